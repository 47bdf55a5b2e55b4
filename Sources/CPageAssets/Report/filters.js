const form = byId("filters");
const search = byId("search");
const found = byId("found");
const statusButtons = [...form.querySelectorAll("[data-status]")];
const groups = [...tree.querySelectorAll(".dir, .feature, .rule, .outline, .examples")];
const details = byId("details");
const header = document.querySelector("body > header");
let openBefore;

/// Others have sentences that are elsewhere on the page as well.
const opened = new Set(scenarios.filter((scenario) => scenario.open));

// Made for the first filter.
let listed;
const entries = () => listed ??= scenarios.map((element) => {
  const [, tags] = data().scenarios[element.index];
  const card = byId("f-" + element.id);
  const [status] = element.classList;
  const parents = [];
  for (let up = element.parentElement; up !== tree; up = up.parentElement) parents.push(up);
  const tagNames = tags.map((tag) => data().tags[tag]);
  return { element, card, tagNames, parents, statuses: status === "y" ? ["y", "p"] : [status] };
});

/// The text of a part, of a summary without its counts.
const titleOf = (part) => (part.localName === "summary" && part.firstElementChild || part).textContent;

/// The words that a folder, feature, rule or outline adds to those of its scenarios.
function wordsOf(group) {
  group.words ??= [
    group.dataset.uri,
    ...[...group.children].filter((part) => part.localName !== "details").map(titleOf),
  ].join("\n");
  return group.words;
}

/// Everything that can be searched of a scenario, in lower case.
function textOf(entry) {
  if (entry.text === undefined) {
    const parts = [
      ...[...entry.element.children].filter((part) => !part.matches(".full"))
        .map((part) => part.textContent),
      ...entry.parents.map(wordsOf),
      ...entry.tagNames,
      entry.card?.textContent ?? "",
    ];
    entry.text = parts.join("\n").toLowerCase();
  }
  return entry.text;
}

function chosenStatuses() {
  return statusButtons.filter((button) => button.getAttribute("aria-pressed") === "true")
    .map((button) => button.dataset.status);
}

/// The condition that a text in the search field asks for: a tag expression if it is one, otherwise
/// all of its words.
function conditionOf(text) {
  if (/^(\(|not\s|@)/.test(text.trim()) && text.includes("@")) {
    const condition = tagCondition(text);
    if (condition) return (entry) => condition(entry.tagNames.map((tag) => tag.toLowerCase()));
  }
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  return terms.length === 0 ? undefined
    : (entry) => terms.every((term) => textOf(entry).includes(term));
}

/// A condition on tags; nothing if the text is not a tag expression. The beginning of a tag matches
/// all tags that begin with it, unless a tag has that very name.
function tagCondition(text) {
  const tokens = text.toLowerCase().match(/[()]|[^\s()]+/g);
  const known = new Set(data().tags.map((tag) => tag.toLowerCase()));
  function series(word, next) {
    const parts = [next()];
    while (tokens[0] === word) { tokens.shift(); parts.push(next()); }
    return parts;
  }
  function either() {
    const parts = series("or", both);
    return (tags) => parts.some((part) => part(tags));
  }
  function both() {
    const parts = series("and", one);
    return (tags) => parts.every((part) => part(tags));
  }
  function one() {
    const token = tokens.shift();
    if (token === "not") {
      const part = one();
      return (tags) => !part(tags);
    }
    if (token === "(") {
      const part = either();
      if (tokens.shift() !== ")") throw new SyntaxError();
      return part;
    }
    if (!token?.startsWith("@")) throw new SyntaxError();
    return (tags) => tags.some((tag) => known.has(token) ? tag === token : tag.startsWith(token));
  }
  try {
    const condition = either();
    return tokens.length === 0 ? condition : undefined;
  } catch {
    return undefined;
  }
}

function applyFilters() {
  const condition = conditionOf(search.value);
  const statuses = chosenStatuses();
  const isActive = condition !== undefined || statuses.length > 0;
  if (!isActive && !openBefore) return;
  const shown = new Set();
  const matching = new Set();
  for (const entry of entries()) {
    const matches = (statuses.length === 0 || entry.statuses.some((one) => statuses.includes(one)))
      && (!condition || condition(entry));
    if (entry.element.hidden === matches) entry.element.hidden = !matches;
    if (entry.card) entry.card.hidden = !matches;
    if (!matches) continue;
    matching.add(entry);
    for (const parent of entry.parents) shown.add(parent);
  }
  const count = matching.size;
  openBefore ??= new Map(groups.map((group) => [group, group.open]));
  for (const group of groups) {
    group.hidden = !shown.has(group);
    // A thousand open features would only be slow.
    group.open = isActive && count <= 300 ? true : openBefore.get(group);
  }
  // Names are found at a glance; of a few there is room for their sentences.
  const showsSentences = !isActive || count <= 20;
  for (const { element } of matching) {
    if (opened.has(element) && element.open !== showsSentences) element.open = showsSentences;
  }
  if (!isActive) openBefore = undefined;
  document.documentElement.classList.toggle("searching", isActive);
  for (const section of document.querySelectorAll("#failures, #flaky, #undefined")) {
    section.hidden = isActive && !section.querySelector(".card:not([hidden], [hidden] *)");
  }
  // The results begin where everything else did.
  if (isActive && scrollY > header.offsetHeight) scrollTo(0, header.offsetHeight);
  byId("none").hidden = !isActive || count > 0;
  found.textContent = isActive ? `${count} of ${scenarios.length}` : "";
  rememberFilters(isActive);
}

function rememberFilters(isActive) {
  const query = new URLSearchParams();
  if (search.value) query.set("q", search.value);
  if (chosenStatuses().length) query.set("status", chosenStatuses().join(" "));
  const hash = isActive ? "#?" + query : location.hash.startsWith("#?") ? "#" : location.hash;
  if (hash !== location.hash) history.replaceState(null, "", hash);
}

function setFilters({ q = "", status = "", tag = "" }) {
  search.value = q || tag;
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
form.addEventListener("submit", (event) => { event.preventDefault(); applyFilters(); });
for (const button of statusButtons) {
  button.addEventListener("click", () => {
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    applyFilters();
  });
}
form.hidden = false;

/// Hooks, times, places, tags, attachments and commands.
const showsDetails = () => details.getAttribute("aria-pressed") === "true";

/// Fills all scenarios that are open in an open group.
function fillOpen(group) {
  for (const scenario of group.querySelectorAll('details[id^="s"][open]')) {
    if (!scenario.parentElement.closest("details:not([open])")) fill(scenario);
  }
}

function toggleDetails() {
  details.setAttribute("aria-pressed", String(!showsDetails()));
  document.documentElement.classList.toggle("detailed", showsDetails());
  if (showsDetails()) fillOpen(tree);
}

details.addEventListener("click", toggleDetails);

tree.addEventListener("toggle", (event) => {
  const target = event.target;
  if (!target.open || !showsDetails()) return;
  if (target.index !== undefined) fill(target);
  else if (!target.matches(".pic")) fillOpen(target);
}, true);

function reveal(element) {
  if (element.closest("[hidden]")) setFilters({});
  for (let up = element; up; up = up.parentElement) {
    if (up.tagName === "DETAILS") up.open = true;
  }
  if (element.index !== undefined && showsDetails()) fill(element);
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
