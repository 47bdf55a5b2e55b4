import Mastermind
import StepKit

/// The result of an attempt: what it consists of, and which attempt had it.
let attemptResultSteps = StepLibrary(MastermindWorld.self) {
  // The result of an attempt; without a game, what the cell is given to show.
  Step("{resultNoun} {cellIs} {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String) in
    guard mastermind.game != nil else { return try mastermind.haveCombination(text, isIt) }
    let found = try mastermind.lastScore().text
    try expect((found == text) == isIt, "the result is \"\(found)\"")
  }.isIdempotent()

  Step("{resultNoun} {cellIs} empty") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool) in
    guard mastermind.game != nil else { return try mastermind.haveCombination("", isIt) }
    let found = try mastermind.lastScore().text
    try expect(found.isEmpty == isIt, "the result is \"\(found)\"")
  }.isIdempotent()

  Then("the result {cellHas} {count} symbol(s)/circle(s) of the {ordinal} kind/type") {
    (mastermind: inout MastermindWorld, hasThem: Bool, count: Int, kind: Int) in
    let paint = try paint(ofKind: kind)
    let found =
      mastermind.game == nil
      ? try mastermind.paints().count { $0 == paint }
      : try mastermind.lastScore().text.count { $0 == (paint == .filled ? "A" : "B") }
    try expect((found == count) == hasThem, "the result has \(found) of that kind")
  }

  Then("the result {cellHas} {howMany} {letters}") {
    (mastermind: inout MastermindWorld, hasThem: Bool, wanted: Quantity, _: Goes) in
    let found = try mastermind.resultText().count
    try expect(wanted.holds(for: found) == hasThem, "the result has \(found) symbols")
  }

  Then("the result {cellHas} {howMany} {string}( and {howMany} {string})") {
    (
      mastermind: inout MastermindWorld, hasThem: Bool, wanted: Quantity, symbol: String,
      other: Quantity?, otherSymbol: String?
    ) in
    let text = try mastermind.resultText()
    for (wanted, symbol) in [(wanted, symbol), (other ?? wanted, otherSymbol ?? symbol)] {
      try expect(symbol.count == 1, "\"\(symbol)\" is not one symbol")
      let found = text.count { String($0) == symbol }
      try expect(wanted.holds(for: found) == hasThem, "\"\(text)\" has \(found) \"\(symbol)\"")
    }
  }

  noun(
    "getsResult", GameNoun(),
    "(?:gets?|got|receives?|received|sees?|returns?|returned|gives?|gave|(?:answers?|responds?|replies) with)"
  )

  Step("{someone} {getsResult} the/a( new)( next) result {string}") {
    (mastermind: inout MastermindWorld, _: Someone, _: GameNoun, result: String) in
    guard mastermind.game != nil else { return try mastermind.haveCombination(result) }
    try expect(try mastermind.lastScore().text, equals: result, "the result")
  }.isIdempotent()

  // Which attempt had it.
  ParameterType("oneAttempt", AttemptChoice.namedPattern, useForSnippets: false) {
    (text: String) in try AttemptChoice(text)
  }

  noun(
    "attemptHasResult", GameNoun(), "(?:has|had|gets|got|gives|gave|receives)(?: the| a)? result")

  Then("{oneAttempt} {attemptHasResult} {string}") {
    (
      mastermind: inout MastermindWorld, attempts: AttemptChoice, _: GameNoun, result: String
    ) in try mastermind.expectResult(of: attempts, result, true)
  }

  ParameterType(
    "resultOfAttempt",
    #"the result (?:of|for) (?:\#(AttemptChoice.pattern)|"[^"]*")|the (?:\#(ordinalWord)) result"#,
    useForSnippets: false
  ) { (text: String) in try AttemptChoice(text.replacing("the result of ", with: "")) }

  Then("{resultOfAttempt} {cellIs} {string}") {
    (
      mastermind: inout MastermindWorld, attempts: AttemptChoice, isIt: Bool, result: String
    ) in try mastermind.expectResult(of: attempts, result, isIt)
  }

  // Of all attempts, first to last.
  Then("the results {cellIs} {quoted list}") {
    (mastermind: inout MastermindWorld, areSo: Bool, results: [String]) in
    let found = try mastermind.playedGame().history.map(\.score.text)
    try expect((found == results) == areSo, "the results are \(found)")
  }

  // In words: digits and their positions.
  ParameterType(
    "guessedDigits",
    "(all|each|every|none|no|both)(?: of)?(?: the)?(?: (?:\(numberWord)))? digits?|(\(howManyPattern))(?: of the)?(?: (?:\(numberWord)))? digits?",
    useForSnippets: false
  ) { (groups: [String?]) in
    switch groups.first ?? nil {
    case "all", "each", "every": Quantity(Code.length)
    case "none", "no": Quantity(0)
    case "both": Quantity(2)
    default: try Quantity(groups.last.flatMap { $0 } ?? "none")
    }
  }

  ParameterType("otherDigits", "\(howManyPattern)|none", useForSnippets: false) { (text: String) in
    try Quantity(text)
  }

  ParameterType(
    "guessedPlace",
    "(?:in|at|on) (?:the |a |its |their )?(right|correct|wrong|other|false)(?: positions?| places?)?",
    useForSnippets: false
  ) { (text: String) in DigitPlace(isRight: text.contains("right") || text.contains("correct")) }

  Then("{guessedDigits} {cellIs} {guessedPlace}") {
    (mastermind: inout MastermindWorld, wanted: Quantity, areThere: Bool, place: DigitPlace) in
    let found = try mastermind.lastScore().text.count { $0 == (place.isRight ? "A" : "B") }
    try expect(wanted.holds(for: found) == areThere, "\(found) digits are there")
  }

  Then("{guessedDigits} {cellIs} {guessedPlace} and {otherDigits} {guessedPlace}") {
    (
      mastermind: inout MastermindWorld, wanted: Quantity, areThere: Bool, place: DigitPlace,
      other: Quantity, otherPlace: DigitPlace
    ) in
    let text = try mastermind.lastScore().text
    for (wanted, place) in [(wanted, place), (other, otherPlace)] {
      let found = text.count { $0 == (place.isRight ? "A" : "B") }
      try expect(wanted.holds(for: found) == areThere, "\(found) digits are there")
    }
  }
}

struct DigitPlace { var isRight: Bool }

extension MastermindWorld {
  /// The result of the last attempt; without a game, what the cell shows.
  fileprivate func resultText() throws -> String {
    game == nil ? try shownCell().combination : try lastScore().text
  }

  fileprivate func expectResult(
    of choice: AttemptChoice, _ result: String, _ isIt: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    for attempt in try attempts(choice, file: file, line: line) {
      guard case .success(let score) = attempt.result else {
        try expect(false, "\"\(attempt.text)\" was not accepted", file: file, line: line)
        continue
      }
      try expect(
        (score.text == result) == isIt, "the result of \"\(attempt.text)\" is \"\(score.text)\"",
        file: file, line: line)
    }
  }
}
