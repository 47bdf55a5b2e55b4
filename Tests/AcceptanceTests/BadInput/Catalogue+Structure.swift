/// Mistakes that the grammar refuses, and some that it accepts: items 11 to 24.
extension Catalogue {
  static var structure: [BadInput] {
    let noFeature =
      "x.feature:1:1: warning: found no feature, expected \"Feature:\" and scenarios "
      + "(--lint no-feature)"
    let nothing = "no scenario to run: looked at 0 scenarios in 1 file"
    return [
      BadInput(11, "empty file", "", exit: 2, errors: [noFeature, nothing]),
      BadInput(11, "only comments", "# only\n", exit: 2, errors: [noFeature, nothing]),
      BadInput(
        11, "empty file among others",
        files: ["x.feature": .text(""), "y.feature": .text(feature)],
        .arguments(["."]), exit: 0, errors: oneWarning(noFeature), output: passed),
      BadInput(
        11, "feature without scenarios",
        files: ["x.feature": .text("Feature: f\n"), "y.feature": .text(feature)], .arguments(["."]),
        exit: 0,
        errors: oneWarning(
          "x.feature:1:1: warning: found a feature without scenarios; add one or remove the file",
          "no-scenarios"),
        output: passed),
      BadInput(
        12, "language and nothing else", "# language: en", exit: 2,
        errors: ["x.feature:2: the file ends too early, expected a tag or \"Feature:\""]),
      BadInput(
        12, "unknown language", "# language: xx-klingon\n" + feature, exit: 2,
        errors: [
          "x.feature:1:1: no language has the code 'xx-klingon'; `specrun --i18n-languages` lists "
            + "them all"
        ]),
      BadInput(
        12, "misspelled language", "# language: ge\n" + feature, exit: 2,
        errors: [
          "x.feature:1:1: no language has the code 'ge'; did you mean 'de' or 'ka'? `specrun "
            + "--i18n-languages` lists them all"
        ]),
      BadInput(
        12, "two languages", "# language: en\n# language: fr\n" + feature, exit: 0,
        errors: oneWarning(
          "x.feature:2:1: warning: found a comment for the language 'fr' that has no effect, …"),
        output: passed),
      BadInput(
        13, "doc string that is never closed", step("the doc", "\"\"\"", "x"), exit: 2,
        errors: ["x.feature:4:7: the doc string opened in line 4 is never closed; …"]),
      BadInput(
        14, "doc string with odd indentation and another fence",
        "Feature: f\n  Scenario: s\n    Given the doc\n      \"\"\"\n  x\n\ty ```\n      \"\"\"\n",
        exit: 0, output: passed),
      BadInput(
        14, "two doc strings", step("the doc", "\"\"\"", "\"\"\"", "\"\"\"", "\"\"\""), exit: 2,
        errors: ["x.feature:6:7: found '\"\"\"', expected one doc string below a step; …"]),
      BadInput(
        15, "short row", step("the rows", "| a | b |", "| a |"), exit: 2,
        errors: ["x.feature:5:7: this row has 1 cell, the first row of its table has 2 cells; …"]),
      BadInput(
        22, "two features", feature + feature, exit: 2,
        errors: ["x.feature:4:1: found 'Feature: f', expected one feature in a file; …"]),
      BadInput(
        22, "two backgrounds",
        "Feature: f\n  Background:\n    Given it passes\n  Background:\n" + scenario, exit: 2,
        errors: ["x.feature:4:3: found 'Background:', expected one background in a …"]),
      BadInput(
        22, "background after a scenario", feature + "  Background:\n    Given it passes\n",
        exit: 2,
        errors: ["x.feature:4:3: found 'Background:', expected the background above the first …"]),
      BadInput(
        22, "step first", "Given it passes\n" + feature, exit: 2,
        errors: ["x.feature:1:1: found 'Given it passes', expected a feature above it; …"]),
      BadInput(
        24, "20,000 lines of junk", feature + String(repeating: "junk\n", count: 20_000), exit: 2,
        errors: ["x.feature:4:1: found 'junk'; a step is one line: …"]),
      BadInput(
        24, "20,000 lines of junk, each by itself",
        feature + String(repeating: "junk\n\n", count: 20_000), exit: 2,
        errors: (2...12).map { "x.feature:\(2 * $0):1: found 'junk'; a step is one line: …" }
          + ["x.feature: was read up to its error 11; there may be more"]),
      BadInput(
        24, "junk in 50 files", files: junk, .arguments([".", "--max-errors", "2"]), exit: 2,
        errors: [
          "f0.feature:1:1: found 'junk', …", "f1.feature:1:1: found 'junk', …",
          "… and 48 more (--max-errors shows more)",
        ]),
    ]
  }

  private static var junk: [String: BadInput.File.Content] {
    Dictionary(uniqueKeysWithValues: (0..<50).map { ("f\($0).feature", .text("junk\n")) })
  }
}
