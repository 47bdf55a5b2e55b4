import Mastermind
import StepKit

/// What is stored of a combination (MAS-C1, MAS-T6).
let storedSymbolSteps = StepLibrary(MastermindWorld.self) {
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

  Then(
    "the {ordinal} symbol {cellIs} ignored/dropped/rejected/discarded/removed/cut\\ off/left\\ out/thrown\\ away/forgotten"
  ) {
    (mastermind: inout MastermindWorld, position: Int, isDropped: Bool) in
    try mastermind.expectStored([try mastermind.givenSymbol(position)], !isDropped)
  }

  Then("the symbol(s) {quoted list} {cellIs} stored/kept/accepted") {
    (mastermind: inout MastermindWorld, symbols: [String], areStored: Bool) in
    let symbols = try symbols.map(symbol(in:))
    try mastermind.expectStored(symbols, areStored)
  }

  Then(
    "the symbol(s) {quoted list} {cellIs} ignored/dropped/rejected/discarded/removed/cut\\ off/left\\ out/thrown\\ away/forgotten"
  ) {
    (mastermind: inout MastermindWorld, symbols: [String], areDropped: Bool) in
    let symbols = try symbols.map(symbol(in:))
    try mastermind.expectStored(symbols, !areDropped)
  }

  Then("(only )the first {count}( different) symbols(,) {quoted list}(,) are stored/kept/accepted")
  {
    (mastermind: inout MastermindWorld, count: Int, symbols: [String]) in
    try expect(symbols.count, equals: count, "the number of symbols that are named")
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(stored.map { String($0) }, equals: symbols, "the symbols stored")
  }

  Then("{count} different/distinct symbol(s) is/are stored/kept/accepted") {
    (mastermind: inout MastermindWorld, count: Int) in
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(stored.count, equals: count, "the number of different symbols stored")
  }

  Then("no third symbol is stored/kept/accepted") { mastermind in
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(stored.count <= 2, "\(stored.count) different symbols are stored")
    try expect(distinct(mastermind.givenText).count > 2, "no third symbol was given")
  }

  noun("partOf", AndThen(), "in|part of|contained in|included in|among the symbols of")

  Then("the symbol(s) {quoted list} {cellIs} {partOf} {combination}") {
    (
      mastermind: inout MastermindWorld, symbols: [String], areThere: Bool, _: AndThen,
      _: CombinationNoun
    ) in try mastermind.expectStored(try symbols.map(symbol(in:)), areThere)
  }

  Then("{combination} {cellHas}( the symbol)( the symbols)( any) {quoted list}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, areThere: Bool, symbols: [String]
    ) in try mastermind.expectStored(try symbols.map(symbol(in:)), areThere)
  }

  Then("{combination} {cellHas} only( the symbol)( the symbols) {quoted list}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, symbols: [String]) in
    let stored = distinct(try mastermind.shownCell().combination).map { String($0) }
    try expect((stored == symbols) == isIt, "the symbols are \(stored)")
  }

  Then("{combination} {cellHas} {howMany} space(s)") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, hasThem: Bool, wanted: Quantity) in
    let found = try mastermind.shownCell().combination.count { $0 == " " }
    try expect(wanted.holds(for: found) == hasThem, "the combination has \(found) spaces")
  }

  Then("the (leading )(first )space {cellIs} stored/kept/accepted") {
    (mastermind: inout MastermindWorld, isKept: Bool) in
    let found = try mastermind.shownCell().combination
    try expect(found.hasPrefix(" ") == isKept, "the combination is \"\(found)\"")
  }

  Then("{cell} stores/keeps/accepts (only )(exactly ){count} different/distinct symbol(s)") {
    (mastermind: inout MastermindWorld, _: CellNoun, count: Int) in
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(stored.count, equals: count, "the number of different symbols stored")
  }

  Then("only {quoted list} are stored/kept/accepted") {
    (mastermind: inout MastermindWorld, symbols: [String]) in
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(stored.map { String($0) }, equals: symbols, "the symbols stored")
  }

  Then("the first symbol( of the combination) is {string}") {
    (mastermind: inout MastermindWorld, symbol: String) in
    let found = try mastermind.shownCell().combination.first.map { String($0) }
    try expect(found, equals: symbol, "the first symbol")
  }

  Then("there is/are {howMany} space(s) in {combination}") {
    (mastermind: inout MastermindWorld, wanted: Quantity, _: CombinationNoun) in
    let found = try mastermind.shownCell().combination.count { $0 == " " }
    try expect(wanted.holds(for: found), "the combination has \(found) spaces")
  }

  Then("{combination} {cellIs} {string} and not {string}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String,
      other: String
    ) in
    let found = try mastermind.shownCell().combination
    try expect((found == text) == isIt && found != other, "the combination is \"\(found)\"")
  }

  Then("the stored symbols are {quoted list}") {
    (mastermind: inout MastermindWorld, symbols: [String]) in
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(stored.map { String($0) }, equals: symbols, "the symbols stored")
  }

  Then("the {ordinal}( different) symbol(,) {string}(,) {cellIs} stored/kept/accepted") {
    (mastermind: inout MastermindWorld, position: Int, text: String, isStored: Bool) in
    let symbol = try mastermind.givenSymbol(position)
    try expect(String(symbol), equals: text, "the symbol")
    try mastermind.expectStored([symbol], isStored)
  }

  Then("{combination} {cellEquals} {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String) in
    let found = try mastermind.shownCell().combination
    try expect((found == text) == isIt, "the combination is \"\(found)\"")
  }

  Then("{combination} starts/begins with {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, text: String) in
    let found = try mastermind.shownCell().combination
    try expect(found.hasPrefix(text) && !text.isEmpty, "the combination is \"\(found)\"")
  }

  Then("{combination} ends with {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, text: String) in
    let found = try mastermind.shownCell().combination
    try expect(found.hasSuffix(text) && !text.isEmpty, "the combination is \"\(found)\"")
  }

  Then("{combination} {cellIs} cut (off )(down )to {string}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String) in
    let found = try mastermind.shownCell().combination
    let isCut = mastermind.givenText != found && found == text
    try expect(isCut == isIt, "\"\(found)\" is stored of \"\(mastermind.givenText)\"")
  }

  Then("the length of {combination} {cellIs} {count}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, length: Int) in
    let found = try mastermind.shownCell().combination.count
    try expect((found == length) == isIt, "the length is \(found)")
  }

  Then("{combination} {cellIs} {count} symbol(s)/character(s) long") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, length: Int) in
    let found = try mastermind.shownCell().combination.count
    try expect((found == length) == isIt, "the length is \(found)")
  }

  Then("{cell}( only) stores/keeps (the combination ){string}") {
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
}

private func symbol(in text: String) throws -> Character {
  try require(text.count == 1 ? text.first : nil, "\"\(text)\" is not one symbol")
}

extension MastermindWorld {
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
