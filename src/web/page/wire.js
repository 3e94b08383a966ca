// The WebSocket to the program: requests with answers, news without being asked, and a new try when it is cut.

const PATIENCE = [250, 500, 1000, 2000, 4000];

export class Wire {
  #socket;
  #waiting = new Map();
  #number = 0;
  #tries = 0;
  #language;

  /** `heard` gets the news, `up` and `down` are told when the wire comes and goes. */
  constructor({ language, heard, up, down }) {
    this.#language = language;
    this.heard = heard;
    this.up = up;
    this.down = down;
    this.#connect();
  }

  /** Asks for something; fails with a sentence for the person. */
  ask(deed, details = {}) {
    const number = ++this.#number;
    return new Promise((done, failed) => {
      if (this.#socket.readyState !== WebSocket.OPEN) return failed(new Error(""));
      this.#waiting.set(number, { done, failed });
      this.#socket.send(JSON.stringify({ number, do: deed, ...details }));
    });
  }

  #connect() {
    const socket = new WebSocket(`ws://${location.host}/tab?lang=${encodeURIComponent(this.#language())}`);
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(data)));
    socket.addEventListener("close", () => this.#lost());
  }

  #receive(news) {
    if (news.is !== "reply") {
      if (news.is === "words" && this.#tries !== null) {
        this.#tries = null;
        this.heard(news);
        return this.up();
      }
      return this.heard(news);
    }
    const asked = this.#waiting.get(news.number);
    this.#waiting.delete(news.number);
    if (!asked) return;
    if (news.failed !== undefined) asked.failed(new Error(news.failed));
    else asked.done(news.done);
  }

  #lost() {
    for (const { failed } of this.#waiting.values()) failed(new Error(""));
    this.#waiting.clear();
    this.#tries = this.#tries ?? 0;
    this.down();
    setTimeout(() => this.#connect(), PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]);
  }
}
