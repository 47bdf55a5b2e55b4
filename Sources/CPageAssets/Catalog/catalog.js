"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const search = byId("search");
  const unused = byId("unused");
  const groups = [...document.querySelectorAll(".kind")].map((element) => ({
    element, rows: [...element.querySelectorAll("tbody tr")],
  }));
  // The text of a row, and what its parameters take, in small letters; read when it is first asked for.
  const texts = new Map();

  function textOf(row) {
    if (!texts.has(row)) {
      const cell = row.firstElementChild;
      const taken = [...cell.querySelectorAll("a")].map((link) =>
        byId(link.getAttribute("href").slice(1)).nextElementSibling.textContent);
      texts.set(row, [cell.textContent, ...taken].join("\n").toLowerCase());
    }
    return texts.get(row);
  }

  function update() {
    const words = search.value.toLowerCase().split(/\s+/).filter((word) => word);
    const isUnused = unused?.getAttribute("aria-pressed") === "true";
    let count = 0;
    for (const { element, rows } of groups) {
      let shown = 0;
      for (const row of rows) {
        const fits = (!isUnused || row.className === "x")
          && (words.length === 0 || words.every((word) => textOf(row).includes(word)));
        row.hidden = !fits;
        if (fits) shown += 1;
      }
      element.hidden = shown === 0;
      count += shown;
    }
    const filters = words.length > 0 || isUnused;
    for (const section of document.querySelectorAll("main > section")) {
      const kinds = [...section.querySelectorAll(".kind")];
      // Parameters alone stay: the sentences that are shown lead to them.
      section.hidden = filters && kinds.length > 0 && kinds.every((kind) => kind.hidden);
    }
    byId("found").textContent = filters ? count + (count === 1 ? " sentence" : " sentences") : "";
  }

  search.addEventListener("input", update);
  unused?.addEventListener("click", () => {
    unused.setAttribute("aria-pressed", String(unused.getAttribute("aria-pressed") !== "true"));
    update();
  });
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target === search || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    search.focus();
  });
  byId("filters").hidden = false;
  update();
})();
