// The page: joins as a user, shows what that user sees, and sends what they do.

import { Composer } from "/composer.js";
import { make } from "/markdown.js";
import { avatar, belongsTo, draw, spoken } from "/message.js";
import { Connection } from "/connection.js";
import { learn, moment, word } from "/texts.js";

const find = (selector) => document.querySelector(selector);
const list = find("#messages");

/** Each tab is a user, also after a reload. */
const memory = {
  get name() { return sessionStorage.getItem("name"); },
  set name(name) { name === null ? sessionStorage.removeItem("name") : sessionStorage.setItem("name", name); },
  get lang() { return sessionStorage.getItem("lang") ?? navigator.language; },
  set lang(lang) { sessionStorage.setItem("lang", lang); },
};

/** Everything this user sees. */
const room = {
  me: null,
  bot: null,
  channel: null,
  channels: [],
  people: [],
  messages: new Map(),
  unread: new Map(),
  games: [],
  commands: {},
  ask: (action, details) => connection.ask(action, details),
  names: {
    get me() { return room.me; },
    person: (id) => id === room.bot ? "Stammtisch" : room.people.find((person) => person.id === id)?.name ?? id,
    channel: (id) => room.channels.find((channel) => channel.id === id)?.name ?? id,
    command: (name) => room.commands[name] ?? name,
  },
  /** Clicks or chooses something, and shows the form that this may open. */
  async act(action, details) {
    const answer = await connection.ask(action, details);
    if (answer?.form) openForm(answer.form);
    return answer;
  },
  /** Sends a line to the channel. */
  send: (line) => room.act("send", { channel: room.channel, line }),
  enlarge(image) {
    const large = find("#picture img");
    [large.src, large.alt] = [image.src, image.alt];
    find("#picture").showModal();
  },
};

const connection = new Connection({
  language: () => memory.lang,
  receive: (message) => handlers[message.is](message),
  up: start,
  down: () => find("#banner").hidden = false,
});
const composer = new Composer(room);
document.addEventListener("command", ({ detail }) => composer.begin(`/${detail} `));

const handlers = {
  words({ lang, public: server, langs, words, games, commands }) {
    learn(words, lang);
    Object.assign(room, { games, commands });
    fillLanguages(langs, lang, server);
    if (room.channel) showChannel(room.channel);
  },
  entered({ me, bot, channels, messages }) {
    Object.assign(room, { me: me.id, bot, channels });
    memory.name = me.name;
    room.messages = new Map(messages.map((message) => [message.id, message]));
    find("#me").replaceChildren(avatar(me.id, me.name), make("span", { class: "name" }, me.name));
    find("#entrance").hidden = true;
    find("#room").hidden = false;
    showChannel(channelOfAddress() ?? channels[0].id);
    // On touch screens the keyboard would cover half of the page.
    if (matchMedia("(pointer: fine)").matches) find("#line").focus();
  },
  people({ people }) {
    room.people = people;
    showPeople();
    showKnown();
  },
  channels({ channels }) {
    room.channels = channels;
    showChannels();
  },
  message({ message }) {
    const isNew = !room.messages.has(message.id);
    room.messages.set(message.id, message);
    if (message.channel_id === room.channel) place(message, isNew);
    if (isNew) notice(message);
  },
  gone({ message }) {
    room.messages.delete(message);
    find(`#message-${CSS.escape(message)}`)?.remove();
    list.querySelectorAll(".message").forEach(group);
  },
};

// Joining

async function start() {
  find("#banner").hidden = true;
  const isGuest = new URLSearchParams(location.search).has("guest");
  if (isGuest) history.replaceState(null, "", `/${location.hash}`);
  if (isGuest && !memory.name) return enter(null);
  if (memory.name) return enter(memory.name);
  find("#room").hidden = true;
  find("#entrance").hidden = false;
  find("#door-name").focus();
}

async function enter(name) {
  try {
    await connection.ask("enter", { name, lang: memory.lang });
  } catch (error) {
    find("#door-failure").textContent = error.message;
  }
}

function showKnown() {
  const buttons = room.people.map((person) => {
    const button = make("button", { class: "button secondary", type: "button" }, avatar(person.id, person.name), person.name);
    button.addEventListener("click", () => enter(person.name));
    return make("li", {}, button);
  });
  find("#known-people").replaceChildren(...buttons);
  find("#known").hidden = !buttons.length;
}

find("#door").addEventListener("submit", (event) => {
  event.preventDefault();
  enter(find("#door-name").value);
});

// Channels and people

function channelOfAddress() {
  const name = decodeURIComponent(location.hash.slice(1));
  return room.channels.find((channel) => channel.name === name)?.id;
}

function showChannels() {
  const tops = room.channels.filter((channel) => !channel.parent);
  const ordered = tops.flatMap((top) => [top, ...room.channels.filter((channel) => channel.parent === top.id)]);
  find("#channels").replaceChildren(...ordered.map((channel) => {
    const unread = room.unread.get(channel.id);
    const link = make("a", { href: `#${encodeURIComponent(channel.name)}` }, make("span", { class: "name" }, channel.name),
      unread?.pings ? make("span", { class: "pings" }, String(unread.pings)) : null);
    if (channel.id === room.channel) link.setAttribute("aria-current", "page");
    if (unread) link.setAttribute("aria-label", `${channel.name}, ${word("web-unread", { count: unread.count })}`);
    return make("li", { class: `${channel.parent ? "thread" : "channel"}${unread ? " unread" : ""}` }, link);
  }));
  const pings = [...room.unread.values()].reduce((sum, unread) => sum + unread.pings, 0);
  const name = room.names.channel(room.channel);
  document.title = `${pings ? `(${pings}) ` : ""}#${name} · Stammtisch`;
  find("#channel-name").textContent = name;
  find("#line").setAttribute("aria-label", word("web-composer", { channel: `#${name}` }));
  find("#line").placeholder = word("web-composer", { channel: `#${name}` });
}

function showChannel(id) {
  room.channel = id;
  room.unread.delete(id);
  showChannels();
  showPeople();
  const items = [...room.messages.values()].filter((message) => message.channel_id === id);
  items.sort((a, b) => compare(a.id, b.id));
  list.replaceChildren(welcome(), ...items.map((message) => draw(message, room)));
  list.querySelectorAll(".message").forEach(group);
  find("#invite-link").value = invitation();
  for (const link of document.querySelectorAll(".add-player")) link.href = invitation("?guest");
  // In an empty channel the welcome is shown from its start.
  if (items.length) toBottom();
  else list.scrollTop = 0;
  openDrawer("#side", "#open-side", false);
}

const invitation = (query = "") => `${location.origin}/${query}#${encodeURIComponent(room.names.channel(room.channel))}`;

function showPeople() {
  const person = ({ id, name, here }) => make("li", { class: here ? "here" : "away" }, avatar(id, name), make("span", { class: "name" }, name),
    id === room.me && make("span", { class: "muted" }, word("web-me")));
  const group = (key, people) => people.length
    ? [make("li", { class: "group" }, `${word(key)} · ${people.length}`), ...people.map(person)] : [];
  find("#people-list").replaceChildren(
    ...group("web-online", room.people.filter(({ here }) => here)),
    ...group("web-offline", room.people.filter(({ here }) => !here)),
    make("li", { class: "group" }, word("web-app")),
    make("li", { class: "here" }, avatar(room.bot, null), make("span", { class: "name" }, "Stammtisch")));
}

addEventListener("hashchange", () => {
  const id = channelOfAddress();
  if (id && id !== room.channel) showChannel(id);
});

// Messages

/** Compares ids, which are too large for JavaScript's numbers. */
const compare = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** The first item in a channel: what this is and how to start. */
function welcome() {
  const name = room.names.channel(room.channel);
  const own = room.games.filter((game) => game.id === name);
  const games = (own.length ? own : room.games).map((game) => {
    const solo = make("button", { class: "button primary", type: "button", "aria-label": `${game.name}: ${word("web-solo")}` }, word("web-solo"));
    solo.addEventListener("click", () => say(game.solo));
    const start = make("button", { class: "button secondary", type: "button" }, word("web-start", { game: game.name }));
    start.addEventListener("click", () => say(game.play));
    const rules = make("button", { class: "button secondary", type: "button" }, word("web-rules"));
    rules.addEventListener("click", () => say(game.rules));
    const learn = make("button", { class: "button secondary", type: "button", "aria-label": `${game.name}: ${word("web-learn")}` }, word("web-learn"));
    learn.addEventListener("click", () => say(game.learn));
    return make("li", {}, make("h4", {}, game.name), make("p", { class: "muted" }, game.about), make("div", { class: "row" }, solo, start, learn, rules));
  });
  const add = make("a", { class: "button secondary add-player", target: "_blank", rel: "noopener", href: invitation("?guest") }, word("web-add-player"));
  return make("li", { class: "welcome" },
    make("img", { src: "/icon.svg", alt: "", width: "64", height: "64" }),
    make("h3", {}, word("web-welcome", { channel: `#${name}` })),
    make("p", {}, word("web-about")),
    make("ul", { class: "games" }, games),
    make("p", {}, word("web-welcome-second"), " ", add),
    make("p", {}, word("web-welcome-play")),
    make("p", { class: "muted" }, word("web-welcome-keep")));
}

/** Sends the command of a welcome button; errors are shown at the input field. */
async function say(line) {
  try {
    await room.send(line);
  } catch (error) {
    find("#send-failure").textContent = error.message;
  }
}

/** Inserts a message at its position, or replaces its older version. */
function place(message, isNew) {
  const wasAtBottom = isAtBottom();
  const item = draw(message, room);
  const old = find(`#message-${CSS.escape(message.id)}`);
  if (old) {
    keepFocus(old, item);
  } else {
    const items = [...list.querySelectorAll(".message")];
    const before = items.findLast((other) => compare(other.id.slice(8), message.id) < 0) ?? list.firstElementChild;
    before.after(item);
  }
  group(item);
  if (item.nextElementSibling) group(item.nextElementSibling);
  if (wasAtBottom || message.interaction?.user.id === room.me) toBottom();
  else if (isNew) find("#to-bottom").hidden = false;
}

/** Replaces a message and keeps the focus: on the same button, or else on the first. */
function keepFocus(old, item) {
  const parts = (element) => [...element.querySelectorAll(".row button, .row summary")];
  const focused = parts(old).indexOf(document.activeElement);
  const label = document.activeElement?.textContent;
  const failed = old.querySelector(".failure").textContent;
  item.querySelector(".failure").textContent = failed;
  old.replaceWith(item);
  if (focused >= 0) {
    const open = parts(item).filter((part) => !part.disabled);
    (open.find((part) => part.textContent === label) ?? open[0] ?? find("#line")).focus({ preventScroll: true });
  }
}

function group(item) {
  item.classList.toggle("follows", belongsTo(item, item.previousElementSibling));
}

/** Announces a new message: to screen readers, in the list of channels, in the title. */
function notice(message) {
  if (message.channel_id === room.channel && !document.hidden) {
    find("#announcer").textContent = spoken(message, room);
    return;
  }
  const unread = room.unread.get(message.channel_id) ?? { count: 0, pings: 0 };
  unread.count++;
  if (message.mentions.some((user) => user.id === room.me)) unread.pings++;
  room.unread.set(message.channel_id, unread);
  showChannels();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && room.unread.delete(room.channel)) showChannels();
});

const isAtBottom = () => list.scrollHeight - list.scrollTop - list.clientHeight < 120;

function toBottom() {
  list.scrollTop = list.scrollHeight;
  find("#to-bottom").hidden = true;
}

let wasReadingOn = false;
list.addEventListener("scroll", () => {
  wasReadingOn = isAtBottom();
  if (wasReadingOn) find("#to-bottom").hidden = true;
});
// After a resize the newest message must stay visible.
new ResizeObserver(() => wasReadingOn && list.querySelector(".message") && toBottom()).observe(list);
find("#to-bottom").addEventListener("click", toBottom);

setInterval(() => {
  for (const element of document.querySelectorAll('time[data-style="R"]')) {
    const text = moment(Date.parse(element.dateTime), "R");
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);

// Forms, settings, invitations

function openForm({ number, title, fields }) {
  find("#sheet-title").textContent = title;
  find("#sheet-fields").replaceChildren(...fields.map((field) => make("label", {}, make("span", {}, field.label),
    make("input", { name: field.id, value: field.value, required: field.required, minlength: field.least, maxlength: field.most }))));
  find("#sheet-form").onsubmit = async (event) => {
    event.preventDefault();
    const texts = [...find("#sheet-fields").querySelectorAll("input")].map((input) => [input.name, input.value]);
    find("#sheet").close();
    try {
      await room.act("submit", { form: number, texts });
    } catch (error) {
      find("#send-failure").textContent = error.message;
    }
  };
  find("#sheet").showModal();
}

find("#sheet-cancel").addEventListener("click", () => find("#sheet").close());
find("#picture").addEventListener("click", () => find("#picture").close());

function fillLanguages(langs, mine, server) {
  for (const select of document.querySelectorAll("select.languages")) {
    select.replaceChildren(...langs.map(({ code, name }) => make("option", { value: code, lang: code }, name)));
    select.value = select.id === "server-language" ? server : mine;
  }
}

find("#door-language").addEventListener("change", ({ target }) => {
  memory.lang = target.value;
  location.reload();
});
find("#my-language").addEventListener("change", ({ target }) => {
  memory.lang = target.value;
  connection.ask("speak", { lang: target.value }).catch(() => {});
});
find("#server-language").addEventListener("change", ({ target }) => connection.ask("public", { lang: target.value }).catch(() => {}));

const theme = find("#theme");
theme.value = localStorage.getItem("theme") ?? "";
const dress = () => document.documentElement.dataset.theme = theme.value;
theme.addEventListener("change", () => {
  localStorage.setItem("theme", theme.value);
  dress();
});
dress();

find("#leave").addEventListener("click", () => {
  memory.name = null;
  location.reload();
});
find("#open-settings").addEventListener("click", () => find("#settings").showModal());
find("#open-invite").addEventListener("click", () => find("#invite").showModal());
find("#copy-link").addEventListener("click", async () => {
  find("#invite-link").select();
  await navigator.clipboard?.writeText(find("#invite-link").value).catch(() => {});
  find("#copy-link").textContent = word("web-copied");
});

/** Opens or closes a side list, which is a drawer in narrow windows. */
function openDrawer(drawer, button, open) {
  find(drawer).classList.toggle("open", open);
  find(button).setAttribute("aria-expanded", String(open));
}

for (const [drawer, button] of [["#side", "#open-side"], ["#people", "#open-people"]]) {
  find(button).addEventListener("click", (event) => {
    event.stopPropagation();
    openDrawer(drawer, button, !find(drawer).classList.contains("open"));
  });
  document.addEventListener("click", (event) => !find(drawer).contains(event.target) && openDrawer(drawer, button, false));
  document.addEventListener("keydown", (event) => event.key === "Escape" && openDrawer(drawer, button, false));
}
// Menus close on a click elsewhere.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details[open]")) if (!menu.contains(event.target)) menu.open = false;
});
