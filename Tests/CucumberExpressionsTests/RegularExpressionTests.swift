import Testing

@testable import CucumberExpressions

struct RegularExpressionTests {
  private func values(
    _ source: String, _ text: String, _ registry: ParameterTypeRegistry = .init()
  ) throws -> String? {
    try RegularExpression(source, registry: registry).match(text)?.map { argument in
      "\(argument.parameterType.name):\(try argument.value().map { "\($0)" } ?? "nil")"
    }.joined(separator: "|")
  }

  @Test(
    arguments: [
      ("I have (\\d+) cukes", "I have 22 cukes now", "int:22"),
      ("I have (-?\\d+) cukes", "I have -22 cukes", "int:-22"),
      ("^(\\d+)$", "a 1", nil), ("(\\d{2,})", "123", ":123"), ("([^\\s]+)", "a b", "word:a"),
      ("a(.*)", "ab", ":b"), ("a(.*?)$", "ab", ":b"), ("(a)?b", "b", ":nil"),
      ("(?:a|(\\d+))", "a", "int:nil"), ("(?<n>\\d+)", "5", ":5"),
      ("(?:(\\d+)|(b))+", "5b", "int:5|:b"),
      ("(?i)given (\\w+)", "GIVEN X", ":X"), ("a", "b", nil), ("a", "a", ""),
      ("((a)|(b))c", "bc", ":b"),
      ("\"([^\"]*)\"", "say \"hé\"", ":hé"), ("[(](\\d+)[)]", "(1)", "int:1"),
      ("\\((\\d+)\\)", "(1)", "int:1"),
    ] as [(String, String, String?)])
  func matches(_ source: String, _ text: String, _ expected: String?) throws {
    #expect(try values(source, text) == expected)
  }

  @Test func groupsInsideAreChildren() throws {
    let arguments = try #require(
      try RegularExpression("^the (?:(a) )?((\\w+) (?=(y))y)$").match("the x y"))
    #expect(arguments.map(\.group.value) == [nil, "x y"])
    #expect(arguments[1].group.children.map(\.value) == ["x", "y"])
    #expect(arguments[1].group.children.map(\.start) == [4, 6])
  }

  @Test func ambiguityIsExplained() throws {
    var registry = ParameterTypeRegistry()
    for name in ["person", "name", "place"] {
      try registry.define(ParameterType(name: name, regularExpressions: ["[A-Z]\\w+"]) { "\($0)" })
    }
    let expression = try RegularExpression("([A-Z]\\w+) and ([A-Z]\\w+)", registry: registry)
    do {
      _ = try expression.match("Lisa and Bob")
      Issue.record("no error")
    } catch {
      #expect(
        error.description == """
          Your Regular Expression /([A-Z]\\w+) and ([A-Z]\\w+)/
          matches multiple parameter types with regexp /[A-Z]\\w+/:
             {name}
             {person}
             {place}

          I couldn't decide which one to use. You have two options:

          1) Use a Cucumber Expression instead of a Regular Expression. Try one of these:
             {name} and {name}
             {name} and {person}
             {name} and {place}
             {person} and {name}
             {person} and {person}
             {person} and {place}
             {place} and {name}
             {place} and {person}
             {place} and {place}

          2) Make one of the parameter types preferential and continue to use a Regular Expression.

          """)
    }
    try registry.define(
      ParameterType(
        name: "zebra", regularExpressions: ["[A-Z]\\w+"], preferForRegularExpressionMatch: true
      ) { "\($0)" })
    let preferring = try RegularExpression("([A-Z]\\w+)", registry: registry)
    #expect(try preferring.match("Lisa")?.first?.parameterType.name == "zebra")
  }

  @Test(arguments: [
    ("^I have (\\d+) cukes$", "I have ", ["I have ", " cukes"]), ("I have", "", ["I have"]),
    ("^abc$", "abc", ["abc"]), ("^a|b", "", []), ("^ab?c", "a", ["a", "c"]),
    ("^(?:ab)+c", "", ["ab", "c"]), ("^a(bc)d", "abcd", ["abcd"]), ("^$", "", []),
    ("(?i)^abc", "", []), ("^a(?=x)b", "ab", ["ab"]), ("(^a)b", "ab", ["ab"]),
    ("(?:^a|^b)c", "", ["c"]),
  ])
  func saysWhatEveryMatchHolds(_ source: String, _ prefix: String, _ literals: [String]) throws {
    let pattern = try RegularExpression(source).pattern
    #expect(String(decoding: pattern.prefix, as: UTF8.self) == prefix)
    #expect(pattern.literals.parts.map { String(decoding: $0, as: UTF8.self) } == literals)
  }
}
