import Mastermind
import StepKit

/// The sentences in which a property of a view gets a value: `its color changes to red`,
/// `I set the frame to 90 by 60`, `the combination changes from "a" to "ab"`.
///
/// - Parameters:
///   - noun: The name of the parameter type for the property.
///   - value: The name of the parameter type for the value.
///   - isRich: Whether there are sentences with the value before, and with two values in turn.
///   - set: Gives the property a value.
///   - expect: Fails unless the property has a value.
func propertySteps<Noun: Sendable, Value: Sendable>(
  of noun: String, value: String, isRich: Bool = true,
  set: @escaping @Sendable (inout MastermindWorld, Noun, Value) throws -> Void,
  expect: @escaping @Sendable (MastermindWorld, Noun, Value) throws -> Void
) -> StepLibrary {
  StepLibrary(MastermindWorld.self) {
    Step(.expression("{meanwhileThen}{\(noun)} {turnsTo} {\(value)}( {againTimes})")) {
      (
        mastermind: inout MastermindWorld, _: AndThen, noun: Noun, _: AndThen, value: Value,
        times: Int?
      ) in
      if mastermind.isOutcome {
        return try mastermind.expectTurned { try expect($0, noun, value) }
      }
      for _ in 1...(times ?? 1) { try set(&mastermind, noun, value) }
    }.isIdempotent()

    When(.expression("{meanwhileThen}{someone} {sets} {\(noun)} to {\(value)}( {againTimes})")) {
      (
        mastermind: inout MastermindWorld, _: AndThen, _: Someone, _: AndThen, noun: Noun,
        value: Value,
        times: Int?
      ) in for _ in 1...(times ?? 1) { try set(&mastermind, noun, value) }
    }.isIdempotent()

    if isRich {
      When(.expression("{\(noun)} {turnsTo} {\(value)}{andThen}{\(value)}( again)")) {
        (
          mastermind: inout MastermindWorld, noun: Noun, _: AndThen, first: Value, _: AndThen,
          second: Value
        ) in
        try set(&mastermind, noun, first)
        try set(&mastermind, noun, second)
      }.isIdempotent()

      When(.expression("{someone} {sets} {\(noun)} to {\(value)}{andThen}{\(value)}")) {
        (
          mastermind: inout MastermindWorld, _: Someone, _: AndThen, noun: Noun, first: Value,
          _: AndThen, second: Value
        ) in
        try set(&mastermind, noun, first)
        try set(&mastermind, noun, second)
      }.isIdempotent()

      Step(.expression("{\(noun)} {turnsFrom} {\(value)} to {\(value)}")) {
        (mastermind: inout MastermindWorld, noun: Noun, _: AndThen, old: Value, new: Value) in
        if mastermind.isOutcome {
          try expect(try mastermind.asOfLastMoment(), noun, old)
          return try mastermind.expectTurned { try expect($0, noun, new) }
        }
        try expect(mastermind, noun, old)
        try set(&mastermind, noun, new)
      }

      When(.expression("{someone} {sets} {\(noun)} from {\(value)} to {\(value)}")) {
        (
          mastermind: inout MastermindWorld, _: Someone, _: AndThen, noun: Noun, old: Value,
          new: Value
        ) in
        try expect(mastermind, noun, old)
        try set(&mastermind, noun, new)
      }
    }
  }
}

extension MastermindWorld {
  fileprivate func asOfLastMoment() throws -> MastermindWorld {
    asOf(try require(moments.last, "nothing was changed, so there is nothing before"))
  }

  /// Something is so since the last change, of which an outcome says that it made it so.
  fileprivate func expectTurned(_ check: (MastermindWorld) throws -> Void) throws {
    try check(self)
    // What is set may have been so.
    guard !wording.has("set", "reset", "assigned", "again") else { return }
    let past = try asOfLastMoment()
    let wasSo = (try? check(past)) != nil
    try expect(!wasSo, "it is so, but it was so before the last change, too")
  }
}

/// The words of these sentences.
let propertyWords = StepLibrary(MastermindWorld.self) {
  noun(
    "meanwhileThen", AndThen(),
    "(?:(?:first|then|now|finally|only|afterwards|later|next|after that|in the end),? )*")

  noun(
    "turnsTo", AndThen(),
    "(?:(?:has been |is |was |gets )?(?:first |then |now )?(?:changed|set|reset|switched|updated|extended|assigned)|changes|changed|shrinks|grows|switches|goes|turns|returns)(?: back| first| again| now)* to",
    "(?:gets|receives|takes)(?: now)? the (?:new )?value",
    "turns into|(?:is|was|has been) replaced (?:by|with)")

  noun(
    "turnsFrom", AndThen(),
    "(?:changes|changed|goes|grows|shrinks|switches|turns|(?:is|was|has been) (?:changed|extended|shortened|switched|updated|cut)) from"
  )

  noun(
    "sets", AndThen(),
    "(?:now |then |first |finally |again )?(?:have |has |tr(?:y|ies|ied) to |wants? to )?(?:set|change|enter|assign|type|switch|reset|update|turn|replace)(?:s|es|d|ed)?(?: only)?"
  )

  // How often a value is set, one time after the other.
  ParameterType(
    "againTimes",
    "again(?: and again)?|once (?:more|again)|(?:all )?over again|(?:for )?(?:a|the) (?:first|second|third|last) time|after that|afterwards|later|twice|(?:two|three|four|five) (?:more )?times",
    useForSnippets: false
  ) { (text: String) in
    ["twice": 2, "two": 2, "three": 3, "four": 4, "five": 5][
      text.split(separator: " ").first.map(String.init) ?? ""] ?? 1
  }

  noun(
    "andThen", AndThen(),
    "(?:,? and|,)(?: then| later| after that| afterwards)?(?: back)?(?: to)? |,? then (?:back )?(?:to )?"
  )
}
