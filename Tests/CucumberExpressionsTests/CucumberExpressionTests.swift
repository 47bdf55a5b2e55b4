import Testing

@testable import CucumberExpressions

struct CucumberExpressionTests {
  /// The values, printed; nil: no match.
  private func values(
    _ source: String, _ text: String, _ registry: ParameterTypeRegistry = .init()
  ) throws -> String? {
    try CucumberExpression(source, registry: registry).match(text)?.map { argument in
      try argument.value().map { "\($0)" } ?? "nil"
    }.joined(separator: "|")
  }

  @Test(
    arguments: [
      ("a/b", "b", ""), ("a\\/b", "a/b", ""), ("a\\/b", "b", nil), ("\\(a)", "(a)", ""),
      ("a\\\\", "a\\", ""), ("\\{int}", "{int}", ""), ("a (b )c", "a c", ""),
      ("a(\\(b\\))", "a(b)", ""), ("a(\\{b})", "a{b}", ""), ("mice(s)/rat(s)", "rats", ""),
      ("I\\ am/we\\ are here", "we are here", ""),
      ("{int}\\/{int}", "1/2", "1|2"), ("{int}%/percent", "5%", "5"),
      ("{int}(%)", "5", "5"), ("a.b", "axb", nil), ("a|b", "a", nil), ("a$", "a$", ""),
      ("a*", "aa", nil), ("é{int}", "é5", "5"), ("\u{E9}", "e\u{301}", nil),
      ("{word} {word}", "a b", "a|b"), ("{word}", "a b", nil), ("{}", "", ""),
      ("{}", "a\nb", nil), ("{string}", "'a\"b'", "a\"b"), ("{string}", "\"a\\\"b\"", "a\"b"),
      ("{string}", "\"a\\nb\"", "a\\nb"), ("{string}", "\"a\\\\b\"", "a\\\\b"),
      ("{string}", "\"a\\\\\"", "a\\\\"), ("{string}", "\"it\\'s\"", "it's"),
      ("{string}", "\"a", nil),
      ("{int}", "+5", nil), ("{int}", "1_000", nil), ("{int}", "\u{FF19}", nil),
      ("{int}", "-0", "0"),
      ("{int}", "007", "7"), ("{float}", ".5", "0.5"), ("{float}", "5", "5.0"),
      ("{float}", "5.", nil), ("{float}", "1,5", nil), ("{float}", "nan", nil),
      ("{float}", "inf", nil), ("{float}", "0x1p3", nil), ("{float}", "1e3", nil),
      ("{float}", "-1E-3", "-0.001"), ("{double}", "1E3", "1000.0"), ("{byte}", "-128", "-128"),
      ("{long}", "9223372036854775807", "9223372036854775807"),
      ("{biginteger}", "-000123456789012345678901234567890", "-123456789012345678901234567890"),
      ("{biginteger}", "-0", "0"), ("{bigdecimal}", "+.50", "0.50"),
      ("{bigdecimal}", "-007.10E+5", "-7.10E+5"), ("{int}{word}", "12a", "12|a"),
      ("{int}{int}", "123", "12|3"), ("{word}s", "cats", "cat"), ("", "", ""), ("", "a", nil),
      ("\t{int}", "\t1", "1"), ("a/b\u{A0}c", "b\u{A0}c", ""),
      ("a {float} 5", "a  5", nil), ("{float}", ".", nil), ("{float}", "1.", nil),
      ("{float}", "-.5E-3", "-0.0005"), ("{float}{word}", "1E5cat", "100000.0|cat"),
      ("{float}-{float}", "1E-5--2", "1e-05|-2.0"),
    ] as [(String, String, String?)])
  func matches(_ source: String, _ text: String, _ expected: String?) throws {
    #expect(try values(source, text) == expected)
  }

  @Test(arguments: [
    ("{byte}", "128", "byte", "Int8"), ("{short}", "-32769", "short", "Int16"),
    ("{int}", "99999999999999999999", "int", "Int"),
    ("{long}", "9223372036854775808", "long", "Int64"),
    ("{float}", "1E400", "float", "Double"), ("{double}", "-1E400", "double", "Double"),
  ])
  func refusesWhatDoesNotFit(_ source: String, _ text: String, _ name: String, _ type: String)
    throws
  {
    let argument = try #require(try CucumberExpression(source).match(text)?.first)
    let value = argument.group.value ?? ""
    #expect(
      throws: CucumberExpressionError.unrepresentableValue(
        text: value, parameterType: name, valueType: type)
    ) { try argument.value() }
  }

  @Test(
    arguments: [
      ("\\", .endOfLineEscaped, 0..<1), ("a\\", .endOfLineEscaped, 1..<2),
      ("a\\/b\\c", .notEscapable, 5..<6), ("\u{1F600}\\x", .notEscapable, 2..<3),
      ("({int})", .parameterInOptional, 1..<6), ("a({int}b)", .parameterInOptional, 2..<7),
      ("(a(b))", .optionalInOptional, 2..<5), ("()", .emptyOptional, 0..<2),
      ("a/(b)", .alternativeOfOptionalsOnly, 2..<5), ("a/", .emptyAlternative, 2..<2),
      ("/a", .emptyAlternative, 0..<0), ("//", .emptyAlternative, 0..<0),
      ("a/ b", .emptyAlternative, 2..<2), ("{a{b}}", .illegalParameterName, 2..<3),
      ("{a/b}", .illegalParameterName, 2..<3), ("{a\\(b}", .illegalParameterName, 0..<6),
      ("{a.b}", .illegalParameterName, 0..<5), ("{a", .unclosedParameter, 0..<1),
      ("a (b", .unclosedOptional, 2..<3), ("(a (b", .unclosedOptional, 3..<4),
      ("(a/b)", .alternationInOptional, 2..<3),
    ] as [(String, CucumberExpressionError.SyntaxProblem, Range<Int>)])
  func refuses(
    _ source: String, _ problem: CucumberExpressionError.SyntaxProblem, _ place: Range<Int>
  ) {
    #expect(throws: CucumberExpressionError.syntax(problem, at: place, in: source)) {
      try CucumberExpression(source)
    }
  }

  /// The texts of the problems that the samples do not show.
  @Test(arguments: [
    (
      "a\\",
      """
      This Cucumber Expression has a problem at column 2:

      a\\
       ^
      The end of line can not be escaped.
      You can use '\\\\' to escape the '\\'
      """
    ),
    (
      "three ({int})",
      """
      This Cucumber Expression has a problem at column 8:

      three ({int})
             ^---^
      An optional may not contain a parameter type.
      If you did not mean to use an parameter type you can use '\\{' to escape the '{'
      """
    ),
    (
      "{a b} is unknown",
      """
      This Cucumber Expression has a problem at column 1:

      {a b} is unknown
      ^---^
      Undefined parameter type 'a b'.
      Please register a ParameterType for 'a b'
      """
    ),
  ])
  func explains(_ source: String, _ text: String) {
    do {
      _ = try CucumberExpression(source)
      Issue.record("\(source) was accepted")
    } catch {
      #expect(error.description == text)
    }
  }

  @Test func deepNestingIsAnError() {
    for source in [
      String(repeating: "(", count: 200_000),
      String(repeating: "(a", count: 200_000) + String(repeating: ")", count: 200_000),
      String(repeating: "{", count: 200_000),
    ] {
      #expect(throws: CucumberExpressionError.self) { try CucumberExpression(source) }
    }
  }

  @Test(
    arguments: [
      ("I wait( for {int} seconds)", "I wait", "nil"),
      ("I wait( for {int} seconds)", "I wait for 5 seconds", "5"),
      ("I wait( for {int} seconds)", "I wait for seconds", nil),
      ("{word}({int})", "a5", "a5|nil"), ("a({int})", "a", "nil"), ("a({int})", "a7", "7"),
      ("a( {string})( and {word})", "a", "nil|nil"),
      ("a( {string})( and {word})", "a and b", "nil|b"),
      ("a( {string})( and {word})", "a 'x y' and b", "x y|b"),
      ("cat/dog(-{int}) {int}", "dog-5 6", "5|6"), ("cat/dog(-{int}) {int}", "cat 6", "nil|6"),
    ] as [(String, String, String?)])
  func optionalParameters(_ source: String, _ text: String, _ expected: String?) throws {
    let expression = try CucumberExpression(source, optionalParameters: true)
    let values = try expression.match(text)?.map { try $0.value().map { "\($0)" } ?? "nil" }
    #expect(values?.joined(separator: "|") == expected)
    #expect(throws: CucumberExpressionError.self) { try CucumberExpression(source) }
  }

  @Test func optionalParametersAreMarked() throws {
    let expression = try CucumberExpression("{int}( {word}) {int}", optionalParameters: true)
    #expect(expression.isOptional == [false, true, false])
    #expect(
      expression.regularExpression
        == "^((?:-?\\d+)|(?:\\d+))(?: ([^\\s]+))? ((?:-?\\d+)|(?:\\d+))$")
    #expect(throws: CucumberExpressionError.self) {
      try CucumberExpression("a( b( {int}))", optionalParameters: true)
    }
    #expect(throws: CucumberExpressionError.self) {
      try CucumberExpression("a( {nothing})", optionalParameters: true)
    }
  }

  @Test func groupsAreNestedAndCountedInUTF16() throws {
    let argument = try #require(
      try CucumberExpression("\u{1F600} {string}").match("\u{1F600} 'a\\'é'")?.first)
    #expect(argument.group.start == 3)
    #expect(argument.group.end == 9)
    #expect(argument.group.value == "'a\\'é'")
    let children = argument.group.children
    #expect(children.count == 2)
    #expect(children[0] == .init(value: nil, start: nil, end: nil, children: [.absent]))
    #expect(children[1].start == 4)
    #expect(children[1].children == [.init(value: "\\'é", start: 5, end: 8, children: [])])
  }

  @Test func namesMayHoldSpacesAndSeveralRegexps() throws {
    var registry = ParameterTypeRegistry()
    try registry.define(
      ParameterType(name: "list of colors", regularExpressions: ["red(,)?", "(blue)|(green)"]) {
        $0.map { $0 ?? "-" }.joined()
      })
    let expression = try CucumberExpression("{list of colors}!", registry: registry)
    #expect(expression.regularExpression == "^((?:red(,)?)|(?:(blue)|(green)))!$")
    #expect(try values("{list of colors}!", "red!", registry) == "---")
    #expect(try values("{list of colors}!", "green!", registry) == "--green")
    #expect(try values("{list of colors}!", "red,!", registry) == ",--")
  }

  @Test func aTransformMayThrowAndGivesItsType() throws {
    struct Refusal: Error {}
    var registry = ParameterTypeRegistry()
    try registry.define(
      ParameterType(name: "flight", regularExpressions: ["([A-Z]{3})-([A-Z]{3})"]) {
        groups throws -> [String] in
        if groups[0] == groups[1] { throw Refusal() }
        return groups.compactMap { $0 }
      })
    let expression = try CucumberExpression("{flight}", registry: registry)
    let argument = try #require(try expression.match("LHR-CDG")?.first)
    #expect(try argument.value() as? [String] == ["LHR", "CDG"])
    #expect(argument.parameterType.valueType is [String].Type)
    #expect(throws: Refusal.self) { try expression.match("LHR-LHR")?.first?.value() }
  }

  @Test func literalsThatEveryMatchHolds() throws {
    let expression = try CucumberExpression("I have {int} cucumber(s) in my belly/basket now")
    let pattern = try CompiledPattern(expression.regularExpression)
    #expect(pattern.prefix == Array("I have ".utf8))
    #expect(
      pattern.literals.parts
        == ["I have ", " cucumber", " in my ", " now"].map { Array($0.utf8) })
    let whole = try CompiledPattern(try CucumberExpression("a \\(b").regularExpression)
    #expect(whole.prefix == Array("a (b".utf8))
    #expect(whole.literals.parts == [whole.prefix])
  }
}

extension StepExpression.Group {
  static let absent = StepExpression.Group(value: nil, start: nil, end: nil, children: [])
}
