import SpecTestSupport
import Testing

@testable import CucumberExpressions

struct PlainMatcherTests {
  static let expressionPieces = [
    "a", " ", " b ", "{int}", "{float}", "{word}", "{string}", "{}", "{byte}", "{bigdecimal}", "é",
    ".", "-", "E", "'", " \u{1F600} ", "(a)", "b(a)", " a/b", "a/ab/b ", "(1)", " -/E ",
    "1", "5",
  ]
  static let textPieces = [
    "a", " ", " b ", "1", "42", "-", "-7", "+1.5", ".5", "1.", "2E3", "E", "1.5E+3", "E-", "'x'",
    "\"y\"", "'", "\"", "\\", "\\'", "\\\"", "\\\\", "\n", "é", "\u{A0}", "\u{2028}", "\u{1F600}",
    ".", " \u{1F600} ",
  ]

  /// It decides as the general engine does, groups included.
  @Test func decidesAsTheGeneralEngine() throws {
    var random = SeededGenerator(seed: 11)
    var decided = 0
    var matched = 0
    for _ in 0..<3_000 {
      let source = random.text(of: Self.expressionPieces, upTo: 5)
      guard let expression = try? CucumberExpression(source),
        case .plain(let plain) = expression.matcher
      else { continue }
      let pattern = try CompiledPattern(expression.regularExpression)
      for _ in 0..<40 {
        let text =
          Bool.random(using: &random)
          ? random.text(of: Self.textPieces, upTo: 6) : Self.fill(expression, &random)
        let groups = plain.match(text)
        decided += 1
        matched += groups == nil ? 0 : 1
        #expect(try groups == pattern.match(text), "\(source) | \(text)")
      }
    }
    print("plain matcher: \(decided) decisions compared, \(matched) of them matches")
    #expect(matched > 15_000)
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
      switch node.kind {
      case .text: node.text
      case .optional: Bool.random(using: &random) ? node.text : ""
      case .alternation: node.nodes?.randomElement(using: &random)?.text ?? ""
      default: values[Int.random(in: 0..<values.count, using: &random)]
      }
    }.joined()
  }

  @Test(arguments: [
    ("a b", true), ("{int} a", true), ("{int}", true), ("{int}1", false), ("{int}{word}", false),
    ("{float} a", true), ("{float}.", false), ("{float}E", false), ("{float}-", true),
    ("{word} a", true), ("{word}a", false), ("{string}a", true), ("{string}{string}", true),
    ("a {}", true), ("{} a", false), ("a(b)", true), ("a/b", true), ("{int}(1)", false),
    ("{int} a(b) c/d e(f)", true), ("a(b) c(d) e(f) g(h)", false),
  ])
  func isUsedWhereTheTextLeavesNoChoice(_ source: String, _ isUsed: Bool) throws {
    let matcher = try CucumberExpression(source).matcher
    if case .plain = matcher { #expect(isUsed) } else { #expect(!isUsed) }
  }

  @Test(arguments: [("a( for {int} s)", false), ("a( b) {int}", true)])
  func aParameterThatMayBeLeftOutNeedsTheGeneralEngine(
    _ source: String, _ isUsed: Bool
  ) throws {
    let matcher = try CucumberExpression(source, optionalParameters: true).matcher
    if case .plain = matcher { #expect(isUsed) } else { #expect(!isUsed) }
  }
}
