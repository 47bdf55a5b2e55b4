import Mastermind
import StepKit

/// The combination of a result cell, as given and as stored (MAS-C1, MAS-T6).
let combinationSteps = StepLibrary(MastermindWorld.self) {
  When("(first )(then )(now )(finally ){combination} changes/is\\ changed/is\\ set to {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, combination: String) in
    try mastermind.changeCombination(to: combination)
  }.isIdempotent()

  When("{someone} set(s)/change(s)/enter(s)/assign(s)/type(s) {combination}( to) {string}") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: CombinationNoun, combination: String
    ) in
    try mastermind.changeCombination(to: combination)
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

  When("{combination} changes/is\\ changed/is\\ set to an\\ empty\\ string/nothing") {
    (mastermind: inout MastermindWorld, _: CombinationNoun) in
    try mastermind.changeCombination(to: "")
  }.isIdempotent()

  When("{combination} changes from {string} to {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, old: String, new: String) in
    if mastermind.cell == nil { try mastermind.changeCombination(to: old) }
    try expect(try mastermind.shownCell().combination, equals: old, "the combination before")
    try mastermind.changeCombination(to: new)
  }

  When("the same combination is set/given/shown again") { mastermind in
    try mastermind.changeCombination(to: mastermind.givenText)
  }.isIdempotent()

  When("the( {ordinal}) symbol {string} is added") {
    (mastermind: inout MastermindWorld, _: Int?, symbol: String) in
    try mastermind.changeCombination(to: try mastermind.shownCell().combination + symbol)
  }

  When("{someone} set(s)/change(s) the result to {string}") {
    (mastermind: inout MastermindWorld, _: Someone, text: String) in
    try mastermind.changeCombination(to: text)
  }.isIdempotent()

  When("{cell} {cellHas} the combination {string}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, text: String) in
    try mastermind.haveCombination(text, isIt)
  }.isIdempotent()

  When("{cell} {cellHas} an empty combination") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    try mastermind.haveCombination("", isIt)
  }.isIdempotent()

  When("{cell} {cellIs} empty") { (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool) in
    try mastermind.haveCombination("", isIt)
    if mastermind.isOutcome { try mastermind.expectCircles(0, isIt) }
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

  When("{cell} shows/displays/is\\ showing {string}") {
    (mastermind: inout MastermindWorld, _: CellNoun, text: String) in
    try mastermind.haveCombination(text)
  }.isIdempotent()

  When("{combination} {cellIs} empty") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool) in
    try mastermind.haveCombination("", isIt)
  }.isIdempotent()

  Then("{combination} {changes}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isChange: Bool) in
    let before = try require(mastermind.cellBefore, "the cell has not been changed").combination
    let now = try mastermind.shownCell().combination
    try expect((now != before) == isChange, "the combination was \"\(before)\" and is \"\(now)\"")
  }

  Then("the {ordinal} symbol {cellIs} stored/kept/accepted") {
    (mastermind: inout MastermindWorld, position: Int, isStored: Bool) in
    try mastermind.expectStored([try mastermind.givenSymbol(position)], isStored)
  }

  Then("the {ordinal} symbol {cellIs} ignored/dropped/rejected/discarded") {
    (mastermind: inout MastermindWorld, position: Int, isDropped: Bool) in
    try mastermind.expectStored([try mastermind.givenSymbol(position)], !isDropped)
  }

  Then("the symbol(s) {quoted list} {cellIs} stored/kept/accepted") {
    (mastermind: inout MastermindWorld, symbols: [String], areStored: Bool) in
    let symbols = try symbols.map { text in
      try require(text.count == 1 ? text.first : nil, "\"\(text)\" is not one symbol")
    }
    try mastermind.expectStored(symbols, areStored)
  }

  Then("the symbol(s) {quoted list} {cellIs} ignored/dropped/rejected/discarded") {
    (mastermind: inout MastermindWorld, symbols: [String], areDropped: Bool) in
    let symbols = try symbols.map { text in
      try require(text.count == 1 ? text.first : nil, "\"\(text)\" is not one symbol")
    }
    try mastermind.expectStored(symbols, !areDropped)
  }

  Then("{cell}( only) stores/keeps {string}") {
    (mastermind: inout MastermindWorld, _: CellNoun, text: String) in
    try expect(try mastermind.shownCell().combination, equals: text, "the combination")
  }

  Then("only the symbol(s) {quoted list} is/are stored/kept/accepted") {
    (mastermind: inout MastermindWorld, symbols: [String]) in
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(stored.map { String($0) }, equals: symbols, "the symbols stored")
  }

  Then("(only ){string} is/was stored/kept") { (mastermind: inout MastermindWorld, text: String) in
    try expect(try mastermind.shownCell().combination, equals: text, "the combination")
  }

  Then("only( the)( first) {count}( different)( symbols)( symbol) is/are stored/kept/accepted") {
    (mastermind: inout MastermindWorld, count: Int) in
    let given = distinct(mastermind.givenText)
    try expect(given.count >= count, "\"\(mastermind.givenText)\" has \(given.count) symbols")
    let kept = given.prefix(count)
    try expect(
      try mastermind.shownCell().combination,
      equals: String(mastermind.givenText.prefix { kept.contains($0) }), "the combination")
  }

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

  fileprivate mutating func giveDistinct(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let symbols = CombinationGenerator.symbols
    try expect(
      (0...symbols.count).contains(count), "there are \(symbols.count) symbols", file: file,
      line: line)
    try haveCombination(String(symbols.prefix(count)), file: file, line: line)
  }

  /// A symbol of the text given last, each counted where it comes first.
  fileprivate func givenSymbol(
    _ position: Int, file: StaticString = #filePath, line: Int = #line
  ) throws -> Character {
    let symbols = distinct(givenText)
    return try require(
      symbols.indices.contains(position - 1) ? symbols[position - 1] : nil,
      "\"\(givenText)\" has \(symbols.count) symbols", file: file, line: line)
  }

  fileprivate func expectStored(
    _ symbols: [Character], _ areStored: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let stored = try shownCell(file: file, line: line).combination
    for symbol in symbols {
      try expect(
        stored.contains(symbol) == areStored,
        "\"\(stored)\" is stored, \(areStored ? "without" : "with") \"\(symbol)\"", file: file,
        line: line)
    }
  }
}
