import Testing

@testable import CucumberExpressions

struct PatternSuggestionsTests {
  private static let patterns = [
    "the customer opens the door", "it rains", "the shop has {int} doors", "I wait {float} hours",
  ]

  private static let texts: [(String, [String], Int?)] = [
    ("the customer open the door", ["the customer open the door"], 0),
    ("it rain", ["it rain"], 1),
    ("the shop have 4 doors", ["the shop have {int} doors", "the shop have {float} doors"], 2),
    ("I waited 4 hours", ["I waited {int} hours", "I waited {float} hours"], 3),
    ("I wait half an hour", ["I wait half an hour"], 3),
    ("the door was opened by the customer", ["the door was opened by the customer"], 0),
    ("a wholly different sentence", ["a wholly different sentence"], nil),
    ("", [""], nil),
  ]

  @Test(arguments: texts)
  func suggests(text: String, expressions: [String], nearest: Int?) throws {
    var suggestions = try Self.suggestions(Self.patterns)
    for _ in 0..<2 {
      let suggestion = suggestions.suggestion(for: text)
      #expect(suggestion.expressions.map(\.source) == expressions)
      #expect(suggestion.nearest == nearest)
    }
  }

  /// Half of the letters are the same, but not one word.
  @Test func aWordMustBeTheSame() throws {
    var suggestions = try Self.suggestions(["aaaaax bbbbbx ccccccx"])
    #expect(suggestions.suggestion(for: "aaaaay bbbbby ccccccy").nearest == nil)
    #expect(suggestions.suggestion(for: "aaaaay bbbbbx ccccccy").nearest == 0)
  }

  @Test func onlySoManyTextsAreCompared() throws {
    var suggestions = try Self.suggestions(["it rains"])
    for number in 0..<PatternSuggestions.maximumCompared {
      let letters = [number / 676, number / 26, number].map {
        Character(UnicodeScalar(UInt8(97 + $0 % 26)))
      }
      _ = suggestions.suggestion(for: String(letters))
    }
    #expect(suggestions.suggestion(for: "it rain").nearest == nil)
    #expect(suggestions.suggestion(for: "it rain").expressions.map(\.source) == ["it rain"])
  }

  private static func suggestions(_ patterns: [String]) throws -> PatternSuggestions {
    PatternSuggestions(
      try patterns.map { .cucumber(try CucumberExpression($0)) },
      registry: ParameterTypeRegistry())
  }
}
