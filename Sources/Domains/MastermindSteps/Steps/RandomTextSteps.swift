import Mastermind
import StepKit

/// What is said of random texts (MAS-R18 to R20).
let randomTextSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "validSymbols", ValidSymbols(),
    "the symbols from \"a\" to \"z\", from \"A\" to \"Z\" and from \"0\" to \"9\"",
    "(?:that )?the (?:list|set|array) of (?:available|valid) symbols|the (?:valid|available) symbols|the (?:random )?combination generator|the generator of random (?:char )?strings",
    "(?:that )?the (?:list|set|array) of (?:available|valid) symbols (?:has|contains|consists of|is)"
      + " (?:only )?(?:the )?letters and (?:the )?digits(?:,? but no spaces?| and no spaces?| only)?",
    "the (?:available|valid) symbols are (?:only )?(?:the )?letters(?: \"?a\"? to \"?z\"?,? (?:and )?(?:the letters )?\"?A\"? to \"?Z\"?)?"
      + " and (?:the )?digits(?: \"?0\"? to \"?9\"?)?")

  Given("{validSymbols}") { (mastermind: inout MastermindWorld, _: ValidSymbols) in
    try expectValidSymbols()
  }

  Given("{validSymbols}( are) {string}") {
    (mastermind: inout MastermindWorld, _: ValidSymbols, symbols: String) in
    try expect(
      symbols.sorted(), equals: CombinationGenerator.symbols.sorted(), "the valid symbols")
  }

  noun(
    "itsSymbols", RandomText(),
    "all (?:its|of its|the|\\d+|the \\d+) symbols|its symbols|all (?:the )?symbols of (?:it|the string)"
  )

  Then("{itsSymbols} are/should\\ be the same/equal/identical") {
    (mastermind: inout MastermindWorld, _: RandomText) in
    try mastermind.expectSymbols { distinct($0).count == 1 }
  }

  noun(
    "areValid", Goes(),
    "(?:is|are|should be|must be)(?: all)? (?:(?:included )?in|of|from|part of|among) the (?:set|list|array) of (?:valid|available) symbols",
    "(?:is|are|should be|must be)(?: all)? (?:one|some) of the (?:valid|available) symbols",
    "(?:is|are|should be|must be)(?: all)? (?:a )?valid(?: symbols?| ones?)?")

  Then("{itsSymbols} {areValid}") { (mastermind: inout MastermindWorld, _: RandomText, _: Goes) in
    try mastermind.expectSymbols { $0.allSatisfy(CombinationGenerator.symbols.contains) }
  }

  Then("the/each/every/any symbol( placed)( generated)( used) {areValid}") {
    (mastermind: inout MastermindWorld, _: Goes) in
    try expectValidSymbols()
    try mastermind.expectText(true) { $0.allSatisfy(CombinationGenerator.symbols.contains) }
  }

  Then("all symbols {areValid}") { (mastermind: inout MastermindWorld, _: Goes) in
    try mastermind.expectText(true) { $0.allSatisfy(CombinationGenerator.symbols.contains) }
  }

  noun(
    "validOnly", Goes(),
    "(?:should )?(?:only )?(?:has|have|contains?|uses?)(?: only)? valid symbols")

  Then("{eachText} {validOnly}") { (mastermind: inout MastermindWorld, _: RandomText, _: Goes) in
    try mastermind.expectText(true) { $0.allSatisfy(CombinationGenerator.symbols.contains) }
  }

  Then("it {validOnly}") { (mastermind: inout MastermindWorld, _: Goes) in
    try mastermind.expectText(true) { $0.allSatisfy(CombinationGenerator.symbols.contains) }
  }

  Then("only valid symbols are used/generated/placed") { mastermind in
    try mastermind.expectText(true) { $0.allSatisfy(CombinationGenerator.symbols.contains) }
  }

  Then("it {cellHas} {howMany} space(s)") {
    (mastermind: inout MastermindWorld, hasThem: Bool, wanted: Quantity) in
    try mastermind.expectText(hasThem) { text in wanted.holds(for: text.count { $0 == " " }) }
  }

  Then("{eachText} {textHas} {howMany} space(s)") {
    (mastermind: inout MastermindWorld, _: RandomText, _: Goes, wanted: Quantity) in
    try mastermind.expectText(true) { text in wanted.holds(for: text.count { $0 == " " }) }
  }

  Then("{howMany} space is in it/them/any\\ of\\ them") {
    (mastermind: inout MastermindWorld, wanted: Quantity) in
    try mastermind.expectText(true) { text in wanted.holds(for: text.count { $0 == " " }) }
  }

  Then("there is {howMany} space among them") {
    (mastermind: inout MastermindWorld, wanted: Quantity) in
    let found = CombinationGenerator.symbols.count { $0 == " " }
    try expect(wanted.holds(for: found), "the valid symbols have \(found) spaces")
  }

  Then("there is {howMany} space in it/them/any\\ of\\ them") {
    (mastermind: inout MastermindWorld, wanted: Quantity) in
    try mastermind.expectText(true) { text in wanted.holds(for: text.count { $0 == " " }) }
  }

  noun(
    "repeated", Goes(),
    "(?:only )?(?:a|one) (?:single )?(?:repeated )?symbol|the same symbol(?: repeated)?|only one symbol repeated"
  )

  Then("{eachText} consists/is\\ made/should\\ consist of {repeated}") {
    (mastermind: inout MastermindWorld, _: RandomText, _: Goes) in
    try mastermind.expectText(true) { distinct($0).count == 1 }
  }

  ParameterType(
    "atMostLong",
    "(?:is|are) (at most|no longer than|not longer than|shorter than) (\\d+) (?:symbols?|characters?)(?: long)?",
    useForSnippets: false
  ) { (groups: [String?]) in
    Quantity(Int(groups[1] ?? "") ?? 0, groups[0] == "shorter than" ? .fewerThan : .atMost)
  }

  Then("{eachText} {atMostLong}") {
    (mastermind: inout MastermindWorld, _: RandomText, wanted: Quantity) in
    try mastermind.expectText(true) { wanted.holds(for: $0.count) }
  }

  Then("it {atMostLong}") { (mastermind: inout MastermindWorld, wanted: Quantity) in
    try mastermind.expectText(true) { wanted.holds(for: $0.count) }
  }

  Then("{noText} {textHas} more than {count} {letters}") {
    (mastermind: inout MastermindWorld, _: RandomText, _: Goes, longest: Int, _: Goes) in
    try mastermind.expectText(true) { $0.count <= longest }
  }

  Then("the strings/results have different lengths") { mastermind in
    try expect(Set(mastermind.trials.map(\.combination.count)).count > 1, "all have one length")
  }

  noun(
    "notAllSame", Goes(),
    "not all (?:of them|the strings|the results|strings|results) are (?:equal|the same)")

  Then("{notAllSame}") { (mastermind: inout MastermindWorld, _: Goes) in
    try expect(Set(mastermind.trials.map(\.combination)).count > 1, "all are the same")
  }
}

extension MastermindWorld {
  /// Something is so of the symbols of the text, which are as many as the sentence says.
  fileprivate func expectSymbols(
    file: StaticString = #filePath, line: Int = #line, _ isSo: (String) -> Bool
  ) throws {
    if let count = wording.words.lazy.compactMap({ Int($0) }).first {
      try expectText(true, file: file, line: line) { $0.count == count }
    }
    if let cell { try expect(!cell.combination.isEmpty, "there are no symbols") }
    try expectText(true, file: file, line: line, isSo)
  }
}
