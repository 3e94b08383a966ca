// Draws a message: author, text, embeds, pictures, buttons and menus.

import { make, render, renderLine, time } from "/markdown.js";
import { word } from "/texts.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

/** Messages of one author within this time are grouped under one name. */
const TOGETHER = 5 * 60 * 1000;

/** Draws a message. `room` looks up names and handles clicks. */
export function draw(message, room) {
  const isPrivate = Boolean(message.flags & EPHEMERAL);
  const pingsMe = message.mentions.some((user) => user.id === room.me);
  const body = make("div", { class: "body" }, head(message), content(message, room), failure());
  const item = make("li", { class: "message", id: `message-${message.id}`, "data-author": message.author.id },
    origin(message, room), avatar(message.author.id, nameOf(message.author)), body);
  item.classList.toggle("private", isPrivate);
  item.classList.toggle("pings", pingsMe);
  if (isPrivate) body.append(privacy(message, room));
  item.dataset.at = Date.parse(message.timestamp);
  item.dataset.begins = String(Boolean(message.interaction) || isPrivate);
  return item;
}

/** Whether a message is grouped with the one before it. */
export function belongsTo(item, before) {
  return Boolean(before?.matches(".message")) && item.dataset.begins === "false" &&
    before.dataset.author === item.dataset.author && !before.matches(".private") &&
    Number(item.dataset.at) - Number(before.dataset.at) < TOGETHER;
}

/** A user's initial on a colour derived from their id; the bot has a picture. */
export function avatar(id, name) {
  if (name === null) return make("img", { class: "avatar", src: "/icon.svg", alt: "" });
  const hue = Number(BigInt(id) % 360n);
  const circle = make("span", { class: "avatar", "aria-hidden": "true" }, [...name][0] ?? "?");
  circle.style.setProperty("--hue", String((hue * 47) % 360));
  return circle;
}

/** A message as text for screen readers. */
export function spoken(message, room) {
  const parts = [message.content, ...message.embeds.map((embed) => embed.description ?? embed.title ?? "")];
  const lines = [...render(parts.filter(Boolean).join("\n").split("```")[0], room.names).childNodes];
  const text = lines.map((line) => line.textContent).filter(Boolean).join(" ");
  return `${message.author.global_name ?? message.author.username}: ${text}`.slice(0, 400);
}

function nameOf(author) {
  return author.bot ? null : author.global_name ?? author.username;
}

/** Who used which command. Whoever it was reads its name in their own language. */
function origin(message, room) {
  if (!message.interaction) return null;
  const { user, name } = message.interaction;
  const who = user.global_name ?? user.username;
  const small = avatar(user.id, who);
  return make("p", { class: "origin" }, small, word("web-used", { name: who, command: `/${user.id === room.me ? room.names.command(name) : name}` }));
}

function head(message) {
  const isBot = message.author.bot;
  return make("p", { class: "head" },
    make("strong", { class: "name" }, message.author.global_name ?? message.author.username),
    isBot && make("span", { class: "app" }, word("web-app")),
    time(Date.parse(message.timestamp), "t"));
}

function content(message, room) {
  if (message.flags & LOADING) return make("p", { class: "muted thinking" }, word("web-thinking"));
  const shownInEmbeds = new Set(message.embeds.map((embed) => embed.image?.url));
  const files = message.attachments.filter((file) => !shownInEmbeds.has(file.url));
  const edited = message.edited_timestamp && make("span", { class: "edited" }, ` ${word("web-edited")}`);
  const text = message.content && make("div", { class: "text" }, render(message.content, room.names));
  if (text && edited) (text.lastElementChild?.matches("p") ? text.lastElementChild : text).append(edited);
  return make("div", { class: "content" },
    text,
    message.embeds.map((embed) => drawEmbed(embed, message, room)),
    files.map((file) => picture(file.url, message, room) ?? make("a", { href: file.url, download: file.filename }, file.filename)),
    message.components.map((row) => drawRow(row, message, room)));
}

function drawEmbed(embed, message, room) {
  const names = room.names;
  const fields = (embed.fields ?? []).map((field) => make("div", { class: field.inline ? "field" : "field whole" },
    make("h4", {}, renderLine(field.name, names)), make("div", { class: "text" }, render(field.value, names))));
  const element = make("article", { class: "embed" },
    embed.author && make("p", { class: "embed-author" }, embed.author.name),
    embed.title && make("h3", {}, renderLine(embed.title, names)),
    embed.description && make("div", { class: "text" }, render(embed.description, names)),
    fields.length ? make("div", { class: "fields" }, fields) : null,
    embed.image && picture(embed.image.url, message, room),
    embed.footer && make("p", { class: "footer" }, embed.footer.text));
  if (embed.color != null) element.style.setProperty("--edge", `#${embed.color.toString(16).padStart(6, "0")}`);
  return element;
}

/** A picture that can be enlarged. Only from this origin: the page loads nothing from others. */
function picture(address, message, room) {
  const file = message.attachments.find((file) => file.url === address);
  if (!address?.startsWith("/attachments/") || (file && !file.content_type?.startsWith("image/"))) return null;
  const alt = file?.description ?? word("web-picture");
  const image = make("img", { src: address, alt, width: file?.width, height: file?.height });
  const frame = make("button", { class: "picture", type: "button" }, image);
  frame.addEventListener("click", () => room.enlarge(image));
  return frame;
}

function drawRow(row, message, room) {
  const parts = row.components.map((part) => part.type === 2 ? drawButton(part, message, room) : drawMenu(part, message, room));
  return make("div", { class: "row" }, parts);
}

function drawButton(part, message, room) {
  const label = [icon(part.emoji), part.label];
  if (part.style === 5) return make("a", { class: "button secondary", href: part.url, target: "_blank", rel: "noopener noreferrer" }, label);
  const button = make("button", { class: `button ${STYLES[part.style]}`, type: "button", disabled: part.disabled }, label);
  button.addEventListener("click", () => perform(button, message, room, "click", { button: part.custom_id }));
  return button;
}

/** An emoji beside a label, which says the same. */
function icon(emoji) {
  if (!emoji) return null;
  return emoji.id ? make("img", { class: "emoji", src: `/emojis/${emoji.id}`, alt: "" }) : make("span", {}, emoji.name);
}

function drawMenu(part, message, room) {
  const most = part.max_values ?? 1, least = part.min_values ?? 1;
  const summary = make("summary", { class: "menu" }, part.placeholder ?? "");
  const options = make("div", { class: "options" });
  const menu = make("details", { class: part.disabled ? "disabled" : "" }, summary, options);
  const choose = (values) => {
    menu.open = false;
    perform(summary, message, room, "choose", { menu: part.custom_id, values });
  };
  if (most === 1) {
    options.append(...part.options.map((option) => {
      const button = make("button", { type: "button", class: "option" }, icon(option.emoji), option.label,
        option.description && make("small", {}, option.description));
      button.addEventListener("click", () => choose([option.value]));
      return button;
    }));
  } else {
    options.append(...part.options.map((option) =>
      make("label", { class: "option" }, make("input", { type: "checkbox", value: option.value }), icon(option.emoji), option.label)));
    const done = make("button", { type: "button", class: "button primary wide" }, word("web-done"));
    const chosen = () => [...options.querySelectorAll(":checked")].map((box) => box.value);
    const check = () => done.disabled = chosen().length < least || chosen().length > most;
    options.addEventListener("change", check);
    done.addEventListener("click", () => choose(chosen()));
    options.append(done);
    check();
  }
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    menu.open = false;
    summary.focus();
  });
  return menu;
}

/** Performs an action of a message's component, and shows an error below the message. */
async function perform(element, message, room, action, details) {
  if (element.getAttribute("aria-busy") === "true") return;
  element.setAttribute("aria-busy", "true");
  const failure = () => document.querySelector(`#message-${CSS.escape(message.id)} .failure`);
  failure()?.replaceChildren();
  try {
    await room.act(action, { message: message.id, ...details });
  } catch (error) {
    failure()?.replaceChildren(error.message);
  } finally {
    element.removeAttribute("aria-busy");
  }
}

function failure() {
  return make("p", { class: "failure", role: "alert" });
}

function privacy(message, room) {
  const dismiss = make("button", { type: "button", class: "link" }, word("web-dismiss"));
  dismiss.addEventListener("click", () => room.act("dismiss", { message: message.id }).catch(() => {}));
  return make("p", { class: "only-you" }, `${word("web-ephemeral")} · `, dismiss);
}
