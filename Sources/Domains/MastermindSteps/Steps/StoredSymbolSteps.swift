import Mastermind
import StepKit

/// What is stored of a combination (MAS-C1, MAS-T6).
let storedSymbolSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("storedSymbols", SymbolChoice.pattern, useForSnippets: false) { (text: String) in
    try SymbolChoice(text)
  }

  // Stored, or the opposite; either may be denied.
  ParameterType("isStored", isStoredPattern, useForSnippets: false) { (text: String) in
    isDenial(text) == dropWords.contains(where: text.contains)
  }

  ParameterType("stores", storesPattern, useForSnippets: false) { (text: String) in
    isDenial(text)
      == [
        "ignor", "drop", "discard", "reject", "cut", "remov", "forget", "refus", "skip",
        "leaves out",
      ].contains(
        where: text.contains)
  }

  Then("{storedSymbols} {isStored}( as the combination)( as its combination)( as the result)") {
    (mastermind: inout MastermindWorld, symbols: SymbolChoice, areStored: Bool) in
    // Before an outcome, "all symbols are removed" is what is done.
    if !mastermind.isOutcome, !areStored, case .all = symbols.symbols {
      return try mastermind.changeCombination(to: "")
    }
    // In a game without a cell, attempts are accepted.
    if mastermind.cell == nil, mastermind.game != nil, case .named(let codes) = symbols.symbols {
      return try mastermind.expectAccepted(codes, areStored != symbols.isDenied)
    }
    try mastermind.expectStored(symbols, areStored)
  }

  Then("{cell} {stores} {storedSymbols}") {
    (mastermind: inout MastermindWorld, _: CellNoun, storesThem: Bool, symbols: SymbolChoice) in
    try mastermind.expectStored(symbols, storesThem)
  }

  noun(
    "onlyStores", AndThen(),
    "(?:only (?:stores|keeps|accepts)|should only (?:store|keep|accept)|(?:has|have) only (?:stored|kept|accepted))"
  )

  Then("{cell} {onlyStores} {storedSymbols}") {
    (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen, symbols: SymbolChoice) in
    var symbols = symbols
    symbols.isExclusive = true
    try mastermind.expectStored(symbols, true)
  }

  // How many, of those that differ or in all.
  noun("different", AndThen(), "different|distinct")
  noun(
    "storedPassive", AndThen(),
    "(?:is|are|was|were|should be|must be|has been|have been)(?: all)? (?:stored|kept|accepted|left|saved)"
  )

  Then("{howMany} {different} symbol(s) {storedPassive}") {
    (mastermind: inout MastermindWorld, wanted: Quantity, _: AndThen, _: AndThen) in
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(wanted.holds(for: stored.count), "\(stored.count) different symbols are stored")
  }

  Then("{cell} stores/keeps/accepts {howMany} {different} symbol(s)") {
    (mastermind: inout MastermindWorld, _: CellNoun, wanted: Quantity, _: AndThen) in
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(wanted.holds(for: stored.count), "\(stored.count) different symbols are stored")
  }

  Then("{count} symbols {storedPassive}") {
    (mastermind: inout MastermindWorld, count: Int, _: AndThen) in
    try expect(try mastermind.shownCell().combination.count, equals: count, "the symbols stored")
  }

  noun(
    "noThirdSymbol", AndThen(),
    "no third symbol (?:is|was|should be|has been) (?:stored|kept|accepted|saved)|there (?:is|should be) no third symbol",
    "the combination (?:(?:has|should have|contains) no|should not (?:have|contain) a) third symbol"
  )

  Then("{noThirdSymbol}") { (mastermind: inout MastermindWorld, _: AndThen) in
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(stored.count <= 2, "\(stored.count) different symbols are stored")
    try expect(distinct(mastermind.givenText).count > 2, "no third symbol was given")
  }

  Then("nothing/no\\ symbol {isStored}") { (mastermind: inout MastermindWorld, isStored: Bool) in
    let stored = try mastermind.shownCell().combination
    try expect(!mastermind.givenText.isEmpty, "no combination was given")
    try expect(
      isStored ? stored.isEmpty : stored == mastermind.givenText, "\"\(stored)\" is stored")
  }

  // What the combination has.
  statement(
    "arePartOf",
    patterns: cellIsPatterns.map {
      "(?:\($0)) (?:in|part of|contained in|included in|among the symbols of)"
    } + [
      "(?:should )?(?:appears?|occurs?) in",
      "(?:does|do|should)(?: not|n['’]t) (?:appear|occur) in",
    ])

  Then("{storedSymbols} {arePartOf} {combination}") {
    (
      mastermind: inout MastermindWorld, symbols: SymbolChoice, areThere: Bool,
      _: CombinationNoun
    ) in try mastermind.expectStored(symbols, areThere)
  }

  noun("theSymbols", AndThen(), "(?:(?:any |the )?symbols? )?")

  Then("{combination} {cellHas} {theSymbols}{quoted list}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, areThere: Bool, _: AndThen,
      symbols: [String]
    ) in try mastermind.expectStored(SymbolChoice(named: symbols), areThere)
  }

  Then("there is/are no( symbol) {string}( left) in {combination}") {
    (mastermind: inout MastermindWorld, symbol: String, _: CombinationNoun) in
    try mastermind.expectStored(SymbolChoice(named: [symbol]), false)
    guard mastermind.wording.has("left") else { return }
    let earlier = mastermind.moments.compactMap { $0.cell?.combination } + [mastermind.givenText]
    try expect(
      earlier.contains { $0.contains(symbol) }, "there was no \"\(symbol)\" before: \(earlier)")
  }

  Then("{combination} {onlyHas} {theSymbols}{quoted list}") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, _: Goes, _: AndThen,
      symbols: [String]
    ) in try mastermind.expectStored(SymbolChoice(named: symbols, isExclusive: true), true)
  }

  noun("storedOnes", AndThen(), "the stored symbols|the symbols (?:that are )?stored")

  Then("{storedOnes} are/should\\ be( only) {quoted list}") {
    (mastermind: inout MastermindWorld, _: AndThen, symbols: [String]) in
    try mastermind.expectStored(SymbolChoice(named: symbols, isExclusive: true), true)
  }

  Then("{combination} {cellHas} {count} {string}( and {count} {string})") {
    (
      mastermind: inout MastermindWorld, _: CombinationNoun, hasThem: Bool, count: Int,
      symbol: String, other: Int?, otherSymbol: String?
    ) in
    let stored = try mastermind.shownCell().combination.map { String($0) }
    let first = stored.count { $0 == symbol }
    let second = otherSymbol.map { symbol in stored.count { $0 == symbol } }
    try expect((first == count && second == other) == hasThem, "the combination is \(stored)")
  }

  // A space.
  Then("{combination} {cellHas} {howMany} space(s)") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, hasThem: Bool, wanted: Quantity) in
    let found = try mastermind.shownCell().combination.count { $0 == " " }
    try expect(wanted.holds(for: found) == hasThem, "the combination has \(found) spaces")
  }

  Then("there is/are {howMany} space(s) in {combination}") {
    (mastermind: inout MastermindWorld, wanted: Quantity, _: CombinationNoun) in
    let found = try mastermind.shownCell().combination.count { $0 == " " }
    try expect(wanted.holds(for: found), "the combination has \(found) spaces")
  }

  Then("the (leading )(first )space {isStored}") {
    (mastermind: inout MastermindWorld, isKept: Bool) in
    // Before an outcome, "the leading space is removed" is what is done.
    if !mastermind.isOutcome, !isKept { return try mastermind.removeLeadingSpace() }
    try mastermind.expectSpace(isKept)
  }

  Then("{combination} {stores} the( leading)( first) space") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isKept: Bool) in
    try mastermind.expectSpace(isKept)
  }

  statement(
    "begins", "(?:still |now )?(?:starts?|begins?) with|should (?:start|begin) with",
    "(?:does|should) not (?:start|begin) with|no longer (?:starts|begins) with")
  statement(
    "ends", "(?:still |now )?ends? with|should end with",
    "(?:does|should) not end with|no longer ends with")

  Step("{combination} {begins} {spaceOrText}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String) in
    guard mastermind.isOutcome || !isIt else { return try mastermind.begin(with: text) }
    let found = try mastermind.shownCell().combination
    try expect((found.hasPrefix(text) && !text.isEmpty) == isIt, "the combination is \"\(found)\"")
  }.isIdempotent()

  Then("{combination} {ends} {spaceOrText}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, text: String) in
    let found = try mastermind.shownCell().combination
    try expect((found.hasSuffix(text) && !text.isEmpty) == isIt, "the combination is \"\(found)\"")
  }

  ParameterType("spaceOrText", #""[^"]*"|a space|the space"#, useForSnippets: false) {
    (text: String) in text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : " "
  }

  // Which symbol is the first, the second.
  Then("the {ordinal} symbol( of the combination) is/should\\ be {string}") {
    (mastermind: inout MastermindWorld, position: Int, symbol: String) in
    try mastermind.expectSymbol(position, symbol)
  }

  Then("the {ordinal} symbol is {string} and the {ordinal}( one)( symbol) is {string}") {
    (
      mastermind: inout MastermindWorld, position: Int, symbol: String, other: Int,
      otherSymbol: String
    ) in
    try mastermind.expectSymbol(position, symbol)
    try mastermind.expectSymbol(other, otherSymbol)
  }

  Then("{string} is/should\\ be the {ordinal} symbol/one( of the combination)") {
    (mastermind: inout MastermindWorld, symbol: String, position: Int) in
    try mastermind.expectSymbol(position, symbol)
  }
}

private let isStoredPattern =
  "(?:\(cellIsPatterns.joined(separator: "|"))) (?:stored|kept|accepted|retained|saved|remembered|taken over"
  + "|ignored|dropped|rejected|discarded|removed|cut off|cut away|left out|thrown away|forgotten|missing|refused|lost|skipped)"
let dropWords = [
  "ignored", "dropped", "rejected", "discarded", "removed", "cut", "left out", "thrown",
  "forgotten", "missing", "refused", "lost", "skipped",
]
private let storesPattern =
  "(?:still |now |no longer )?(?:stores?|keeps?|accepts?|retains?|ignores?|drops?|discards?|rejects?|refuses?|skips?|leaves out|cuts off|removes?|forgets?)"
  + "|(?:does|should|must|did)(?: not|n['’]t) (?:store|keep|accept|retain|ignore|drop|discard|reject|cut off|remove|forget)"
  + "|(?:should|must) (?:store|keep|accept|ignore|drop|discard|reject)"
  + "|(?:has|have) (?:stored|kept|accepted|ignored|dropped|discarded|rejected)|remembers?"

/// The symbols, or the text, that a sentence says are stored.
struct SymbolChoice {
  enum Symbols {
    /// One symbol each, or the whole text.
    case named([String])
    /// One of the different symbols given, from 1, and what it is said to be.
    case ordinal(Int, String?)
    /// The first of the different symbols given, and what they are said to be.
    case first(Int, [String]?)
    /// All but the first two of the different symbols given.
    case others
    /// All of the text given; so many symbols, or so many different ones.
    case all(Int?)
  }

  var symbols: Symbols
  /// Whether nothing else is stored.
  var isExclusive = false
  /// Whether the words deny: `neither "c" nor "d"`.
  var isDenied = false

  init(named symbols: [String], isExclusive: Bool = false) {
    self.symbols = .named(symbols)
    self.isExclusive = isExclusive
  }

  init(_ text: String) throws {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let named = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let words = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
      .replacing(",", with: "").split(separator: " ").map(String.init)
    isExclusive = words.first == "only" || words.first == "just"
    isDenied = words.first == "neither" || words.first == "no"
    let count = words.lazy.compactMap(number(inWords:)).first
    let ordinal = words.lazy.compactMap(position(inWords:)).first
    if words.contains(where: ["other", "rest", "else", "further", "after"].contains) {
      symbols = .others
    } else if let ordinal, let count, ordinal == 1 {
      symbols = .first(count, named.isEmpty ? nil : named)
    } else if let ordinal {
      symbols = .ordinal(ordinal, named.first)
    } else if !named.isEmpty {
      symbols = .named(named)
    } else if words.contains(where: ["all", "every", "both", "each"].contains) {
      symbols = .all(words.contains("both") ? 2 : count)
    } else {
      // "Only two different symbols"
      symbols = .first(try require(count, "\"\(text)\" names no symbols"), nil)
    }
  }

  private static let quoted = #"(?:"[^"]*")(?:(?:, |,? and |,? or )"[^"]*")*"#
  static let pattern = [
    #"(?:only |just |no )?(?:(?:the |both |both the )?(?:symbols?|letters?|characters?) |the )?\#(quoted)"#,
    #"(?:only |just )?the (?:combination|text) "[^"]*""#,
    #"neither (?:the symbols? )?"[^"]*" nor "[^"]*""#,
    #"(?:only )?(?:the|a|any|every) (?:\#(positionWord))(?: different)? (?:symbol|letter|character)(?:,? "[^"]*",?)?"#,
    "(?:only |just )?(?:the )?first (?:\\(numberWord))(?: different| distinct)?(?: symbols)?(?:,? \\(quoted),?)?"
      .replacing("\\(numberWord)", with: numberWord).replacing("\\(quoted)", with: quoted),
    "(?:only|just) (?:the )?(?:\(numberWord))(?: symbols?)?",
    "(?:all(?: of)? |every |any )?(?:the )?other (?:symbols?|letters?|characters?)|the rest(?: of the (?:combination|symbols))?|everything else|(?:the |all )?symbols after the first two|(?:any |all )?further symbols",
    "(?:all|every|both|each)(?: of)?(?: the)?(?: (?:\(numberWord)))? symbols?",
  ].joined(separator: "|")
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

  /// The symbols, each counted where it comes first.
  fileprivate func expectSymbol(
    _ position: Int, _ symbol: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let symbols = distinct(try shownCell(file: file, line: line).combination)
    let found = symbols.indices.contains(position - 1) ? String(symbols[position - 1]) : nil
    try expect(found, equals: symbol, "symbol \(position)", file: file, line: line)
  }

  fileprivate func expectStored(
    _ choice: SymbolChoice, _ areStored: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let stored = try shownCell(file: file, line: line).combination
    let given = distinct(givenText)
    var wanted: [String]
    switch choice.symbols {
    case .named(let texts) where texts.count == 1 && texts[0].count != 1 && wording.dropsSymbols:
      // What is dropped was given, and stands behind what is stored; what is not stored need not.
      let dropped = String(givenText.dropFirst(stored.count))
      return try expect(
        !texts[0].isEmpty && dropped.contains(texts[0]),
        "\"\(dropped)\" of \"\(givenText)\" is not stored", file: file, line: line)
    case .named(let texts) where texts.count == 1 && texts[0].count != 1:
      // All of the text, and nothing but it.
      return try expect(
        (stored == texts[0]) == (areStored != choice.isDenied), "\"\(stored)\" is stored",
        file: file, line: line)
    case .named(let texts):
      for text in texts { try expect(text.count == 1, "\"\(text)\" is not one symbol") }
      for text in texts where wording.dropsSymbols {
        try expect(
          givenText.contains(text), "\"\(givenText)\" was given, without \"\(text)\"", file: file,
          line: line)
      }
      wanted = texts
    case .ordinal(let position, let text):
      wanted = [String(try givenSymbol(position, file: file, line: line))]
      if let text { try expect(wanted[0], equals: text, "the symbol", file: file, line: line) }
    case .first(let count, let texts):
      wanted = given.prefix(count).map { String($0) }
      try expect(
        wanted.count, equals: count, "the symbols given", file: file, line: line)
      if let texts { try expect(wanted, equals: texts, "the symbols", file: file, line: line) }
      if choice.isExclusive {
        let kept = given.prefix(count)
        return try expect(
          (stored == String(givenText.prefix { kept.contains($0) })) == areStored,
          "\"\(stored)\" is stored", file: file, line: line)
      }
    case .others:
      wanted = given.dropFirst(2).map { String($0) }
      try expect(!wanted.isEmpty, "no other symbol was given", file: file, line: line)
    case .all(let count):
      try expect(!givenText.isEmpty, "no symbol was given", file: file, line: line)
      if let count {
        try expect(
          [given.count, givenText.count].contains(count), "\"\(givenText)\" was given", file: file,
          line: line)
      }
      // Where all symbols are dropped, none is stored.
      let isSo = wording.dropsSymbols ? stored.isEmpty : (stored == givenText) == areStored
      return try expect(
        isSo, "\"\(stored)\" is stored of \"\(givenText)\"", file: file, line: line)
    }
    for symbol in wanted {
      try expect(
        stored.contains(symbol) == (areStored != choice.isDenied),
        "\"\(stored)\" is stored, \(areStored ? "without" : "with") \"\(symbol)\"", file: file,
        line: line)
    }
    if choice.isExclusive, !areStored {
      let dropped = given.filter { !stored.contains($0) }.map { String($0) }
      try expect(dropped, equals: wanted, "the symbols not stored", file: file, line: line)
    } else if choice.isExclusive {
      try expect(
        distinct(stored).map { String($0) }, equals: wanted, "the symbols stored", file: file,
        line: line)
    }
  }
}
