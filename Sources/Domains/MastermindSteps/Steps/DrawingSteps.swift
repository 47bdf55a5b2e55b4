import Mastermind
import StepKit

/// The drawing of a result cell.
let drawingSteps = StepLibrary(MastermindWorld.self) {
  Then("it draws {int} circle(s)") { (mastermind: inout MastermindWorld, count: Int) in
    let cell = try mastermind.shownCell()
    try expect(cell.circles.count, equals: count, "the number of circles")
    // A new cell has no area, so its circles, if any, could not be seen.
    if cell.frame.hasArea {
      try expect(cell.drawing.ovals.count, equals: count, "the number of ovals drawn")
    }
  }

  Then("it has {int} empty path(s)") { (mastermind: inout MastermindWorld, count: Int) in
    let bounds = try mastermind.shownCell().circles.map(\.bounds)
    try expect(bounds.count, equals: count, "the number of paths")
    try expect(bounds, equals: bounds.map { _ in .zero }, "the list of paths")
  }

  Then("nothing is drawn") { mastermind in
    try expect(try mastermind.shownCell().drawing.lines, equals: [], "the draw list")
  }

  Then("all circles are outlined") { mastermind in
    let kinds = try mastermind.paints()
    try expect(kinds, equals: kinds.map { _ in .outlined }, "the list of circles")
  }

  Then("all {int} circles are outlined") { (mastermind: inout MastermindWorld, count: Int) in
    try mastermind.expectPaints(filled: 0, outlined: count)
  }

  Then("all {int} circles are filled") { (mastermind: inout MastermindWorld, count: Int) in
    try mastermind.expectPaints(filled: count, outlined: 0)
  }

  Then("circles {int} to {int} are filled and circle {int} is outlined") {
    (mastermind: inout MastermindWorld, first: Int, last: Int, outlined: Int) in
    try expect([first, outlined], equals: [1, last &+ 1], "the first circle of each kind")
    try mastermind.expectPaints(filled: last, outlined: 1)
  }

  Then("circles {int} and {int} are filled and circles {int} and {int} are outlined") {
    (mastermind: inout MastermindWorld, first: Int, second: Int, third: Int, fourth: Int) in
    try expect([first, second, third, fourth], equals: [1, 2, 3, 4], "the order of the circles")
    try mastermind.expectPaints(filled: 2, outlined: 2)
  }

  Then("the filled and the outlined circle are {word}") {
    (mastermind: inout MastermindWorld, name: String) in
    try mastermind.expectPaints(filled: 1, outlined: 1)
    let color = try color(named: name).hexadecimal
    let colors = try mastermind.shownCell().drawing.ovals.map(\.color.hexadecimal)
    try expect(colors, equals: [color, color], "the list of colors")
  }

  Then("it draws one circle with the bounds {float} {float} {float} {float}") {
    (mastermind: inout MastermindWorld, x: Float, y: Float, width: Float, height: Float) in
    try expect(
      try mastermind.shownCell().drawing.ovals.map(\.bounds),
      equals: [Rect(x: x, y: y, width: width, height: height)], "the list of circles")
  }

  Then("the circles have the bounds") { (mastermind: inout MastermindWorld, table: DataTable) in
    let bounds = try mastermind.shownCell().drawing.ovals.map(\.bounds)
    let found = bounds.map { [$0.x, $0.y, $0.width, $0.height].map(formatLength) }
    try expect([["x", "y", "width", "height"]] + found, equals: table.raw, "the table of bounds")
  }

  Then("the grid has {int} column(s) and {int} row(s)") {
    (mastermind: inout MastermindWorld, columns: Int, rows: Int) in
    let grid = try require(
      try mastermind.shownCell().grid, "the cell has no circles to place, or no area")
    try expect(
      "\(grid.columns) by \(grid.rows)", equals: "\(columns) by \(rows)",
      "the grid, columns by rows,")
  }

  Then("the draw list is") { (mastermind: inout MastermindWorld, list: DocString) in
    let lines = list.content.split(separator: "\n").map(String.init)
    try expect(try mastermind.shownCell().drawing.lines, equals: lines, "the draw list")
  }

  Then("every element of the list is an oval path inside its grid cell") { mastermind in
    let cell = try mastermind.shownCell()
    let problem = misplacement(in: cell)
    try expect(problem == nil, problem ?? "")
  }
}

/// The everyday name for the paint of a circle.
enum ShownPaint: Equatable {
  case filled
  case outlined
}

extension MastermindWorld {
  func paints() throws -> [ShownPaint] {
    try shownCell().drawing.ovals.map { $0.paint == .fill ? .filled : .outlined }
  }

  func expectPaints(
    filled: Int, outlined: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let paints = try paints()
    try expect(
      paints.count, equals: filled &+ outlined, "the number of circles", file: file, line: line)
    let expected = paints.indices.map { $0 < filled ? ShownPaint.filled : .outlined }
    try expect(paints, equals: expected, "the list of circles", file: file, line: line)
  }
}

/// The defect of the first circle of a cell that does not touch the four sides of its place,
/// or has no place inside the frame (MAS-R08, R11, R15).
func misplacement(in cell: ResultCell) -> String? {
  guard !cell.circles.isEmpty else { return nil }
  guard let grid = cell.grid else { return "the frame has no area" }
  guard grid.rows * grid.columns >= cell.circles.count else { return "the grid is too small" }
  let stepX = Double(cell.frame.width) / Double(grid.columns)
  let stepY = Double(cell.frame.height) / Double(grid.rows)
  for (index, circle) in cell.circles.enumerated() {
    let bounds = circle.bounds
    let x = Double(index % grid.columns) * stepX
    let y = Double(index / grid.columns) * stepY
    let distances = [
      Double(bounds.x) - x, Double(bounds.y) - y, Double(bounds.width) - stepX,
      Double(bounds.height) - stepY,
    ]
    // 32 bits hold a position up to 300 to a few hundred-thousandths of a point.
    let isInPlace = distances.allSatisfy { abs($0) < 0.001 }
    guard isInPlace, bounds.hasArea else { return "circle \(index + 1) has the bounds \(bounds)" }
  }
  return nil
}
