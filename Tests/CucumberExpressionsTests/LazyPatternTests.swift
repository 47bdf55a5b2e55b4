import Testing

@testable import CucumberExpressions

/// Expressions whose regular expressions are compiled when a text needs them.
struct LazyPatternTests {
  private func registry(_ types: [(String, [String])]) throws -> ParameterTypeRegistry {
    var registry = ParameterTypeRegistry()
    for (name, patterns) in types {
      try registry.define(
        ParameterType(name: name, regularExpressions: patterns) { $0.first.flatMap { $0 } ?? "" })
    }
    return registry
  }

  @Test(arguments: [
    ("{who} see(s) {int} film(s)", "the user sees 3 films", ["the user", "3"]),
    ("{who} see(s) {int} film(s)", "I see 3 film", ["I", "3"]),
    ("{who} see(s) {int} film(s)", "I see 3 movies", nil),
    ("{who} see(s) {int} film(s)", "film see I 3", nil),
    ("{who} see(s) {int} film(s)", "", nil),
    ("{who} and {who}", "I and I", ["I", "I"]),
    ("{who} and {who}", "I and", nil),
    ("{who}", "we", ["we"]),
    ("a{who}a", "aIa", ["I"]),
    ("a{who}a", "a", nil),
    ("the end of {who}( at last)", "the end of we at last", ["we"]),
    ("the end of {who} (at last)", "the end of we ", ["we"]),
    ("{who}/{who}", "I/we", nil),
  ])
  func matches(expression: String, text: String, expected: [String]?) throws {
    let registry = try registry([("who", ["I|we", "the (?:user|customer)"])])
    guard let made = try? CucumberExpression(expression, registry: registry) else {
      return #expect(expected == nil)
    }
    let found = try made.match(text)?.map { $0.group.value ?? "" }
    #expect(found == expected)
    // Compiled by now.
    #expect(try made.match(text)?.count == expected?.count)
  }

  @Test(arguments: [
    (#"(["']).*\1"#, false), ("(?<n>a)", false), (#"(?<=a)b"#, true), (#"\\1"#, true),
    (#"a\d+"#, true), ("(?:a|b)", true), (#"\k<n>"#, false),
  ])
  func composes(pattern: String, expected: Bool) throws {
    guard
      let type = try? ParameterType(name: "x", regularExpressions: [pattern], transform: { _ in 0 })
    else { return #expect(Bool(!expected)) }
    #expect(type.composes == expected)
  }

  @Test func whatIsTooLargeIsSaidAtOnce() throws {
    let registry = try registry([("large", [String(repeating: "[ab]", count: 9_000)])])
    #expect(throws: CucumberExpressionError.self) {
      try CucumberExpression("{large} {large} {large}", registry: registry)
    }
  }
}
