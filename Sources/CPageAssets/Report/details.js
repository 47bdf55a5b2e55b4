/// Adds to a scenario what only readers of details look for: its tags, its place, the command that runs
/// it again, and the places of the code of its steps.
function fill(scenario) {
  if (scenario.classList.contains("filled")) return;
  scenario.classList.add("filled");
  const [line, tags] = data().scenarios[scenario.index];
  const head = make("p", { class: "where" });
  for (const tag of tags) {
    const name = data().tags[tag];
    head.append(make("a", { class: "tag", href: "#?tag=" + encodeURIComponent(name) }, name), " ");
  }
  const feature = scenario.closest(".feature");
  const { uri, source } = feature.dataset;
  const place = line ? uri + ":" + line : uri;
  const address = source?.replace("{line}", line).replace("{nextLine}", line + 1);
  head.append(code(place, address), " ");
  head.append(make("a", { href: "#" + scenario.id }, "link to this scenario"));
  scenario.firstElementChild.after(make("div", { class: "full" }, head, rerun(feature, line)));
  for (const step of scenario.querySelectorAll(":scope > .steps > [data-at]")) {
    const { places, links } = data();
    const below = [...step.children].find((part) => part.matches("pre, div"));
    step.insertBefore(code(places[step.dataset.at], links?.[step.dataset.at]), below ?? null);
  }
}

/// A place, as a link if it has an address.
function code(place, address) {
  const text = make("code", {}, place);
  return address ? make("a", { href: address, rel: "noopener noreferrer" }, text) : text;
}

function rerun(feature, line) {
  // A quoted path takes the line inside of its quotes.
  const base = feature.dataset.run;
  const place = line ? ":" + line : "";
  const text = base.endsWith("'") ? base.slice(0, -1) + place + "'" : base + place;
  return make("p", { class: "run" }, make("code", {}, text), copyButton());
}

/// With the slider one picture lies over the other up to a line; at its end are the differences.
function addSlider(figure) {
  const stack = figure.querySelector(".stack");
  const title = stack.previousElementSibling;
  const slider = make("input", {
    type: "range", min: 0, max: 101, value: 101, "aria-label": "From as it is to as approved",
  });
  slider.addEventListener("input", () => {
    const isSliding = Number(slider.value) <= 100;
    stack.classList.toggle("sliding", isSliding);
    stack.style.setProperty("--at", slider.value + "%");
    title.textContent = isSliding ? "as approved | as it is" : "differences";
  });
  stack.after(slider);
}
