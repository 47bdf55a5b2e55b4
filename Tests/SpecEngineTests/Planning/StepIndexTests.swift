import CucumberExpressions
import Testing

@testable import SpecEngine

@Suite struct StepIndexTests {
  /// The patterns that the index offers for `text`, and those of them that match it.
  private func check(
    _ patterns: [String], _ text: String, offers expected: [Int],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    var index = StepIndex()
    for (position, pattern) in patterns.enumerated() {
      let expression = StepExpression.cucumber(try CucumberExpression(pattern))
      index.insert(position, variants: StepIndex.variants(of: expression))
    }
    #expect(index.candidates(for: text) == expected, sourceLocation: location)
  }

  @Test func literalsShareTheirBeginnings() throws {
    let patterns = ["the cart", "the cart is empty", "the car", "the carp", "a cart"]
    for (position, pattern) in patterns.enumerated() {
      try check(patterns, pattern, offers: [position])
      try check(patterns, pattern + "s", offers: [])
    }
    try check(patterns, "the ca", offers: [])
    try check(patterns, "", offers: [])
  }

  @Test func parametersOfCertainExtentAreSteppedOver() throws {
    let patterns = [
      "{int} cukes", "{int} melons", "{string} cukes", "I see {word} and {float} more",
      "-1 cukes",
    ]
    try check(patterns, "12 cukes", offers: [0])
    try check(patterns, "-1 cukes", offers: [0, 4])
    try check(patterns, "12 melons", offers: [1])
    try check(patterns, #""a \" b" cukes"#, offers: [2])
    try check(patterns, "I see é and 1.5 more", offers: [3])
    try check(patterns, "I see é and 1.5 less", offers: [])
  }

  @Test func whatIsNotCertainIsOffered() throws {
    let patterns = ["the {} cart", "the {int}{word}", "the {int}5 carts", "the cart"]
    try check(patterns, "the red cart", offers: [0, 1, 2])
    try check(patterns, "the cart", offers: [0, 1, 2, 3])
    try check(patterns, "a cart", offers: [])
  }

  @Test func optionsAndAlternativesAreTriedOnceEach() throws {
    let patterns = ["{int} cuke(s) is/are in/on it", "one(s)(s)(s)(s)(s)(s) two", "a/a"]
    for text in ["1 cuke is in it", "2 cukes are on it", "3 cuke are in it"] {
      try check(patterns, text, offers: [0])
    }
    try check(patterns, "1 cukess is in it", offers: [])
    // More ways than the index tells apart: the rest is left to the expression.
    try check(patterns, "one what", offers: [1])
    try check(patterns, "a", offers: [2])
  }
}
