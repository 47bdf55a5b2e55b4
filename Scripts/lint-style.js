// Prints the errors in style sheets: unparsable text, properties that do not exist, values that a
// property does not take, and variables that nothing sets.
"use strict";
const { readFileSync } = require("fs");
const css = require("css-tree");

// SVG's own, and functions, that css-tree does not know.
const otherProperties = new Set(["vector-effect"]);
const otherValues = /\b(?:var|clamp|min|max|minmax)\(/;

// The files are one sheet in the page, so that each may use what another one sets.
const variables = new Set();
const uses = [];

for (const file of process.argv.slice(2)) {
  const report = (place, message) => console.log(`${file}(${place.line},${place.column}): ${message}`);
  const sheet = css.parse(readFileSync(file, "utf8"), {
    positions: true, parseCustomProperty: true, onParseError: (error) => report(error, error.message),
  });
  css.walk(sheet, (node) => {
    if (node.type === "Declaration") check(node);
    if (node.type === "Function" && node.name === "var") {
      const { name, loc } = node.children.first;
      uses.push({ name, report: () => report(loc.start, `nothing sets ${name}`) });
    }
  });

  function check({ property, value, loc }) {
    if (property.startsWith("--")) return variables.add(property);
    const text = css.generate(value);
    if (otherProperties.has(property) || otherValues.test(text)) return;
    const { error } = css.lexer.matchProperty(property, value);
    if (error) report(loc.start, `${property}: ${text}: ${error.rawMessage ?? error.message}`);
  }
}

for (const use of uses) {
  if (!variables.has(use.name)) use.report();
}
