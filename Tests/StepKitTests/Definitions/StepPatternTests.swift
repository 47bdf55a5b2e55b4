import StepKit
import Testing

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
}
