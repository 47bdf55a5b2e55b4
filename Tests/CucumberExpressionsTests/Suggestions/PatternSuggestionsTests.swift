import Testing

@testable import CucumberExpressions

struct PatternSuggestionsTests {
  /// A desk that lends books, as an outsider would write its steps.
  private static let desk = [
    "{word} borrows {string}", "{word} returns {string} after {int} day(s)",
    "{word} has a/an {card} card", "the fee is {money}", "the loan( of {word}) is granted",
    "the shelves hold {int} book(s)", "the shelves are not empty", "a stranger asks for {}",
  ]

  private static func registry() throws -> ParameterTypeRegistry {
    var registry = ParameterTypeRegistry()
    for (name, pattern) in [("card", "adult|child|staff"), ("money", #"\d+\.\d\d EUR"#)] {
      try registry.define(
        ParameterType(name: name, regularExpressions: [pattern]) { (_: [String?]) in "" })
    }
    return registry
  }

  static func suggestions(_ patterns: [String]) throws -> PatternSuggestions {
    let registry = try registry()
    let expressions = try patterns.map { source -> StepExpression in
      source.hasPrefix("/")
        ? .regular(try RegularExpression(String(source.dropFirst()), registry: registry))
        : .cucumber(try CucumberExpression(source, registry: registry, optionalParameters: true))
    }
    return PatternSuggestions(PatternIndex(expressions)) { type in
      type.name == "money"
        ? "1.20 EUR"
        : ParameterType.officialNote(of: type.name)?.example ?? registry.example(of: type)
    }
  }

  private func check(
    _ text: String, _ sentence: String?, _ slip: NearMiss? = nil,
    among patterns: [String] = desk,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    var suggestions = try Self.suggestions(patterns)
    let nearest = suggestions.neighbors(of: text).first
    #expect(nearest?.sentence == sentence, sourceLocation: place)
    #expect(nearest?.slip == slip, sourceLocation: place)
  }

  /// The author's own values stay.
  @Test func sentences() throws {
    try check(
      #"Ann borows "Emma""#, #"Ann borrows "Emma""#, .words("borows", expected: "borrows"))
    try check(
      "the loans of Ann is granted", "the loan of Ann is granted", .words("loans", expected: "loan")
    )
    try check(
      "the loan is grantd now", "the loan is granted", .words("grantd now", expected: "granted"))
    try check(
      #"Ann hands back "Emma" after 3 days"#, #"Ann returns "Emma" after 3 days"#,
      .words("hands back", expected: "returns"))
    try check(
      "a stranger ask for one more book", "a stranger asks for one more book",
      .words("ask", expected: "asks"))
    try check("the weather is nice today", nil)
    try check(#"Ann reads "Emma""#, nil)
    try check("", nil)
  }

  /// Short sentences with one fixed word.
  @Test func quotationMarks() throws {
    try check("Ann borrows Emma", #"Ann borrows "Emma""#, .unquoted("Emma"))
    for text in ["Ann borrows “Emma”", "Ann borrows „Emma“", "Ann borrows \"Emma"] {
      try check(text, #"Ann borrows "Emma""#, .quotationMarks(text))
    }
    try check(
      "Ann returns Pride and Prejudice after 3 days",
      #"Ann returns "Pride and Prejudice" after 3 days"#, .unquoted("Pride and Prejudice"))
    try check(
      "Ann return “Emma” after 3 days", #"Ann returns "Emma" after 3 days"#,
      .quotationMarks("“Emma”"))
  }

  @Test func values() throws {
    let (card, money) = (["adult", "child", "staff"], "1.20 EUR")
    try check(
      "Ann has an senior card", "Ann has an adult card",
      .value("senior", type: "card", words: card, example: "adult"))
    try check(
      "Ann has a stuff card", "Ann has a staff card",
      .value("stuff", type: "card", words: card, example: "adult"))
    try check(
      "the fee is 1,80 EUR", "the fee is 1.80 EUR",
      .value("1,80 EUR", type: "money", words: [], example: money))
    try check(
      "the fee is high", "the fee is 1.20 EUR",
      .value("high", type: "money", words: [], example: money))
    try check(
      "the fee is", "the fee is 1.20 EUR", .value("", type: "money", words: [], example: money))
    try check(
      "the shelves hold three books", "the shelves hold 3 books",
      .value("three", type: "int", words: [], example: "3"))
    try check(
      "the shelves hold 1,000 books", "the shelves hold 1000 books", .separators("1,000"))
  }

  /// Differences that are easily overlooked.
  @Test func oneDifference() throws {
    try check("The fee is 1.80 EUR", "the fee is 1.80 EUR", .letterCase)
    try check("the fee is 1.80 EUR.", "the fee is 1.80 EUR", .endMark("."))
    try check("a fee is 1.80 EUR", "the fee is 1.80 EUR", .words("a", expected: "the"))
    try check("fee is 1.80 EUR", "the fee is 1.80 EUR", .words("", expected: "the"))
    try check("the loans is granted", "the loan is granted", .words("loans", expected: "loan"))
    try check("the loan is granted # at last", "the loan is granted", .comment("# at last"))
    try check(
      "the loan\u{A0}is granted", "the loan is granted",
      .unseen(
        "a no-break space (U+00A0) instead of a space after \"loan\"", inDefinition: false))
    try check("a p\u{430}y", nil)
    try check(
      "I pay 5 EUR", "I p\u{430}y 5 EUR",
      .unseen(
        "a Cyrillic small letter a (U+0430) instead of \"a\" after \"p\"", inDefinition: true),
      among: ["I p\u{430}y {int} EUR"])
    // A sentence is not taken for its opposite where it has one.
    try check(
      "the user has no card", "the user doesn't have a card",
      .words("has no", expected: "doesn't have a"),
      among: ["the user has a card", "the user doesn't have a card"])
  }

  @Test func regularExpressions() throws {
    let patterns = [#"/^I (?:pay|give) (\d+) EUR(?: now)?$"#, #"/^the fee is (\d+\.\d\d EUR)$"#]
    try check("I pay 5 EUR!", "I pay 5 EUR", .endMark("!"), among: patterns)
    try check("I pays 5 EUR", "I pay 5 EUR", .words("pays", expected: "pay"), among: patterns)
    try check(
      "the fee is 2,50 EUR", "the fee is 2.50 EUR",
      .value("2,50 EUR", type: "money", words: [], example: "1.20 EUR"), among: patterns)
  }

  @Test func onlySoManyTextsAreCompared() throws {
    var suggestions = try Self.suggestions(["it rains"])
    for number in 0..<PatternSuggestions.maximumCompared {
      _ = suggestions.neighbors(of: "it \(number)")
    }
    #expect(suggestions.neighbors(of: "it rain").isEmpty)
  }

  /// However many patterns there are, and however near they are to each other.
  @Test func effort() throws {
    var suggestions = try Self.suggestions(
      (0..<5_000).map { "the customer number \($0) borrows/returns the book {string}( again)" })
    let nearest = suggestions.neighbors(of: "the customer number 4711 borows the book Emma").first
    #expect(nearest?.sentence == #"the customer number 4711 borrows the book "Emma""#)
    #expect(suggestions.effort < 100_000, "\(suggestions.effort)")
    let effort = suggestions.effort
    let long = String(repeating: "the customer borows ", count: 50_000)
    #expect(suggestions.neighbors(of: long).isEmpty)
    #expect(suggestions.effort == effort)
    _ = suggestions.neighbors(of: String(long.prefix(380)))
    #expect(suggestions.effort < effort + 500_000, "\(suggestions.effort - effort)")
  }
}
