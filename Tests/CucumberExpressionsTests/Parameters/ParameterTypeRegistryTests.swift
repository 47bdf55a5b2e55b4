import Testing

@testable import CucumberExpressions

struct ParameterTypeRegistryTests {
  private func type(
    _ name: String, _ regexps: [String], prefer: Bool = false
  ) throws(CucumberExpressionError) -> ParameterType {
    try ParameterType(
      name: name, regularExpressions: regexps, preferForRegularExpressionMatch: prefer
    ) { $0.count }
  }

  @Test func theOfficialTypesAreThere() {
    let registry = ParameterTypeRegistry()
    #expect(
      registry.parameterTypes.map(\.name) == [
        "int", "float", "word", "string", "", "double", "bigdecimal", "byte", "short", "long",
        "biginteger",
      ])
    #expect(
      registry.parameterTypes.filter(\.useForSnippets).map(\.name) == ["int", "float", "string"])
    for type in registry.parameterTypes {
      for regexp in type.regularExpressions {
        #expect(throws: Never.self) { try CompiledPattern(regexp) }
      }
    }
  }

  @Test(arguments: ["[a]", "a(b)", "a$", "a.b", "a|b", "a?", "a*", "a+", "\\(", "\\\\."])
  func namesMayNotHoldRegexpCharacters(_ name: String) {
    do {
      _ = try type(name, ["a"])
      Issue.record("\(name) was accepted")
    } catch {
      #expect(
        error.description
          == "Illegal character in parameter name {\(name)}. "
          + "Parameter names may not contain '{', '}', '(', ')', '\\' or '/'")
    }
  }

  @Test(arguments: ["a", "a b", "été", "a-b", "a\\[b", "\\$a", "a/b"])
  func otherNamesAreFine(_ name: String) throws {
    #expect(try type(name, ["a"]).name == name)
  }

  @Test func clashesAreExplained() throws {
    var registry = ParameterTypeRegistry()
    func problem(_ type: ParameterType) -> String? {
      do {
        try registry.define(type)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(problem(try type("int", ["a"])) == "There is already a parameter type with name int")
    #expect(
      problem(try type("", ["a"])) == "The anonymous parameter type has already been defined")
    #expect(problem(try type("name", ["[A-Z]+"], prefer: true)) == nil)
    #expect(problem(try type("person", ["[A-Z]+"])) == nil)
    #expect(
      problem(try type("place", ["x", "[A-Z]+"], prefer: true))
        == "There can only be one preferential parameter type per regexp. "
        + "The regexp /[A-Z]+/ is used for two preferential parameter types, {name} and {place}")
    #expect(registry.parameterType(named: "place") == nil)
    #expect(registry.parameterTypes(withRegexp: "[A-Z]+").map(\.name) == ["name", "person"])
    #expect(throws: CucumberExpressionError.noRegularExpression(parameterType: "a")) {
      try type("a", [])
    }
    #expect(throws: CucumberExpressionError.regularExpression(.unclosedGroup, at: 0, in: "(")) {
      try type("a", ["("])
    }
    #expect(
      throws: CucumberExpressionError.regularExpression(
        .unmatchedClosingParenthesis, at: 1, in: "a)(b")
    ) { try type("a", ["a)(b"]) }
  }

  @Test(arguments: [
    ("1", "1"), ("-1", "-1"), ("+1", "1"), ("000", "0"), ("-007", "-7"), ("", nil), ("-", nil),
    ("1.0", nil), ("a", nil),
  ])
  func wholeNumbersKeepTheirDigits(_ text: String, _ expected: String?) {
    #expect(BigInteger(text)?.description == expected)
  }

  @Test(arguments: [
    ("1", "1"), ("-1.50", "-1.50"), (".5", "0.5"), ("+00.5", "0.5"), ("1E5", "1E5"),
    ("1.5E-3", "1.5E-3"), ("1.", nil), (".", nil), ("", nil), ("-", nil), ("E5", nil), ("1E", nil),
    ("1e5", nil), ("1.5.5", nil), ("0", "0"), ("x", nil),
  ])
  func decimalNumbersKeepTheirDigits(_ text: String, _ expected: String?) {
    #expect(BigDecimal(text)?.description == expected)
  }
}
