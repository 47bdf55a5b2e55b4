import Mastermind
import StepKit

/// The rows and columns of the circles (MAS-R10, R11, R15).
let placementSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "gridHas", GridNoun(),
    "(?:the grid|it|the cell|the view)(?: still| now)? (?:has|is made of|consists of|contains|shows|uses|(?:is |should be )?divided into|should (?:have|consist of|contain|use))(?: a grid (?:of|with))?",
    "a grid of",
    "(?:(?:the|its|both|all|all the|(?:all|the|all the|all of the) (?:\(numberWord))) circles(?!.* in a (?:single )?(?:row|column)$)|they)(?: still| now)? (?:(?:should |must )?(?:form|make|fill|occupy|need|use|take up|take|fit|stand|lie|sit)|are|should be|must be)(?: all| now)?"
      + "(?: placed| arranged| drawn| laid out| shown| organi[sz]ed| distributed| spread| positioned| put| split| divided| stacked)?"
      + "(?: into| over| across| in| on)?(?: a grid (?:of|with))?",
    "(?:\(numberWord)) circles(?!.* in a (?:single )?(?:row|column)$) (?:stand|lie|sit|form)(?: in| on)?(?: a grid (?:of|with))?",
    "there (?:is|are|should be)(?: now| still)?(?: a grid (?:of|with))?")

  ParameterType(
    "line", "(?:\(linePattern))(?: of the grid)?", useForSnippets: false
  ) { (text: String) in
    let place = CirclePlace(text.replacing(" of the grid", with: ""))
    return try require(place, "\"\(text)\" is no row and no column")
  }

  ParameterType("square", squarePattern, useForSnippets: false) { (text: String) in
    let words = text.split(separator: " ").map(String.init)
    return try require(words.lazy.compactMap(number(inWords:)).first, "there is no number")
  }

  Then("{gridHas} {count}( single) column(s) and {count}( single) row(s)( of circles)( is used)") {
    (mastermind: inout MastermindWorld, _: GridNoun, columns: Int, rows: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then(
    "{gridHas} {count}( single) row(s) and/with {count}( single) column(s)( of circles)( is used)"
  ) {
    (mastermind: inout MastermindWorld, _: GridNoun, rows: Int, columns: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  // Where the numbers differ, it is open which of them counts the rows.
  Then("{gridHas} (a ){square}( grid)( is used)") {
    (mastermind: inout MastermindWorld, _: GridNoun, side: Int) in
    try mastermind.expectGrid(columns: side, rows: side)
  }

  ParameterType("linesNumber", "the number of (?:rows|columns)", useForSnippets: false) {
    (text: String) in text.contains("row") ? LineKind.row : .column
  }

  Then("{linesNumber}( of the grid)( in the grid) {cellIs} {count}") {
    (mastermind: inout MastermindWorld, lines: LineKind, isIt: Bool, count: Int) in
    try mastermind.expectNumber(of: lines, count, isIt)
  }

  // As the document's code calls them: `horItems`, `verItems`.
  ParameterType("itemsDirection", "horizontally|vertically", useForSnippets: false) {
    (text: String) in text == "vertically" ? LineKind.row : .column
  }

  Then("{gridHas} {count} {circles} {itemsDirection}") {
    (
      mastermind: inout MastermindWorld, _: GridNoun, count: Int, _: CirclesNoun, lines: LineKind
    ) in try mastermind.expectNumber(of: lines, count, true)
  }

  Then("{gridHas} {count} {circles} {itemsDirection} and {count}( items) {itemsDirection}") {
    (
      mastermind: inout MastermindWorld, _: GridNoun, count: Int, _: CirclesNoun, lines: LineKind,
      other: Int, otherLines: LineKind
    ) in
    try mastermind.expectNumber(of: lines, count, true)
    try mastermind.expectNumber(of: otherLines, other, true)
  }

  Then("{gridHas}( only)( side by side in) {count}( single) row(s)( of circles)") {
    (mastermind: inout MastermindWorld, _: GridNoun, count: Int) in
    try mastermind.expectLines(count, of: .row)
  }

  Then("{gridHas}( only) {count}( single) column(s)( of circles)") {
    (mastermind: inout MastermindWorld, _: GridNoun, count: Int) in
    try mastermind.expectLines(count, of: .column)
  }

  noun("each", Each(), "(?: each| in each(?: row| column| of them)?)?")

  Then("{gridHas} {count} row(s) of/with {count}( circle)( circles){each}") {
    (mastermind: inout MastermindWorld, _: GridNoun, rows: Int, count: Int, _: Each) in
    try mastermind.expectLines(rows, of: .row, holding: count)
  }

  Then("{gridHas} {count} row(s) of/with {count} column(s)") {
    (mastermind: inout MastermindWorld, _: GridNoun, rows: Int, columns: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then("{gridHas} {count} column(s) of/with {count}( circle)( circles){each}") {
    (mastermind: inout MastermindWorld, _: GridNoun, columns: Int, count: Int, _: Each) in
    try mastermind.expectLines(columns, of: .column, holding: count)
  }

  // Rows, or columns, that all have as many.
  ParameterType(
    "perLine",
    "(?:in|per|on) (?:each|every|both|all)?(?: of the (?:two|three|four))? ?(?:rows?|columns?)|(?:per|a) (?:row|column)",
    useForSnippets: false
  ) { (text: String) in text.contains("row") ? LineKind.row : .column }

  ParameterType(
    "eachLine",
    "(?:each|every|both|all|all the|each of the|both of the)(?: (?:two|three|four|five))? (?:rows?|columns?)",
    useForSnippets: false
  ) { (text: String) in text.contains("row") ? LineKind.row : .column }

  Then("{thereAre} {count} circle(s) {perLine}") {
    (
      mastermind: inout MastermindWorld, areThere: Bool, count: Int,
      lines: LineKind
    ) in
    try expect(areThere, "the sentence says what the rows have not")
    try mastermind.expectEachLine(lines, holding: count)
  }

  Then("{count} circle(s) is/are( placed)( drawn)( shown) {perLine}") {
    (
      mastermind: inout MastermindWorld, count: Int, lines: LineKind
    ) in try mastermind.expectEachLine(lines, holding: count)
  }

  Then("{eachLine} {cellHas} {count}( single) {circles}") {
    (
      mastermind: inout MastermindWorld, lines: LineKind, isSo: Bool,
      count: Int, _: CirclesNoun
    ) in
    try expect(isSo, "the sentence says what the rows have not")
    try mastermind.expectEachLine(lines, holding: count)
  }

  Then("the grid is {count} column(s) wide and {count} row(s) high") {
    (mastermind: inout MastermindWorld, columns: Int, rows: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  // Without the words for rows and columns, which can be counted.
  ParameterType("sideBySide", sideBySidePattern, useForSnippets: false) { (text: String) in
    ["side", "next", "row", "horizontally", "line"].contains(where: text.contains)
  }

  noun(
    "arePlaced", Each(),
    "(?:is|are|should be|must be|lie|stand|sit|come|should (?:lie|stand|sit|come))(?: all| both| now| still)?(?: placed| drawn| arranged| laid out| shown| displayed| put| lined up)?"
  )

  Then("{someCircles} {arePlaced} {sideBySide}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, _: Each, isRow: Bool) in
    _ = try mastermind.bounds(of: circles)
    try mastermind.expectLined(inRow: isRow)
  }

  ParameterType("lyingSide", lyingSidePattern, useForSnippets: false) { (text: String) in
    try LyingSide(text)
  }

  Then("{someCircles} {cellIs}( drawn)( placed)( directly)( right) {lyingSide} {someCircles}") {
    (
      mastermind: inout MastermindWorld, choice: CircleChoice, isIt: Bool, side: LyingSide,
      other: CircleChoice
    ) in try mastermind.expectLies(choice, other, isIt, side.lies)
  }

  Then("{someCircles} {cellIs}( directly)( right) {lyingSide} {someCircles}(,) at {point}") {
    (
      mastermind: inout MastermindWorld, choice: CircleChoice, isIt: Bool, side: LyingSide,
      other: CircleChoice, point: [Float]
    ) in
    try mastermind.expectLies(choice, other, isIt, side.lies)
    try mastermind.expectAre(choice, .at(point[0], point[1]))
  }

  Then("{someCircles} starts/begins where {someCircles} ends") {
    (mastermind: inout MastermindWorld, choice: CircleChoice, other: CircleChoice) in
    let first = try mastermind.bounds(of: other)
    let second = try mastermind.bounds(of: choice)
    try expect(first.count == 1 && second.count == 1, "there are more than two such circles")
    let (end, start) = (first[0], second[0])
    let isNext =
      abs(end.x + end.width - start.x) < 0.001 && end.y == start.y
      || abs(end.y + end.height - start.y) < 0.001 && end.x == start.x
    try expect(isNext, "\(end), \(start)")
  }

  // Compared with how they were before the last change.
  ParameterType(
    "resized",
    "(?:(?:is|are|gets?|got|becomes?|became|has become|have become|should (?:be|get|become))(?: now)? (?:smaller|larger|bigger)(?: now)?|(?:should )?(?:shrinks?|grows?)|(?:has|have) (?:shrunk|grown))(?: than (?:before|it was|they were|the (?:single |first |old |previous |former )?(?:circles?|ones?)(?: (?:was|were))? before|the (?:single |first |old |previous |former )?(?:circles?|ones?) (?:was|were)))?",
    useForSnippets: false
  ) { (text: String) in ["larger", "bigger", "grow"].contains(where: text.contains) }

  Then("{someCircles} {resized}") {
    (mastermind: inout MastermindWorld, choice: CircleChoice, isLarger: Bool) in
    try mastermind.expectResized(choice, isLarger)
  }
}

/// How the circles are placed follows: in the grid, or as they are seen.
struct GridNoun {}
struct Each {}

let linePattern =
  "the (?:(?:\(ordinalWord)|top|bottom|upper|lower) row|(?:\(ordinalWord)|left|right) column)|row \\d+|column \\d+"

/// Rows or columns.
enum LineKind {
  case row
  case column

  var side: KeyPath<ShownCircle, Int> { self == .row ? \.row : \.column }
}

/// The side of another circle on which one lies.
enum LyingSide {
  case right
  case left
  case below
  case above
  /// To the right or to the left.
  case beside

  init(_ text: String) throws {
    let sides: [(word: String, side: LyingSide)] = [
      ("right", .right), ("left", .left), ("below", .below), ("under", .below),
      ("beneath", .below), ("above", .above), ("over", .above), ("top", .above),
      ("next", .beside), ("beside", .beside),
    ]
    self = try require(sides.first { text.contains($0.word) }?.side, "\"\(text)\" is no side")
  }

  /// Whether one rectangle lies so to another; of more than two circles, only in one direction.
  func lies(_ one: Rect, _ other: Rect, _ isAlone: Bool) -> Bool {
    switch self {
    case .right: one.x > other.x && (one.y == other.y || !isAlone)
    case .left: one.x < other.x && (one.y == other.y || !isAlone)
    case .below: one.y > other.y && (one.x == other.x || !isAlone)
    case .above: one.y < other.y && (one.x == other.x || !isAlone)
    case .beside: one.x != other.x && one.y == other.y
    }
  }
}

private let lyingSidePattern =
  "(?:to the|on the)? ?(?:right|left) of|below|under|underneath|beneath|above|over|on top of|next to|beside"
private let sideBySidePattern =
  "side by side|next to (?:each other|one another)(?: horizontally)?|beside each other|in (?:one|a single|a) line|in the same row|in a (?:single )?(?:row|column)|horizontally"
  + "|one (?:above|below|under|over) the other|on top of each other|in the same column|vertically|stacked(?: vertically| on top of each other| one (?:above|below) the other)?"

private let squarePattern =
  (1...9).map { "\($0) (?:by|x|×|times) \($0)" }.joined(separator: "|")
  + "|"
  + ["one", "two", "three", "four", "five", "six"].map { "\($0) by \($0)" }
  .joined(separator: "|")

extension MastermindWorld {
  fileprivate func expectNumber(
    of lines: LineKind, _ count: Int, _ isIt: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let grid = try require(
      try shownCell(file: file, line: line).grid, "the cell has no circles to place, or no area",
      file: file, line: line)
    let found = lines == .row ? grid.rows : grid.columns
    try expect((found == count) == isIt, "the number is \(found)", file: file, line: line)
  }

  func expectGrid(
    columns: Int, rows: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let grid = try require(
      try shownCell(file: file, line: line).grid, "the cell has no circles to place, or no area",
      file: file, line: line)
    try expect(
      "\(grid.columns) by \(grid.rows)", equals: "\(columns) by \(rows)",
      "the grid, columns by rows,", file: file, line: line)
    guard wording.isAboutCircles else { return }
    try expectSaidCircles(file: file, line: line)
    // The last rows and columns of a grid may have no circles.
    for (kind, count) in [(LineKind.row, rows), (.column, columns)] {
      let lines = Set(try shownCircles().map { $0[keyPath: kind.side] })
      try expect(
        lines.count, equals: count, "the number of \(kind)s with circles", file: file, line: line)
    }
  }

  /// The circles of a row or column that the grid has.
  func circles(
    in place: CirclePlace, file: StaticString = #filePath, line: Int = #line
  ) throws -> [ShownCircle] {
    let grid = try require(
      try shownCell(file: file, line: line).grid, "the cell has no circles to place, or no area",
      file: file, line: line)
    let row = place.row.map { $0 == 0 ? grid.rows : $0 }
    let column = place.column.map { $0 == 0 ? grid.columns : $0 }
    try expect(
      (1...grid.rows).contains(row ?? 1) && (1...grid.columns).contains(column ?? 1),
      "the grid has \(grid.rows) rows and \(grid.columns) columns", file: file, line: line)
    return try shownCircles().filter { circle in
      circle.row == row ?? circle.row && circle.column == column ?? circle.column
    }
  }

  /// The circles are in so many rows or columns, and the grid has so many.
  ///
  /// A sentence about the grid says nothing of where its circles are: its last rows may be empty.
  func expectLines(
    _ count: Int, of kind: LineKind, inGrid: Bool = true,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    if !inGrid || !wording.has("grid") {
      if inGrid, wording.isAboutCircles { try expectSaidCircles(file: file, line: line) }
      let lines = Set(try shownCircles().map { $0[keyPath: kind.side] }).subtracting([0])
      try expect(
        lines.count, equals: count, "the number of \(kind)s with circles", file: file, line: line)
    }
    guard inGrid else { return }
    let grid = try shownGrid(file: file, line: line)
    try expect(
      kind == .row ? grid.rows : grid.columns, equals: count, "the number of \(kind)s of the grid",
      file: file, line: line)
  }

  /// Each row or column of the grid has so many, of as many as the sentence says.
  fileprivate func expectEachLine(
    _ kind: LineKind, holding count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    // "Both rows", "all three rows", "each of the two columns".
    let said = wording.words.split { $0.hasPrefix("row") || $0.hasPrefix("column") }
      .compactMap { part in
        part.contains("both") ? 2 : part.suffix(1).compactMap(number(inWords:)).first
      }.first
    let grid = try shownGrid(file: file, line: line)
    let lines = kind == .row ? grid.rows : grid.columns
    try expect(
      lines, equals: said ?? lines, "the number of \(kind)s of the grid", file: file, line: line)
    try expectLines(lines, of: kind, holding: count, file: file, line: line)
  }

  /// So many rows or columns have circles, each of them so many.
  fileprivate func expectLines(
    _ lines: Int, of kind: LineKind, holding count: Int, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let found = Dictionary(grouping: try shownCircles().map { $0[keyPath: kind.side] }) { $0 }
    try expect(
      !found.isEmpty && found[0] == nil, "no circles are drawn", file: file, line: line)
    try expect(
      found.count, equals: lines, "the number of \(kind)s with circles", file: file, line: line)
    // The circles may leave rows of their grid empty; the grid, or the cell, has those as well.
    if !wording.isAboutCircles {
      let grid = try shownGrid(file: file, line: line)
      try expect(
        kind == .row ? grid.rows : grid.columns, equals: lines,
        "the number of \(kind)s of the grid", file: file, line: line)
    }
    for (position, circles) in found.sorted(by: { $0.key < $1.key }) {
      try expect(
        circles.count, equals: count, "the number of circles in number \(position)", file: file,
        line: line)
    }
  }

  /// Two circles or more are side by side, or one below the other.
  func expectLined(inRow isRow: Bool, file: StaticString = #filePath, line: Int = #line) throws {
    try expectLines(1, of: isRow ? .row : .column, inGrid: false, file: file, line: line)
    try expect(
      try shownCircles().count > 1, "there are no two circles", file: file, line: line)
  }

  /// One circle lies so to another.
  fileprivate func expectLies(
    _ choice: CircleChoice, _ other: CircleChoice, _ isIt: Bool, file: StaticString = #filePath,
    line: Int = #line, _ lies: (Rect, Rect, Bool) -> Bool
  ) throws {
    let firsts = try bounds(of: choice, file: file, line: line)
    let seconds = try bounds(of: other, file: file, line: line)
    let areAlone = firsts.count == 1 && seconds.count == 1
    for first in firsts {
      for second in seconds {
        try expect(
          lies(first, second, areAlone) == isIt, "\(first), \(second)", file: file, line: line)
      }
    }
  }
}
