const form = byId("filters");
const search = byId("search");
const tagChoice = byId("tag");
const found = byId("found");
const statusButtons = [...form.querySelectorAll("[data-status]")];
const groups = [...tree.querySelectorAll(".dir, .feature, .rule")];
let openBefore;

let entries = () => {
  const made = scenarios.map((element) => {
    const [, tags, attempts] = data().scenarios[element.index];
    const card = byId("f-" + element.id);
    const status = statusOf(element);
    const parents = [];
    for (let up = element.parentElement; up !== tree; up = up.parentElement) parents.push(up);
    return { element, card, tags, attempts, parents, statuses: status === "y" ? ["y", "p"] : [status] };
  });
  entries = () => made;
  return made;
};

/// Everything that can be searched of a scenario, in lower case.
function textOf(entry) {
  if (entry.text === undefined) {
    const parts = [
      entry.element.firstElementChild.textContent,
      ...entry.parents.map((parent) => parent.dataset.uri ?? ""),
      ...entry.parents.map((parent) => parent.firstElementChild.firstElementChild?.textContent ?? ""),
      ...entry.tags.map((tag) => data().tags[tag]),
      entry.card?.textContent ?? "",
    ];
    for (const [steps] of entry.attempts ?? []) {
      for (const [template, , ...rest] of steps) {
        const args = Array.isArray(rest[0]) ? rest[0] : rest;
        let number = 0;
        parts.push(templateText(template).replace("\u0002", "").replace(/\u0001/g, () => args[number++] ?? ""));
        if (rest[1]?.why) parts.push(rest[1].why);
      }
    }
    entry.text = parts.join("\n").toLowerCase();
  }
  return entry.text;
}

function chosenStatuses() {
  return statusButtons.filter((button) => button.getAttribute("aria-pressed") === "true")
    .map((button) => button.dataset.status);
}

function applyFilters() {
  const terms = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const statuses = chosenStatuses();
  const tag = tagChoice.value ? data().tags.indexOf(tagChoice.value) : undefined;
  const isActive = terms.length > 0 || statuses.length > 0 || tag !== undefined;
  if (!isActive && !openBefore) return;
  const shown = new Map();
  let count = 0;
  for (const entry of entries()) {
    const matches = (statuses.length === 0 || entry.statuses.some((one) => statuses.includes(one)))
      && (tag === undefined || entry.tags.includes(tag))
      && terms.every((term) => textOf(entry).includes(term));
    if (entry.element.hidden === matches) entry.element.hidden = !matches;
    if (entry.card) entry.card.hidden = !matches;
    if (!matches) continue;
    count += 1;
    for (const parent of entry.parents) shown.set(parent, true);
  }
  openBefore ??= new Map(groups.map((group) => [group, group.open]));
  for (const group of groups) {
    group.hidden = !shown.has(group);
    // A thousand open features would only be slow.
    group.open = isActive && count <= 300 ? true : openBefore.get(group);
  }
  if (!isActive) openBefore = undefined;
  found.textContent = isActive ? `${count} of ${scenarios.length}` : "";
  rememberFilters(isActive);
}

function rememberFilters(isActive) {
  const query = new URLSearchParams();
  if (search.value) query.set("q", search.value);
  if (chosenStatuses().length) query.set("status", chosenStatuses().join(" "));
  if (tagChoice.value) query.set("tag", tagChoice.value);
  const hash = isActive ? "#?" + query : location.hash.startsWith("#?") ? "#" : location.hash;
  if (hash !== location.hash) history.replaceState(null, "", hash);
}

function setFilters({ q = "", status = "", tag = "" }) {
  search.value = q;
  tagChoice.value = tag;
  const statuses = status.split(" ");
  for (const button of statusButtons) {
    button.setAttribute("aria-pressed", String(statuses.includes(button.dataset.status)));
  }
  applyFilters();
}

let pause;
search.addEventListener("input", () => {
  clearTimeout(pause);
  pause = setTimeout(applyFilters, 80);
});
tagChoice.addEventListener("change", applyFilters);
form.addEventListener("submit", (event) => { event.preventDefault(); applyFilters(); });
for (const button of statusButtons) {
  button.addEventListener("click", () => {
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    applyFilters();
  });
}
form.hidden = false;

tree.addEventListener("toggle", (event) => {
  if (event.target.open && event.target.index !== undefined) fill(event.target);
}, true);

function reveal(element) {
  if (element.closest("[hidden]")) setFilters({});
  for (let up = element; up; up = up.parentElement) {
    if (up.tagName === "DETAILS") up.open = true;
  }
  if (element.index !== undefined) fill(element);
  element.scrollIntoView({ block: "start" });
  (element.querySelector("summary") ?? element).focus({ preventScroll: true });
}

function follow() {
  const hash = location.hash;
  if (hash.startsWith("#?")) {
    setFilters(Object.fromEntries(new URLSearchParams(hash.slice(2))));
    if (scenarios.length) byId("all").scrollIntoView();
    return;
  }
  const element = hash.length > 1 && byId(decodeURIComponent(hash.slice(1)));
  if (element) reveal(element);
}

addEventListener("hashchange", follow);
// The browser goes to the address once more when all is there, and takes the focus with it.
addEventListener("load", () => setTimeout(follow));
document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#"]');
  // Nothing changes when the address is the same, yet it was asked for.
  if (link && link.getAttribute("href") === location.hash) follow();
});
follow();
