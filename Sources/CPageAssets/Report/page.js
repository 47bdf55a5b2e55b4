const byId = (id) => document.getElementById(id);
const tree = byId("tree");
const scenarios = [...tree.querySelectorAll('details[id^="s"]')];
scenarios.forEach((scenario, index) => { scenario.index = index; });

// Megabytes in a long run: read when something asks for them, not before the page is seen.
let parsed;
const data = () => parsed ??= JSON.parse(byId("data").textContent);

/// An element with attributes and children; text is a child like any other.
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
