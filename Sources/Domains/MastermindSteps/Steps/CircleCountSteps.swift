import Mastermind
import StepKit

/// How many circles a cell, its list of paths or its picture has.
let circleCountSteps = StepLibrary(MastermindWorld.self) {
  Then("{holder} {cellHas} {howMany} {circles}( {addition})") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, wanted: Quantity,
      _: CirclesNoun, _: Goes?
    ) in try mastermind.expectCircles(wanted, hasThem)
  }

  Then("{holder} {cellHas} {howMany} {circles}{andNotCount}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, wanted: Quantity,
      _: CirclesNoun, denied: Int
    ) in try mastermind.expectCircles(wanted, hasThem, not: denied)
  }

  ParameterType("andNotCount", andNotPattern, useForSnippets: false) { (text: String) in
    try require(
      text.split(separator: " ").lazy.compactMap { number(inWords: String($0)) }.first,
      "there is no number")
  }

  Then("{thereAre} {howMany} {circles}( {addition})( in {holder})") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: CirclesNoun,
      _: Goes?, _: CellNoun?
    ) in try mastermind.expectShownCircles(wanted, areThere)
  }

  Then("{thereAre} {howMany} of them/these( {addition})") {
    (mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: Goes?) in
    try mastermind.expectCircles(wanted, areThere)
  }

  Then("{thereAre} {howMany} {circles}{andNotCount}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: CirclesNoun,
      denied: Int
    ) in try mastermind.expectCircles(wanted, areThere, not: denied)
  }

  Then("{howMany} {circles}( in total) {areShown}( {addition})") {
    (
      mastermind: inout MastermindWorld, wanted: Quantity, _: CirclesNoun, areShown: Bool, _: Goes?
    ) in try mastermind.expectShownCircles(wanted, areShown)
  }

  Then("{howMany} {circles} {areShown}{andNotCount}") {
    (
      mastermind: inout MastermindWorld, wanted: Quantity, _: CirclesNoun, areShown: Bool,
      denied: Int
    ) in try mastermind.expectCircles(wanted, areShown, not: denied)
  }

  Then("{howMany} {circles} is all that is left") {
    (mastermind: inout MastermindWorld, wanted: Quantity, _: CirclesNoun) in
    try mastermind.expectShownCircles(wanted, true)
  }

  Then("{paths} {cellIs} {count}( in number)") {
    (mastermind: inout MastermindWorld, _: PathsNoun, isIt: Bool, count: Int) in
    try mastermind.expectCircles(Quantity(count), isIt)
  }

  // The number, and what it equals or has become.
  noun(
    "numberOf", Goes(),
    "the (?:number|count) of (?:circles|(?:bezier )?paths|ovals|items|elements)(?: (?:in|of) (?:it|\(theCell)|the (?:bezier )?paths|the list))?",
    "the (?:circle|path) count|the length of the list(?: of (?:bezier )?paths)?",
    "the number of its (?:circles|paths)|its number of circles")

  statement(
    "comesTo",
    patterns: cellIsPatterns.map { "(?:\($0))(?: equal to)?" } + [
      "equals|should equal|must equal|does not equal|(?:has|have) (?:risen|grown|fallen|dropped) to",
      "(?:should )?(?:rises?|grows?|falls?|drops?|increases?|decreases?|shrinks?|goes up|goes down|changes) to",
    ])

  Then("{numberOf} {comesTo} {howMany}") {
    (mastermind: inout MastermindWorld, _: Goes, isIt: Bool, wanted: Quantity) in
    try mastermind.expectCircles(wanted, isIt)
    try mastermind.expectDirection()
  }

  Then("{paths} {cellHas} (a )(the )length (of ){count}") {
    (mastermind: inout MastermindWorld, _: PathsNoun, isIt: Bool, count: Int) in
    try mastermind.expectCircles(Quantity(count), isIt)
  }

  // As many as symbols.
  noun(
    "asMany", Goes(),
    "(?:exactly )?(?:the same number of|as many) circles as (?:the length of the (?:combination|result|text)|the combination is long|there are symbols(?: in the combination)?|(?:the combination has )?symbols?(?: in the combination)?|the combination has (?:symbols|characters))",
    "(?:exactly )?(?:one|a) circle (?:for (?:each|every)|per) symbol(?: (?:of|in) the combination)?",
    "(?:exactly )?as many circles as symbols")

  noun(
    "eachIsDrawn", Goes(),
    "(?:exactly )?(?:one|a) circle (?:is|should be|has been|gets) (?:drawn|shown|displayed) (?:for (?:each|every)(?: of the)?(?: (?:\(numberWord)))?|per) symbols?(?: (?:of|in) the combination)?",
    "(?:each|every) symbol(?: (?:of|in) the combination)? (?:gets|has|should (?:get|have)) (?:its|its own|a|one|an own) circle",
    "no symbol (?:is|stays|remains) without a circle",
    "(?:each|every) symbol(?: (?:of|in) the combination)? (?:is|should be|has been) (?:drawn|shown|displayed) as (?:exactly )?(?:a|one)(?: single)? circle"
  )

  Then("{eachIsDrawn}") { (mastermind: inout MastermindWorld, _: Goes) in
    try mastermind.expectAsManyAsSymbols(true)
  }

  Then("{holder} {cellHas} {asMany}") {
    (mastermind: inout MastermindWorld, _: CellNoun, isIt: Bool, _: Goes) in
    try mastermind.expectAsManyAsSymbols(isIt)
  }

  Then("{thereAre} {asMany}") { (mastermind: inout MastermindWorld, areThere: Bool, _: Goes) in
    try mastermind.expectAsManyAsSymbols(areThere)
  }

  Then("{asMany} {areShown}") { (mastermind: inout MastermindWorld, _: Goes, areShown: Bool) in
    try mastermind.expectAsManyAsSymbols(areShown)
  }

  // Circles, however many.
  Then("(the )circles {areShown}") { (mastermind: inout MastermindWorld, areShown: Bool) in
    let count = try mastermind.shownCell().drawing.ovals.count
    try expect((count > 0) == areShown, "there are \(count) circles")
    if mastermind.wording.isLoss || mastermind.wording.isRest {
      try expect(try mastermind.lastMoment().drawing.ovals.count > 0, "there were no circles")
    }
  }

  Then("{thereAre} circles( {addition})") {
    (mastermind: inout MastermindWorld, areThere: Bool, _: Goes?) in
    try mastermind.expectCircles(Quantity(1, .atLeast), areThere)
  }

  Then("{holder} {cellHas} circles") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool) in
    try mastermind.expectCircles(Quantity(1, .atLeast), hasThem)
  }

  Then("{count} {circles} {cellIs} in {paths}") {
    (mastermind: inout MastermindWorld, count: Int, _: CirclesNoun, isSo: Bool, _: PathsNoun) in
    try mastermind.expectCircles(Quantity(count), isSo)
  }

  Then("{count} {circles} {cellIs} stored/kept") {
    (mastermind: inout MastermindWorld, count: Int, _: CirclesNoun, isSo: Bool) in
    try mastermind.expectCircles(Quantity(count), isSo)
  }
  Then("the number of {circles} {isTheLength}") {
    (mastermind: inout MastermindWorld, _: CirclesNoun, _: Goes) in
    try mastermind.expectAsManyAsSymbols(true)
  }

  noun(
    "isTheLength", Goes(),
    "(?:equals|is|is equal to|is the same as|matches|(?:should|must) (?:be|equal|match|be equal to|be the same as)) (?:its length|the length of (?:the|its) (?:combination|result|text)|the number of (?:stored )?symbols(?: (?:in|of) (?:the|its) combination)?)"
  )
}

private let andNotPattern =
  "(?:(?:,| and|, and|,? but) not| instead of| rather than)(?: the)? (?:\(numberWord))(?: circles?)?"

/// A verb that has several words.
struct Goes {}

extension MastermindWorld {
  fileprivate func expectAsManyAsSymbols(
    _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if cell == nil {
      return try checkTrials(file: file, line: line) { trial in
        let count = trial.cell?.drawing.ovals.count
        return (count == trial.combination.count) == isIt ? nil : "found \(count ?? 0) circles"
      }
    }
    let length = try shownCell(file: file, line: line).combination.count
    try expectCircles(Quantity(length), isIt, file: file, line: line)
  }

  fileprivate func expectCircles(
    _ wanted: Quantity, _ isIt: Bool, not denied: Int, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    try expectShownCircles(wanted, isIt, file: file, line: line)
    if wording.isLoss {
      let found = try lost(file: file, line: line) { try $0.shownCell().circles.count }
      return try expect(found != denied, "\(found) disappeared", file: file, line: line)
    }
    // Of "not three and not two", both parts deny.
    try expectCircles(Quantity(denied), false, file: file, line: line)
    if wording.says("instead of") {
      let count = try lastMoment(file: file, line: line).circles.count
      try expect(
        count == denied, "there were \(count) circles before the last change, not \(denied)",
        file: file, line: line)
    }
  }

  func expectCircles(
    _ wanted: Quantity, _ isIt: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let cell = try shownCell(file: file, line: line)
    let count = cell.circles.count
    if isIt, wanted.relation == .exactly {
      try expect(count, equals: wanted.count, "the number of circles", file: file, line: line)
    }
    try expect(
      wanted.holds(for: count) == isIt, "there are \(count) circles", file: file, line: line)
    // A new cell has no area, so its circles, if any, could not be seen.
    guard isIt, cell.frame.hasArea else { return }
    try expect(
      cell.drawing.ovals.count, equals: count, "the number of ovals drawn", file: file, line: line)
    try expectDrawn(cell, file: file, line: line)
  }

  /// Nothing but paths, of ovals that can be drawn where the cell has an area.
  ///
  /// - Parameter wanted: How many, where the sentence says.
  func expectPaths(
    _ wanted: Int? = nil, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if let wanted { try expectCircles(Quantity(wanted), file: file, line: line) }
    if cell == nil, !trials.isEmpty {
      return try checkTrials(file: file, line: line) { trial in
        guard let cell = trial.cell else { return "there is no cell" }
        let count = cell.combination.count { $0 != " " }
        return cell.circles.count == count ? nil : "there are \(cell.circles.count) paths"
      }
    }
    let cell = try shownCell(file: file, line: line)
    try expect(
      cell.circles.count, equals: cell.combination.count { $0 != " " }, "the number of paths",
      file: file, line: line)
    if cell.frame.hasArea, !cell.circles.isEmpty { try expectInPlace(file: file, line: line) }
  }
}
