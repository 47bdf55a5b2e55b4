import Mastermind
import StepKit

/// Trying codes in the game.
let attemptSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("triedCodes", TriedCodes.pattern, useForSnippets: false) { (text: String) in
    try TriedCodes(text)
  }

  ParameterType("attemptsTried", TriedCodes.attempts, useForSnippets: false) { (text: String) in
    try TriedCodes(text)
  }

  noun(
    "triesInGame", GameNoun(),
    "(?:(?:now|then|also|finally|first) )?(?:have |has |had )?(?:try|tries|tried|guess|guesses|guessed|attempts?|attempted|makes?|made|submits?|submitted|plays?|played|finds?|found)(?: out)?(?: first| again)?"
  )
  noun(
    "codesAreTried", GameNoun(),
    "(?:is|are|was|were|has been|have been|gets?|got)(?: then| now| again| first)? (?:tried|guessed|attempted|made|submitted|played|found)(?: out)?"
  )
  noun(
    "triesInOrder", GameNoun(),
    "one after (?:the other|another)|in (?:this|that|the given) order|in turn|in a row")
  ParameterType(
    "timesTried", "again|once more|once|twice|a second time|(?:\(numberWord)) times",
    useForSnippets: false
  ) { (text: String) in
    text == "twice"
      ? 2 : text.split(separator: " ").lazy.compactMap { number(inWords: String($0)) }.first ?? 1
  }

  Given("{attemptsTried}") { (mastermind: inout MastermindWorld, tried: TriedCodes) in
    let before = mastermind.tries.count
    try mastermind.tryCodes(tried)
    for attempt in mastermind.tries[before...] {
      try expect(attempt.isAccepted, "\(attempt.text) was not accepted")
    }
  }

  When("{someone} {triesInGame} {triedCodes}( {triesInOrder})") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: GameNoun, tried: TriedCodes, _: GameNoun?
    ) in try mastermind.tryCodes(tried)
  }
  .described(as: "Tries each of the codes in the game.")

  When("{triedCodes} {codesAreTried}( {timesTried})( {triesInOrder})") {
    (
      mastermind: inout MastermindWorld, tried: TriedCodes, _: GameNoun, times: Int?, _: GameNoun?
    ) in
    let times = times ?? 1
    try expect((1...100).contains(times), "found \(times), expected 1 to 100")
    for _ in 1...times { try mastermind.tryCodes(tried) }
  }

  // A table of codes, with their results or without.
  noun(
    "followingCodes", GameNoun(),
    "(?:(?:the|these|all)(?: following| next)? (?:\(tryNoun))|the following|these)(?: with (?:the following|these) results)?"
  )

  When("{someone} {triesInGame} {followingCodes}( {triesInOrder})(:)") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: GameNoun, _: GameNoun, _: GameNoun?,
      table: DataTable
    ) in try mastermind.tryCodes(try AttemptTable(table))
  }

  When("{followingCodes} {codesAreTried}( {triesInOrder})(:)") {
    (
      mastermind: inout MastermindWorld, _: GameNoun, _: GameNoun, _: GameNoun?, table: DataTable
    ) in try mastermind.tryCodes(try AttemptTable(table))
  }

  // The game hands the result to the cell.
  noun(
    "resultIsHandedTo", GameNoun(),
    "(?:is|was|has been|gets)(?: then| now)? (?:shown|displayed|drawn|presented|handed(?: over)?|given|passed) (?:in|by|to|on)"
  )
  noun(
    "handsResult", GameNoun(),
    "(?:shows?|displays?|draws?|presents?|hands?(?: over)?|gives?|pass(?:es)?)"
  )
  noun("resultHandedTo", GameNoun(), "(?:over )?(?:in|by|to|on)")

  When("the result {resultIsHandedTo} {newCell}") {
    (mastermind: inout MastermindWorld, _: GameNoun, cell: CellDescription) in
    try mastermind.handResult(to: cell)
  }.isIdempotent()

  When("the result {resultIsHandedTo} {theCell}") {
    (mastermind: inout MastermindWorld, _: GameNoun, _: CellNoun) in
    try mastermind.changeCombination(to: try mastermind.lastScore().combination)
  }.isIdempotent()

  When("{someone} {handsResult} the result {resultHandedTo} {newCell}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: GameNoun, _: GameNoun,
      cell: CellDescription
    ) in try mastermind.handResult(to: cell)
  }.isIdempotent()

  When("{someone} {handsResult} the result {resultHandedTo} {theCell}") {
    (mastermind: inout MastermindWorld, _: Someone, _: GameNoun, _: GameNoun, _: CellNoun) in
    try mastermind.changeCombination(to: try mastermind.lastScore().combination)
  }.isIdempotent()

  // As an outcome, that is what the cell has.
  Step("{theCell} {handsResult} the result") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: GameNoun) in
    let combination = try mastermind.lastScore().combination
    guard mastermind.isOutcome else {
      return try mastermind.changeCombination(to: combination)
    }
    let cell = try mastermind.shownCell()
    try expect(cell.combination, equals: combination, "the combination of the cell")
    try mastermind.expectDrawn(cell)
  }.isIdempotent()
}

extension MastermindWorld {
  fileprivate mutating func handResult(to description: CellDescription) throws {
    var cell = description
    cell.combination = try lastScore().combination
    let side: Float = cell.isNew ? 0 : 100
    try makeCell(cell, width: side, height: side)
  }
}
