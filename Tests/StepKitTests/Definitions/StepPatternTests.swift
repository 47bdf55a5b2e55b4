import RegexBuilder
import Testing

@testable import StepKit

struct StepPatternTests {
  @Test(arguments: [
    ("I have {int} cukes", StepPattern.Kind.cucumberExpression, "I have {int} cukes"),
    ("", .cucumberExpression, ""),
    ("/", .cucumberExpression, "/"),
    ("//", .regularExpression, ""),
    ("/a b/", .regularExpression, "a b"),
    ("/a/b", .cucumberExpression, "/a/b"),
    ("a/b", .cucumberExpression, "a/b"),
    ("^a", .regularExpression, "^a"),
    ("a$", .regularExpression, "a$"),
    ("^a$", .regularExpression, "^a$"),
    ("costs 5$ a piece", .cucumberExpression, "costs 5$ a piece"),
    ("/^a$/", .regularExpression, "^a$"),
  ])
  func literals(text: String, kind: StepPattern.Kind, source: String) {
    let pattern = StepPattern(stringLiteral: text)
    #expect(pattern.kind == kind)
    #expect(pattern.source == source)
  }

  @Test func saysItsKind() {
    #expect(StepPattern.expression("^a$").kind == .cucumberExpression)
    #expect(StepPattern.expression("^a$").source == "^a$")
    #expect(StepPattern.regex("a").kind == .regularExpression)
    #expect(StepPattern.regex("a") != "a")
    #expect(StepPattern.regex("^a") == "^a")
  }

  @Test func swiftRegularExpressions() {
    #expect(StepPattern.regex(/^I have (\d+)/) == .regex(#"^I have (\d+)"#))
    #expect(StepPattern.regex(#/a/b "c"/#).source == "a/b \"c\"")
    #expect(StepPattern.regex(/a(b)/.ignoresCase()).source == "(?i:a(b))")
    let transforming = Regex { TryCapture(.digit, transform: { Int(String($0)) }) }
    #expect(StepPattern.regex(transforming).fault == .noText)
  }

  @Test(
    arguments: [
      ("a {} b {}", ["int", "word"], "a {int} b {word}", nil),
      ("{}", [""], "{}", nil),
      ("{}{}", ["a", "b"], "{a}{b}", nil),
      ("a {}", ["int", "word"], "a {}", .places(found: 1, given: 2)),
      ("a", ["int"], "a", .places(found: 0, given: 1)),
      ("^{}$", ["int"], "^{}$", .places(found: 0, given: 1)),
    ] as [(String, [String], String, StepPattern.Fault?)])
  func filled(text: String, names: [String], source: String, fault: StepPattern.Fault?) {
    let pattern = StepPattern(stringLiteral: text).filled(with: names)
    #expect(pattern.source == source)
    #expect(pattern.fault == fault)
  }
}
