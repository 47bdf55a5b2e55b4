import SpecTestSupport
import TagExpressions
import Testing

struct TagExpressionTests {
  @Test(arguments: [
    ("", [], true),
    ("  ", ["@a"], true),
    ("@a", ["@a"], true),
    ("@a", ["@b"], false),
    ("not @a", [], true),
    ("not not @a", ["@a"], true),
    ("@a and @b", ["@a"], false),
    ("@a and @b", ["@b", "@a"], true),
    ("@a or @b and @c", ["@a"], true),
    ("(@a or @b) and @c", ["@a"], false),
    ("not @a or @b", ["@a", "@b"], true),
    ("not (@a or @b)", ["@b"], false),
    ("@a\\(1\\)", ["@a(1)"], true),
    ("@a\\\\b", ["@a\\b"], true),
    ("@a\\ b", ["@a b"], true),
    ("\\(", ["("], true),
    ("@a\tand\n@b", ["@a", "@b"], true),
    ("@not and @android", ["@not", "@android"], true),
    ("@a#b", ["@a#b"], true),
    ("@\u{E9}", ["@e\u{301}"], false),
    ("@a", ["@a\u{301}"], false),
    ("@x\\", ["@x"], true),
  ])
  func evaluates(_ source: String, _ tags: [String], _ expected: Bool) throws {
    let expression = try TagExpression.parse(source)
    #expect(expression.evaluate(tags) == expected)
    #expect(expression.evaluate(Set(tags)) == expected)
    #expect(try TagExpression.parse(expression.description).evaluate(tags) == expected)
  }

  @Test(arguments: [
    ("()", "Expected operand"),
    ("(", "Unmatched ("),
    (")", "Expected operand"),
    ("@a )", "Unmatched )"),
    ("@a and (@b", "Unmatched ("),
    ("@a or (", "Unmatched ("),
    ("@a not @b", "Expected operator"),
    ("@a (@b)", "Expected operator"),
    ("(@a) @b", "Expected operator"),
    ("@a and )", "Expected operand"),
    ("\\é", "Illegal escape before \"é\""),
    ("@a(@b) @c", "Expected operator"),
  ])
  func refuses(_ source: String, _ problem: String) {
    do {
      _ = try TagExpression.parse(source)
      Issue.record("\(source) was parsed")
    } catch {
      let start = "Tag expression \"\(source)\" could not be parsed because of syntax error: "
      #expect("\(error)" == start + problem + ".")
    }
  }

  @Test(arguments: [
    ("not @timeout(2s)", "not @timeout\\(2s\\)"),
    ("@timeout(2s)", "@timeout\\(2s\\)"),
    (
      "(@a or @timeout(2s)) and not @step-timeout(1s)",
      "(@a or @timeout\\(2s\\)) and not @step-timeout\\(1s\\)"
    ),
    ("(@serial or @quarantine(2026-12-31))", "(@serial or @quarantine\\(2026-12-31\\))"),
  ])
  func tagsWithValues(_ source: String, _ escaped: String) throws {
    let error = #expect(throws: TagExpressionError.self) { try TagExpression.parse(source) }
    #expect(
      "\(try #require(error))".hasSuffix(
        ". The parentheses of a tag have a backslash before them: \(escaped)"))
    _ = try TagExpression.parse(escaped)
  }

  @Test func nestingIsLimitedByMemoryOnly() throws {
    let depth = 100_000
    let nested =
      String(repeating: "( ", count: depth) + "@a" + String(repeating: " )", count: depth)
    #expect(try TagExpression.parse(nested).evaluate(["@a"]))
    let negated = try TagExpression.parse(String(repeating: "not ", count: depth) + "@a")
    #expect(negated.evaluate(["@a"]))
    #expect(try TagExpression.parse(negated.description) == negated)
    let right = String(repeating: "@a or ( ", count: depth) + "@b"
    #expect(throws: TagExpressionError.unmatchedOpeningParenthesis(expression: right)) {
      try TagExpression.parse(right)
    }
  }

  @Test func anyTextIsParsedOrRefused() {
    let pieces = ["(", ")", "not", "and", "or", " ", "\\", "@a", "b", "\\(", "é", "\n", "\u{301}"]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let source = random.text(of: pieces, upTo: 11)
      guard let expression = try? TagExpression.parse(source) else { continue }
      #expect((try? TagExpression.parse(expression.description)) == expression, "\(source)")
    }
  }
}
