import Mastermind
import StepKit

/// What a cell is given in words, without its text or with two of them.
let cellGivenSteps = StepLibrary(MastermindWorld.self) {
  When("{cell} {isGiven}( first) {string}{andThen}{string}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, _: AndThen, first: String, _: AndThen,
      second: String
    ) in
    try mastermind.changeCombination(to: first)
    try mastermind.changeCombination(to: second)
  }.isIdempotent()

  noun("anotherText", AndThen(), "(?:another|a new|a different|a longer) (?:combination|result)")

  When("{cell} {isGiven} {anotherText}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen, _: AndThen) in
    try mastermind.changeSomehow()
  }

  When("{cell} {isGiven} the same combination( again)( once more)") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen) in
    try mastermind.changeCombination(to: mastermind.givenText)
  }.isIdempotent()

  When("{cell} {isGiven} nothing/no\\ combination( yet)") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen) in
    try mastermind.expectNothingSet()
  }.isIdempotent()

  When("{cell} {isGiven} (only )(just )a space") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen) in
    try mastermind.changeCombination(to: " ")
  }.isIdempotent()

  When("{someone} {sets} (only )(just )a space") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen) in
    try mastermind.changeCombination(to: " ")
  }.isIdempotent()

  When("{someone} {sets} {combination} to {count} times {string}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CombinationNoun, count: Int,
      symbol: String
    ) in
    try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
    try mastermind.changeCombination(to: String(repeating: symbol, count: count))
  }.isIdempotent()
}
