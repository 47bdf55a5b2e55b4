import CucumberExpressions
import Testing

struct SentenceSlipTests {
  private func check(
    _ source: String, _ text: String, _ expected: SentenceSlip?,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let expression = StepExpression.cucumber(try CucumberExpression(source))
    #expect(expression.slip(in: text) == expected, sourceLocation: place)
  }

  @Test func sentences() throws {
    try check("I pay {int} EUR", "I pay 5 EUR", nil)
    try check("I pay {int} EUR", "I pay 5 EUR.", .endMark("."))
    try check("I pay {int} EUR", "I pay 5 EUR # why", .comment("# why"))
    try check("I pay {int} EUR", "I pay 5 EUR // why", .comment("// why"))
    try check("I pay {int} EUR", "i pay 5 eur", .letterCase)
    try check("I pay {int} EUR", "You pay 5 EUR", nil)
    try check("I pay {int} EUR", "i pay 5 EUR.", nil)
  }

  /// What cannot be seen, in the text or in the definition.
  @Test(arguments: [
    ("I pay {int} EUR", "I  pay 5\tEUR", "one more space behind \"I\"", false),
    ("I pay {int} EUR", "I pay 5\tEUR", "a tab instead of a space behind \"5\"", false),
    (
      "I pay {int} EUR", "I pay\u{A0}5 EUR",
      "a no-break space (U+00A0) instead of a space behind \"pay\"", false
    ),
    ("I pay {int} EUR", "I pay 5 EUR\u{200B}", "a zero-width space (U+200B) at the end", false),
    (
      "I reach the caf\u{E9}", "I reach the cafe\u{301}",
      "\"e\" and a combining acute accent (U+0301) instead of a Latin small letter e with acute "
        + "(U+00E9) at the end", false
    ),
    (
      "I pay {int}\u{A0}EUR", "I pay 5 EUR",
      "a no-break space (U+00A0) instead of a space behind \"{int}\"", true
    ),
    (
      "I reach the cafe\u{301}", "I reach the caf\u{E9}",
      "\"e\" and a combining acute accent (U+0301) instead of a Latin small letter e with acute "
        + "(U+00E9) at the end", true
    ),
    (
      "I p\u{430}y", "I pay", "a Cyrillic small letter a (U+0430) instead of \"a\" behind \"p\"",
      true
    ),
  ])
  func unseen(source: String, text: String, what: String, inDefinition: Bool) throws {
    try check(source, text, .unseen(what, inDefinition: inDefinition))
  }

  @Test func values() throws {
    try check("I pay {int} EUR", "I pay five EUR", .value("five", type: "int"))
    try check("I pay {int} EUR", "I pay 1,000 EUR", .separators("1,000"))
    try check("I pay {int} EUR", "I pay 1,00 EUR", .value("1,00", type: "int"))
    try check("I pay {int} to {word}", "I pay 5 to Ann Lee", .value("Ann Lee", type: "word"))
    try check("I pay {int} to {word}", "I pay much to Ann Lee", nil)
    try check(
      "the text {string} is/was here(, too)", "the text x was here", .unquoted("x"))
    try check(
      "the text {string} is/was here(, too)", "the text x y was here", .value("x y", type: "string")
    )
    try check("{int} (things) a.b", "x (things) a.b", nil)
    try check("{int} \\(things) a.b", "x (things) a.b", .value("x", type: "int"))
    try check("{int} \\(things) a.b", "x (things) aXb", nil)
  }

  @Test func quotations() throws {
    for text in ["“x”", "„x“", "«x»", "‘x’", "`x`", "\"x"] {
      try check("the text {string}", "the text \(text)", .quotationMarks("the text \(text)"))
    }
  }

  @Test func textsWithoutQuotationMarks() throws {
    try check("the text {string}", "the text x", .unquoted("x"))
    try check("the text {string}", "the text x y z", .unquoted("x y z"))
    try check("{string} is a text", "x is a text", .unquoted("x"))
    try check("the text {string}", "the texts x", nil)
    try check("the text {string} and {string}", "the text x and y", nil)
  }

  @Test func regularExpressions() throws {
    let expression = StepExpression.regular(
      try RegularExpression("^I pay (\\d+)$"))
    #expect(expression.slip(in: "I pay 5!") == .endMark("!"))
    #expect(expression.slip(in: "I pay x") == nil)
  }
}
