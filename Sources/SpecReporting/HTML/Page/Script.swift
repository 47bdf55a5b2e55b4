/// What the page can do beyond being read; everything in it is found in the markup and in the
/// JSON beside it, and text becomes text, never markup.
enum Script {
  /// What stands in the script element; the marks around it are comments to JavaScript and keep
  /// XML from looking inside.
  static let element: [UInt8] = Array(
    ("/*<![CDATA[*/\n\"use strict\";\n(() => {\n" + start + steps + files + filters + places
      + controls
      + "})();\n/*]]>*/").utf8)

  /// Vouches for the script in the page's policy, so that no other one runs.
  static let digest = base64(SHA256.digest(of: element))

  private static let start = #"""
    const byId = (id) => document.getElementById(id);
    const tree = byId("tree");
    const scenarios = [...tree.querySelectorAll('details[id^="s"]')];
    scenarios.forEach((scenario, index) => { scenario.index = index; });

    // Megabytes in a long run: read when something asks for them, not before the page is seen.
    let parsed;
    const data = () => parsed ??= JSON.parse(byId("data").textContent);

    const words = {
      p: "passed", f: "failed", a: "ambiguous", u: "undefined", w: "pending", s: "skipped",
      x: "unfinished", y: "flaky",
    };
    const marks = { p: "✔", f: "✘", a: "⁇", u: "?", w: "…", s: "↷", x: "·", y: "↻" };
    const statusOf = (element) => [...element.classList].find((name) => name in words);

    /// An element with attributes and children; text is a child like any other.
    function make(name, attributes = {}, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.append(...children);
      return element;
    }

    function timeText(microseconds) {
      if (microseconds < 1) return "";
      if (microseconds < 1e3) return "< 1 ms";
      if (microseconds < 999500) return Math.round(microseconds / 1e3) + " ms";
      if (microseconds < 995e4) return (Math.round(microseconds / 1e5) / 10).toFixed(1) + " s";
      const seconds = Math.round(microseconds / 1e6);
      return seconds < 60 ? seconds + " s" : Math.floor(seconds / 60) + " min " + seconds % 60 + " s";
    }


    """#

  /// Makes the steps of a scenario when it is opened.
  private static let steps = #"""
    function fill(scenario) {
      if (scenario.classList.contains("filled")) return;
      scenario.classList.add("filled");
      const [line, tags, attempts] = data().scenarios[scenario.index];
      const head = make("p", { class: "where" });
      for (const tag of tags) {
        const name = data().tags[tag];
        head.append(make("a", { class: "tag", href: "#?tag=" + encodeURIComponent(name) }, name), " ");
      }
      head.append(make("a", { href: "#" + scenario.id }, "link to this scenario"));
      scenario.append(head);
      if (!attempts) return;
      scenario.append(rerun(scenario.closest(".feature"), line));
      attempts.forEach(([steps, attached], number) => {
        if (attempts.length > 1) scenario.append(make("h3", {}, "Attempt " + (number + 1)));
        scenario.append(make("ol", { class: "steps" }, ...steps.map(step)));
        if (attached) scenario.append(fileList(attached));
      });
    }

    function rerun(feature, line) {
      // A quoted path takes the line inside of its quotes.
      const base = feature.dataset.run;
      const place = line ? ":" + line : "";
      const text = base.endsWith("'") ? base.slice(0, -1) + place + "'" : base + place;
      return make("p", { class: "run" }, make("code", {}, text), copyButton());
    }

    /// A template is spelt with one character a word; see WordList.
    function templateText(number) {
      return Array.from(data().templates[number * 2], (character) => {
        const code = character.codePointAt(0);
        return data().words[code - 0xA1 - (code > 0xDFFF ? 0x800 : 0) - (code > 0xFFFF ? 2 : 0)];
      }).join(" ");
    }

    function step([template, microseconds, ...rest]) {
      const [args, more] = Array.isArray(rest[0]) ? rest : [rest, {}];
      const text = templateText(template);
      const place = data().places[data().templates[template * 2 + 1]];
      const status = more.status ?? "p";
      const sentence = make("span");
      const [keyword, sentenceWords] = text.split("\u0002");
      sentence.append(make("b", {}, keyword));
      sentenceWords.split("\u0001").forEach((part, index) => {
        if (index > 0) sentence.append(make("em", {}, args[index - 1] ?? ""));
        sentence.append(part);
      });
      const mark = make("b", { class: "m", role: "img", "aria-label": words[status] }, marks[status]);
      const head = make("p", {}, mark, sentence);
      if (place) head.append(make("code", {}, place));
      if (microseconds >= 1000) head.append(make("i", {}, timeText(microseconds)));
      const item = make("li", { class: status }, head);
      if (more.doc !== undefined) item.append(make("pre", { class: "doc" }, more.doc));
      if (more.table) item.append(table(more.table));
      if (more.why) item.append(explanation(more.why));
      if (more.files) item.append(fileList(more.files));
      return item;
    }

    function table(rows) {
      const cells = (row) => make("tr", {}, ...row.map((cell) => make("td", {}, cell)));
      return make("div", { class: "wide" }, make("table", {}, ...rows.map(cells)));
    }

    function explanation(text) {
      const pre = make("pre", { class: "why" });
      for (const line of text.split("\n")) {
        if (/^(- |expected: )/.test(line)) pre.append(make("del", {}, line));
        else if (/^(\+ |  actual: )/.test(line)) pre.append(make("ins", {}, line));
        else pre.append(line + "\n");
      }
      return pre;
    }


    """#

  /// Shows what was attached.
  private static let files = #"""
    function fileList(uses) {
      return make("div", { class: "files" }, ...uses.map(([id, name]) => figure(id, name)));
    }

    function figure(id, name) {
      const file = data().files[id];
      if (file === 0) {
        const copy = byId("a" + id)?.cloneNode(true) ?? make("figure");
        copy.removeAttribute("id");
        return copy;
      }
      const figure = make("figure");
      if (file.kind !== "log" || file.note) {
        const caption = make("figcaption");
        if (name) caption.append(make("b", {}, name), " ");
        caption.append([file.type, file.size, file.note].filter(Boolean).join(" "));
        if (file.path && file.kind !== "address") {
          caption.append(" ", make("a", { href: file.path, download: "" }, "the whole file"));
        }
        figure.append(caption);
      }
      figure.append(...contentOf(file, name));
      return figure;
    }

    function contentOf(file, name) {
      const address = file.path ?? (file.content && `data:${file.data};base64,${file.content}`);
      switch (file.kind) {
        case "image": return address ? [make("img", { alt: name ?? "attached picture", src: address })] : [];
        case "video":
        case "audio": return address ? [make(file.kind, { controls: "", src: address })] : [];
        case "file": return file.content
          ? [make("a", { href: address, download: name ?? "attachment" }, "download")] : [];
        case "page":
          return [make("iframe", { sandbox: "", title: name ?? "attached page", srcdoc: file.content })];
        case "links":
          return file.content.split("\n").filter((line) => line && !line.startsWith("#"))
            .map((line) => make("p", { class: "file" }, link(line)));
        case "address":
          if (!file.path) return [link(file.content)];
          return [
            make("a", { href: file.path }, file.content),
            ...(file.shows ? [make("img", { alt: file.content, src: file.path })] : []),
          ];
        case "log": {
          const log = make("pre", { class: "log" });
          for (let index = 0; index < file.pieces.length; index += 2) {
            const [text, look] = file.pieces.slice(index, index + 2);
            log.append(look ? make("span", { class: look }, text) : text);
          }
          return [log];
        }
        default: return [make("pre", {}, file.content ?? "")];
      }
    }

    function link(address) {
      return /^(https?:\/\/|mailto:)/i.test(address)
        ? make("a", { href: address, rel: "noopener noreferrer" }, address) : address;
    }


    """#

  /// Search, status and tag: a scenario is shown when it agrees with all three.
  private static let filters = #"""
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


    """#

  /// Addresses within the page: a scenario opens whatever it is folded away in.
  private static let places = #"""
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


    """#

  /// Theme, copying, keys and paper.
  private static let controls = #"""
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

    async function copy(button) {
      const code = button.parentElement.querySelector("code");
      try {
        await navigator.clipboard.writeText(code.textContent);
      } catch {
        getSelection().selectAllChildren(code);
        document.execCommand("copy");
      }
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
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
      e: () => setOpen(true), c: () => setOpen(false), t: nextTheme, "?": () => keys.showModal(),
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

    let closedCards = [];
    addEventListener("beforeprint", () => {
      closedCards = [...document.querySelectorAll("details.card:not([open])")];
      for (const card of closedCards) card.open = true;
    });
    addEventListener("afterprint", () => { for (const card of closedCards) card.open = false; });

    """#
}
