import Mastermind
import StepKit

/// How large the places of the grid are: as wide as a column, and as high as a row.
let gridCellSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "eachGridCell", Each(),
    "(?:each|every|a|one) (?:grid (?:cell|place|rectangle|field)|(?:cell|place|rectangle|field) of the grid)",
    "(?:all|all the|the) (?:grid (?:cells|places|rectangles)|(?:cells|places|rectangles) of the grid)",
    "the size of (?:each|every|a) (?:grid (?:cell|place)|(?:cell|place) of the grid)")

  Then("{eachGridCell} {cellIs} {cellSize}") {
    (mastermind: inout MastermindWorld, _: Each, isIt: Bool, size: CellSize) in
    try expect(size.matches(try mastermind.gridCell()) == isIt, "it is not so")
  }

  // The width of a column, the height of a row.
  ParameterType(
    "gridLength",
    "the (?:grid (?:width|height)|(?:width|height) of (?:the|each|every|a|one) (?:grid (?:cell|place)|(?:cell|place) of the grid)"
      + "|width of (?:each|every|a|one) column|height of (?:each|every|a|one) row)",
    useForSnippets: false
  ) { (text: String) in text.contains("width") }

  Then("{gridLength} {cellIs} {float}{points}") {
    (
      mastermind: inout MastermindWorld, isWidth: Bool, isIt: Bool, length: Float, _: AndLength
    ) in try mastermind.expectGridCell(isWidth, length, isIt)
  }

  Then("each/every column {cellIs} {float}{points} wide") {
    (mastermind: inout MastermindWorld, isIt: Bool, length: Float, _: AndLength) in
    try mastermind.expectGridCell(true, length, isIt)
  }

  Then("each/every row {cellIs} {float}{points} high/tall") {
    (mastermind: inout MastermindWorld, isIt: Bool, length: Float, _: AndLength) in
    try mastermind.expectGridCell(false, length, isIt)
  }

  noun(
    "gridIs", Each(),
    "the grid (?:is|becomes|changes to|is now|should(?: now)? (?:be|become))(?: made)?")

  Then("{gridIs} {count} column(s) by/x {count} row(s)") {
    (mastermind: inout MastermindWorld, _: Each, columns: Int, rows: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then("{gridIs} {count} row(s) by/x {count} column(s)") {
    (mastermind: inout MastermindWorld, _: Each, rows: Int, columns: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then("{gridIs} {count} row(s) and {count} column(s)") {
    (mastermind: inout MastermindWorld, _: Each, rows: Int, columns: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then("{gridIs} (a ){square}( grid)") {
    (mastermind: inout MastermindWorld, _: Each, side: Int) in
    try mastermind.expectGrid(columns: side, rows: side)
  }
}

extension MastermindWorld {
  /// The first place of the grid.
  fileprivate func gridCell(file: StaticString = #filePath, line: Int = #line) throws -> Rect {
    let cell = try shownCell(file: file, line: line)
    let grid = try require(
      cell.grid, "the cell has no circles to place, or no area", file: file, line: line)
    return Rect(
      width: cell.frame.width / Float(grid.columns), height: cell.frame.height / Float(grid.rows))
  }

  fileprivate func expectGridCell(
    _ isWidth: Bool, _ length: Float, _ isIt: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let place = try gridCell(file: file, line: line)
    let found = isWidth ? place.width : place.height
    try expect((abs(found - length) < 0.001) == isIt, "it is \(found)", file: file, line: line)
  }
}
