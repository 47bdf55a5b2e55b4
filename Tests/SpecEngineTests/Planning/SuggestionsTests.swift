import Gherkin
import Messages
import StepKit
import Testing

@testable import SpecEngine

struct SuggestionsTests {
  private struct Shop: World { init(_ scenario: ScenarioContext) {} }
  private struct Colour: Sendable {}

  /// One definition to paste, however many ways there are to read the text.
  @Test func theLikeliestReading() throws {
    try check(
      "Given a list of 8 things, 2 and 3 others",
      [
        """
        // {int} could also be {float} (Double)
        Given("a list of {int} things, {int} and {int} others") {
          (world: inout MyWorld, int: Int, int2: Int, int3: Int) in
          try pending()
        }
        """
      ], only: 0)
    let library = StepLibrary(Shop.self) {
      Step("it rains") { _ in }
      ParameterType("amount", "\\d+") { (_: String) in Colour() }
      ParameterType("colour", "red") { (_: String) in Colour() }
      ParameterType("paint", "red") { (_: String) in Colour() }
    }
    try check(
      "Given 8 red things", libraries: [library],
      [
        """
        // {int} could also be {amount} (SuggestionsTests.Colour), {float} (Double)
        // {colour} could also be {paint} (SuggestionsTests.Colour)
        Given("{int} {colour} things") { (world: inout Shop, int: Int, colour: \
        SuggestionsTests.Colour) in
          try pending()
        }
        """
      ], only: 0)
  }

  /// A type that takes every word tells nothing, however it is spelled; nor do words that all sentences have.
  @Test(arguments: [
    #"\w+"#, "[a-z]*", ".*", #"\S+"#, "[^ ]+", #"(\w|-)+"#, #"[a-z]+ [a-z]+"#, #"\d+ \w+"#, #".+"#,
    #"\w+(?: \w+)*"#, "a|an|the", "is|was",
  ])
  func typesThatTellNothing(pattern: String) throws {
    let library = StepLibrary(Shop.self) {
      Step("it rains") { _ in }
      ParameterType("thing", pattern) { (_: String) in Colour() }
      ParameterType("drink", "tea|coffee") { (_: String) in Colour() }
    }
    let plan = try makePlan(
      ["Feature: f\n Scenario: s\n  Given the customer was served 3 cups of tea"], [library])
    #expect(
      plan.snippets[0][0].contains("Given(\"the customer was served {int} cups of {drink}\")"),
      "\(plan.snippets[0][0])")
  }

  /// What few words fit tells something.
  @Test(arguments: ["[A-Z][a-z]+", "Al.*", "[A-Z]\\w+", "Bob|Alice", "[A-Za-z]{5}"])
  func typesThatTellSomething(pattern: String) throws {
    let library = StepLibrary(Shop.self) {
      Step("it rains") { _ in }
      ParameterType("name", pattern) { (_: String) in Colour() }
    }
    let plan = try makePlan(
      ["Feature: f\n Scenario: s\n  Given I see 3 times Alice"], [library])
    #expect(plan.snippets[0][0].contains("{name}"), "\(plan.snippets[0][0])")
  }

  /// Messages have one for each way to read the text, as those of other implementations.
  @Test func messagesHaveEveryReading() throws {
    let plan = try makePlan(["Feature: f\n Scenario: s\n  Given 8 and 9 things"], [])
    let patterns = plan.snippets[0].map { $0.split(separator: "\"")[1] }
    #expect(
      patterns == [
        "{int} and {int} things", "{int} and {float} things", "{float} and {int} things",
        "{float} and {float} things",
      ])
  }

  /// The name of the library's World, even where it has no step yet.
  @Test func theOnlyWorld() throws {
    try check(
      "Given 8.5 things", libraries: [StepLibrary(Shop.self) {}],
      [
        """
        Given("{float} things") { (world: inout Shop, float: Double) in
          try pending()
        }
        """
      ])
  }

  /// A parameter type that no library has, and a definition that waits for it.
  @Test func unknownParameterTypes() throws {
    let library = StepLibrary(Shop.self) {
      Given("I have {itn} cups", file: "/Steps.swift", line: 3) { (_: inout Shop, _: Int) in }
      Given("I paint it {hue}", file: "/Steps.swift", line: 4) { (_: inout Shop, _: String) in }
    }
    let plan = try makePlan(
      ["Feature: f\n Scenario: s\n  Given I have 5 cups\n  And I paint it red"], [library])
    #expect(
      plan.supportCode.undefinedTypes.map { $0.message(relativeTo: "/") } == [
        "Steps.swift:3: the pattern \"I have {itn} cups\" uses {itn}, which is not a parameter type: "
          + "did you mean {int}? Until then its steps are undefined",
        "Steps.swift:4: the pattern \"I paint it {hue}\" uses {hue}, which is not a parameter type: "
          + "define it with ParameterType(\"hue\", …). Until then its steps are undefined",
      ])
    #expect(
      plan.snippets[0][0].hasPrefix(
        "// \"I have {itn} cups\" would match if there were a parameter type {itn}: did you mean "
          + "{int}? (Steps.swift:3)\n"))
  }

  private struct Card: Sendable {}

  /// A desk that lends books.
  private static let desk = StepLibrary(Shop.self) {
    ParameterType("card", "adult|child|staff") { (_: String) in Card() }
    ParameterType("money", #"\d+\.\d\d EUR"#) { (_: String) in 1.2 }
      .described(as: "An amount.", example: "1.20 EUR")
    Given("{word} has a/an {card} card", file: "/Desk.swift", line: 1) {
      (_: inout Shop, _: String, _: Card) in
    }
    When("{word} borrows {string}", file: "/Desk.swift", line: 2) {
      (_: inout Shop, _: String, _: String) in
    }
    Then("the fee is {money}", file: "/Desk.swift", line: 3) { (_: inout Shop, _: Double) in }
    Then("the loan is granted", file: "/Desk.swift", line: 4) { _ in }
    Then("{int} book(s) is/are left", file: "/Desk.swift", line: 5) { (_: inout Shop, _: Int) in }
  }

  /// A sentence with the author's own values, and the one thing that differs.
  @Test(arguments: [
    (
      "Ann borrows Emma", #"'Ann borrows "Emma"'? (Desk.swift:2)"#,
      #"'Emma' is a text of its own; write it in quotation marks: "Emma""#
    ),
    (
      "Ann borrows „Emma“", #"'Ann borrows "Emma"'? (Desk.swift:2)"#,
      "a quotation begins and ends with the straight mark \""
    ),
    (
      "Ann borows \"Emma\"", #"'Ann borrows "Emma"'? (Desk.swift:2)"#,
      "expected \"borrows\" instead of \"borows\""
    ),
    (
      "Ann borrows", #"'Ann borrows "coffee"'? (Desk.swift:2)"#,
      "a value of {string} is missing, expected text between two \" or two '"
    ),
    (
      "Ann has an senior card", #""Ann has an adult card"? (Desk.swift:1)"#,
      "'senior' is not a value of {card}, expected adult, child or staff"
    ),
    (
      "the fee is 1,80 EUR", #""the fee is 1.80 EUR"? (Desk.swift:3)"#,
      "'1,80 EUR' is not a value of {money}; an example is 1.20 EUR"
    ),
    (
      "The loan is granted", #""the loan is granted"? (Desk.swift:4)"#,
      "capital and small letters differ"
    ),
    (
      "the loan is granted.", #""the loan is granted"? (Desk.swift:4)"#,
      "the sentence does not end with '.'"
    ),
    (
      "a loan is granted", #""the loan is granted"? (Desk.swift:4)"#,
      "the article differs: expected \"the\" instead of \"a\""
    ),
    ("loan is granted", #""the loan is granted"? (Desk.swift:4)"#, "\"the\" is missing"),
    (
      "the loans is granted", #""the loan is granted"? (Desk.swift:4)"#,
      "singular and plural differ: expected \"loan\" instead of \"loans\""
    ),
    (
      "the loan is granted now", #""the loan is granted"? (Desk.swift:4)"#,
      "\"now\" does not belong to the sentence"
    ),
    (
      "three books are left", #""3 books are left"? (Desk.swift:5)"#,
      "'three' is not a value of {int}, expected digits such as 3"
    ),
  ])
  func sentences(_ text: String, _ sentence: String, _ slip: String) throws {
    let step = try #require(try undefined("Given \(text)", [Self.desk]))
    #expect(step.proposal.hints == ["did you mean \(sentence)", slip])
    #expect(
      step.snippets.first?.code.hasPrefix("// did you mean \(sentence)\n// \(slip)\n") == true)
  }

  /// One value is no two numbers with a comma between, and where a type takes it with a point, it is that type's.
  @Test(arguments: [
    ("the fee is 1,80 EUR", "the fee is 1,80 EUR", [] as [String]),
    ("1,000 books are left", "1,000 books are left", []),
    (
      "Ann pays 1,80 EUR", "Ann pays {money}",
      ["{money} takes a decimal point, such as 1.20 EUR"]
    ),
    ("a point at 3,4", "a point at {int},{int}", ["{int} could also be {float} (Double)"]),
  ])
  func decimalCommas(_ text: String, _ pattern: String, _ notes: [String]) throws {
    let step = try #require(try undefined("Given \(text)", [Self.desk]))
    let code = step.proposal.snippets.first?.code
    #expect(code?.hasPrefix("Given(\"\(pattern)\")") == true, "\(code ?? "")")
    #expect(step.proposal.notes == notes)
  }

  private func undefined(_ step: String, _ libraries: [StepLibrary]) throws -> UndefinedStep? {
    let plan = try makePlan(["Feature: f\n Scenario: s\n  \(step)"], libraries)
    let steps = plan.cases.flatMap(\.steps)
    guard case .pickleStep(_, .undefined(let step))? = steps.first else { return nil }
    return step
  }

  @Test func keywords() throws {
    for (keyword, expected) in [
      ("Given", "Given"), ("When", "When"), ("Then", "Then"), ("*", "Step"),
    ] {
      try check(
        "\(keyword) nothing yet",
        ["\(expected)(\"nothing yet\") { world in\n  try pending()\n}"])
    }
    try check(
      "When a\n  And nothing yet", ["When(\"nothing yet\") { world in\n  try pending()\n}"],
      step: 1)
  }

  @Test func whatHangsBelow() throws {
    try check(
      "Given rows:\n   | a |",
      ["Given(\"rows:\") { (world: inout MyWorld, table: DataTable) in\n  try pending()\n}"])
    try check(
      "Given text:\n   \"\"\"\n   x\n   \"\"\"",
      ["Given(\"text:\") { (world: inout MyWorld, docString: DocString) in\n  try pending()\n}"])
  }

  @Test func escaping() throws {
    func check(_ text: String, _ literal: String) throws {
      try self.check("* \(text)", ["Step(\(literal)) { world in\n  try pending()\n}"])
    }
    try check("a (b) {c} d/e \\ f", ##"#"a \(b) \{c} d\/e \\ f"#"##)
    try check("say \"", ##"#"say ""#"##)
    try check("say \"# twice", ###"##"say "# twice"##"###)
    try check("cost 5x$", ".expression(\"cost 5x$\")")
    try check("^ up", ".expression(\"^ up\")")
    // Reports change what acts on a terminal, and white space.
    try check("a\tb", #""a\tb""#)
    try check("a\t\"", ##"#"a\#t""#"##)
    try check("a\u{202E}b\u{7}c", #""a\u{202E}b\u{7}c""#)
  }

  @Test func aLineBreakStaysOnOneLine() throws {
    let text = """
      Feature: f
        Scenario Outline: s
          Given a <x>
          Examples:
            | x    |
            | b\\nc |
      """
    let plan = try makePlan([text])
    #expect(
      plan.snippets.first == ["Given(\"a b\\nc\") { world in\n  try pending()\n}"])
  }

  @Test func namesOfParameters() throws {
    try check(
      "Given 1 and 2 \"a\"",
      libraries: [],
      [
        """
        // {int} could also be {float} (Double)
        Given("{int} and {int} {string}") \
        { (world: inout MyWorld, int: Int, int2: Int, string: String) in
          try pending()
        }
        """
      ], only: 0)
    let library = StepLibrary(Shop.self) {
      ParameterType("in", "red") { (_: String) in Colour() }
      ParameterType("default", "blue") { (_: String) in Colour() }
      ParameterType("two words", "green") { (_: String) in Colour() }
      ParameterType("world", "grey") { (_: String) in Colour() }
    }
    try check(
      "Given red blue green grey", libraries: [library],
      [
        """
        Given("{in} {default} {two words} {world}") {
          (world: inout Shop, `in`: SuggestionsTests.Colour, \
        `default`: SuggestionsTests.Colour, twoWords: SuggestionsTests.Colour, \
        worldValue: SuggestionsTests.Colour) in
          try pending()
        }
        """
      ])
  }

  @Test func didYouMean() throws {
    let library = StepLibrary(Shop.self) {
      Given("the customer opens the door", file: "/home/me/Steps.swift", line: 12) { _ in }
      Given("it rains", file: "/home/me/Steps.swift", line: 13) { _ in }
    }
    try check(
      "Given the customer open the door", libraries: [library],
      [
        """
        // did you mean "the customer opens the door"? (home/me/Steps.swift:12)
        // singular and plural differ: expected "opens" instead of "open"
        Given("the customer open the door") { world in
          try pending()
        }
        """
      ])
    try check(
      "Given a wholly different sentence", libraries: [library],
      ["Given(\"a wholly different sentence\") { world in\n  try pending()\n}"])
  }

  private struct Feed: World {
    var films = 0
    init(_ scenario: ScenarioContext) {}
  }
  private struct Quiz: World {
    var answers = 0
    init(_ scenario: ScenarioContext) {}
  }

  private static let twoSystems = [
    StepLibrary(Feed.self, in: "feed/") {
      Given("the user doesn't have connectivity", file: "/Feed.swift", line: 1) { _ in }
      Given("the feed is empty", file: "/Feed.swift", line: 2) { _ in }
      ParameterType("age", "\\d+ moons") { (_: String) in 0 }
    },
    StepLibrary(Quiz.self, in: "quiz/", "q-*.feature") {
      Given("the user has no connectivity", file: "/Quiz.swift", line: 1) { _ in }
      Given("a quiz", file: "/Quiz.swift", line: 2) { _ in }
      ParameterType("answers", "\\d+ answers") { (_: String) in 0 }
    },
    StepLibrary(EmptyWorld.self) {
      Given("nothing") { _ in }
      ParameterType("things", "\\d+ things") { (_: String) in 0 }
    },
  ]

  /// The first snippet of a step in a feature.
  private func snippet(_ step: String, in path: String) throws -> String {
    let plan = try makePlan(
      ["Feature: f\n Scenario: s\n  * \(step)"], Self.twoSystems, paths: [path])
    return try #require(plan.snippets.first?.first)
  }

  @Test(
    "sentences of the libraries that the feature sees",
    arguments: [
      ("feed/a.feature", "did you mean \"the user doesn't have connectivity\"? (Feed.swift:1)"),
      ("quiz/a.feature", "did you mean \"the user has no connectivity\"? (Quiz.swift:1)"),
      ("a.feature", "did you mean \"the user doesn't have connectivity\"? (Feed.swift:1)"),
    ])
  func seenSentences(path: String, hint: String) throws {
    let snippet = try snippet("the user does not have connectivity", in: path)
    #expect(snippet.hasPrefix("// \(hint)\n"), "\(snippet)")
  }

  @Test("a sentence of a library that the feature does not see")
  func unseenSentences() throws {
    #expect(
      try snippet("a quiz", in: "feed/a.feature") == """
        // "a quiz" is a sentence of Quiz, which is valid in quiz/, q-*.feature only (Quiz.swift:2)
        Step("a quiz") { world in
          try pending()
        }
        """)
    #expect(try !snippet("the feeds are empty", in: "quiz/a.feature").contains("feed is empty"))
  }

  @Test(
    "parameter types and the World of the libraries that the feature sees",
    arguments: [
      ("quiz/a.feature", "Quiz", "{answers} in {int} moons for {things}"),
      ("feed/a.feature", "Feed", "{int} answers in {age} for {things}"),
      ("a.feature", "MyWorld", "{answers} in {age} for {things}"),
    ])
  func seenTypes(path: String, world: String, pattern: String) throws {
    let snippet = try snippet("3 answers in 4 moons for 5 things", in: path)
    #expect(snippet.contains("Step(\"\(pattern)\")"), "\(snippet)")
    #expect(snippet.contains("(world: inout \(world), "), "\(snippet)")
  }

  @Test("of several Worlds, that of the nearest sentence")
  func theNearestWorld() throws {
    #expect(
      try snippet("the feed is empty 4 times", in: "a.feature").contains("(world: inout Feed, "))
  }

  private func check(
    _ step: String, libraries: [StepLibrary] = [], _ snippets: [String], step index: Int = 0,
    only: Int? = nil, at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let plan = try makePlan(["Feature: f\n Scenario: s\n  \(step)"], libraries)
    let found = plan.snippets[index]
    #expect(only.map { [found[$0]] } ?? found == snippets, sourceLocation: location)
  }
}

extension Plan {
  /// The code proposed for each undefined step.
  fileprivate var snippets: [[String]] {
    cases.flatMap(\.steps).compactMap { step in
      guard case .pickleStep(_, .undefined(let undefined)) = step else { return nil }
      return undefined.snippets.map(\.code)
    }
  }
}
