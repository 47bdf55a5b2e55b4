import Mastermind
import StepKit

/// The rows and columns of the circles (MAS-R10, R11, R15).
let placementSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "gridHas", GridNoun(),
    "(?:the grid|it|the cell)(?: still| now)? (?:has|is made of|consists of|shows)(?: a grid (?:of|with))?",
    "(?:the|its) circles(?: still| now)? (?:are|form|make)(?: placed| arranged| drawn| laid out)?"
      + "(?: in| on)?(?: a grid (?:of|with))?",
    "there (?:is|are)(?: now| still)?(?: a grid (?:of|with))?")

  ParameterType(
    "line",
    "the (?:(?:\(ordinalWord)|top|bottom|upper|lower) row|(?:\(ordinalWord)|left|right) column)",
    useForSnippets: false
  ) { (text: String) in try require(CirclePlace(text), "\"\(text)\" is no row and no column") }

  ParameterType("square", squarePattern, useForSnippets: false) { (text: String) in
    let words = text.split(separator: " ").map(String.init)
    return try require(words.lazy.compactMap(number(inWords:)).first, "there is no number")
  }

  Then("{gridHas} {count} column(s) and {count} row(s)") {
    (mastermind: inout MastermindWorld, _: GridNoun, columns: Int, rows: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then("{gridHas} {count} row(s) and {count} column(s)") {
    (mastermind: inout MastermindWorld, _: GridNoun, rows: Int, columns: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  // Where the numbers differ, it is open which of them counts the rows.
  Then("{gridHas} (a ){square}( grid)") {
    (mastermind: inout MastermindWorld, _: GridNoun, side: Int) in
    try mastermind.expectGrid(columns: side, rows: side)
  }

  Then("the grid is (a ){square}( grid)") { (mastermind: inout MastermindWorld, side: Int) in
    try mastermind.expectGrid(columns: side, rows: side)
  }

  Then("{gridHas}( only)( side by side in) {count}( single) row(s)") {
    (mastermind: inout MastermindWorld, _: GridNoun, count: Int) in
    try mastermind.expectLines(count, of: \.row)
  }

  Then("{gridHas}( only) {count}( single) column(s)") {
    (mastermind: inout MastermindWorld, _: GridNoun, count: Int) in
    try mastermind.expectLines(count, of: \.column)
  }

  noun("each", Each(), "(?: each| in each(?: row| column| of them)?)?")

  Then("{gridHas} {count} row(s) of/with {count}( circle)( circles){each}") {
    (mastermind: inout MastermindWorld, _: GridNoun, rows: Int, count: Int, _: Each) in
    try mastermind.expectLines(rows, of: \.row, holding: count)
  }

  Then("{gridHas} {count} column(s) of/with {count}( circle)( circles){each}") {
    (mastermind: inout MastermindWorld, _: GridNoun, columns: Int, count: Int, _: Each) in
    try mastermind.expectLines(columns, of: \.column, holding: count)
  }

  noun("perRow", Each(), "in (?:each|every) row|(?:per|a) row")

  Then("there is/are {count} circle(s) {perRow}") {
    (mastermind: inout MastermindWorld, count: Int, _: Each) in
    try mastermind.expectLines(nil, of: \.row, holding: count)
  }

  Then("each/every row has/holds/contains/shows {count} {circles}") {
    (mastermind: inout MastermindWorld, count: Int, _: CirclesNoun) in
    try mastermind.expectLines(nil, of: \.row, holding: count)
  }

  Then("each/every column has/holds/contains/shows {count} {circles}") {
    (mastermind: inout MastermindWorld, count: Int, _: CirclesNoun) in
    try mastermind.expectLines(nil, of: \.column, holding: count)
  }

  Then("there is/are {howMany} {circles} in {line}") {
    (mastermind: inout MastermindWorld, wanted: Quantity, _: CirclesNoun, line: CirclePlace) in
    let found = try mastermind.circles(in: line).count
    try expect(wanted.holds(for: found), "there are \(found) circles in it")
  }

  noun("isFree", Each(), "(?:is|are|stays?|remains?)(?: left)? (?:free|empty|unused|vacant)")

  Then("the {ordinal} place( of the grid)( in the grid) {isFree}") {
    (mastermind: inout MastermindWorld, position: Int, _: Each) in
    let cell = try mastermind.shownCell()
    let grid = try require(cell.grid, "the cell has no circles to place, or no area")
    try expect(position <= grid.rows * grid.columns, "the grid has no such place")
    try expect(cell.drawing.ovals.count < position, "\(cell.drawing.ovals.count) places are taken")
  }

  Then("the last place( of the grid)( in the grid) {isFree}") {
    (mastermind: inout MastermindWorld, _: Each) in
    let cell = try mastermind.shownCell()
    let grid = try require(cell.grid, "the cell has no circles to place, or no area")
    let places = grid.rows * grid.columns
    try expect(cell.drawing.ovals.count < places, "all \(places) places are taken")
  }

  Then("{count} place(s)( of the grid)( in the grid) {isFree}") {
    (mastermind: inout MastermindWorld, count: Int, _: Each) in
    let cell = try mastermind.shownCell()
    let grid = try require(cell.grid, "the cell has no circles to place, or no area")
    let free = grid.rows * grid.columns - cell.drawing.ovals.count
    try expect(free, equals: count, "the number of free places")
  }

  Then("{line} {cellHas} {howMany} {circles}") {
    (
      mastermind: inout MastermindWorld, line: CirclePlace, hasThem: Bool, wanted: Quantity,
      _: CirclesNoun
    ) in
    let found = try mastermind.circles(in: line).count
    try expect(wanted.holds(for: found) == hasThem, "there are \(found) circles in it")
  }

  Then("{line} {cellHas} {paintedCount}( and {paintedCount})") {
    (
      mastermind: inout MastermindWorld, line: CirclePlace, hasThem: Bool, circles: PaintedCount,
      other: PaintedCount?
    ) in
    let found = try mastermind.circles(in: line).map(\.paint)
    let isIt = [circles, other].compactMap(\.self).allSatisfy { wanted in
      wanted.quantity.holds(for: found.count { $0 == wanted.paint })
    }
    try expect(isIt == hasThem, "the circles in it are \(found)")
  }

  Then("the grid is {count} column(s) wide and {count} row(s) high") {
    (mastermind: inout MastermindWorld, columns: Int, rows: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then("{line} {cellIs} empty") {
    (mastermind: inout MastermindWorld, line: CirclePlace, isIt: Bool) in
    let found = try mastermind.circles(in: line).count
    try expect((found == 0) == isIt, "there are \(found) circles in it")
  }

  Then("{line} {cellHas}( only) the {paint} circle(s)") {
    (mastermind: inout MastermindWorld, line: CirclePlace, hasThem: Bool, paint: ShownPaint) in
    var claim = CircleClaim(choice: .places([line], nil), traits: [.paint(paint)])
    claim.isExclusive = hasThem
    claim.isSo = hasThem
    try mastermind.expectAre([claim])
  }

  Then("the/both/all circles are( placed)( drawn)( arranged)( stacked)( laid out) {lined}") {
    (mastermind: inout MastermindWorld, isRow: Bool) in try mastermind.expectLined(inRow: isRow)
  }

  Then("{someCircles} {cellIs} to the right of {someCircles}") {
    (mastermind: inout MastermindWorld, choice: CircleChoice, isIt: Bool, other: CircleChoice) in
    try mastermind.expectLies(choice, other, isIt) { $0.x > $1.x && $0.y == $1.y }
  }

  Then("{someCircles} {cellIs} to the left of {someCircles}") {
    (mastermind: inout MastermindWorld, choice: CircleChoice, isIt: Bool, other: CircleChoice) in
    try mastermind.expectLies(choice, other, isIt) { $0.x < $1.x && $0.y == $1.y }
  }

  Then("{someCircles} {cellIs}( directly) below/under {someCircles}") {
    (mastermind: inout MastermindWorld, choice: CircleChoice, isIt: Bool, other: CircleChoice) in
    try mastermind.expectLies(choice, other, isIt) { $0.y > $1.y && $0.x == $1.x }
  }

  Then("{someCircles} {cellIs}( directly) above/over {someCircles}") {
    (mastermind: inout MastermindWorld, choice: CircleChoice, isIt: Bool, other: CircleChoice) in
    try mastermind.expectLies(choice, other, isIt) { $0.y < $1.y && $0.x == $1.x }
  }

  // Compared with how they were before the last change.
  Then("{someCircles} is/are/get/gets/become/becomes smaller( than before)") {
    (mastermind: inout MastermindWorld, choice: CircleChoice) in
    try mastermind.expectResized(choice, by: <)
  }

  Then("{someCircles} is/are/get/gets/become/becomes larger/bigger( than before)") {
    (mastermind: inout MastermindWorld, choice: CircleChoice) in
    try mastermind.expectResized(choice, by: >)
  }

  noun(
    "circlesHave", CirclesNoun(),
    "the (?:following )?circles (?:are|have)(?: placed| drawn| shown)?(?: at| with| in)?"
      + "(?: (?:these|the|the following) (?:bounds|positions|places|frames|rectangles|sizes|kinds|properties))?:?",
    "(?:these|the following) circles are (?:drawn|shown|displayed):?")

  Then("{circlesHave}") {
    (mastermind: inout MastermindWorld, _: CirclesNoun, table: DataTable) in
    let circles = try mastermind.shownCircles()
    let found = try circles.enumerated().map { index, circle in
      try zip(table.header, table.rows.indices.contains(index) ? table.rows[index] : table.header)
        .map { column, wanted in
          try circle.cell(of: column, number: index + 1, like: wanted)
        }
    }
    try expect([table.header] + found, equals: table.raw, "the table of circles")
  }
}

/// How the circles are placed follows: in the grid, or as they are seen.
struct GridNoun {}
struct Each {}

private let squarePattern =
  (1...9).map { "\($0) (?:by|x|×|times) \($0)" }.joined(separator: "|")
  + "|"
  + ["one", "two", "three", "four", "five", "six"].map { "\($0) by \($0)" }
  .joined(separator: "|")

extension ShownCircle {
  /// What a table says of it in the column of a name, in words like those of the table.
  fileprivate func cell(of column: String, number: Int, like wanted: String) throws -> String {
    switch column.lowercased() {
    case "circle", "number", "no", "#": return String(number)
    case "x": return formatLength(bounds.x)
    case "y": return formatLength(bounds.y)
    case "width", "w": return formatLength(bounds.width)
    case "height", "h": return formatLength(bounds.height)
    case "row": return String(row)
    case "column": return String(self.column)
    case "color", "colour":
      return (try? MastermindSteps.color(named: wanted)) == color ? wanted : color.hexadecimal
    case "kind", "type", "paint", "look", "drawn", "style", "symbol kind":
      let said = ["first": ShownPaint.filled, "second": .outlined][wanted] ?? ShownPaint(wanted)
      return said == paint ? wanted : "\(paint)"
    default: return try require(nil, "a circle has no \"\(column)\"")
    }
  }
}

extension MastermindWorld {
  func expectGrid(
    columns: Int, rows: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let grid = try require(
      try shownCell(file: file, line: line).grid, "the cell has no circles to place, or no area",
      file: file, line: line)
    try expect(
      "\(grid.columns) by \(grid.rows)", equals: "\(columns) by \(rows)",
      "the grid, columns by rows,", file: file, line: line)
  }

  /// The circles of a row or column that the grid has.
  fileprivate func circles(
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
  fileprivate func expectLines(
    _ count: Int, of side: KeyPath<ShownCircle, Int>, inGrid: Bool = true,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let lines = Set(try shownCircles().map { $0[keyPath: side] }).subtracting([0])
    try expect(lines.count, equals: count, "the number of them", file: file, line: line)
    guard inGrid, let grid = try shownCell(file: file, line: line).grid else { return }
    try expect(
      side == \.row ? grid.rows : grid.columns, equals: count, "the number of those of the grid",
      file: file, line: line)
  }

  /// Each row or column with circles has so many.
  fileprivate func expectLines(
    _ lines: Int?, of side: KeyPath<ShownCircle, Int>, holding count: Int,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let found = Dictionary(grouping: try shownCircles().map { $0[keyPath: side] }) { $0 }
    try expect(
      !found.isEmpty && found[0] == nil, "no circles are drawn", file: file, line: line)
    if let lines {
      try expect(found.count, equals: lines, "the number of them", file: file, line: line)
    }
    for (position, circles) in found.sorted(by: { $0.key < $1.key }) {
      try expect(
        circles.count, equals: count, "the number of circles in number \(position)", file: file,
        line: line)
    }
  }

  /// Two circles or more are side by side, or one below the other.
  func expectLined(inRow isRow: Bool, file: StaticString = #filePath, line: Int = #line) throws {
    try expectLines(1, of: isRow ? \.row : \.column, inGrid: false, file: file, line: line)
    try expect(
      try shownCircles().count > 1, "there are no two circles", file: file, line: line)
  }

  /// One circle lies so to another.
  fileprivate func expectLies(
    _ choice: CircleChoice, _ other: CircleChoice, _ isIt: Bool, file: StaticString = #filePath,
    line: Int = #line, _ lies: (Rect, Rect) -> Bool
  ) throws {
    for first in try bounds(of: choice, file: file, line: line) {
      for second in try bounds(of: other, file: file, line: line) {
        try expect(
          lies(first, second) == isIt, "\(first), \(second)", file: file, line: line)
      }
    }
  }

  fileprivate func expectResized(
    _ choice: CircleChoice, by compare: (Float, Float) -> Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let before = try require(cellBefore, "the cell has not been changed", file: file, line: line)
    let old = try require(
      before.circles.first?.bounds, "there were no circles", file: file, line: line)
    for bounds in try bounds(of: choice, file: file, line: line) {
      let (area, oldArea) = (bounds.width * bounds.height, old.width * old.height)
      try expect(
        compare(area, oldArea), "a circle is \(bounds), and was \(old)", file: file, line: line)
    }
  }
}
