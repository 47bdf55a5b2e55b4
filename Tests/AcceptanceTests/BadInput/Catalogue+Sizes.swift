/// Large features: items 25 to 28. How they grow is for `make bench`; here they end in time.
extension Catalogue {
  static var sizes: [BadInput] {
    let long = String(repeating: "x", count: 10_000_000)
    return [
      BadInput(
        25, "line of 10 MB", "Feature: f\n  \(long)\n" + scenario + "    junk\(long)\n", exit: 2,
        errors: ["x.feature:5:5: found 'junkxxxxxxxxxx…"]),
      BadInput(
        25, "line over the limit", "Feature: f\n  \(long)\n",
        ["x.feature", "--max-line-size", "8MiB"], exit: 2,
        errors: [
          "x.feature:2:1: this line is longer than 8388608 bytes; break it, or raise the limit "
            + "with --max-line-size"
        ]),
      BadInput(
        25, "file over the limit", "Feature: f\n  \(long)\n",
        ["x.feature", "--max-file-size", "8MiB"], exit: 2,
        errors: [
          "x.feature: is larger than 8 MiB; split it, or raise the limit with --max-file-size"
        ]),
      BadInput(
        26, "many rows of examples",
        "Feature: f\n  Scenario Outline: s\n    Given the name <a>\n    Examples:\n      | a |\n"
          + String(repeating: "      | 1 |\n", count: 20_000),
        ["x.feature", "-f", "summary"], exit: 0, output: ["20000 scenarios (20000 passed)"]),
      BadInput(
        27, "long doc string, description and row",
        "Feature: f\n" + String(repeating: "  d\n", count: 200_000)
          + step("the doc", "\"\"\"", "\(String(repeating: "x\n", count: 300_000))", "\"\"\"")
          .dropFirst("Feature: f\n".count)
          + "    And the rows\n      |" + String(repeating: "a|", count: 100_000) + "\n",
        ["x.feature", "-f", "summary"], exit: 0, output: passed),
      BadInput(
        28, "many placeholders and rows",
        "Feature: f\n  Scenario Outline: s\n    Given the text \""
          + String(repeating: "<a>", count: 500) + "\"\n    Examples:\n      | a |\n"
          + String(repeating: "      | \(String(repeating: "x", count: 100)) |\n", count: 20),
        ["x.feature", "-f", "summary"], exit: 0, output: ["20 scenarios (20 passed)"]),
    ]
  }
}
