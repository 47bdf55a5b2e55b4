const isTold = (scenario) => scenario.querySelector(":scope > .told") !== null;

/// A scenario with everything: what its readers have already is hidden where this is shown.
function fill(scenario) {
  if (scenario.classList.contains("filled")) return;
  scenario.classList.add("filled");
  const [line, tags, attempts] = data().scenarios[scenario.index];
  const full = make("div", { class: "full" });
  scenario.append(full);
  if (attempts) scenario.classList.add("whole");
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
  full.append(head);
  if (!attempts) return;
  full.append(rerun(feature, line));
  attempts.forEach(([steps, attached], number) => {
    if (attempts.length > 1) full.append(make("p", { class: "attempt" }, "Attempt " + (number + 1)));
    full.append(make("ol", { class: "steps" }, ...steps.map(step)));
    if (attached) full.append(fileList(attached));
  });
}

/// A place, as a link where something shows it.
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

/// A template is spelled with one character a word; see WordList.
function templateText(number) {
  return Array.from(data().templates[number * 2], (character) => {
    const code = character.codePointAt(0);
    return data().words[code - 0xA1 - (code > 0xDFFF ? 0x800 : 0) - (code > 0xFFFF ? 2 : 0)];
  }).join(" ");
}

function step([template, microseconds, ...rest]) {
  const [args, more] = Array.isArray(rest[0]) ? rest : [rest, {}];
  const text = templateText(template);
  const placeNumber = data().templates[template * 2 + 1];
  const place = data().places[placeNumber];
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
  if (place) head.append(code(place, data().links?.[placeNumber]));
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

function fileList(uses) {
  const shown = [];
  const sides = uses.map(([id, name]) => data().files[id].kind === "image" ? sideOf(name) : undefined);
  uses.forEach(([id, name], index) => {
    const side = sides[index];
    const other = side && sides.findIndex((one) =>
      one && one.name === side.name && one.isExpected !== side.isExpected);
    if (!side || other < 0) shown.push(figure(id, name));
    else if (side.isExpected) shown.push(compare(side.name, uses[index], uses[other]));
  });
  return make("div", { class: "files" }, ...shown);
}

/// Which of two pictures a file is that should look the same; see PicturePair.
function sideOf(name = "") {
  const match = /^(approved|expected|actual|received)-(.*)$/.exec(name)
    ?? /^(?=.*?-(approved|expected|actual|received)\.)(.*)$/.exec(name);
  if (!match) return undefined;
  const isExpected = /^[ae][px]/.test(match[1]);
  return { isExpected, name: match[2].replace(`-${match[1]}.`, ".") };
}

function compare(name, expected, actual) {
  const picture = ([id, name]) => contentOf(data().files[id], name, id);
  const side = (title, ...content) => make("div", {}, make("p", {}, title), ...content);
  const figure = make("figure", { class: "compare" },
    make("figcaption", {}, make("b", {}, name)),
    side("as approved", ...picture(expected)), side("as it is", ...picture(actual)),
    side("differences", make("div", { class: "stack" }, ...picture(expected), ...picture(actual))));
  addSlider(figure);
  return figure;
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

function figure(id, name) {
  const file = data().files[id];
  if (file === 0) {
    const copy = byId("a" + id)?.cloneNode(true) ?? make("figure");
    copy.removeAttribute("id");
    return copy;
  }
  const figure = make("figure");
  if (file.kind === "image") {
    figure.append(...contentOf(file, name, id).map((picture) =>
      make("details", { class: "pic" }, make("summary", {}, picture))));
  }
  if (file.kind !== "log" || file.note) {
    const caption = make("figcaption");
    if (name) caption.append(make("b", {}, name), " ");
    caption.append([file.type, file.size, file.note].filter(Boolean).join(" "));
    if (file.path && file.kind !== "address") {
      caption.append(" ", make("a", { href: file.path, download: "" }, "the whole file"));
    }
    figure.append(caption);
  }
  if (file.kind !== "image") figure.append(...contentOf(file, name, id));
  return figure;
}

function contentOf(file, name, id) {
  const address = (file.content && `data:${file.data};base64,${file.content}`) ?? file.path;
  switch (file.kind) {
    case "image": {
      const alt = name ?? "attached picture";
      if (file.inStyle) return [make("img", { class: "i" + id, alt })];
      return address ? [make("img", { alt, src: address })] : [];
    }
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
        ...(file.shows === "img" ? [make("img", { alt: file.content, src: file.path })] : []),
        ...(file.shows && file.shows !== "img"
          ? [make(file.shows, { controls: "", preload: "metadata", src: file.path })] : []),
      ];
    case "log": {
      const log = make("pre", { class: "log" });
      for (let index = 0; index < file.pieces.length; index += 2) {
        const [text, look] = file.pieces.slice(index, index + 2);
        log.append(look ? make("span", { class: look }, text) : text);
      }
      return [log];
    }
    case "document": {
      const text = make("div", { class: "document" });
      // Made by the report, in which whatever was attached is escaped.
      text.innerHTML = file.html;
      return [text];
    }
    default:
      return [name?.startsWith("difference-")
        ? explanation(file.content ?? "") : make("pre", {}, file.content ?? "")];
  }
}

function link(address) {
  return /^(https?:\/\/|mailto:)/i.test(address)
    ? make("a", { href: address, rel: "noopener noreferrer" }, address) : address;
}
