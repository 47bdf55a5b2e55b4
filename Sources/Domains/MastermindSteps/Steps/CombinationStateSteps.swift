import Mastermind
import StepKit

/// What the combination of a cell is (MAS-T2, MAS-T6).
///
/// Before an outcome, most of these give the cell such a combination; as one, they look at what is
/// stored.
let combinationStateSteps = StepLibrary(MastermindWorld.self) {
  Step("{combination} {cellIs} {shownText}( any more)( anymore)( any longer)( again)") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String) in
    try mastermind.haveCombination(text, isIt)
  }.isIdempotent()
    .described(as: "Gives the cell a combination; as an outcome, checks which one it has.")

  Step("{cell} {cellHas}( the combination)( the result) {string}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, text: String) in
    try mastermind.haveCombination(text, isIt)
  }.isIdempotent()

  noun(
    "noCombination", AndThen(),
    "an empty (?:combination|result)|no combination(?: yet| at all| any more)?")

  When("{cell} {cellHas} {noCombination}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, _: AndThen) in
    try mastermind.haveCombination("", isIt)
  }.isIdempotent()

  Then("{thereAre} no combination( yet)( any more)") {
    (mastermind: inout MastermindWorld, isIt: Bool) in
    try expect(isIt, "the sentence denies twice")
    try mastermind.expectCombination(true) { $0.isEmpty }
  }

  Then("no combination is/has\\ been stored/there/kept") { mastermind in
    try mastermind.expectCombination(true) { $0.isEmpty }
  }

  Step("{cell} {cellIs} empty( again)") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    try mastermind.haveCombination("", isIt)
    if mastermind.isOutcome { try mastermind.expectCircles(Quantity(0), isIt) }
  }.isIdempotent()

  Step("{combination} {cellHas} {symbolNumber}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isSo: Bool, number: SymbolNumber) in
    guard mastermind.isOutcome || !isSo else {
      return try mastermind.haveCombination(try number.text())
    }
    try mastermind.expectCombination(isSo, number.holds)
  }.isIdempotent()

  ParameterType("symbolNumber", SymbolNumber.pattern, useForSnippets: false) { (text: String) in
    SymbolNumber(
      quantity: try Quantity(text),
      areDifferent: text.contains("different") || text.contains("distinct"))
  }

  When("{combination} {cellHas} {count} {letters}(,)(:) {string}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, hasThem: Bool, count: Int, _: Goes,
      text: String
    ) in
    try expect(text.count, equals: count, "the length of the text in the sentence")
    try mastermind.haveCombination(text, hasThem)
  }.isIdempotent()

  Step("the first symbol( of the combination) is a space") { mastermind in
    if mastermind.isOutcome {
      return try mastermind.expectCombination(true) { $0.first == " " }
    }
    try mastermind.begin(with: " ")
  }.isIdempotent()

  Step("{combination} {changes}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isChange: Bool) in
    if !mastermind.isOutcome {
      if isChange { try mastermind.changeSomehow() }
      return
    }
    let before = try require(mastermind.cellBefore, "the cell has not been changed").combination
    try mastermind.expectCombination(!isChange) { $0 == before }
  }

  Then("{combination} {cellIs} {string} and not {string}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String,
      other: String
    ) in
    try mastermind.expectCombination(isIt) { $0 == text }
    try mastermind.expectCombination(false) { $0 == other }
  }

  Then("{combination} {cellIs} {string} and( is) no longer {string}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String,
      other: String
    ) in
    try mastermind.expectCombination(isIt) { $0 == text }
    try mastermind.expectCombination(false) { $0 == other }
    let earlier = mastermind.moments.compactMap { $0.cell?.combination }
    try expect(earlier.contains(other), "the combination was never \"\(other)\", but: \(earlier)")
  }

  Then("{combination} {cellHas} {count} {different} symbols(,)(:) {quoted list}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, count: Int, _: AndThen,
      symbols: [String]
    ) in
    try expect(symbols.count, equals: count, "the symbols in the sentence")
    try mastermind.expectCombination(isIt) { distinct($0).map { String($0) } == symbols }
  }

  Then("{combination} {cellEquals} {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String) in
    try mastermind.expectCombination(isIt) { $0 == text }
  }

  Then("{combination} reads/says {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, text: String) in
    try mastermind.expectCombination(true) { $0 == text }
  }

  Then("{storedAs} {string}") {
    (mastermind: inout MastermindWorld, _: AndThen, text: String) in
    try mastermind.expectCombination(true) { $0 == text }
  }

  noun(
    "storedAs", AndThen(),
    "(?:the combination|the result|it|what was given) (?:is|was|has been|should be) stored as",
    "what is (?:stored|kept) is"
  )

  noun(
    "shortened", AndThen(),
    "(?:cut|trimmed|reduced|shortened|truncated|limited|cropped)(?: off| down| back)? to")

  Step("{combination} {cellIs} {shortened} {string}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, _: AndThen, text: String
    ) in
    if !mastermind.isOutcome { return try mastermind.haveCombination(text, isIt) }
    let found = try mastermind.shownCell().combination
    let isCut = mastermind.givenText != found && found == text
    try expect(isCut == isIt, "\"\(found)\" is stored of \"\(mastermind.givenText)\"")
  }.isIdempotent()

  // Its length.
  Then("the length of {combination} {cellIs} {lengths}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, lengths: ClosedRange<Int>
    ) in try mastermind.expectText(isIt) { lengths.contains($0.count) }
  }

  ParameterType("lengths", lengthsPattern, useForSnippets: false) { (text: String) in
    let numbers = text.split(separator: " ").compactMap { number(inWords: String($0)) }
    try expect(!numbers.isEmpty, "there is no number")
    if text.hasPrefix("between") { return numbers[0]...max(numbers[0], numbers[1]) }
    let wanted = try Quantity(text)
    switch wanted.relation {
    case .exactly: return wanted.count...wanted.count
    case .atLeast: return wanted.count...Int.max
    case .atMost: return 0...wanted.count
    case .moreThan: return (wanted.count + 1)...Int.max
    case .fewerThan: return 0...max(0, wanted.count - 1)
    }
  }

  noun(
    "lengthOfIt", AndThen(),
    "its length|the length of (?:it|(?:the|each|every|any) (?:random |generated )?(?:string|result|text))"
  )

  Then("{lengthOfIt} {cellIs} {lengths}") {
    (mastermind: inout MastermindWorld, _: AndThen, isIt: Bool, lengths: ClosedRange<Int>) in
    try mastermind.expectText(isIt) { lengths.contains($0.count) }
  }

  // How many symbols, as a number; and which.
  noun(
    "symbolsNumber", AndThen(),
    "the number of (?:stored )?(?:symbols|characters)(?: (?:in|of) (?:the|its) combination)?")
  noun(
    "differentNumber", AndThen(),
    "the number of (?:different|distinct) symbols(?: (?:in|of) (?:the|its) combination)?")

  Then("{symbolsNumber} {cellIs} {lengths}") {
    (mastermind: inout MastermindWorld, _: AndThen, isIt: Bool, lengths: ClosedRange<Int>) in
    try mastermind.expectText(isIt) { lengths.contains($0.count) }
  }

  Then("{differentNumber} {cellIs} {lengths}") {
    (mastermind: inout MastermindWorld, _: AndThen, isIt: Bool, lengths: ClosedRange<Int>) in
    try mastermind.expectText(isIt) { lengths.contains(distinct($0).count) }
  }

  Then("the/its symbols {cellIs} {quoted list}") {
    (mastermind: inout MastermindWorld, areSo: Bool, symbols: [String]) in
    try mastermind.expectCombination(areSo) { distinct($0).map { String($0) } == symbols }
  }

  Then("{string} is what is stored") { (mastermind: inout MastermindWorld, text: String) in
    try mastermind.expectCombination(true) { $0 == text }
  }

  Then("{combination} {cellHas} (a )(the )length (of ){count}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, length: Int) in
    try mastermind.expectCombination(isIt) { $0.count == length }
  }

  Then("{combination} {cellIs} {count} symbol(s)/character(s) long") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, length: Int) in
    try mastermind.expectCombination(isIt) { $0.count == length }
  }

  // A cell's, or a random text's.
  Step("{cell} {cellHas} {symbolNumber}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isSo: Bool, number: SymbolNumber) in
    guard mastermind.isOutcome || !isSo else {
      return try mastermind.haveCombination(try number.text())
    }
    try mastermind.expectText(isSo, number.holds)
  }.isIdempotent()
}

private let lengthsPattern =
  "(?:between (?:\(numberWord)) and (?:\(numberWord))|(?:\(quantityWord) )?(?:\(numberWord)))(?: symbols?| characters?)?"

/// How many symbols a text has, in all or different ones.
struct SymbolNumber {
  var quantity: Quantity
  var areDifferent: Bool

  func holds(for text: String) -> Bool {
    quantity.holds(for: areDifferent ? distinct(text).count : text.count)
  }

  /// A text that has so many.
  func text() throws -> String {
    let count = quantity.count + (quantity.relation == .moreThan ? 1 : 0)
    try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
    return areDifferent ? try differentSymbols(count) : String(repeating: "A", count: count)
  }

  static let pattern =
    "(?:\(howManyPattern))(?: equal| different| distinct)? (?:symbols?|characters?|letters?|items?|elements?)"
}

/// The symbols of a text, each where it comes first.
func distinct(_ text: String) -> [Character] {
  text.reduce(into: []) { symbols, symbol in
    if !symbols.contains(symbol) { symbols.append(symbol) }
  }
}

extension MastermindWorld {
  /// Before an outcome, gives the cell a text, and makes one where there is none; as one, looks at
  /// what is stored.
  mutating func haveCombination(
    _ text: String, _ isIt: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard isOutcome || !isIt else {
      if cell == nil { makeCell(width: 100, height: 100) }
      return try changeCombination(to: text)
    }
    let stored = try shownCell(file: file, line: line).combination
    if isIt {
      try expect(stored, equals: text, "the combination", file: file, line: line)
    } else {
      try expect(stored != text, "the combination is \"\(text)\"", file: file, line: line)
    }
  }

  /// Puts a text before what the cell shows, or before some symbols.
  mutating func begin(with text: String) throws {
    let rest = (cell?.combination ?? "").filter { $0 != " " }
    try changeCombination(to: text + (rest.isEmpty ? "AA" : rest))
  }

  fileprivate func expectCombination(
    _ isIt: Bool, file: StaticString = #filePath, line: Int = #line, _ isSo: (String) -> Bool
  ) throws {
    if cell == nil, !trials.isEmpty { return try expectText(isIt, file: file, line: line, isSo) }
    let stored = try shownCell(file: file, line: line).combination
    try expect(isSo(stored) == isIt, "the combination is \"\(stored)\"", file: file, line: line)
  }

  /// The combination of the cell; without one, all random texts.
  func expectText(
    _ isIt: Bool, file: StaticString = #filePath, line: Int = #line, _ isSo: (String) -> Bool
  ) throws {
    if cell != nil { return try expectCombination(isIt, file: file, line: line, isSo) }
    try checkTrials(file: file, line: line) { trial in
      isSo(trial.combination) == isIt ? nil : "\"\(trial.combination)\" is not so"
    }
  }
}
