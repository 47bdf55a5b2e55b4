import Mastermind
import StepKit

/// What a row or a column of the grid has, and its places that stay free (MAS-R10, R11).
let gridSteps = StepLibrary(MastermindWorld.self) {
  // At a place, or with the place in front.
  ParameterType("atPlace", atPlacePattern, useForSnippets: false) { (text: String) in
    try require(CirclePlace(text), "\"\(text)\" is no place")
  }

  Then("{thereAre} {howMany} {circles} {atPlace}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: CirclesNoun,
      place: CirclePlace
    ) in try mastermind.expectLine(place, wanted, areThere)
  }

  Then("{atPlace}(,) {thereAre} {howMany} {circles}") {
    (
      mastermind: inout MastermindWorld, place: CirclePlace, areThere: Bool, wanted: Quantity,
      _: CirclesNoun
    ) in try mastermind.expectLine(place, wanted, areThere)
  }

  Then("{thereAre} {paintedCount} {atPlace}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: PaintedCount, place: CirclePlace
    ) in try mastermind.expectLine(place, [wanted], areThere)
  }

  Then("{paintedCount} {isOrAre} {atPlace}") {
    (
      mastermind: inout MastermindWorld, wanted: PaintedCount, _: AndAlso, place: CirclePlace
    ) in try mastermind.expectLine(place, [wanted], true)
  }

  noun("isOrAre", AndAlso(), "(?:is|are|should be)(?: drawn| placed| shown)?")

  Then("{atPlace}(,) {thereAre} {paintedCount}( and {paintedCount})") {
    (
      mastermind: inout MastermindWorld, place: CirclePlace, areThere: Bool, wanted: PaintedCount,
      other: PaintedCount?
    ) in try mastermind.expectLine(place, [wanted, other].compactMap(\.self), areThere)
  }

  Then("{atPlace}(,) {thereAre} only {paintedOnes}") {
    (
      mastermind: inout MastermindWorld, place: CirclePlace, areThere: Bool, paint: ShownPaint
    ) in try mastermind.expectOnly(paint, in: place, areThere)
  }

  Then("{thereAre} only {paintedOnes} {atPlace}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, paint: ShownPaint, place: CirclePlace
    ) in try mastermind.expectOnly(paint, in: place, areThere)
  }

  Then("{atPlace}(,) all/both/the/all\\ the circles {cellIs} {paint}") {
    (mastermind: inout MastermindWorld, place: CirclePlace, areSo: Bool, paint: ShownPaint) in
    if mastermind.wording.has("both") { try mastermind.expectLine(place, Quantity(2), true) }
    try mastermind.expectOnly(paint, in: place, areSo)
  }

  Then("{line} {cellHas} {paintedOnes}( only)") {
    (
      mastermind: inout MastermindWorld, line: CirclePlace, areSo: Bool, paint: ShownPaint
    ) in try mastermind.expectOnly(paint, in: line, areSo)
  }

  // Whatever the second row is called after the first: `the second`, `the bottom one`.
  ParameterType(
    "nextLine",
    "(?:in )?the (?:\(ordinalWord)|top|bottom|upper|lower|left|right|other)(?: one| row| column)?(?: of the grid)?",
    useForSnippets: false
  ) { (text: String) in text }

  noun("ofThem", AndAlso(), "(?: (?:circles?|ones?|of them))?")
  noun("hasOrNot", AndAlso(), "(?: (?:has|have|holds|shows|contains|is|are))?")

  Then("{line} {cellHas} {howMany}{ofThem}{andAlso}{nextLine}{hasOrNot} {howMany}{ofThem}") {
    (
      mastermind: inout MastermindWorld, line: CirclePlace, hasThem: Bool, wanted: Quantity,
      _: AndAlso, _: AndAlso, next: String, _: AndAlso, other: Quantity, _: AndAlso
    ) in
    try mastermind.expectLine(line, wanted, hasThem)
    try mastermind.expectLine(try line.next(next), other, hasThem)
  }

  Then("{line} {cellHas} {paintedCount}{andAlso}{nextLine}{hasOrNot} {paintedCount}") {
    (
      mastermind: inout MastermindWorld, line: CirclePlace, hasThem: Bool, wanted: PaintedCount,
      _: AndAlso, next: String, _: AndAlso, other: PaintedCount
    ) in
    try mastermind.expectLine(line, [wanted], hasThem)
    try mastermind.expectLine(try line.next(next), [other], hasThem)
  }

  Then("{thereAre} {howMany} {circles} in {line}{andAlso}{howMany}{ofThem} {nextLine}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: CirclesNoun,
      line: CirclePlace, _: AndAlso, other: Quantity, _: AndAlso, next: String
    ) in
    try mastermind.expectLine(line, wanted, areThere)
    try mastermind.expectLine(try line.next(next), other, areThere)
  }

  Then(
    "{howMany} circle(s) is/are( drawn)( placed) in {line}{andAlso}{howMany}{ofThem}{hasOrNot} {nextLine}"
  ) {
    (
      mastermind: inout MastermindWorld, wanted: Quantity, line: CirclePlace, _: AndAlso,
      other: Quantity, _: AndAlso, _: AndAlso, next: String
    ) in
    try mastermind.expectLine(line, wanted, true)
    try mastermind.expectLine(try line.next(next), other, true)
  }

  Then("{line} {cellHas} {howMany}{ofThem}") {
    (
      mastermind: inout MastermindWorld, line: CirclePlace, hasThem: Bool, wanted: Quantity,
      _: AndAlso
    ) in try mastermind.expectLine(line, wanted, hasThem)
  }

  Then("{line} {cellHas} none") {
    (mastermind: inout MastermindWorld, line: CirclePlace, hasNone: Bool) in
    try mastermind.expectLine(line, Quantity(0), hasNone)
  }

  Then("{line} {cellHas} {paintedCount}( and {paintedCount})") {
    (
      mastermind: inout MastermindWorld, line: CirclePlace, hasThem: Bool, circles: PaintedCount,
      other: PaintedCount?
    ) in try mastermind.expectLine(line, [circles, other].compactMap(\.self), hasThem)
  }

  Then("{line} {onlyHas} {paintedOnes}") {
    (mastermind: inout MastermindWorld, line: CirclePlace, _: Goes, paint: ShownPaint) in
    try mastermind.expectOnly(paint, in: line, true)
  }

  Then("{line} {cellHas}( only) the {paint} circle(s)") {
    (mastermind: inout MastermindWorld, line: CirclePlace, hasThem: Bool, paint: ShownPaint) in
    try mastermind.expectLine(line, paint, hasThem)
  }

  Then(
    "{line} {cellHas} the {paint} circle(s){andAlso}{nextLine}{hasOrNot} the {paint} circle(s)/one(s)"
  ) {
    (
      mastermind: inout MastermindWorld, line: CirclePlace, hasThem: Bool, paint: ShownPaint,
      _: AndAlso, next: String, _: AndAlso, other: ShownPaint
    ) in
    try mastermind.expectLine(line, paint, hasThem)
    try mastermind.expectLine(try line.next(next), other, hasThem)
  }

  Then("{line} {cellIs}( left)( completely) empty/free/unused") {
    (mastermind: inout MastermindWorld, line: CirclePlace, isIt: Bool) in
    try mastermind.expectLine(line, Quantity(0), isIt)
  }

  Then("{line} {cellIs} full/complete/completely\\ filled\\ up") {
    (mastermind: inout MastermindWorld, line: CirclePlace, isIt: Bool) in
    try mastermind.expectFull(line, isIt)
  }

  Then("{line} {cellIs} incomplete") {
    (mastermind: inout MastermindWorld, line: CirclePlace, isIt: Bool) in
    try mastermind.expectFull(line, !isIt)
  }

  Then("{line} starts/begins with {someCircles}") {
    (mastermind: inout MastermindWorld, line: CirclePlace, circle: CircleChoice) in
    try mastermind.expectStarts(line, with: circle)
  }

  Then("{someCircles} starts/begins/opens {line}") {
    (mastermind: inout MastermindWorld, circle: CircleChoice, line: CirclePlace) in
    try mastermind.expectStarts(line, with: circle)
  }

  Then("{someCircles} is the first( one)( circle) in/of {line}") {
    (mastermind: inout MastermindWorld, circle: CircleChoice, line: CirclePlace) in
    try mastermind.expectStarts(line, with: circle)
  }

  // Places, taken or not.
  ParameterType(
    "isFree",
    "(?:is|are|stays?|remains?|should (?:be|stay|remain))(?: left| still)? (?:free|empty|unused|vacant)|(?:is|are) left(?: over)?|(?:is|are) not (?:used|taken|filled|occupied|covered)|(?:is|are)(?: all)? (?:taken|used|filled|occupied|covered)",
    useForSnippets: false
  ) { (text: String) in
    ["free", "empty", "unused", "vacant", "not", "left"].contains(where: text.contains)
  }

  noun("gridPlace", Goes(), "(?:grid )?(?:places?|positions?)")

  Then("the {ordinal} place( of the grid)( in the grid) {isFree}") {
    (mastermind: inout MastermindWorld, position: Int, isFree: Bool) in
    let (places, taken) = try mastermind.gridPlaces()
    try expect(position <= places, "the grid has no such place")
    try expect((taken < position) == isFree, "\(taken) places are taken")
  }

  Then("the last {gridPlace}( of the grid)( in the grid) {isFree}") {
    (mastermind: inout MastermindWorld, _: Goes, isFree: Bool) in
    let (places, taken) = try mastermind.gridPlaces()
    try expect((taken < places) == isFree, "\(taken) of \(places) places are taken")
  }

  Then("the last {count} place(s)( of the grid)( in the grid) {isFree}") {
    (mastermind: inout MastermindWorld, count: Int, isFree: Bool) in
    let (places, taken) = try mastermind.gridPlaces()
    try expect(isFree ? places - taken >= count : places == taken, "\(taken) places are taken")
  }

  Then("{howMany} {gridPlace}( of the grid)( in the grid)( of them) {isFree}") {
    (mastermind: inout MastermindWorld, wanted: Quantity, _: Goes, isFree: Bool) in
    let (places, taken) = try mastermind.gridPlaces()
    let found = isFree ? places - taken : taken
    try expect(wanted.holds(for: found), "there are \(found) such places")
  }

  noun(
    "everyPlace", GridNoun(),
    "(?:all|every|each|all of the|all the) places?(?: (?:of|in) the grid)?")

  Then("{everyPlace} {isFree}") {
    (mastermind: inout MastermindWorld, _: GridNoun, isFree: Bool) in
    let (places, taken) = try mastermind.gridPlaces()
    try expect(isFree ? taken == 0 : taken == places, "\(taken) of \(places) places are taken")
  }

  Then("the grid {cellIs} full") { (mastermind: inout MastermindWorld, isIt: Bool) in
    let (places, taken) = try mastermind.gridPlaces()
    try expect((taken == places) == isIt, "\(taken) of \(places) places are taken")
  }

  Then("{gridHas} {howMany}( single) place(s)") {
    (mastermind: inout MastermindWorld, _: GridNoun, wanted: Quantity) in
    let places = try mastermind.gridPlaces().all
    try expect(wanted.holds(for: places), "the grid has \(places) places")
  }

  Then("{gridHas} {howMany}( single) place(s) and {howMany}( of them) {isFree}") {
    (
      mastermind: inout MastermindWorld, _: GridNoun, wanted: Quantity, other: Quantity,
      isFree: Bool
    ) in
    let (places, taken) = try mastermind.gridPlaces()
    try expect(wanted.holds(for: places), "the grid has \(places) places")
    let found = isFree ? places - taken : taken
    try expect(other.holds(for: found), "\(taken) of \(places) places are taken")
  }

  Then("{gridHas} {howMany} free/empty/unused place(s)( in the grid)") {
    (mastermind: inout MastermindWorld, _: GridNoun, wanted: Quantity) in
    let (places, taken) = try mastermind.gridPlaces()
    try expect(wanted.holds(for: places - taken), "\(taken) of \(places) places are taken")
  }

  Then("there are more places than circles( in the grid)") { mastermind in
    let (places, taken) = try mastermind.gridPlaces()
    try expect(places > taken, "\(taken) of \(places) places are taken")
  }

  // As many rows as columns.
  noun(
    "isSquare", GridNoun(),
    "(?:the grid|it) (?:is|should be) (?:a )?square|(?:the|its) circles (?:form|make|are (?:placed|arranged|drawn) in) a square(?: grid)?",
    "there are as many rows as columns(?: in the grid)?|there are as many columns as rows",
    "(?:the grid|it) has (?:as many rows as columns|the same number of rows and columns|the same number of columns and rows|as many columns as rows)"
  )

  Then("{isSquare}") { (mastermind: inout MastermindWorld, _: GridNoun) in
    let grid = try mastermind.shownGrid()
    try expect(
      grid.rows == grid.columns, "the grid has \(grid.rows) rows and \(grid.columns) columns")
    // Circles form a square only where no place of it is free.
    if mastermind.wording.isAboutCircles { try mastermind.expectNoPlaceFree() }
  }

  Then("the grid {changes}") { (mastermind: inout MastermindWorld, isChange: Bool) in
    let before = try require(mastermind.cellBefore, "the cell has not been changed").grid
    let now = try mastermind.shownCell().grid
    let isSame = before?.rows == now?.rows && before?.columns == now?.columns
    try expect(isSame != isChange, isSame ? "the grid is the same" : "the grid has changed")
  }
}

private let atPlacePattern =
  "(?:in|on|at) (?:(?:\(linePattern))|the (?:top|bottom|upper|lower)(?:[ -](?:left|right))?(?: corner)?|the (?:left|right)(?: side)?)"

extension CirclePlace {
  /// The row or column that a text names without saying again that it is one.
  fileprivate func next(_ text: String) throws -> CirclePlace {
    let named = text.replacing(" one", with: "")
    let kind = row == nil ? " column" : " row"
    let whole = named.contains(" row") || named.contains(" column") ? named : named + kind
    if text.contains("other") {
      let isRow = row != nil
      let other = (row ?? column) == 1 ? 2 : 1
      return try require(
        CirclePlace(isRow ? "row \(other)" : "column \(other)"), "there is no other")
    }
    return try require(CirclePlace(whole), "\"\(text)\" is no row and no column")
  }
}

extension MastermindWorld {
  func shownGrid(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> CircleGrid {
    try require(
      try shownCell(file: file, line: line).grid, "the cell has no circles to place, or no area",
      file: file, line: line)
  }

  /// The number of places, and of those with a circle.
  func gridPlaces(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> (all: Int, taken: Int) {
    let grid = try shownGrid(file: file, line: line)
    return (grid.rows * grid.columns, try shownCell().drawing.ovals.count)
  }

  fileprivate func expectLine(
    _ place: CirclePlace, _ wanted: Quantity, _ isSo: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let found = try circles(in: place, file: file, line: line).count
    try expect(
      wanted.holds(for: found) == isSo, "there are \(found) circles in it", file: file, line: line)
  }

  fileprivate func expectLine(
    _ place: CirclePlace, _ wanted: [PaintedCount], _ isSo: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let found = try circles(in: place, file: file, line: line).map(\.paint)
    let isIt = wanted.allSatisfy { part in
      part.quantity.holds(for: found.count { $0 == part.paint })
    }
    try expect(isIt == isSo, "the circles in it are \(found)", file: file, line: line)
  }

  /// All circles of a kind are in a row or column, and none of the other kind.
  fileprivate func expectLine(
    _ place: CirclePlace, _ paint: ShownPaint, _ isSo: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    var claim = CircleClaim(choice: .places([place], nil), traits: [.paint(paint)])
    (claim.isExclusive, claim.isSo) = (isSo, isSo)
    try expectAre([claim], file: file, line: line)
  }

  /// All circles of a row, column or corner, of which there are some, are of a kind.
  fileprivate func expectOnly(
    _ paint: ShownPaint, in place: CirclePlace, _ areSo: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let found = try circles(in: place, file: file, line: line).map(\.paint)
    try expect(!found.isEmpty, "there are no circles in it", file: file, line: line)
    try expect(
      found.allSatisfy { $0 == paint } == areSo, "the circles in it are \(found)", file: file,
      line: line)
  }

  fileprivate func expectFull(
    _ place: CirclePlace, _ isFull: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let grid = try shownGrid(file: file, line: line)
    let found = try circles(in: place, file: file, line: line).count
    let room = place.row == nil ? grid.rows : grid.columns
    try expect(
      (found == room) == isFull, "\(found) of \(room) places are taken", file: file, line: line)
  }

  fileprivate func expectStarts(
    _ place: CirclePlace, with circle: CircleChoice, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let first = try require(
      try circles(in: place, file: file, line: line).first, "there are no circles in it",
      file: file, line: line)
    try expect(
      try bounds(of: circle, file: file, line: line), equals: [first.bounds], "the first circle",
      file: file, line: line)
  }
}
