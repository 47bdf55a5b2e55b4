import Ports
import StepKit
import TestDoubles

/// A number of things that is not said exactly: `at least three`, `fewer than 20`.
struct Bound: Hashable, Sendable {
  var range: ClosedRange<Int>

  static let pattern =
    "(?:at least|at most|more than|fewer than|less than|no more than|not more than|up to|no fewer than|no less than)"
    + " \(number)"

  init(words: String) throws {
    let parts = words.split(separator: " ").map(String.init)
    let count = try require(parts.last.flatMap(cardinal), "found \(words)")
    let isNegated = ["no", "not"].contains(parts[0])
    range =
      switch (parts.contains("more"), parts.contains("fewer") || parts.contains("less"), isNegated)
      {
      case (true, _, false): (count + 1)...Int.max
      case (true, _, true): 0...count
      case (_, true, false): 0...max(0, count - 1)
      case (_, true, true): count...Int.max
      default: parts.contains("least") ? count...Int.max : 0...count
      }
  }
}

/// Numbers that have a bound.
let boundSteps = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelBound", Bound.pattern, useForSnippets: false) { try Bound(words: $0) }
  ParameterType.wording(
    "marvelEntries",
    "(?:characters?|heroes|hero|entries|entry|rows?|results?|matches)(?: in the list)?")

  Then("{marvelLists} {marvelBound} {marvelEntries}") {
    (marvel: inout MarvelWorld, statement: Statement, bound: Bound) in
    try marvel.expectNumber(bound, statement.isTrue)
  }

  Then("{marvelResults} {marvelResult} {marvelBound} {marvelEntries}") {
    (marvel: inout MarvelWorld, _: ViewChoice, statement: Statement, bound: Bound) in
    _ = try marvel.found()
    try marvel.expectNumber(bound, statement.isTrue)
  }

  Then("{marvelBound} {marvelEntries} {marvelIsShown}") {
    (marvel: inout MarvelWorld, bound: Bound, expected: Bool) in
    try marvel.expectNumber(bound, expected)
  }

  Then("there is/are {marvelBound} characters/entries/rows in the list( of characters)") {
    (marvel: inout MarvelWorld, bound: Bound) in try marvel.expectNumber(bound, true)
  }

  Then("{marvelBound} {marvelCalls} {marvelIsSent}( in total)") {
    (marvel: inout MarvelWorld, bound: Bound, expected: Bool) in
    let count = marvel.network.requests.count
    try expect(bound.range.contains(count) == expected, "\(count) requests were sent")
  }
}

extension MarvelWorld {
  fileprivate mutating func expectNumber(_ bound: Bound, _ expected: Bool) throws {
    let count = try seenNames().count
    try expect(bound.range.contains(count) == expected, "\(count) characters are shown")
  }
}
