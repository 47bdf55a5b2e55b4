import Foundation
import SpecTestSupport
import Testing

@testable import CucumberExpressions

/// Sentences that people wrote for the five systems without a definition, and the definitions that
/// they may have meant; `Sentences/patterns.tsv` holds the systems' patterns of November 2026.
struct SentenceTableTests {
  private static let folder = "Tests/CucumberExpressionsTests/Suggestions/Sentences"

  private static func rows(of name: String) throws -> [[String]] {
    try Project.text(of: "\(folder)/\(name)").split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private let patterns: [(system: String, source: String)]
  private var suggestions: PatternSuggestions

  init() throws {
    var registry = ParameterTypeRegistry()
    for name in [
      "quotedTexts", "feedAge", "utcTime", "rejection", "marvelWork", "marvelSection",
      "marvelFailure",
    ] {
      try registry.define(
        try ParameterType(name: name, regularExpressions: [name], valueType: String.self) { _ in ""
        })
    }
    patterns = try Self.rows(of: "patterns.tsv").map { ($0[0], $0[1]) }
    let expressions = try patterns.map { pattern -> StepExpression in
      pattern.source.hasPrefix("/")
        ? .regular(try RegularExpression(String(pattern.source.dropFirst()), registry: registry))
        : .cucumber(
          try CucumberExpression(pattern.source, registry: registry, optionalParameters: true))
    }
    suggestions = PatternSuggestions(PatternIndex(expressions)) { [registry] type in
      registry.example(of: type)
    }
  }

  /// Where other words mean the same, there is no suggestion.
  @Test mutating func suggestionsAreRight() throws {
    var (right, none): (Int, Int) = (0, 0)
    var (misled, noise): ([String], [String]) = ([], [])
    for row in try Self.rows(of: "sentences.tsv") {
      let accepted = row[2].split(separator: ";").map(String.init)
      let nearest = suggestions.neighbors(of: row[1])
        .first { patterns[$0.pattern].system == row[0] }
        .map { patterns[$0.pattern].source }
      switch nearest {
      case nil: if !accepted.isEmpty { none += 1 }
      case let nearest?:
        if accepted.contains(nearest) {
          right += 1
        } else if accepted.isEmpty {
          noise.append("\(row[1]) -> \(nearest)")
        } else {
          misled.append("\(row[1]) -> \(nearest)")
        }
      }
    }
    #expect(right >= 60, "right \(right), none \(none)")
    #expect(misled.count <= 8, "\(misled)")
    #expect(noise.isEmpty, "\(noise)")
  }
}
