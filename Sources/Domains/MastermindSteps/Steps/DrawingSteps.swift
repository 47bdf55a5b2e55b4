import Mastermind
import StepKit

/// The drawing of a result cell.
let drawingSteps = StepLibrary(MastermindWorld.self) {
  Then("it/the\\ cell draws/has/shows {count} circle(s)") {
    (mastermind: inout MastermindWorld, count: Int) in try mastermind.expectCircles(count)
  }

  Then("the bezier path(s)( list) contain(s) {count} circle(s)") {
    (mastermind: inout MastermindWorld, count: Int) in try mastermind.expectCircles(count)
  }

  Then("there is/are {count} circle(s)") { (mastermind: inout MastermindWorld, count: Int) in
    try mastermind.expectCircles(count)
  }

  Then("it/the\\ cell has {count} empty path(s)") {
    (mastermind: inout MastermindWorld, count: Int) in
    let bounds = try mastermind.shownCell().circles.map(\.bounds)
    try expect(bounds.count, equals: count, "the number of paths")
    try expect(bounds, equals: bounds.map { _ in .zero }, "the list of paths")
  }

  Then("nothing is drawn") { mastermind in
    try expect(try mastermind.shownCell().drawing.lines, equals: [], "the draw list")
  }

  Then("all( the) circles are outlined") { mastermind in try mastermind.expectAll(.outlined) }

  Then("all( the) circles are filled") { mastermind in try mastermind.expectAll(.filled) }

  Then("all( the) symbols/circles are( considered)( of the) {ordinal} kind") {
    (mastermind: inout MastermindWorld, kind: Int) in
    try mastermind.expectAll(try paint(ofKind: kind))
  }

  Then("all {count} circles are outlined") { (mastermind: inout MastermindWorld, count: Int) in
    try mastermind.expectPaints(filled: 0, outlined: count)
  }

  Then("all {count} circles are filled") { (mastermind: inout MastermindWorld, count: Int) in
    try mastermind.expectPaints(filled: count, outlined: 0)
  }

  Then("{count} circle(s) is/are filled") { (mastermind: inout MastermindWorld, count: Int) in
    try expect(
      try mastermind.paints().count { $0 == .filled }, equals: count, "the number of filled circles"
    )
  }

  Then("{count} circle(s) is/are outlined") { (mastermind: inout MastermindWorld, count: Int) in
    try expect(
      try mastermind.paints().count { $0 == .outlined }, equals: count,
      "the number of outlined circles")
  }

  Then("there is/are {count} symbol(s)/circle(s) of the {ordinal} kind") {
    (mastermind: inout MastermindWorld, count: Int, kind: Int) in
    let paint = try paint(ofKind: kind)
    try expect(
      try mastermind.paints().count { $0 == paint }, equals: count, "the circles of that kind")
  }

  Then("the {ordinal} circle is filled") { (mastermind: inout MastermindWorld, position: Int) in
    try mastermind.expectPaint(.filled, at: [position])
  }

  Then("the {ordinal} circle is outlined") { (mastermind: inout MastermindWorld, position: Int) in
    try mastermind.expectPaint(.outlined, at: [position])
  }

  Then("the first {count} circles are filled") { (mastermind: inout MastermindWorld, count: Int) in
    try mastermind.expectPaint(.filled, at: Array(1..<(min(count, 99_999) + 1)))
  }

  Then("the first {count} circles are outlined") {
    (mastermind: inout MastermindWorld, count: Int) in
    try mastermind.expectPaint(.outlined, at: Array(1..<(min(count, 99_999) + 1)))
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
    try mastermind.expectColors(name)
  }

  Then("the colour/color of the circle(s) is {word}") {
    (mastermind: inout MastermindWorld, name: String) in try mastermind.expectColors(name)
  }

  Then("it draws one circle with the bounds {float} {float} {float} {float}") {
    (mastermind: inout MastermindWorld, x: Float, y: Float, width: Float, height: Float) in
    try expect(
      try mastermind.shownCell().drawing.ovals.map(\.bounds),
      equals: [Rect(x: x, y: y, width: width, height: height)], "the list of circles")
  }

  Then("there is a/one single big circle") { mastermind in try mastermind.expectOneBigCircle() }

  Then("the circle fills the cell/frame") { mastermind in try mastermind.expectOneBigCircle() }

  Then("the circles have the bounds") { (mastermind: inout MastermindWorld, table: DataTable) in
    let bounds = try mastermind.shownCell().drawing.ovals.map(\.bounds)
    let found = bounds.map { [$0.x, $0.y, $0.width, $0.height].map(formatLength) }
    try expect([["x", "y", "width", "height"]] + found, equals: table.raw, "the table of bounds")
  }

  Then("the grid has {count} column(s) and {count} row(s)") {
    (mastermind: inout MastermindWorld, columns: Int, rows: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then("the circles are in {count} column(s) and {count} row(s)") {
    (mastermind: inout MastermindWorld, columns: Int, rows: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then("there is no grid") { mastermind in
    try expect(try mastermind.shownCell().grid == nil, "the cell has a grid")
  }

  Then("the draw list is") { (mastermind: inout MastermindWorld, list: DocString) in
    let lines = list.content.split(separator: "\n").map(String.init)
    try expect(try mastermind.shownCell().drawing.lines, equals: lines, "the draw list")
  }

  Then("the pixels are") { (mastermind: inout MastermindWorld, list: DocString) in
    let drawing = try mastermind.shownCell().drawing
    let bitmap = try require(Bitmap(drawing), "the cell is too large for a picture")
    let rows = (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { x in bitmap[x, y].map(letter) ?? "?" })
    }
    try expect(rows, equals: list.content.split(separator: "\n").map(String.init), "the pixels")
  }

  Then("every element of the list is an oval path inside its grid cell") { mastermind in
    try mastermind.expectInPlace()
  }

  Then("the circles do not overlap") { mastermind in try mastermind.expectInPlace() }
}

/// The everyday name for the paint of a circle.
enum ShownPaint: Equatable {
  case filled
  case outlined
}

/// The first kind is filled, the second outlined.
private func paint(ofKind kind: Int) throws -> ShownPaint {
  try require(kind == 1 ? .filled : kind == 2 ? .outlined : nil, "there are two kinds of symbols")
}

/// A pixel as one letter: `.` for a transparent one, the first letter of a color, `#` for black.
private func letter(of color: Color) -> Character {
  let letters: [(Color, Character)] = [
    (.black, "#"), (.white, "w"), (.red, "r"), (.yellow, "y"), (.green, "g"), (.blue, "b"),
  ]
  return color.alpha == 0 ? "." : letters.first { $0.0 == color }?.1 ?? "?"
}

extension MastermindWorld {
  func paints() throws -> [ShownPaint] {
    let cell = try shownCell()
    // A new cell has no area: what it would draw is told by the kinds of its circles.
    guard cell.frame.hasArea else {
      return cell.circles.map { $0.kind == .first ? .filled : .outlined }
    }
    return cell.drawing.ovals.map { $0.paint == .fill ? .filled : .outlined }
  }

  fileprivate func expectCircles(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let cell = try shownCell(file: file, line: line)
    try expect(
      cell.circles.count, equals: count, "the number of circles", file: file, line: line)
    // A new cell has no area, so its circles, if any, could not be seen.
    guard cell.frame.hasArea else { return }
    try expect(
      cell.drawing.ovals.count, equals: count, "the number of ovals drawn", file: file, line: line)
    try expectDrawn(cell, file: file, line: line)
  }

  fileprivate func expectAll(
    _ paint: ShownPaint, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let paints = try paints()
    try expect(!paints.isEmpty, "there are no circles", file: file, line: line)
    try expect(
      paints, equals: paints.map { _ in paint }, "the list of circles", file: file, line: line)
  }

  fileprivate func expectPaint(
    _ paint: ShownPaint, at positions: [Int], file: StaticString = #filePath, line: Int = #line
  ) throws {
    let paints = try paints()
    for position in positions {
      let found = try require(
        paints.indices.contains(position - 1) ? paints[position - 1] : nil,
        "there are \(paints.count) circles", file: file, line: line)
      try expect(found, equals: paint, "circle \(position)", file: file, line: line)
    }
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

  fileprivate func expectColors(
    _ name: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let color = try color(named: name).hexadecimal
    let colors = try shownCell(file: file, line: line).drawing.ovals.map(\.color.hexadecimal)
    try expect(!colors.isEmpty, "there are no circles", file: file, line: line)
    try expect(
      colors, equals: colors.map { _ in color }, "the list of colors", file: file, line: line)
  }

  fileprivate func expectOneBigCircle(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    let whole = Rect(width: cell.frame.width, height: cell.frame.height)
    try expect(
      cell.drawing.ovals.map(\.bounds), equals: [whole], "the list of circles", file: file,
      line: line)
  }

  fileprivate func expectGrid(
    columns: Int, rows: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let grid = try require(
      try shownCell(file: file, line: line).grid, "the cell has no circles to place, or no area",
      file: file, line: line)
    try expect(
      "\(grid.columns) by \(grid.rows)", equals: "\(columns) by \(rows)",
      "the grid, columns by rows,", file: file, line: line)
  }

  fileprivate func expectInPlace(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    try expect(!cell.circles.isEmpty, "there are no circles", file: file, line: line)
    let problem = misplacement(in: cell)
    try expect(problem == nil, problem ?? "", file: file, line: line)
  }
}

/// The defect of the first circle of a cell that does not touch the four sides of its place,
/// or has no place inside the frame (MAS-R08, R11, R15).
///
/// Rows and columns are those of the document's formula (001:133–139), not the cell's own.
func misplacement(in cell: ResultCell) -> String? {
  guard !cell.circles.isEmpty else { return nil }
  guard cell.frame.hasArea else { return "the frame has no area" }
  let ratio = cell.frame.height / cell.frame.width
  let count = Float(cell.circles.count)
  let rows = Int((ratio * count).squareRoot().rounded(.up))
  let columns = Int((count / ratio).squareRoot().rounded(.up))
  guard let grid = cell.grid, grid.rows == rows, grid.columns == columns else {
    return "the grid is not \(columns) by \(rows)"
  }
  guard rows * columns >= cell.circles.count else { return "the grid is too small" }
  let stepX = Double(cell.frame.width) / Double(columns)
  let stepY = Double(cell.frame.height) / Double(rows)
  for (index, circle) in cell.circles.enumerated() {
    let bounds = circle.bounds
    let x = Double(index % columns) * stepX
    let y = Double(index / columns) * stepY
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
