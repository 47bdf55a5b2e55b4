import Mastermind
import StepKit

/// Which circles stand for a symbol that was given, stored or not.
let symbolCircleSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("givenSymbol", GivenSymbol.pattern, useForSnippets: false) { (text: String) in
    GivenSymbol(text)
  }

  Then("{howMany} circle(s) {standsFor} {givenSymbol}") {
    (mastermind: inout MastermindWorld, wanted: Quantity, _: Goes, symbol: GivenSymbol) in
    let found = try mastermind.circles(for: symbol)
    try expect(wanted.holds(for: found), "\(found) circles stand for it")
  }

  Then("{thereAre} {howMany} circle(s) for {givenSymbol}") {
    (mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, symbol: GivenSymbol) in
    let found = try mastermind.circles(for: symbol)
    try expect(wanted.holds(for: found) == areThere, "\(found) circles stand for it")
  }

  Then("{holder} {cellHas} {howMany} circle(s) for {givenSymbol}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, wanted: Quantity,
      symbol: GivenSymbol
    ) in
    let found = try mastermind.circles(for: symbol)
    try expect(wanted.holds(for: found) == hasThem, "\(found) circles stand for it")
  }

  Then("{givenSymbol} has/gets/should\\ have/should\\ get {howMany} circle(s)") {
    (mastermind: inout MastermindWorld, symbol: GivenSymbol, wanted: Quantity) in
    let found = try mastermind.circles(for: symbol)
    try expect(wanted.holds(for: found), "\(found) circles stand for it")
  }

  Then("{givenSymbol} {cellIs} drawn/shown/displayed") {
    (mastermind: inout MastermindWorld, symbol: GivenSymbol, isDrawn: Bool) in
    let found = try mastermind.circles(for: symbol)
    try expect((found > 0) == isDrawn, "\(found) circles stand for it")
  }

  // Compared with the others.
  ParameterType("paintName", paintWord, useForSnippets: false) { (text: String) in
    try require(ShownPaint(text), "\"\(text)\" is no kind of circle")
  }
  ParameterType("moreOrFewer", "more|fewer|less", useForSnippets: false) { (text: String) in
    text == "more"
  }

  Then("{thereAre} {moreOrFewer} {paintName}( circles) than {paintName}( circles)( ones)") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, isMore: Bool, paint: ShownPaint,
      other: ShownPaint
    ) in
    let paints = try mastermind.paints()
    let (first, second) = (paints.count { $0 == paint }, paints.count { $0 == other })
    try expect(
      (isMore ? first > second : first < second) == areThere,
      "\(first) are \(paint), and \(second) are \(other)")
  }
}

/// A symbol of the text that was given: itself, or its number among the different ones.
enum GivenSymbol {
  case named(String)
  case number(Int)

  init(_ text: String) {
    if let symbol = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
    {
      self = .named(String(symbol))
    } else {
      self = .number(
        text.split(separator: " ").lazy.compactMap { position(inWords: String($0)) }.first ?? 0)
    }
  }

  static let pattern =
    #"(?:the )?(?:symbol |letter )?"[^"]*"|the (?:\#(positionWord))(?: different)? (?:symbol|letter)"#
}

extension MastermindWorld {
  /// The number of circles for a symbol; those of a symbol that is not stored are none, if the cell has
  /// no more circles than it has stored.
  fileprivate func circles(
    for symbol: GivenSymbol, file: StaticString = #filePath, line: Int = #line
  ) throws -> Int {
    let wanted: Character
    switch symbol {
    case .named(let text):
      wanted = try require(
        text.count == 1 ? text.first : nil, "\"\(text)\" is not one symbol", file: file, line: line)
    case .number(let number):
      let symbols = distinct(givenText)
      wanted = try require(
        symbols.indices.contains(number - 1) ? symbols[number - 1] : nil,
        "\"\(givenText)\" has \(symbols.count) symbols", file: file, line: line)
    }
    try expect(givenText.contains(wanted), "no \"\(wanted)\" was given", file: file, line: line)
    let stored = try shownCell(file: file, line: line).combination.filter { $0 != " " }
    try expect(
      try shownCircles().count, equals: stored.count, "the circles", file: file, line: line)
    return stored.count { $0 == wanted }
  }
}
