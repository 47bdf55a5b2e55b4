import CucumberExpressions
import SpecTestSupport
import Testing

struct CucumberExpressionGeneratorTests {
  private func sources(
    _ text: String, _ registry: ParameterTypeRegistry = ParameterTypeRegistry()
  ) -> [String] {
    CucumberExpressionGenerator(registry: registry).expressions(for: text).map(\.source)
  }

  @Test(arguments: [
    ("hello", ["hello"]), ("hello (world)", ["hello \\(world)"]),
    ("hello {world}", ["hello \\{world}"]), ("a/b", ["a\\/b"]), ("a\\b", ["a\\\\b"]),
    ("I have 8 things", ["I have {int} things", "I have {float} things"]),
    ("a list of 3.14 things", ["a list of {float} things"]),
    ("a list of \"many\" things", ["a list of {string} things"]),
    ("I like 'b' and \"c\"", ["I like {string} and {string}"]),
    (
      "1 and 2",
      [
        "{int} and {int}", "{int} and {float}", "{float} and {int}", "{float} and {float}",
      ]
    ),
    ("c3po and r2d2", ["c3po and r2d2"]), ("-5", ["{int}", "{float}"]), ("", [""]),
    ("I say 'a 1 b' 2", ["I say {string} {int}", "I say {string} {float}"]),
    ("5%", ["{int}%", "{float}%"]), ("é5é", ["é5é"]),
    ("a\t5\tb", ["a\t{int}\tb", "a\t{float}\tb"]),
    ("\u{1F600}5", ["\u{1F600}{int}", "\u{1F600}{float}"]),
  ])
  func proposes(_ text: String, _ expected: [String]) {
    #expect(sources(text) == expected)
  }

  /// A part that was meant as one value stays as it is.
  @Test(arguments: [
    ("1 of 1,80 and 2", "1,80", "{int} of 1,80 and {int}"), ("1,80", "1,80", "1,80"),
    ("5 (x) 6", "(x)", "{int} \\(x) {int}"), ("5 things", "none", "{int} things"),
  ])
  func verbatim(_ text: String, _ part: String, _ expected: String) {
    let generator = CucumberExpressionGenerator(registry: ParameterTypeRegistry())
    #expect(generator.readings(of: text, verbatim: part).likeliest.source == expected)
  }

  @Test func everyProposalMatchesItsText() throws {
    var random = SeededGenerator(seed: 3)
    let pieces = [
      "a", " ", "1", "2.5", "'x'", "\"", "(", "{", "/", "\\", "}", ")", "é", "-", ".", "\n",
    ]
    for _ in 0..<500 {
      let text = random.text(of: pieces, upTo: 8)
      for source in sources(text) {
        let arguments = try CucumberExpression(source).match(text)
        #expect(arguments != nil, "\(source) | \(text)")
      }
    }
  }

  @Test func parametersAreNamedAndCounted() throws {
    let generator = CucumberExpressionGenerator(registry: ParameterTypeRegistry())
    let first = try #require(generator.expressions(for: "1 'a' 2 3").first)
    #expect(first.source == "{int} {string} {int} {int}")
    #expect(first.parameterNames == ["int", "string", "int2", "int3"])
    #expect(first.parameterTypes.map(\.name) == ["int", "string", "int", "int"])
  }

  @Test func customTypesComeInOrder() throws {
    var registry = ParameterTypeRegistry()
    for (name, prefer) in [("b", false), ("c", true), ("a", false)] {
      try registry.define(
        ParameterType(
          name: name, regularExpressions: ["x+"], preferForRegularExpressionMatch: prefer
        ) { "\($0)" })
    }
    try registry.define(
      ParameterType(name: "hidden", regularExpressions: ["x+"], useForSnippets: false) { "\($0)" })
    #expect(sources("xx", registry) == ["{c}", "{a}", "{b}"])
    #expect(sources("xxy", registry) == ["xxy"])
  }

  @Test func theNumberOfProposalsIsLimited() {
    let text = Array(repeating: "1", count: 20).joined(separator: " ")
    let found = sources(text)
    #expect(found.count == CucumberExpressionGenerator.maximumExpressions)
    #expect(Set(found).count == found.count)
    let long = Array(repeating: "1", count: 20_000).joined(separator: " ")
    #expect(sources(long).count == CucumberExpressionGenerator.maximumExpressions)
    #expect(sources(String(repeating: "12a", count: 20_000)).count == 1)
  }

  /// A text may be as long as a file, a proposal is a line to read.
  @Test(arguments: ["b", "the 5 \"x\" ", "1 ", "\"", "é", "{"])
  func whatIsProposedForALongTextIsShort(filling: String) throws {
    let text = String(repeating: filling, count: 20_000)
    for source in sources(text) {
      #expect(source.utf8.count < 3_000)
      #expect(try CucumberExpression(source).match(text) != nil)
    }
  }
}
