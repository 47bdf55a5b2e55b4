import Mastermind
import StepKit

/// Where a combination is cut, and whether it is stored as it was given (MAS-C1, MAS-T6).
let cutSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("cutPlace", CutPlace.pattern, useForSnippets: false) { (text: String) in
    CutPlace(text)
  }

  statement(
    "isCut", patterns: cellIsPatterns.map { "(?:\($0)) (?:\(cut))" } + ["(?:ends|stops)"])

  // Of "the combination ends before "c"": all before it is stored, and nothing from it on.
  Then("{combination} {isCut} {cutPlace}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isSo: Bool, place: CutPlace) in
    try mastermind.expectCut(at: place, isSo)
  }

  Then("everything/all/whatever\\ comes {cutPlace}( on)( onwards) {isStored}") {
    (mastermind: inout MastermindWorld, place: CutPlace, areStored: Bool) in
    try mastermind.expectCut(at: place, !areStored)
  }

  Then("{combination} {cellIs} {cutWord}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isCut: Bool, _: AndThen) in
    try mastermind.expectStoredAsGiven(!isCut)
  }

  noun("cutWord", AndThen(), cut)

  noun(
    "asGiven", AndThen(),
    "(?:stored|kept|accepted|taken)(?: unchanged| completely| entirely| whole| in full| as (?:it (?:is|was given|was set)|given))"
  )

  Then("the combination/result/text {cellIs} {asGiven}") {
    (mastermind: inout MastermindWorld, isIt: Bool, _: AndThen) in
    try mastermind.expectStoredAsGiven(isIt)
  }

  Then("it {cellIs} {asGiven}") { (mastermind: inout MastermindWorld, isIt: Bool, _: AndThen) in
    try mastermind.expectStoredAsGiven(isIt)
  }

  Then("the whole/full/entire/complete combination/result/text {cellIs} stored/kept/accepted") {
    (mastermind: inout MastermindWorld, isIt: Bool) in
    try mastermind.expectStoredAsGiven(isIt)
  }

  noun(
    "givenOne", AndThen(),
    "the given (?:one|combination|text)|the (?:one|combination|text) (?:that (?:was|has been) )?(?:given|set|entered|assigned)|what (?:was|has been) (?:given|set|entered)"
  )

  Then("{combination} {cellIs} {givenOne}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, _: AndThen) in
    try mastermind.expectStoredAsGiven(isIt)
  }

  Then("{combination} {cellEquals} {givenOne}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, _: AndThen) in
    try mastermind.expectStoredAsGiven(isIt)
  }

  Then("{combination} {cellIs} shorter than {givenOne}") {
    (mastermind: inout MastermindWorld, _: CombinationNoun, isIt: Bool, _: AndThen) in
    let stored = try mastermind.shownCell().combination
    try expect(
      (stored.count < mastermind.givenText.count) == isIt,
      "\"\(stored)\" is stored of \"\(mastermind.givenText)\"")
  }

  Then("{thereAre} {howMany} {different} symbols( stored)") {
    (mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: AndThen) in
    let stored = distinct(try mastermind.shownCell().combination)
    try expect(
      wanted.holds(for: stored.count) == areThere, "\(stored.count) different symbols are stored")
  }

  // Nothing at all.
  noun(
    "storesNothing", AndThen(),
    "(?:still |now )?(?:stores|keeps) (?:nothing|no (?:symbols?|combination|result))(?: yet| at all| any ?more)?"
  )

  Then("{cell} {storesNothing}") { (mastermind: inout MastermindWorld, _: CellNoun, _: AndThen) in
    try expect(try mastermind.shownCell().combination, equals: "", "the combination")
  }

  Then("{cell} {cellHas} no( symbol) {string}") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasNone: Bool, symbol: String) in
    let stored = try mastermind.shownCell().combination
    try expect(!symbol.isEmpty, "the sentence names no symbol")
    try expect(stored.contains(symbol) != hasNone, "\"\(stored)\" is stored")
  }
}

private let cut =
  "(?:cut|trimmed|shortened|truncated|cropped|abbreviated)(?: off)?"

/// The place in a text where it is cut: before or after a text, or one of the different symbols.
struct CutPlace {
  var isBefore: Bool
  var text: String?
  var number: Int?

  init(_ words: String) {
    isBefore = words.hasPrefix("before") || words.hasPrefix("from")
    text = SpelledText.text(in: words)
    number =
      words.contains("first two")
      ? 2 : words.split(separator: " ").lazy.compactMap { position(inWords: String($0)) }.first
  }

  static let pattern =
    #"(?:before|after|behind|from|at)(?: the)?(?: symbols?)? "[^"]*"|(?:before|after|behind|from|at) the (?:(?:\#(positionWord))(?: different| distinct)? symbol|first two(?: different| distinct)?(?: symbols)?)"#
    .replacing("|at)", with: ")")

  /// What is left of a text that is cut here.
  func kept(of given: String) throws -> String {
    let symbols = distinct(given)
    if let text {
      let range = try require(
        text.isEmpty ? nil : given.firstRange(of: text), "\"\(given)\" has no \"\(text)\"")
      return String(given[..<(isBefore ? range.lowerBound : range.upperBound)])
    }
    // Before the third symbol, and so behind the run of the first two.
    let kept = try require(number, "the sentence names no symbol") - (isBefore ? 1 : 0)
    try expect(kept < symbols.count, "\"\(given)\" has \(symbols.count) symbols")
    return String(given.prefix { symbols.prefix(kept).contains($0) })
  }
}

extension MastermindWorld {
  fileprivate func expectCut(
    at place: CutPlace, _ isSo: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let stored = try shownCell(file: file, line: line).combination
    let kept = try place.kept(of: givenText)
    try expect(kept != givenText, "there is nothing to cut off \"\(kept)\"", file: file, line: line)
    try expect(
      (stored == kept) == isSo, "\"\(stored)\" is stored of \"\(givenText)\"", file: file,
      line: line)
  }

  fileprivate func expectStoredAsGiven(
    _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let stored = try shownCell(file: file, line: line).combination
    try expect(!givenText.isEmpty, "no combination was given", file: file, line: line)
    try expect(
      (stored == givenText) == isIt, "\"\(stored)\" is stored of \"\(givenText)\"", file: file,
      line: line)
  }
}
