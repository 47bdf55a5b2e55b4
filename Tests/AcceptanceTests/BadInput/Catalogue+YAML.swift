/// YAML, as a file of examples: items 29 to 35.
extension Catalogue {
  static var yaml: [BadInput] {
    let feature =
      "Feature: f\n  @DataSource:d.yaml\n  Scenario Outline: s\n    Given the name <a>\n"
    func data(
      _ number: Int, _ title: String, _ text: String, exit: Int32 = 2, errors: [String] = [],
      output: [String] = []
    ) -> BadInput {
      BadInput(
        number, title, files: ["x.feature": .text(feature), "d.yaml": .text(text)], exit: exit,
        errors: errors, output: output)
    }
    return [
      data(
        29, "billion laughs", laughs,
        errors: [
          "d.yaml:6:8: found aliases that expand too far, expected at most 100000 values from "
            + "aliases"
        ]),
      data(
        29, "many aliases of lists",
        "- a: &l [1]\n" + String(repeating: "- a: *l\n", count: 60),
        errors: [
          "d.yaml:52:6: found too many aliases to lists and mappings, expected at most 50"
        ]),
      data(
        30, "merge keys", merges,
        errors: ["d.yaml:3:3: found the merge key <<, expected keys written out"]),
      data(
        31, "1,000 levels", String(repeating: "[", count: 1000),
        errors: ["d.yaml:1:51: found nesting that is too deep, expected at most 50 levels"]),
      data(32, "alias of itself", "- &x [*x]\n", errors: ["d.yaml:1:7: found the alias *x, …"]),
      data(32, "unknown alias", "- *nope\n", errors: ["d.yaml:1:3: found the alias *nope, …"]),
      data(
        32, "a key twice", "- a: 1\n  a: 2\n",
        errors: ["d.yaml:2:3: found the key \"a\" again, expected it once (first at 1:3)"]),
      data(
        32, "tab", "-\n\ta: 1\n",
        errors: ["d.yaml:2:1: found a tab, expected spaces for indentation"]),
      data(
        32, "two documents", "- a: 1\n---\n- a: 2\n",
        errors: ["d.yaml:2:1: found a second document, expected one"]),
      data(
        32, "control character", "- a: \"\u{1}\"\n",
        errors: ["d.yaml:1:7: found the control character U+0001, expected text or an escape"]),
      data(
        33, "200,000 keys",
        "-\n  a: 1\n" + (0..<200_000).map { "  k\($0): 1\n" }.joined(), exit: 0, output: passed),
      data(
        33, "100,000 anchors", (0..<100_000).map { "- &a\($0) {a: 1}\n" }.joined(),
        errors: ["d.yaml:101:3: found too many anchors, expected at most 100"]),
      data(
        33, "4 MB", "- a: 1\n" + String(repeating: "# comment\n", count: 400_000),
        errors: [
          "x.feature:2:3: @DataSource:d.yaml: d.yaml is larger than 3145728 bytes; split it, or "
            + "raise the limit with --max-data-size"
        ]),
      data(
        34, "words of other schemas",
        [
          "no", "on", "1e3", "017", "12:30:45", "2001-01-01", ".nan", "1e400",
          "9223372036854775808",
        ]
        .map { "- a: \($0)\n" }.joined(), exit: 0, output: ["9 scenarios (9 passed)"]),
      data(
        35, "tag of another language", "- a: !!python/object x\n",
        errors: ["d.yaml:1:6: found the tag tag:yaml.org,2002:python/object, expected none"]),
      BadInput(
        33, "configuration of 2 MB",
        files: [
          "x.feature": .text(self.feature),
          "specrun.yaml": .text(String(repeating: "# comment\n", count: 200_000)),
        ], exit: 2,
        errors: ["specrun.yaml:1:1: found 2000000 bytes, expected at most 1048576"]),
      BadInput(
        29, "aliases in a configuration",
        files: [
          "x.feature": .text(self.feature), "specrun.yaml": .text("profiles: &p\n  default: *p\n"),
        ], exit: 2, errors: ["specrun.yaml:2:12: found the alias *p, expected no aliases"]),
    ]
  }

  /// Nine lists of nine, each of the one before.
  private static var laughs: String {
    "a: &a [x,x,x,x,x,x,x,x,x]\n"
      + zip("abcdefgh", "bcdefghi").map { inner, name in
        let list = Array(repeating: "*\(inner)", count: 9).joined(separator: ",")
        return "\(name): &\(name) [\(list)]\n"
      }.joined()
  }

  private static var merges: String {
    "- &m0 {a: 1}\n"
      + (0..<34).map { "- &m\($0 + 1)\n  <<: [*m\($0),*m\($0)]\n" }.joined()
  }
}
