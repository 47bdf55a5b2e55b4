import Testing

@testable import CucumberExpressions

struct FirstBytesTests {
  private func check(
    _ source: String, allows: [String], not others: [String] = [],
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    var parser = RegexParser(source)
    let first = FirstBytes(of: try parser.parse())
    for (texts, isAllowed) in [(allows, true), (others, false)] {
      for var text in texts {
        let found = text.withUTF8 { first.allow($0, at: 0) }
        #expect(found == isAllowed, "\(source): \(text)", sourceLocation: location)
      }
    }
  }

  @Test func wordsAndSets() throws {
    try check("the timer", allows: ["the timer", "the timers"], not: ["the tim", "a timer", ""])
    try check("[a-c]x", allows: ["ax", "cxy"], not: ["dx", "a"])
    try check("é", allows: ["é"], not: ["e"])
    // Nothing after a letter of several bytes is looked at.
    try check("éa", allows: ["éa", "éb"], not: ["a"])
    // Only the first twelve bytes are.
    try check("abcdefghijklmn", allows: ["abcdefghijkl?"], not: ["abcdefghijk?"])
  }

  @Test func alternativesAndOptionalParts() throws {
    try check(
      "the (?:counter|timer)", allows: ["the timer", "the counter"], not: ["the cell", "the title"])
    try check("(?:a|an)? ?cell", allows: ["a cell", "an cell", "cell", " cell"], not: ["the cell"])
    try check("x*y", allows: ["y", "xy", "xxy", "xz"], not: ["z"])
    try check("(?:ab){2}c", allows: ["ababc"], not: ["b", "ac"])
    try check("|a", allows: ["", "a", "b"])
  }

  @Test("a beginning after which anything may come stays one, however many parts follow")
  func openBeginnings() throws {
    let optional = String(repeating: "(?:b+)?", count: 40)
    try check("x.*\(optional)", allows: ["x", "xb"], not: ["b"])
    try check("x+\(optional)y", allows: ["xy", "xby"], not: ["y"])
    // Too many to distinguish: the bytes known so far still count.
    try check("k\(String(repeating: "[ab]?c?", count: 8))", allows: ["k", "kabc"], not: ["a"])
  }

  @Test func whatSaysNothing() throws {
    try check("(?=a)b", allows: ["b"], not: ["a"])
    try check("^a$", allows: ["a"], not: ["b"])
    try check("(a|b)\\1c", allows: ["aac", "bbc", "az"], not: ["c"])
  }
}
