import Mastermind
import StepKit

/// The combination that a result cell gets (MAS-C1, MAS-T3).
let combinationSteps = StepLibrary(MastermindWorld.self) {
  propertySteps(of: "combination", value: "shownText") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, text: String) in
    try mastermind.changeCombination(to: text)
  } expect: { (mastermind: MastermindWorld, _: CombinationNoun, text: String) in
    try mastermind.expectCombinationBefore(text)
  }

  propertySteps(of: "resultNoun", value: "shownText", isRich: false) {
    (mastermind: inout MastermindWorld, _: CombinationNoun, text: String) in
    try mastermind.changeCombination(to: text)
  } expect: { (mastermind: MastermindWorld, _: CombinationNoun, text: String) in
    try mastermind.expectCombinationBefore(text)
  }

  // Of an attempt and of a cell; what is done to it is done to the cell.
  noun("resultNoun", CombinationNoun(), "the result")

  When("{meanwhileThen}{someone} {sets} {combination} {shownText}( {againTimes})") {
    (
      mastermind: inout MastermindWorld, _: AndThen, _: Someone, _: AndThen, _: CombinationNoun,
      text: String,
      times: Int?
    ) in for _ in 1...(times ?? 1) { try mastermind.changeCombination(to: text) }
  }.isIdempotent()

  // All sentences in which a cell gets a quoted text, and do not name its combination as a property.
  ParameterType("givenText", givenTextPattern, useForSnippets: false) { (text: String) in
    String(text.dropFirst().dropLast())
  }

  When("{givenText}") { (mastermind: inout MastermindWorld, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("{someone} replace(s) {combination} by/with {shownText}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  Then("setting {combination} to {shownText} draws/gives/shows {howMany} {circles}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, text: String, wanted: Quantity,
      _: CirclesNoun
    ) in
    try mastermind.changeCombination(to: text)
    try mastermind.expectCircles(wanted)
  }

  // So many symbols, whichever.
  ParameterType("symbolCount", symbolCountPattern, useForSnippets: false) { (text: String) in
    try symbols(countedIn: text)
  }

  When("{combination} {turnsTo} {symbolCount}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("a combination of/with {symbolCount} {isSetAgain}") {
    (mastermind: inout MastermindWorld, text: String, _: AndThen) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("{someone} {sets} a combination of/with {symbolCount}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("{cell} {isGiven} (a combination of ){symbolCount}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  noun("isGiven", AndThen(), "(?:is given|gets|receives|was given)")

  noun(
    "tooMany", AndThen(),
    "a combination (?:of|with) more than two (?:different )?symbols|more than two different symbols"
  )

  When("{tooMany} {isSetAgain}") {
    (mastermind: inout MastermindWorld, _: AndThen, _: AndThen) in
    try mastermind.changeCombination(to: differentSymbols(3))
  }.isIdempotent()

  When("{someone} {sets} {tooMany}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: AndThen) in
    try mastermind.changeCombination(to: differentSymbols(3))
  }.isIdempotent()

  When("{combination} changes to {int} times {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, count: Int, symbol: String) in
    try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
    try mastermind.changeCombination(to: String(repeating: symbol, count: count))
  }.isIdempotent()

  noun(
    "theSame", AndThen(),
    "(?:sets?|enters?|gives?|assigns?|types?|uses?|provides?|applies|apply) (?:exactly )?the same combination(?: again| once more| once again| a second time)?"
  )

  When("{someone} {theSame}") { (mastermind: inout MastermindWorld, _: Someone, _: AndThen) in
    try mastermind.changeCombination(to: mastermind.givenText)
  }.isIdempotent()

  // Some other combination, whichever.
  noun(
    "anotherOne", AndThen(),
    "changes to (?:another|a different|a new) (?:one|combination|value)|is (?:changed|set) to (?:another|a different|a new) (?:one|combination|value)"
  )

  When("{combination} {anotherOne}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen) in
    try mastermind.changeSomehow()
  }

  When("{someone} change(s) {combination}( to another one)( to something else)") {
    (mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun) in
    try mastermind.changeSomehow()
  }

  When("the same combination {isSetAgain}( {againTimes})") {
    (mastermind: inout MastermindWorld, _: AndThen, times: Int?) in
    for _ in 1...(times ?? 1) { try mastermind.changeCombination(to: mastermind.givenText) }
  }.isIdempotent()

  noun("isSetAgain", AndThen(), "(?:is|was) (?:\(givenWord))")

  // Adding and taking away.
  noun("adds", AndThen(), "(?:add|append|attach)(?:s|es|ed)?|(?:have|has) (?:added|appended)")
  noun("isAdded", AndThen(), "(?:is|was|has been) (?:added|appended)(?: at the end)?")
  noun("aNew", AndThen(), "(?:the|a|an|another|one more|a new)")

  When("{someone} {adds} {string}( to {combination})") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: AndThen, text: String,
      _: CombinationNoun?
    ) in try mastermind.add(text, at: nil)
  }

  When("{string} {isAdded}( to {combination})") {
    (mastermind: inout MastermindWorld, text: String, _: AndThen, _: CombinationNoun?) in
    try mastermind.add(text, at: nil)
  }

  When("another {string} {isAdded}") {
    (mastermind: inout MastermindWorld, text: String, _: AndThen) in
    try mastermind.add(text, at: nil)
  }

  When("{aNew}( {ordinal})( different) symbol(,) {string}(,) {isAdded}( to {combination})") {
    (
      mastermind: inout MastermindWorld, _: AndThen, position: Int?, text: String, _: AndThen,
      _: CombinationNoun?
    ) in try mastermind.add(text, at: position)
  }

  When("{someone} {adds} {aNew}( {ordinal})( different) symbol(,) {string}( to {combination})") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: AndThen, position: Int?,
      text: String, _: CombinationNoun?
    ) in try mastermind.add(text, at: position)
  }

  When("a {ordinal}( different) symbol {isAdded}( to {combination})") {
    (mastermind: inout MastermindWorld, position: Int, _: AndThen, _: CombinationNoun?) in
    try mastermind.addNew(at: position)
  }

  When("{someone} {adds} a {ordinal}( different) symbol( to {combination})") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: AndThen, position: Int,
      _: CombinationNoun?
    ) in try mastermind.addNew(at: position)
  }

  When("{combination} grows by( one)( the)( symbol) {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, text: String) in
    try mastermind.add(text, at: nil)
  }

  When("the last symbol( of the combination) is removed/deleted/taken\\ away") { mastermind in
    try mastermind.removeLast()
  }

  When("a/one symbol is removed/deleted/taken\\ away") { mastermind in
    try mastermind.removeLast()
  }

  When("{someone} remove(s)/delete(s) a/one symbol") {
    (mastermind: inout MastermindWorld, _: Someone) in try mastermind.removeLast()
  }

  When("{someone} remove(s)/delete(s) the last symbol( of the combination)") {
    (mastermind: inout MastermindWorld, _: Someone) in try mastermind.removeLast()
  }

  noun(
    "spaceInFront", AndThen(),
    "a (?:leading )?space is (?:added|put|inserted|set|placed)(?: in front of| before| at the beginning of| to) (?:the|its) combination",
    "a leading space is (?:added|inserted|set)|a space is (?:put|set|placed) (?:in front|first)",
    "(?:I|we|the user|the tester) (?:adds?|puts?|inserts?|sets?) a (?:leading )?space (?:in front of|before|at the beginning of|to) (?:the|its) combination"
  )

  When("{spaceInFront}") { (mastermind: inout MastermindWorld, _: AndThen) in
    try mastermind.changeCombination(to: " " + (try mastermind.shownCell().combination))
  }

  When(
    "the first/leading symbol( of the combination) is\\ replaced\\ by/becomes/changes\\ to a space"
  ) {
    mastermind in
    let text = try mastermind.shownCell().combination
    try expect(!text.isEmpty, "the combination is empty")
    try mastermind.changeCombination(to: " " + text.dropFirst())
  }

  When("the combination/order\\ of\\ the\\ symbols/order is reversed/turned\\ around") {
    mastermind in
    try mastermind.changeCombination(to: String(try mastermind.shownCell().combination.reversed()))
  }

  // Nothing, or nothing any more.
  noun(
    "nothingSet", AndThen(),
    "no (?:combination|result|symbols?) (?:is|was|has been|have been) (?:\(givenWord))(?: yet| to it| so far)?",
    "nothing (?:is|was|has been) (?:\(givenWord))(?: yet)?(?: on it| on the cell| to it| to the cell)?(?: yet)?",
    "(?:I|we|the user|the tester) (?:do|does|have|has)(?: not|n['’]t) set (?:any|a) combination(?: yet)?"
  )

  When("{nothingSet}") { (mastermind: inout MastermindWorld, _: AndThen) in
    try mastermind.expectNothingSet()
  }.isIdempotent()

  noun(
    "isCleared", AndThen(),
    "(?:is|was|has been) (?:cleared|emptied|deleted|removed|reset|erased)(?: again)?")
  noun("clears", AndThen(), "(?:clear|empty|empti|delete|remove|reset|erase)(?:s|es)?")

  When("{combination} {isCleared}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{resultNoun} {isCleared}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("the cell {isCleared}") { (mastermind: inout MastermindWorld, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{someone} {clears} {combination}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CombinationNoun) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{someone} {clears} {cell}") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen, _: CellNoun) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("an/the empty combination/result/string {isSetAgain}") {
    (mastermind: inout MastermindWorld, _: AndThen) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  Given("a/the combination/result {string}") { (mastermind: inout MastermindWorld, text: String) in
    try mastermind.changeCombination(to: text)
  }

  When("{combination} is made empty") { (mastermind: inout MastermindWorld, _: CombinationNoun) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{someone} set(s)/enter(s)/assign(s) an empty combination/result") {
    (mastermind: inout MastermindWorld, _: Someone) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()
}

private let beginning =
  "(?:I|we|you|(?:the|a) (?:user|player|tester|developer|test|app|application|system)|he|she|they)"
private let text =
  #"(?:(?:the|a) )?(?:(?:new )?(?:combination|result|text|value)(?: value)?(?: of)? )?("[^"]*")"#
private let toCell = "(?:to|for|on|in) (?:the (?:new )?(?:results? )?cell|it|the view)"
private let again =
  "(?: again| once more| once again| a second time| for a second time| after that| afterwards| twice| two times| three times)?"
let givenWord =
  "set|entered|assigned|given|shown|used|provided|passed|applied|supplied|typed|chosen|put in"
private let givenTextPattern = [
  #"\#(beginning) (?:assigns?|gives?|passes|pass|sets?) \#(text) \#(toCell)"#,
  #"\#(beginning) (?:assigns?|gives?) ("[^"]*") to (?:the|its) combination(?: of the cell)?"#,
  #"\#(beginning) (?:gives?|hands?|shows?) (?:the (?:results? )?cell|it) \#(text)"#,
  #"\#(beginning) (?:sets?|changes?) (?:the cell|it) to ("[^"]*")"#,
  #"\#(beginning) (?:uses?|provides?|chooses?|picks?|applies|apply|supplies|supply) \#(text)(?: \#(toCell))?\#(again)"#,
  #"\#(beginning) (?:sets?|enters?|uses?|assigns?|types?) ("[^"]*") as (?:the|its) (?:new )?(?:combination|result)"#,
  #"\#(beginning) (?:types?|inserts?) ("[^"]*")"#,
  #"\#(beginning) (?:sets?|enters?|assigns?) the result ("[^"]*")"#,
  #"\#(beginning) (?:lets?|makes?) the cell (?:show|display) ("[^"]*")"#,
  #"the (?:combination|result) ("[^"]*") (?:is|was|has been) (?:\#(givenWord)|put)(?: \#(toCell)| into the cell| into it)?\#(again)"#,
  #"("[^"]*") (?:is|was|has been) (?:set|assigned|entered|provided|applied)(?: \#(toCell)| as (?:the|its) combination)?\#(again)"#,
  #"(?:the (?:results? )?cell|it) (?:is given|gets|receives|is set to|is assigned|has been given|was given|has been set to) \#(text)\#(again)"#,
].joined(separator: "|")
private let symbolCountPattern =
  #"(?:the single|a single|an?|(?:\#(numberWord)))(?: equal| identical| different| distinct)? symbols?(?:,? "[^"]*")?"#

/// A text of as many symbols as a sentence says, equal ones unless it says otherwise.
private func symbols(countedIn text: String) throws -> String {
  let count = try Quantity(text).count
  try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
  let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
  if parts.count == 3 {
    try expect(parts[1].count, equals: count, "the length of the text in the sentence")
    return parts[1]
  }
  guard text.contains("different") || text.contains("distinct") else {
    return String(repeating: "A", count: count)
  }
  return try differentSymbols(count)
}

func differentSymbols(_ count: Int) throws -> String {
  let symbols = CombinationGenerator.symbols
  try expect((0...symbols.count).contains(count), "there are \(symbols.count) symbols")
  return String(symbols.prefix(count))
}

/// Words between two others, of sentences about texts.
struct AndThen {}

extension MastermindWorld {
  fileprivate mutating func expectNothingSet(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    if cell == nil { makeCell(width: 100, height: 100) }
    try expect(givenText, equals: "", "the combination that was set", file: file, line: line)
  }

  fileprivate func expectCombinationBefore(
    _ text: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    // A combination that changes makes its cell, which shows nothing before.
    try expect(
      cell?.combination ?? "", equals: text, "the combination", file: file, line: line)
  }

  /// Another combination than the one there is.
  mutating func changeSomehow(file: StaticString = #filePath, line: Int = #line) throws {
    let text = try shownCell(file: file, line: line).combination
    try changeCombination(to: text + String(text.last ?? "A"))
  }

  fileprivate mutating func removeLast(file: StaticString = #filePath, line: Int = #line) throws {
    let text = try shownCell(file: file, line: line).combination
    try expect(!text.isEmpty, "the combination is empty", file: file, line: line)
    try changeCombination(to: String(text.dropLast()))
  }

  /// Adds a symbol, which is of the kind that the sentence says.
  fileprivate mutating func add(
    _ symbol: String, at position: Int?, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try changeCombination(to: try shownCell(file: file, line: line).combination + symbol)
    guard let position else { return }
    let symbols = distinct(givenText).map { String($0) }
    try expect(
      symbols.firstIndex(of: symbol) == position - 1, "the symbols are \(symbols)", file: file,
      line: line)
  }

  /// Adds a symbol that the combination has not.
  fileprivate mutating func addNew(
    at position: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let used = try shownCell(file: file, line: line).combination
    let new = try require(
      CombinationGenerator.symbols.first { !used.contains($0) }, "all symbols are used",
      file: file, line: line)
    try add(String(new), at: position, file: file, line: line)
  }
}
