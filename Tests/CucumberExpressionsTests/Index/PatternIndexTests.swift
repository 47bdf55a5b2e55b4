import SpecTestSupport
import Testing

@testable import CucumberExpressions

struct PatternIndexTests {
  /// Pieces that expressions are made of, with texts that fit them, nearly fit them, or do not.
  private static let parts: [(expression: String, texts: [String])] = [
    ("I have ", ["I have ", "I have", "I  have "]),
    ("{int}", ["5", "-12", "-", "1.5", "5x", "٣", ""]),
    ("{float}", ["1.5", "-3", ".5", "1E5", "+2", "1.", ""]),
    ("{word}", ["cat", "a\u{A0}b", "é", "", "x-1", "東京", "\u{3000}"]),
    ("{string}", [#""x""#, "'y z'", #""a\"b""#, #""open"#, #""""#, #""é\é""#]),
    ("{byte}", ["1", "300", "-5"]),
    ("{bigdecimal}", ["3.14", "7"]),
    ("{}", ["anything at all", "", "5"]),
    (" ", [" ", "  ", ""]),
    ("cuke(s)", ["cuke", "cukes", "cuke(s)"]),
    ("(very )good", ["good", "very good", "very"]),
    ("belly/stomach", ["belly", "stomach", "belly/stomach"]),
    ("é/e\u{301}", ["é", "e\u{301}"]),
    (" in my ", [" in my ", " in  my "]),
    ("\\{x}", ["{x}", "x"]),
    ("E", ["E", "e"]),
    ("5", ["5", "6"]),
    ("-", ["-", ""]),
    ("cat/dog(s)/{int}", ["cat", "dogs", "7"]),
    ("( for {int} s)", ["", " for 5 s", " for -1 s", " for  s", " for 5"]),
    ("({int})", ["", "5", "-12", "x"]),
    ("(x{word})", ["", "xcat", "x", "xa b"]),
    ("({string} {float})", ["", #""a" 1.5"#, "'b' .5", #""a""#]),
    ("(a{}b)", ["", "ab", "a b", "a"]),
    ("{color}", ["red", "dark red", "blue", "re"]),
    ("({color})", ["red", ""]),
    ("cat/dog(-{int})", ["cat", "dog", "dog-5", "cat-5"]),
    ("{shade}", ["grey", "GRAY", "\u{212A}elly", "kelly", "gr", "é"]),
    ("{ending}", ["e", "tree", "trees", "e5", "東e", ""]),
    ("{pale}", ["pale ", "", "pal"]),
    ("{first}", ["I", "I have", "have"]),
    ("{after}", ["x", "y", ""]),
    ("{words}", ["a b c", "", "cuke", "I have "]),
    ("{digits}", ["1", "12,345", "1,"]),
  ]

  /// Types that no scanner knows, besides the built-in ones.
  private static func registry() throws -> ParameterTypeRegistry {
    var registry = ParameterTypeRegistry()
    try registry.define(
      ParameterType(name: "color", regularExpressions: ["(dark )?red", "blue"]) { "\($0)" })
    // Patterns that say little about how a text begins: any case, looking around, nothing, the start.
    for (name, pattern) in [
      ("shade", "(?i)gr[ae]y|kelly|É"), ("ending", "(?=\\w|東)\\S*e\\b"), ("pale", "(?:pale )?"),
      ("first", "^I(?: have)?"), ("after", "(?<= )x|\\By"), ("words", "[a-zA-Z ]*"),
      ("digits", "\\d+(?:,\\d+)*"),
    ] {
      try registry.define(
        ParameterType(name: name, regularExpressions: [pattern]) { "\($0)" })
    }
    return registry
  }

  /// Random patterns and texts; the judge is the general engine, which shares no scanner with the
  /// index, on all patterns, one after the other.
  @Test func findsWhatTryingAllFinds() throws {
    var random = SeededGenerator(seed: 7)
    let registry = try Self.registry()
    var (matches, longMatches, candidates, refused, texts) = (0, 0, 0, 0, 0)
    for _ in 0..<20 {
      var recipes: [[Int]] = []
      var index = PatternIndex()
      var judges: [Judge] = []
      while recipes.count < 20 {
        let recipe = (0..<Int.random(in: 1...5, using: &random)).map { _ in
          Int.random(in: 0..<Self.parts.count, using: &random)
        }
        let source = recipe.map { Self.parts[$0].expression }.joined()
        guard
          let expression = try? CucumberExpression(
            source, registry: registry, optionalParameters: true)
        else {
          refused += 1
          continue
        }
        let pattern =
          Bool.random(using: &random)
          ? StepExpression.cucumber(expression)
          : .regular(try Self.regular(expression, &random))
        index.append(pattern)
        judges.append(try Self.judge(pattern))
        recipes.append(recipe)
      }
      for recipe in recipes {
        for _ in 0..<6 {
          let text = recipe.compactMap { Self.parts[$0].texts.randomElement(using: &random) }
            .joined()
          texts += 1
          candidates += index.candidates(for: text).count
          matches += check(index, judges, text)
          // One that is too long to look at all ways through it: a piece of it, many times.
          guard texts.isMultiple(of: 100) else { continue }
          let pieces = recipe.compactMap { Self.parts[$0].texts.randomElement(using: &random) }
          guard let place = pieces.indices.randomElement(using: &random) else { continue }
          let count = Int.random(in: 150...400, using: &random)
          let long = pieces.enumerated().map { index, piece in
            index == place ? String(repeating: piece, count: count) : piece
          }
          longMatches += check(index, judges, long.joined())
        }
      }
    }
    print(
      "pattern index: \(texts) texts, \(candidates) candidates, \(matches) matches, "
        + "\(refused) expressions refused, \(longMatches) matches of long texts")
    #expect(matches > 2_500)
    #expect(longMatches > 10)
  }

  /// The expression as a regular one, anchored or not.
  private static func regular(
    _ expression: CucumberExpression, _ random: inout SeededGenerator
  ) throws -> RegularExpression {
    let source = expression.regularExpression.dropFirst().dropLast()
    return try RegularExpression(
      Bool.random(using: &random) ? "^\(source)$" : String(source))
  }

  private typealias Outcome = Result<[StepExpression.Group], CucumberExpressionError>
  private typealias Judge = (_ text: String) -> Outcome?

  /// The general engine's result for a pattern; nil if a text does not match.
  private static func judge(_ expression: StepExpression) throws -> Judge {
    switch expression {
    case .cucumber(let expression):
      let pattern = try CompiledPattern(expression.regularExpression)
      return { text in (try? pattern.match(text)).flatMap { $0 }.map { .success($0) } }
    case .regular(let expression):
      return { text in
        do throws(CucumberExpressionError) {
          return try expression.match(text).map { .success($0.map(\.group)) }
        } catch {
          return .failure(error)
        }
      }
    }
  }

  /// Compares an answer of the index with that of every pattern; gives the number of matches.
  private func check(
    _ index: PatternIndex, _ judges: [Judge], _ text: String,
    at location: SourceLocation = #_sourceLocation
  ) -> Int {
    let expected = judges.enumerated().compactMap { position, judge in
      judge(text).map { (position, $0) }
    }
    let matches = index.matches(text)
    #expect(
      matches.map(\.pattern) == expected.map(\.0), "\"\(text)\"", sourceLocation: location)
    let outcomes = matches.map { $0.arguments.map { $0.map(\.group) } }
    #expect(outcomes == expected.map(\.1), "\"\(text)\"", sourceLocation: location)
    let candidates = index.candidates(for: text)
    #expect(candidates == Set(candidates).sorted(), sourceLocation: location)
    return matches.count
  }

  @Test(arguments: [
    ("^I have (\\d+)$", "I have 5", [0]),
    ("^I have (\\d+)$", "You have 5", []),
    ("have", "I have 5", [0]),
    ("(?:a|b)c", "bc", [0]),
    ("^(?:a|b)c", "bc", [0]),
    ("^a?b", "b", [0]),
    ("^a|b", "xb", [0]),
    ("^ab*", "a", [0]),
    ("^ab{0,2}c", "ac", [0]),
    ("(?i)^abc", "ABC", [0]),
  ])
  func regularExpressions(source: String, text: String, expected: [Int]) throws {
    let expression = StepExpression.regular(try RegularExpression(source))
    let index = PatternIndex([expression])
    #expect(index.candidates(for: text) == expected)
    #expect(check(index, [try Self.judge(expression)], text) == expected.count)
  }

  @Test func leavesMostPatternsOut() throws {
    var index = PatternIndex()
    var texts: [String] = []
    for number in 0..<5000 {
      let verb = ["opens", "closes", "buys", "sells", "paints"][number % 5]
      let source = "the {word} \(verb) {int} thing(s) of kind \(number) in the shop/market"
      index.append(.cucumber(try CucumberExpression(source)))
      texts.append("the 東京の客 \(verb) 12 things of kind \(number) in the market")
    }
    var most = 0
    for (number, text) in texts.enumerated() {
      let candidates = index.candidates(for: text)
      #expect(candidates.contains(number))
      most = max(most, candidates.count)
    }
    #expect(most <= 2)
    #expect(index.candidates(for: "nothing like it").isEmpty)
  }

  /// An expression is no candidate for a text that cannot go on with its parameter type.
  @Test func typesOfOnesOwnLeaveTextsOut() throws {
    let registry = try Self.registry()
    let sources = ["{color} it is", "it is {color}", "{pale}it is", "(a ){shade} it is"]
    let index = PatternIndex(
      try sources.map { .cucumber(try CucumberExpression($0, registry: registry)) })
    #expect(index.candidates(for: "dark red it is") == [0])
    #expect(index.candidates(for: "it is green").isEmpty)
    #expect(index.candidates(for: "it is blue") == [1])
    #expect(index.candidates(for: "it is") == [2])
    #expect(index.candidates(for: "a GRAY it is") == [3])
  }

  /// The text that follows a type is looked for at each place where a text of the type can end.
  @Test func typesThatCanEndInSeveralPlaces() throws {
    var registry = ParameterTypeRegistry()
    for (name, pattern) in [("thing", "a b|a b c|a"), ("words", ".+"), ("lazy", ".*?")] {
      try registry.define(ParameterType(name: name, regularExpressions: [pattern]) { "\($0)" })
    }
    let sources = [
      "{thing} c", "{thing} b c", "{thing} c d", "{words} c{lazy}", "{lazy}d", "{words}{words} e",
    ]
    let index = PatternIndex(
      try sources.map { .cucumber(try CucumberExpression($0, registry: registry)) })
    #expect(index.candidates(for: "a b c") == [0, 1, 3])
    #expect(index.candidates(for: "a b c d") == [2, 3, 4])
    #expect(index.candidates(for: "a b c c") == [0, 3])
    #expect(index.candidates(for: "a b c e") == [3, 5])
  }

  /// A long text is gone through a few times, not once for each pattern or end of a type.
  @Test(
    arguments: [
      "b", "b ", "the Tea is w1 ", "12", "1 ", "1,", "\"", "\"a\" ", " ", "é", "Aa ", "I of ",
    ])
  func longTexts(filling: String) throws {
    let text = String(repeating: filling, count: 20_000 / filling.utf8.count)
    var effort = 0
    let matches = try Self.vocabulary.get().matches(text, effort: &effort)
    #expect(matches.isEmpty)
    #expect(effort < 10 * text.utf8.count)
  }

  /// 5,000 patterns of two parameters each.
  private static let vocabulary = Result {
    var registry = ParameterTypeRegistry()
    let types = [
      ("thing", "\\w+"), ("any", ".+"), ("color", "red|green"), ("words", "[a-z ]+"),
      ("name", "[A-Z][a-z]*(?: [A-Z][a-z]*)*"), ("quoted", "\"[^\"]*\""),
      ("number", "\\d+(?:,\\d+)*"),
      ("group", "(?:a|b)+"),
    ]
    for (name, pattern) in types {
      try registry.define(ParameterType(name: name, regularExpressions: [pattern]) { "\($0)" })
    }
    let names = types.map(\.0) + ["", "string", "word", "int", "float"]
    return PatternIndex(
      try (0..<5_000).map { number in
        let (first, second) = (names[number % 13], names[number / 13 % 13])
        let source =
          switch number % 4 {
          case 0: "{\(first)} is w\(number) {\(second)}"
          case 1: "I w\(number) {\(first)} of {\(second)}"
          case 2: "I {\(first)} w\(number) of {\(second)} now"
          default: "{\(first)} x\(number)/y\(number) of {\(second)}"
          }
        return .cucumber(try CucumberExpression(source, registry: registry))
      })
  }

  /// A row of types that can end anywhere has more ways through a text than there is time.
  @Test func typesThatCanEndAnywhere() throws {
    var registry = ParameterTypeRegistry()
    try registry.define(ParameterType(name: "any", regularExpressions: [".*"]) { "\($0)" })
    try registry.define(
      ParameterType(name: "slow", regularExpressions: ["(?:a|aa|a?)*"]) { "\($0)" })
    let sources = ["{any}b{any}b{any}b{any}b{any}c", "{slow}c", "b{any}d"]
    let index = PatternIndex(
      try sources.map { .cucumber(try CucumberExpression($0, registry: registry)) })
    var effort = 0
    _ = index.matches(String(repeating: "b", count: 300), effort: &effort)
    #expect(effort < 100_000)
    #expect(index.candidates(for: String(repeating: "b", count: 300) + "c").contains(0))
    #expect(index.candidates(for: String(repeating: "a", count: 60) + "c").contains(1))
    #expect(index.candidates(for: "b d") == [2])
  }

  @Test func tooManyWaysThroughAnExpression() throws {
    let source = (0..<12).map { "a\($0)(x) " }.joined()
    let expression = StepExpression.cucumber(try CucumberExpression(source))
    #expect(ExpressionPiece.sequences(of: expression).count <= ExpressionPiece.maximumSequences)
    #expect(PatternIndex([expression]).matches(source.filter { !"()".contains($0) }).count == 1)
  }

  @Test func theEmptyExpression() throws {
    let index = PatternIndex([.cucumber(try CucumberExpression(""))])
    #expect(index.candidates(for: "") == [0])
    #expect(index.candidates(for: "a").isEmpty)
  }

  @Test func equalPatternsAreAllFound() throws {
    let expression = StepExpression.cucumber(try CucumberExpression("a {int} b/c"))
    #expect(PatternIndex([expression, expression]).matches("a 5 c").map(\.pattern) == [0, 1])
  }

  /// A pattern at fault is a match that says why.
  @Test func aPatternThatCannotGiveItsArguments() throws {
    var registry = ParameterTypeRegistry()
    for name in ["x", "y"] {
      try registry.define(ParameterType(name: name, regularExpressions: ["z+"]) { "\($0)" })
    }
    let index = PatternIndex([
      .regular(try RegularExpression("^a(z+)$", registry: registry)),
      .regular(try RegularExpression("^(a+)+$")),
      .cucumber(try CucumberExpression("azz")),
    ])
    let ambiguous = index.matches("azz")
    #expect(ambiguous.map(\.pattern) == [0, 2])
    #expect(throws: CucumberExpressionError.self) { try ambiguous.first?.arguments.get() }
    let expensive = index.matches(String(repeating: "a", count: 5000) + "!")
    #expect(expensive.map(\.pattern) == [1])
    #expect(throws: CucumberExpressionError.matchTooExpensive(pattern: "^(a+)+$")) {
      try expensive.first?.arguments.get()
    }
  }
}
