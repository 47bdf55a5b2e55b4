import Mastermind
import StepKit

/// Symbols added to a combination, and taken away.
let addedSymbolSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "adds", AndThen(),
    "(?:tr(?:y|ies|ied) to )?(?:add|append|attach)(?:s|es|ed)?|(?:have|has) (?:added|appended)")
  noun("isAdded", AndThen(), "(?:is|was|has been) (?:added|appended)(?: at the end)?")
  noun("aNew", AndThen(), "(?:the|a|an|another|one more|a new)")

  When("{someone} {adds} (a )(an )(another ){string}( to {combination})") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: AndThen, text: String,
      _: CombinationNoun?
    ) in try mastermind.add(text, at: nil)
  }

  When("(another )(one more )(an )(a ){string} {isAdded}( to {combination})") {
    (mastermind: inout MastermindWorld, text: String, _: AndThen, _: CombinationNoun?) in
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

  When("{combination} grows/is\\ extended/is\\ lengthened by( one)( the)( symbol) {string}") {
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
    "(?:I|we|the user|the tester) (?:adds?|puts?|inserts?|sets?) a leading space|a space is (?:put|added|set) before it",
    "a leading space is (?:added|inserted|set)|a space is (?:put|set|placed) (?:in front|first)",
    "(?:I|we|the user|the tester) (?:adds?|puts?|inserts?|sets?) a (?:leading )?space (?:in front of|before|at the beginning of|to) (?:the|its) combination"
  )

  When("{someone} {clears} the leading space") {
    (mastermind: inout MastermindWorld, _: Someone, _: AndThen) in
    try mastermind.removeLeadingSpace()
  }

  noun(
    "swapped", AndThen(),
    "the (?:two )?symbols (?:are|were) (?:swapped|exchanged)|the (?:two )?symbols change places|(?:I|we|the user|the tester) (?:swaps?|exchanges?) the (?:two )?symbols"
  )

  When("{swapped}") { (mastermind: inout MastermindWorld, _: AndThen) in
    let text = try mastermind.shownCell().combination
    let symbols = distinct(text)
    try expect(symbols.count, equals: 2, "the number of symbols")
    try mastermind.changeCombination(
      to: String(text.map { $0 == symbols[0] ? symbols[1] : symbols[0] }))
  }

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
}

extension MastermindWorld {
  mutating func removeLeadingSpace(file: StaticString = #filePath, line: Int = #line) throws {
    let text = try shownCell(file: file, line: line).combination
    try expect(text.hasPrefix(" "), "\"\(text)\" has no leading space", file: file, line: line)
    try changeCombination(to: String(text.dropFirst()))
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
  mutating func addNew(
    at position: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let used = try shownCell(file: file, line: line).combination
    let new = try require(
      CombinationGenerator.symbols.first { !used.contains($0) }, "all symbols are used",
      file: file, line: line)
    try add(String(new), at: position, file: file, line: line)
  }
}
