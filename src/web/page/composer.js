// The input field: messages and commands, with suggestions as in Discord's client.

import { make } from "/markdown.js";

const line = document.querySelector("#line");
const box = document.querySelector("#hints");
const about = document.querySelector("#hint-about");
const list = document.querySelector("#hint-list");
const failure = document.querySelector("#send-failure");

/** Milliseconds after a key press before hints are requested. */
const PAUSE = 80;

export class Composer {
  #offers = [];
  #chosen = -1;
  #asked = 0;
  #pause;
  #room;

  constructor(room) {
    this.#room = room;
    line.addEventListener("input", () => this.#typed());
    line.addEventListener("keydown", (event) => this.#key(event));
    line.addEventListener("blur", () => setTimeout(() => this.#hide(), 150));
    line.addEventListener("focus", () => this.#typed());
    document.querySelector("#composer").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
  }

  /** Fills in the beginning of a line. */
  begin(text) {
    line.value = text;
    line.focus();
    this.#typed();
  }

  #typed() {
    failure.replaceChildren();
    line.style.setProperty("--lines", String(Math.min(line.value.split("\n").length, 8)));
    clearTimeout(this.#pause);
    const asked = ++this.#asked;
    if (!line.value.startsWith("/")) return this.#hide();
    this.#pause = setTimeout(async () => {
      const hints = await this.#room.ask("hint", { channel: this.#room.channel, line: line.value }).catch(() => null);
      if (hints && asked === this.#asked) this.#show(hints);
    }, PAUSE);
  }

  #show({ about: text = "", offers = [] }) {
    this.#offers = offers;
    about.textContent = text;
    list.replaceChildren(...offers.map((offer, index) => {
      const item = make("li", { role: "option", id: `hint-${index}`, "aria-selected": "false" },
        make("strong", {}, offer.name), offer.about && make("span", { class: "muted" }, offer.about));
      item.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        this.#take(offer);
      });
      return item;
    }));
    this.#choose(-1);
    const isEmpty = !text && !offers.length;
    box.hidden = isEmpty;
    line.setAttribute("aria-expanded", String(!isEmpty));
  }

  #hide() {
    this.#show({});
  }

  #choose(index) {
    this.#chosen = index;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === index)));
    if (index < 0) return line.removeAttribute("aria-activedescendant");
    line.setAttribute("aria-activedescendant", `hint-${index}`);
    list.children[index].scrollIntoView({ block: "nearest" });
  }

  #take(offer) {
    this.begin(offer.line);
  }

  #key(event) {
    const { key } = event;
    const count = this.#offers.length;
    if (key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      const isHalfACommand = /^\/\S*$/.test(line.value) && !this.#offers.some((offer) => offer.line.trim() === line.value);
      if (this.#chosen >= 0) this.#take(this.#offers[this.#chosen]);
      else if (isHalfACommand && count) this.#take(this.#offers[0]);
      else this.#send();
    } else if (count && (key === "ArrowDown" || key === "ArrowUp")) {
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : -1;
      this.#choose(this.#chosen < 0 && step < 0 ? count - 1 : (this.#chosen + step + count) % count);
    } else if (count && key === "Tab" && !event.shiftKey) {
      event.preventDefault();
      this.#take(this.#offers[Math.max(this.#chosen, 0)]);
    } else if (key === "Escape" && !box.hidden) {
      event.preventDefault();
      this.#hide();
    }
  }

  async #send() {
    const text = line.value.trim();
    if (!text) return;
    line.value = "";
    this.#typed();
    try {
      const { line: rest } = await this.#room.send(text) ?? {};
      // An option is missing: the line goes on there.
      if (rest && !line.value) this.begin(rest);
    } catch (error) {
      if (!line.value) line.value = text;
      failure.textContent = error.message;
    }
  }
}
