import SpecTestSupport
import Testing

@testable import CucumberExpressions

struct PlainMatcherTests {
  static let expressionPieces = [
    "a", " ", " b ", "{int}", "{float}", "{word}", "{string}", "{}", "{byte}", "{bigdecimal}", "é",
    ".", "-", "E", "'", " \u{1F600} ",
  ]
  static let textPieces = [
    "a", " ", " b ", "1", "42", "-", "-7", "+1.5", ".5", "1.", "2E3", "E", "1.5E+3", "E-", "'x'",
    "\"y\"", "'", "\"", "\\", "\\'", "\\\"", "\\\\", "\n", "é", "\u{A0}", "\u{2028}", "\u{1F600}",
    ".", " \u{1F600} ",
  ]

  /// Where it decides, it decides as the general engine does, groups included.
  @Test func decidesAsTheGeneralEngine() throws {
    var random = SeededGenerator(seed: 11)
    var decided = 0
    var matched = 0
    for _ in 0..<3_000 {
      let expression = try CucumberExpression(random.text(of: Self.expressionPieces, upTo: 5))
      guard let plain = expression.plain else { continue }
      for _ in 0..<40 {
        let text =
          Bool.random(using: &random)
          ? random.text(of: Self.textPieces, upTo: 6) : Self.fill(expression, &random)
        guard case .groups(let groups) = plain.match(text) else { continue }
        decided += 1
        matched += groups == nil ? 0 : 1
        #expect(try groups == expression.pattern.match(text), "\(expression.source) | \(text)")
      }
    }
    print("plain matcher: \(decided) decisions compared, \(matched) of them matches")
    #expect(matched > 10_000)
  }

  /// The expression with something near a value in place of each parameter.
  private static func fill(_ expression: CucumberExpression, _ random: inout SeededGenerator)
    -> String
  {
    let values = [
      "1", "-42", "1.5", "-.5E3", "1E5", "x", "word", "\"y\"", "'a\\'b\\\\c'", "", "é", "\u{1F600}",
      "007", "\"\"", "3.", "+", "-", "''",
    ]
    return (expression.root.nodes ?? []).map { node in
      node.token ?? values[Int.random(in: 0..<values.count, using: &random)]
    }.joined()
  }

  @Test(arguments: [
    ("a b", true), ("{int} a", true), ("{int}", true), ("{int}1", false), ("{int}{word}", false),
    ("{float} a", true), ("{float}.", false), ("{float}E", false), ("{word} a", true),
    ("{word}a", false), ("{string}a", true), ("{string}{string}", true), ("a {}", true),
    ("{} a", false), ("a(b)", false), ("a/b", false),
  ])
  func isUsedWhereTheTextLeavesNoChoice(_ source: String, _ isUsed: Bool) throws {
    #expect(try (CucumberExpression(source).plain != nil) == isUsed)
  }
}
