import Gherkin
import Messages
import Testing

/// The tree of a file with errors: everything before, between and after them.
struct RecoveryTests {
  private static let cases: [(text: String, outline: String, errors: Int)] = [
    (
      "Feature: f\nScenario: a\nGiven x\nnonsense\nWhen y\nScenario: b\nThen z\n",
      "f(a(x y) b(z))", 1
    ),
    ("Feature: f\nScenario: a\nGiven x\n|a|\n|b|c|\nScenario: b", "f(a(x|2) b())", 1),
    (
      "Featur: f\n@t\nScenario: a\nGiven x\n@u\nRule: r\nExample: b\n* y", "(@t a(x) @u r(b(y)))", 7
    ),
    ("# language: xx\nFeature: f\nScenario: a\nGiven x", "f(a(x))", 1),
    ("# language: fr\nPlan:\nScénario: a\nSoit x", "(a(x))", 4),
    ("@a b @c\nFeature: f\nScenario: s\n@d @ e\nScenario: t", "@c f(s() @d t())", 3),
    (
      "Feature: f\nScenario: a\nGiven x\nBackground: b\nGiven y\nScenario: c\n* z",
      "f(a(x) b(y) c(z))", 1
    ),
    ("Feature: f\n@t\nBackground: b\nGiven y\nScenario: c\n* z", "f(b(y) c(z))", 5),
    ("Feature: f\n@t\nGiven x\nScenario: c\n* z", "f(@t c(z))", 4),
    (
      "Feature: f\nScenario: a\nGiven <x>\nExamples:\n|x|\n|1|\nThen y\nScenario: b",
      "f(a(<x> y)[2 rows] b())", 1
    ),
    ("Feature: f\nBackground:\n* x\nExamples:\nScenario: b\n* y", "f((x) b(y))", 1),
    ("Feature: f\nScenario: a\n* x\nFeature: g\nScenario: b\n* y", "f(a(x) b(y))", 1),
    (featureWithStep("\"\"\"\n a\n\nScenario: t\n* y\n"), "f(s(x\" a/\") t(y))", 1),
    (
      featureWithStep("\"\"\"\nScenario: t\n* y\n\"\"\"\nScenario: u"),
      "f(s(x\"Scenario: t/* y\") u())", 0
    ),
    (
      featureWithStep("```\na\n```\n```\nGiven b\n```\nAnd y\nScenario: t"),
      "f(s(x\"a\" y) t())", 2
    ),
    (featureWithStep("```\na\n```\n```\nAnd y\nScenario: t\n```"), "f(s(x\"a\" y) t())", 1),
    ("Feature: f\nScenario: a\n* x\n@t", "f(a(x))", 1),
    ((1...20).map { "junk \($0)\n" }.joined() + "Feature: f\nScenario: a\n* x", "f(a(x))", 11),
    ("", "", 0), ("Given x", "", 1), ("|a|", "", 1),
    ("\"\"\"\nFeature: f\nScenario: s", "f(s())", 1),
  ]

  @Test(arguments: cases.indices)
  func trees(index: Int) {
    let (text, outline, errors) = Self.cases[index]
    let reading = Reading(text)
    #expect(reading.outline == outline)
    #expect(reading.errors.count == errors, "\(reading.messages)")
    #expect(errors == 0 || reading.pickles.isEmpty)
    SourceMapTests.check(reading.document, in: Array(text.utf8))
  }

  @Test func markdown() {
    let text = """
      # Feature: f
      ## Scenario: a
      * Given x
        ```
        c
      ## Scenario: b
      * Given y
      """
    let reading = Reading(text, uri: "a.feature.md")
    #expect(reading.outline == "f(a(x\"c\") b(y))")
    #expect(reading.errors.count == 1)
  }

  @Test func bytesThatAreNotTextEndTheTree() {
    let bytes = Array("Feature: f\nScenario: a\n* x\n  ```\n  c\n".utf8) + [0xFF]
    #expect(Reading(bytes).outline == "f(a(x\"c\"))")
  }

  @Test func aBrokenFileIsCompiledOnlyOnRequest() {
    var ids = IdGenerator()
    let text = Array("Feature: f\nScenario: a\n* x\njunk".utf8)
    let parsed = parse(text, uri: "a", ids: &ids)
    #expect(compile(parsed, ids: &ids).isEmpty)
    #expect(compile(parsed.document, ids: &ids).map(\.name) == ["a"])
    #expect(ids.next == 4)
  }
}
