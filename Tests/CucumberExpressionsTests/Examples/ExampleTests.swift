import Testing

@testable import CucumberExpressions

/// Texts made from expressions, which those match.
struct ExampleTests {
  private static let registry = {
    var registry = ParameterTypeRegistry()
    for (name, pattern) in [
      ("is", "is|was not"), ("size", "small|large"), ("code", #"[A-Z]{2}-\d+"#),
      ("not and", "(?!and )(?:and|or) more"), ("never", "a(?!a)ab"),
    ] {
      try? registry.define(
        ParameterType(name: name, regularExpressions: [pattern]) { $0.first.flatMap { $0 } ?? "" })
    }
    return registry
  }()

  private func example(of type: ParameterType) -> String? {
    ParameterType.officialNote(of: type.name)?.example ?? Self.registry.example(of: type)
  }

  @Test(arguments: [
    ("I have {int} cucumber(s)", "I have 3 cucumbers"), ("a box( of {string})", "a box"),
    ("it {is} {size}", "it is small"), ("has/gets a thing", "has a thing"),
    ("two( or more) {float}", "two 1.5"), ("{} and {word}", "some text and coffee"),
    ("{code} (es)", "AA-12 "), ("the bus(es)", "the bus"),
    ("escaped \\( \\{", "escaped ( {"),
  ])
  func expressions(pattern: String, text: String) throws {
    let expression = StepExpression.cucumber(
      try CucumberExpression(pattern, registry: Self.registry, optionalParameters: true))
    #expect(expression.example(example) == text)
    #expect(try expression.match(text) != nil)
  }

  @Test(arguments: [
    (#"^I buy (?:a|an) (espresso|cappuccino)$"#, "I buy a espresso"),
    (#"(\d+) of (\w*)"#, "3 of text"), ("a{3}b?", "aaa"), (#"[^a-z]{5}"#, "11111"),
    (#"\p{Lu}+"#, "TEXT"), ("(small|large) one", "small one"), ("x|y", "x"),
    (#"(?<q>['"]).*\k<q>"#, "'text'"), ("", ""),
  ])
  func regularExpressions(pattern: String, text: String) throws {
    let expression = StepExpression.regular(
      try RegularExpression(pattern, registry: Self.registry))
    #expect(expression.example(example) == text)
    #expect(try expression.match(text) != nil)
  }

  @Test("if no text was found, there is none") func nothing() throws {
    let type = try #require(Self.registry.parameterType(named: "never"))
    #expect(Self.registry.example(of: type) == nil)
    let look = StepExpression.regular(try RegularExpression("(?=b)a"))
    #expect(look.example(example) == nil)
    let expression = StepExpression.cucumber(
      try CucumberExpression("{never}", registry: Self.registry))
    #expect(expression.example(example) == nil)
  }

  @Test(arguments: [
    ("is", ["is", "was not"]), ("int", []), ("code", []), ("not and", ["or more"]),
  ])
  func words(name: String, words: [String]) throws {
    let type = try #require(Self.registry.parameterType(named: name))
    #expect(Self.registry.words(of: type) == words)
  }

  @Test("every official type takes its example")
  func official() {
    for type in ParameterTypeRegistry().parameterTypes {
      let note = ParameterType.officialNote(of: type.name)
      #expect(note.map { Self.registry.takes($0.example, as: type.name) } == true, "\(type.name)")
    }
  }

  @Test(arguments: [
    ("3", "int", true), ("three", "int", false), ("300", "byte", false), ("large", "size", true),
    ("a large", "size", false), ("x", "no such type", false),
  ])
  func takes(text: String, type: String, expected: Bool) {
    #expect(Self.registry.takes(text, as: type) == expected)
  }
}
