/// The accessibility problems of a page that a program can detect.
enum Accessibility {
  /// Returns a list of complaints about the visible elements.
  static let check = #"""
    const complaints = [];
    const isVisible = (element) => element.checkVisibility({ visibilityProperty: true })
      && element.getClientRects().length > 0;
    const describe = (element) => `<${element.localName} class="${element.getAttribute("class") ?? ""}"`
      + ` id="${element.id}"> ${element.textContent.trim().slice(0, 40)}`;

    // Landmarks, language, title.
    for (const name of ["body > header", "main", "body > footer"]) {
      const count = document.querySelectorAll(name).length;
      if (count !== 1) complaints.push(`${count} of ${name}`);
    }
    for (const nav of document.querySelectorAll("nav, [role=search]")) {
      if (!nav.getAttribute("aria-label")) complaints.push(`no name: ${describe(nav)}`);
    }
    if (!document.documentElement.lang) complaints.push("no language");
    if (!document.title) complaints.push("no title");

    // Headings go down one level at a time.
    let level = 0;
    for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
      if (!isVisible(heading)) continue;
      const next = Number(heading.localName[1]);
      if (next > level + 1) complaints.push(`h${level} is followed by ${describe(heading)}`);
      level = next;
    }
    if (document.querySelectorAll("h1").length !== 1) complaints.push("not exactly one h1");

    // Everything that does something or shows something has a name.
    const nameOf = (element) => (element.getAttribute("aria-label") ?? element.getAttribute("alt")
      ?? element.getAttribute("title") ?? "").trim()
      || [...element.labels ?? []].map((label) => label.textContent).join("").trim()
      || element.textContent.trim()
      || [...element.querySelectorAll("img")].map((image) => image.alt).join(" ").trim();
    const named = "a[href], button, input, select, textarea, summary, img, iframe, [role=img], video";
    for (const element of document.querySelectorAll(named)) {
      if (isVisible(element) && !nameOf(element)) complaints.push(`no name: ${describe(element)}`);
    }
    for (const element of document.querySelectorAll("[role=img] a, [role=img] button, a button")) {
      complaints.push(`cannot be reached: ${describe(element)}`);
    }
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    if (new Set(ids).size !== ids.length) complaints.push("an id is there twice");

    // Text contrasts with its background.
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map();
    function rgba(color) {
      if (!known.has(color)) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
        known.set(color, [red, green, blue, alpha / 255]);
      }
      return known.get(color);
    }
    const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3]));
    function background(element) {
      const layers = [];
      for (let up = element; up; up = up.parentElement) {
        const color = rgba(getComputedStyle(up).backgroundColor);
        if (color[3] > 0) layers.push(color);
        if (color[3] === 1) break;
      }
      return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
    }
    function luminance(color) {
      const [r, g, b] = color.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
    function contrast(color, behind) {
      const [light, dark] = [luminance(over(color, behind)), luminance(behind)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    }
    let checked = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || !isVisible(element)) continue;
      if (element.closest("script, style, noscript, option")) continue;
      const style = getComputedStyle(element);
      const color = element.closest("svg") ? style.fill : style.color;
      const ratio = contrast(rgba(color), background(element));
      checked += 1;
      if (ratio < 4.5) complaints.push(`contrast ${ratio.toFixed(2)}: ${describe(element)}`);
    }
    for (const input of document.querySelectorAll("input[placeholder]")) {
      if (!isVisible(input)) continue;
      const ratio = contrast(rgba(getComputedStyle(input, "::placeholder").color), background(input));
      if (ratio < 4.5) complaints.push(`contrast ${ratio.toFixed(2)}: placeholder`);
    }
    if (checked < 100) complaints.push(`only ${checked} texts were looked at`);

    // Nothing sticks out to the side.
    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) {
      const wide = [...document.querySelectorAll("body *")].filter((element) =>
        isVisible(element) && element.getBoundingClientRect().right > innerWidth + 1);
      complaints.push(`${width} wide in a window of ${innerWidth}: ${wide.slice(0, 4).map(describe)}`);
    }
    return [...new Set(complaints)].slice(0, 40);
    """#
}
