const theme = byId("theme");
const themes = { "": "system", dark: "dark", light: "light" };

function setTheme(name) {
  if (name) document.documentElement.dataset.theme = name;
  else delete document.documentElement.dataset.theme;
  theme.textContent = "Theme: " + themes[name];
  // A page that is opened from a file may not be allowed to remember anything.
  try { localStorage.setItem("specrun-theme", name); } catch {}
}

function nextTheme() {
  const names = Object.keys(themes);
  const now = document.documentElement.dataset.theme ?? "";
  setTheme(names[(names.indexOf(now) + 1) % names.length]);
}

let remembered = "";
try { remembered = localStorage.getItem("specrun-theme") ?? ""; } catch {}
if (remembered in themes && remembered) setTheme(remembered);
theme.addEventListener("click", nextTheme);
const keys = byId("keys");
byId("help").addEventListener("click", () => keys.showModal());
document.querySelector(".tools").hidden = false;

function copyButton() { return make("button", { class: "copy" }, "Copy"); }

let copied;

async function copy(button) {
  const code = button.parentElement.querySelector("code");
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    getSelection().selectAllChildren(code);
    document.execCommand("copy");
  }
  if (copied) copied.textContent = "Copy";
  copied = button;
  button.textContent = "Copied";
}

for (const button of document.querySelectorAll(".copy")) button.hidden = false;
document.addEventListener("click", (event) => {
  if (event.target.matches(".copy")) copy(event.target);
});

function move(by) {
  const cards = [...document.querySelectorAll("details.card")].filter((card) => !card.hidden);
  if (cards.length === 0) return;
  const now = cards.findIndex((card) => card.contains(document.activeElement));
  const next = now < 0 ? (by > 0 ? 0 : cards.length - 1) : (now + by + cards.length) % cards.length;
  reveal(cards[next]);
}

function toggleFailed() {
  const bad = ["f", "a", "u", "w", "x"];
  setFilters({ status: chosenStatuses().length ? "" : bad.join(" ") });
}

function setOpen(isOpen) {
  for (const group of groups) group.open = isOpen || group.classList.contains("dir");
}

const actions = {
  "/": () => search.focus(), n: () => move(1), p: () => move(-1), f: toggleFailed,
  d: toggleDetails, e: () => setOpen(true), c: () => setOpen(false), t: nextTheme, "?": () => keys.showModal(),
  Escape: () => { setFilters({}); document.activeElement?.blur(); },
};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || keys.open) return;
  const isTyping = event.target.matches("input, select, textarea");
  const action = actions[event.key];
  if (!action || isTyping && event.key !== "Escape") return;
  event.preventDefault();
  action();
});

for (const figure of document.querySelectorAll(".compare")) addSlider(figure);

let closedCards = [];
addEventListener("beforeprint", () => {
  closedCards = [...document.querySelectorAll("details.card:not([open])")];
  for (const card of closedCards) card.open = true;
});
addEventListener("afterprint", () => { for (const card of closedCards) card.open = false; });
