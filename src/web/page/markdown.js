// Renders the Markdown that Discord messages use. All output is text nodes and elements created here: user
// input is never parsed as HTML.

import { moment } from "/texts.js";

/** An element with attributes and children; strings become text. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

/** Renders a text with blocks: headings, lists, quotes, code. `names` looks up people and channels by id. */
export function render(text, names) {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocks(text, names));
  return fragment;
}

/** Renders a single line, such as a title. */
export function renderLine(text, names) {
  const fragment = document.createDocumentFragment();
  fragment.append(...inline(text, names));
  return fragment;
}

const FENCE = /```(?:[a-z0-9_+-]+\n)?\n?([\s\S]*?)\n?```/i;

function blocks(text, names) {
  const fence = FENCE.exec(text);
  if (!fence) return lines(text.split("\n"), names);
  const before = text.slice(0, fence.index).replace(/\n$/, "");
  const after = text.slice(fence.index + fence[0].length).replace(/^\n/, "");
  const code = make("pre", { tabindex: "0" }, make("code", {}, fence[1]));
  return [...(before ? blocks(before, names) : []), code, ...(after ? blocks(after, names) : [])];
}

const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.+)$/;

function lines(rows, names) {
  const nodes = [];
  for (let at = 0; at < rows.length;) {
    const taken = takeQuote(rows, at, names) ?? takeList(rows, at, names) ?? takeLine(rows, at, names);
    nodes.push(taken.node);
    at = taken.next;
  }
  return nodes;
}

function takeQuote(rows, at, names) {
  if (rows[at].startsWith(">>> ")) {
    const rest = [rows[at].slice(4), ...rows.slice(at + 1)];
    return { node: make("blockquote", {}, lines(rest, names)), next: rows.length };
  }
  const quoted = [];
  while (at < rows.length && QUOTE.test(rows[at]) && /^> /.test(rows[at])) quoted.push(QUOTE.exec(rows[at++])[1]);
  return quoted.length ? { node: make("blockquote", {}, lines(quoted, names)), next: at } : null;
}

function takeList(rows, at, names) {
  const first = ITEM.exec(rows[at]);
  if (!first || SMALL.test(rows[at])) return null;
  const list = first[2] ? make("ol", { start: first[2] }) : make("ul");
  const depth = first[1].length;
  for (let item; at < rows.length && (item = ITEM.exec(rows[at])) && item[1].length >= depth;) {
    if (item[1].length > depth) {
      const inner = takeList(rows, at, names);
      (list.lastChild ?? list).append(inner.node);
      at = inner.next;
    } else {
      list.append(make("li", {}, inline(item[3], names)));
      at++;
    }
  }
  return { node: list, next: at };
}

function takeLine(rows, at, names) {
  const heading = HEADING.exec(rows[at]);
  // Levels 1 and 2 are the page's own headings.
  if (heading) return { node: make(`h${heading[1].length + 2}`, {}, inline(heading[2], names)), next: at + 1 };
  const small = SMALL.exec(rows[at]);
  if (small) return { node: make("small", {}, inline(small[1], names)), next: at + 1 };
  if (!rows[at]) return { node: make("p", { class: "gap" }), next: at + 1 };
  return { node: make("p", {}, inline(rows[at], names)), next: at + 1 };
}

const ANY = String.raw`(?:\\[\s\S]|[^\\])+?`;
const RULES = [
  [/^\\([^0-9A-Za-z\s])/, ([, char]) => char],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , code]) => make("code", {}, code)],
  [/^<@!?(\d+)>/, ([, id], names) => mention(`@${names.person(id)}`, id === names.me)],
  [/^<#(\d+)>/, ([, id], names) => make("a", { class: "mention", href: `#${names.channel(id)}` }, `#${names.channel(id)}`)],
  [/^<\/([^:>]+):\d+>/, ([, name], names) => command(names.command(name))],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, ([, seconds, style]) => time(Number(seconds) * 1000, style)],
  [/^<(https?:\/\/[^\s>]+)>/, ([, address]) => link(address, [address])],
  [/^\[((?:\\.|[^\]\\])+)\]\((https?:\/\/[^\s)]+)\)/, ([, text, address], names) => link(address, inline(text, names))],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, ([address]) => link(address, [address])],
  [new RegExp(String.raw`^\*\*(${ANY})\*\*(?!\*)`), wrap("strong")],
  [new RegExp(String.raw`^__(${ANY})__(?!_)`), wrap("u")],
  [new RegExp(String.raw`^~~(${ANY})~~`), wrap("s")],
  [new RegExp(String.raw`^\|\|(${ANY})\|\|`), ([, text], names) => make("span", { class: "spoiler", tabindex: "0" }, inline(text, names))],
  [/^\*(?=\S)((?:\\[\s\S]|\*\*(?:\\[\s\S]|[^\\])+?\*\*|[^\\*])+?)\*(?!\*)/, wrap("em")],
  [/^_(?=\S)((?:\\[\s\S]|[^\\_])+?)_(?![0-9A-Za-z_])/, wrap("em")],
];
const PLAIN = /^(?:[0-9A-Za-z]+|[\s\S])/u;

function inline(text, names) {
  const nodes = [];
  let plain = "";
  const flush = () => plain && (nodes.push(plain), plain = "");
  for (let rest = text; rest;) {
    const bare = PLAIN.exec(rest)[0];
    const found = rest.startsWith("http") || bare.length === 1 ? match(rest, plain) : null;
    if (found) {
      flush();
      nodes.push(found.make(found.match, names));
    } else {
      plain += bare;
    }
    rest = rest.slice(found ? found.match[0].length : bare.length);
  }
  flush();
  return nodes;
}

function match(rest, before) {
  // An underscore inside a word is no markup.
  if (rest.startsWith("_") && !rest.startsWith("__") && /[0-9A-Za-z]$/.test(before)) return null;
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    if (match) return { match, make };
  }
  return null;
}

function wrap(tag) {
  return ([, text], names) => make(tag, {}, inline(text, names));
}

function mention(text, isMe = false) {
  return make("span", { class: isMe ? "mention me" : "mention" }, text);
}

/** The mention of a command; a click writes it into the line. */
function command(name) {
  const element = make("button", { class: "mention command", type: "button" }, `/${name}`);
  element.addEventListener("click", () => document.dispatchEvent(new CustomEvent("command", { detail: name })));
  return element;
}

function link(address, text) {
  return make("a", { href: address, target: "_blank", rel: "noopener noreferrer nofollow" }, text);
}

export function time(at, style = "f") {
  const element = make("time", { datetime: new Date(at).toISOString(), "data-style": style }, moment(at, style));
  element.title = moment(at, "F");
  return element;
}
