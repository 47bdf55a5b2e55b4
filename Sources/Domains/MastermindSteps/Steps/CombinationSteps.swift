import Mastermind
import StepKit

/// The combination of a result cell, as given and as stored (MAS-C1, MAS-T6).
let combinationSteps = StepLibrary(MastermindWorld.self) {
  When(
    "(first )(then )(now )(finally ){combination} {turnsTo} {shownText}( {againTimes})"
  ) {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, _: AndThen, text: String,
      times: Int?
    ) in
    for _ in 1...(times ?? 1) { try mastermind.changeCombination(to: text) }
  }.isIdempotent()

  noun(
    "turnsTo", AndThen(),
    "(?:(?:has been |is |was )?(?:changed|set|reset)|changes|shrinks|grows|switches|goes|turns)(?: back)? to"
      + "|turns into|is replaced (?:by|with)")

  // How often a combination is set, one time after the other.
  ParameterType(
    "againTimes",
    "again|once more|(?:all )?over again|a second time|twice|(?:two|three|four|five) (?:more )?times",
    useForSnippets: false
  ) { (text: String) in
    ["twice": 2, "two": 2, "three": 3, "four": 4, "five": 5][
      text.split(separator: " ").first.map(String.init) ?? ""] ?? 1
  }

  When("{combination} changes/is\\ changed/is\\ set to {shownText}{andThen}to {shownText}( again)")
  {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, first: String, _: AndThen,
      second: String
    ) in
    try mastermind.changeCombination(to: first)
    try mastermind.changeCombination(to: second)
  }

  noun("andThen", AndThen(), ",? and (?:then |after that )?(?:back )?|,? then (?:back )?")

  When(
    "{someone} set(s)/change(s)/enter(s)/assign(s)/type(s) {combination}( to) {shownText}( {againTimes})"
  ) {
    (
      mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun, text: String,
      times: Int?
    ) in
    for _ in 1...(times ?? 1) { try mastermind.changeCombination(to: text) }
  }.isIdempotent()

  When("{someone} set(s)/change(s) {combination} to {shownText}{andThen}to {shownText}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun, first: String,
      _: AndThen, second: String
    ) in
    try mastermind.changeCombination(to: first)
    try mastermind.changeCombination(to: second)
  }

  When("{someone} change(s) {combination} from {shownText} to {shownText}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun, old: String, new: String
    ) in try mastermind.changeCombination(from: old, to: new)
  }

  When("{someone} replace(s) {combination} by/with {shownText}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("the result {turnsTo} {shownText}( {againTimes})") {
    (mastermind: inout MastermindWorld, _: AndThen, text: String, times: Int?) in
    for _ in 1...(times ?? 1) { try mastermind.changeCombination(to: text) }
  }.isIdempotent()

  Then("setting {combination} to {shownText} draws/gives/shows {howMany} {circles}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, text: String, wanted: Quantity,
      _: CirclesNoun
    ) in
    try mastermind.changeCombination(to: text)
    try mastermind.expectCircles(wanted)
  }

  When("{combination} {cellHas} {count} {letters}(,)(:) {string}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, hasThem: Bool, count: Int, _: Goes,
      text: String
    ) in
    try expect(text.count, equals: count, "the length of the text in the sentence")
    try mastermind.haveCombination(text, hasThem)
  }.isIdempotent()

  When("{someone} add(s)/append(s) {string} to {combination}") {
    (mastermind: inout MastermindWorld, _: Someone, text: String, _: CombinationNoun) in
    try mastermind.add(text, at: nil)
  }

  When("another( symbol) {string} is added/appended") {
    (mastermind: inout MastermindWorld, text: String) in try mastermind.add(text, at: nil)
  }

  When("a {ordinal} symbol {string} is added( to the combination)") {
    (mastermind: inout MastermindWorld, position: Int, text: String) in
    try mastermind.add(text, at: position)
  }

  When("{someone} add(s) a {ordinal} symbol {string}( to the combination)") {
    (mastermind: inout MastermindWorld, _: Someone, position: Int, text: String) in
    try mastermind.add(text, at: position)
  }

  When("{someone} assign(s)/give(s) {string} to {cell}") {
    (mastermind: inout MastermindWorld, _: Someone, text: String, _: CellNoun) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("{someone} assign(s)/give(s) {string} to {combination}") {
    (mastermind: inout MastermindWorld, _: Someone, text: String, _: CombinationNoun) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("{someone} give(s) {cell} (the combination ){string}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CellNoun, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("the combination {string} is/was set/entered/assigned/given/shown") {
    (mastermind: inout MastermindWorld, combination: String) in
    try mastermind.changeCombination(to: combination)
  }.isIdempotent()

  When("{cell} is\\ given/gets/receives (the combination ){string}") {
    (mastermind: inout MastermindWorld, _: CellNoun, combination: String) in
    try mastermind.changeCombination(to: combination)
  }.isIdempotent()

  When("{combination} changes to {int} times {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, count: Int, symbol: String) in
    try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
    try mastermind.changeCombination(to: String(repeating: symbol, count: count))
  }.isIdempotent()

  When("a combination of/with {count}( equal) symbol(s) is set/entered/given/shown") {
    (mastermind: inout MastermindWorld, count: Int) in
    try expect((0...100_000).contains(count), "\(count) is not between 0 and 100000")
    try mastermind.changeCombination(to: String(repeating: "A", count: count))
  }.isIdempotent()

  When("a combination of/with {count} different symbols is set/entered/given/shown") {
    (mastermind: inout MastermindWorld, count: Int) in
    try mastermind.giveDistinct(count)
  }.isIdempotent()

  When("{combination} changes/is\\ changed from {shownText} to {shownText}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, old: String, new: String) in
    try mastermind.changeCombination(from: old, to: new)
  }

  When("{someone} set(s)/enter(s)/give(s) the same combination again") {
    (mastermind: inout MastermindWorld, _: Someone) in
    try mastermind.changeCombination(to: mastermind.givenText)
  }.isIdempotent()

  When("{someone} set(s)/enter(s) a combination of/with {count} different symbols") {
    (mastermind: inout MastermindWorld, _: Someone, count: Int) in
    try mastermind.giveDistinct(count)
  }.isIdempotent()

  When("the same combination is set/given/shown again") { mastermind in
    try mastermind.changeCombination(to: mastermind.givenText)
  }.isIdempotent()

  When("the( {ordinal}) symbol {string} is added") {
    (mastermind: inout MastermindWorld, position: Int?, symbol: String) in
    try mastermind.add(symbol, at: position)
  }

  When("the( {ordinal}) symbol {string} is added to {combination}") {
    (mastermind: inout MastermindWorld, position: Int?, symbol: String, _: CombinationNoun) in
    try mastermind.add(symbol, at: position)
  }

  When("{someone} add(s) the symbol {string}( to the combination)") {
    (mastermind: inout MastermindWorld, _: Someone, symbol: String) in
    try mastermind.changeCombination(to: try mastermind.shownCell().combination + symbol)
  }

  When("the last symbol( of the combination) is removed/deleted") { mastermind in
    let text = try mastermind.shownCell().combination
    try expect(!text.isEmpty, "the combination is empty")
    try mastermind.changeCombination(to: String(text.dropLast()))
  }

  When("{someone} remove(s)/delete(s) the last symbol( of the combination)") {
    (mastermind: inout MastermindWorld, _: Someone) in
    let text = try mastermind.shownCell().combination
    try expect(!text.isEmpty, "the combination is empty")
    try mastermind.changeCombination(to: String(text.dropLast()))
  }

  When("{someone} set(s)/change(s) the result to {shownText}") {
    (mastermind: inout MastermindWorld, _: Someone, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("no combination is/was/has\\ been set( yet)") { mastermind in
    try mastermind.expectNothingSet()
  }.isIdempotent()

  When("nothing is/was/has\\ been set( yet)( on it)( on the cell)( yet)") { mastermind in
    try mastermind.expectNothingSet()
  }.isIdempotent()

  When("{cell} {cellHas} the combination/result {string}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, text: String) in
    try mastermind.haveCombination(text, isIt)
  }.isIdempotent()

  When("{cell} {cellHas} an empty combination") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    try mastermind.haveCombination("", isIt)
  }.isIdempotent()

  When("{cell} {cellIs} empty( again)") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    try mastermind.haveCombination("", isIt)
    if mastermind.isOutcome { try mastermind.expectCircles(Quantity(0), isIt) }
  }.isIdempotent()

  When("{combination} is cleared/emptied/deleted") {
    (mastermind: inout MastermindWorld, _: CombinationNoun) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{someone} set(s)/enter(s)/assign(s) an empty combination") {
    (mastermind: inout MastermindWorld, _: Someone) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{someone} clear(s)/empty/empties {combination}") {
    (mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  // Before an outcome, these give the cell a combination; as one, they look at what is stored.
  When("{combination} {cellIs} {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String) in
    try mastermind.haveCombination(text, isIt)
  }.isIdempotent()

  When("{cell} (still )(now )shows/displays/is\\ showing {string}") {
    (mastermind: inout MastermindWorld, _: CellNoun, text: String) in
    try mastermind.haveCombination(text)
  }.isIdempotent()

  When("{combination} {cellIs} empty") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool) in
    try mastermind.haveCombination("", isIt)
  }.isIdempotent()

  // Before an outcome, these give the cell such a combination.
  When("{combination} {cellHas}( only)( exactly) {count} different/distinct symbol(s)") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, hasThem: Bool, count: Int) in
    if !mastermind.isOutcome, hasThem { return try mastermind.giveDistinct(count) }
    let found = distinct(try mastermind.shownCell().combination).count
    try expect((found == count) == hasThem, "the combination has \(found) different symbols")
  }.isIdempotent()

  When("{combination} {cellHas} more than {count} different/distinct symbol(s)") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, hasThem: Bool, count: Int) in
    if !mastermind.isOutcome, hasThem { return try mastermind.giveDistinct(count + 1) }
    let found = distinct(try mastermind.shownCell().combination).count
    try expect((found > count) == hasThem, "the combination has \(found) different symbols")
  }.isIdempotent()

  When("the first symbol( of the combination) is a space") { mastermind in
    let rest = try mastermind.shownCell().combination.filter { $0 != " " }
    if !mastermind.isOutcome {
      return try mastermind.haveCombination(" " + (rest.isEmpty ? "AA" : rest))
    }
    try expect(try mastermind.shownCell().combination.first == " ", "it is not a space")
  }.isIdempotent()

  When("{combination} {cellHas}( only)( exactly) {count} symbol(s)/character(s)") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, hasThem: Bool, count: Int) in
    if !mastermind.isOutcome, hasThem {
      return try mastermind.haveCombination(String(repeating: "A", count: count))
    }
    let found = try mastermind.shownCell().combination.count
    try expect((found == count) == hasThem, "the combination has \(found) symbols")
  }.isIdempotent()
}

struct AndThen {}

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

  fileprivate mutating func expectNothingSet(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    if cell == nil { makeCell(width: 100, height: 100) }
    try expect(givenText, equals: "", "the combination that was set", file: file, line: line)
  }

  fileprivate mutating func changeCombination(
    from old: String, to new: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if cell == nil { try changeCombination(to: old) }
    try expect(
      try shownCell(file: file, line: line).combination, equals: old, "the combination before",
      file: file, line: line)
    try changeCombination(to: new)
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

  fileprivate mutating func giveDistinct(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let symbols = CombinationGenerator.symbols
    try expect(
      (0...symbols.count).contains(count), "there are \(symbols.count) symbols", file: file,
      line: line)
    try haveCombination(String(symbols.prefix(count)), file: file, line: line)
  }
}
