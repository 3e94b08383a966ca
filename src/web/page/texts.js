// The page's texts. The program sends them in the user's language.

let known = {};

export let lang = "en";

/** Sets the texts of a language and fills them into the page. */
export function learn(words, language) {
  known = words;
  lang = language;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) {
    element.textContent = word(element.dataset.word);
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", word(element.dataset.label));
    if (element.matches("button")) element.title = word(element.dataset.label);
  }
}

/** The text of a key, with the parts in braces filled in. */
export function word(key, blanks = {}) {
  const sentence = known[key] ?? "";
  return sentence.replace(/\{(\w+)\}/g, (all, name) => blanks[name] ?? all);
}

/** «in 2 minutes», «vor 3 Stunden». */
export function relativeTime(date, now = Date.now()) {
  const seconds = Math.round((date - now) / 1000);
  const units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? units[3];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** A time in one of Discord's styles: t, T, d, D, f, F or R. */
export function moment(date, style = "f") {
  if (style === "R") return relativeTime(date);
  const styles = {
    t: { timeStyle: "short" }, T: { timeStyle: "medium" },
    d: { dateStyle: "short" }, D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  };
  return new Intl.DateTimeFormat(lang, styles[style] ?? styles.f).format(date);
}
