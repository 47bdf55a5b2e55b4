import Mastermind
import StepKit

/// The drawing of a result cell.
let drawingSteps = StepLibrary(MastermindWorld.self) {
  Then("{cell} {cellHas}( exactly)( only)( just) {count} {circles}") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, count: Int, _: CirclesNoun
    ) in
    try mastermind.expectCircles(count, hasThem)
  }

  Then("{paths} {cellHas}( exactly)( only)( just) {count} {circles}") {
    (
      mastermind: inout MastermindWorld, _: PathsNoun, hasThem: Bool, count: Int, _: CirclesNoun
    ) in
    try mastermind.expectCircles(count, hasThem)
  }

  Then("there is/are (exactly )(only )(just ){count} {circles}( left)") {
    (mastermind: inout MastermindWorld, count: Int, _: CirclesNoun) in
    try mastermind.expectCircles(count)
  }

  Then("(only )(exactly ){count} {circles} {cellIs} drawn/displayed/shown/visible") {
    (mastermind: inout MastermindWorld, count: Int, _: CirclesNoun, areDrawn: Bool) in
    try mastermind.expectCircles(count, areDrawn)
  }

  Then(
    "{paths} {cellHas} (the same number of circles as the length of )(as many circles as )the combination( has symbols)"
  ) {
    (mastermind: inout MastermindWorld, _: PathsNoun, isIt: Bool) in
    try mastermind.expectCircles(try mastermind.shownCell().combination.count, isIt)
  }

  Then("{cell} {cellHas}( only) {count} {paint} {circles}( and {count} {paint} {circles})") {
    (
      mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, count: Int,
      paint: ShownPaint, _: CirclesNoun, other: Int?, otherPaint: ShownPaint?, _: CirclesNoun?
    ) in
    try mastermind.expectPaints([(count, paint), (other, otherPaint)], hasThem)
  }

  Then("there is/are {count} {paint} {circles}( and {count} {paint} {circles})") {
    (
      mastermind: inout MastermindWorld, count: Int, paint: ShownPaint, _: CirclesNoun,
      other: Int?, otherPaint: ShownPaint?, _: CirclesNoun?
    ) in
    try mastermind.expectPaints([(count, paint), (other, otherPaint)])
  }

  Then("{count} {paint} {circles}( and {count} {paint} {circles}) {cellIs} drawn/displayed/shown") {
    (
      mastermind: inout MastermindWorld, count: Int, paint: ShownPaint, _: CirclesNoun,
      other: Int?, otherPaint: ShownPaint?, _: CirclesNoun?, areDrawn: Bool
    ) in
    try mastermind.expectPaints([(count, paint), (other, otherPaint)], areDrawn)
  }

  Then("the number of {circles} {cellIs} {count}") {
    (mastermind: inout MastermindWorld, _: CirclesNoun, isIt: Bool, count: Int) in
    try mastermind.expectCircles(count, isIt)
  }

  Then("{paths} {cellIs} empty") { (mastermind: inout MastermindWorld, _: PathsNoun, isIt: Bool) in
    try mastermind.expectCircles(0, isIt)
  }

  Then("{cell} has {count} empty path(s)") {
    (mastermind: inout MastermindWorld, _: CellNoun, count: Int) in
    let bounds = try mastermind.shownCell().circles.map(\.bounds)
    try expect(bounds.count, equals: count, "the number of paths")
    try expect(bounds, equals: bounds.map { _ in .zero }, "the list of paths")
  }

  Then("nothing is drawn") { mastermind in
    try expect(try mastermind.shownCell().drawing.lines, equals: [], "the draw list")
  }

  Then("{someCircles} {cellIs} {paint}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isIt: Bool, paint: ShownPaint) in
    try mastermind.expectPaint(paint.denied(unless: isIt), of: circles)
  }

  Then("{someCircles} {cellIs} {paint} and {someCircles} {cellIs} {paint}") {
    (
      mastermind: inout MastermindWorld, first: CircleChoice, isFirst: Bool, paint: ShownPaint,
      second: CircleChoice, isSecond: Bool, otherPaint: ShownPaint
    ) in
    try mastermind.expectPaint(paint.denied(unless: isFirst), of: first)
    try mastermind.expectPaint(otherPaint.denied(unless: isSecond), of: second)
  }

  Then("none of the circles/symbols {cellIs} {paint}") {
    (mastermind: inout MastermindWorld, isIt: Bool, paint: ShownPaint) in
    try mastermind.expectPaint(paint.denied(unless: !isIt), of: .all)
  }

  Then("all( the)/the {count} {circles} {cellIs} {paint}") {
    (
      mastermind: inout MastermindWorld, count: Int, _: CirclesNoun, isIt: Bool, paint: ShownPaint
    ) in
    try expect(try mastermind.paints().count, equals: count, "the number of circles")
    try mastermind.expectPaint(paint.denied(unless: isIt), of: .all)
  }

  Then("{count} {circles} {cellIs} {paint}") {
    (
      mastermind: inout MastermindWorld, count: Int, _: CirclesNoun, isIt: Bool, paint: ShownPaint
    ) in
    let paint = paint.denied(unless: isIt)
    try expect(
      try mastermind.paints().count { $0 == paint }, equals: count, "the number of such circles")
  }

  Then("{count} {circles} {cellIs} {paint} and {count} {circles} {cellIs} {paint}") {
    (
      mastermind: inout MastermindWorld, count: Int, _: CirclesNoun, isIt: Bool,
      paint: ShownPaint, other: Int, _: CirclesNoun, isOther: Bool, otherPaint: ShownPaint
    ) in
    try mastermind.expectPaints([
      (count, paint.denied(unless: isIt)), (other, otherPaint.denied(unless: isOther)),
    ])
  }

  Then("the circles {cellIs} {paints}( in this order)") {
    (mastermind: inout MastermindWorld, isIt: Bool, paints: [ShownPaint]) in
    let found = try mastermind.paints()
    try expect((found == paints) == isIt, "the circles are \(found)")
  }

  Then("there is/are {count} symbol(s)/circle(s) of the {ordinal} kind/type") {
    (mastermind: inout MastermindWorld, count: Int, kind: Int) in
    let paint = try paint(ofKind: kind)
    try expect(
      try mastermind.paints().count { $0 == paint }, equals: count, "the circles of that kind")
  }

  Then("{cell} {cellHas} {count} symbol(s)/circle(s) of the {ordinal} kind/type") {
    (mastermind: inout MastermindWorld, _: CellNoun, hasThem: Bool, count: Int, kind: Int) in
    let paint = try paint(ofKind: kind)
    let found = try mastermind.paints().count { $0 == paint }
    try expect((found == count) == hasThem, "there are \(found) circles of that kind")
  }

  Then("the first {count} circles {cellIs} {paint}") {
    (mastermind: inout MastermindWorld, count: Int, isIt: Bool, paint: ShownPaint) in
    for position in 1..<(min(count, 99_999) + 1) {
      try mastermind.expectPaint(paint.denied(unless: isIt), of: .number(position))
    }
  }

  Then("the last {count} circles {cellIs} {paint}") {
    (mastermind: inout MastermindWorld, count: Int, isIt: Bool, paint: ShownPaint) in
    let total = try mastermind.paints().count
    try expect(count <= total, "there are \(total) circles")
    for position in (total - count)..<total {
      try mastermind.expectPaint(paint.denied(unless: isIt), of: .number(position + 1))
    }
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

  Then("the colour/color of the circle(s) {cellIs} {word}") {
    (mastermind: inout MastermindWorld, isIt: Bool, name: String) in
    try mastermind.expectColors(name, isIt)
  }

  Then("{someCircles} {cellIs}( drawn)( in) {colourName}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isIt: Bool, name: String) in
    try mastermind.expectColors(name, isIt, of: circles)
  }

  Then("it draws one circle with the bounds {float} {float} {float} {float}") {
    (mastermind: inout MastermindWorld, x: Float, y: Float, width: Float, height: Float) in
    try expect(
      try mastermind.shownCell().drawing.ovals.map(\.bounds),
      equals: [Rect(x: x, y: y, width: width, height: height)], "the list of circles")
  }

  Then("there is a/one single big circle") { mastermind in try mastermind.expectOneBigCircle() }

  Then("the circles have the bounds") { (mastermind: inout MastermindWorld, table: DataTable) in
    let bounds = try mastermind.shownCell().drawing.ovals.map(\.bounds)
    let found = bounds.map { [$0.x, $0.y, $0.width, $0.height].map(formatLength) }
    try expect([["x", "y", "width", "height"]] + found, equals: table.raw, "the table of bounds")
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

  noun(
    "everyPath", PathsNoun(),
    "(?:every|each) (?:element|item|entry)(?: of (?:the list|them))?",
    "all(?: of)? (?:them|the (?:elements|items|entries|paths))(?: of the list)?")

  Then("{everyPath} is an oval path inside its grid cell") {
    (mastermind: inout MastermindWorld, _: PathsNoun) in try mastermind.expectInPlace()
  }

  Then("{everyPath} is/are (a )bezier path(s)") {
    (mastermind: inout MastermindWorld, _: PathsNoun) in try mastermind.expectPaths()
  }

  Then("{paths} {cellHas} only bezier\\ paths/circles") {
    (mastermind: inout MastermindWorld, _: PathsNoun, hasThem: Bool) in
    try expect(hasThem, "the list has nothing else")
    try mastermind.expectPaths()
  }

  Then("the circles fill as much space as possible") { mastermind in
    try mastermind.expectInPlace()
  }

  Then("the circles do not overlap") { mastermind in try mastermind.expectInPlace() }
}

/// The first kind is filled, the second outlined.
func paint(ofKind kind: Int) throws -> ShownPaint {
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

  func expectCircles(
    _ count: Int, _ isIt: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let cell = try shownCell(file: file, line: line)
    guard isIt else {
      return try expect(
        cell.circles.count != count, "there are \(count) circles", file: file, line: line)
    }
    try expect(
      cell.circles.count, equals: count, "the number of circles", file: file, line: line)
    // A new cell has no area, so its circles, if any, could not be seen.
    guard cell.frame.hasArea else { return }
    try expect(
      cell.drawing.ovals.count, equals: count, "the number of ovals drawn", file: file, line: line)
    try expectDrawn(cell, file: file, line: line)
  }

  /// The indices of circles out of so many: all of them, which are some, or one.
  fileprivate func indices(
    of choice: CircleChoice, outOf count: Int, file: StaticString, line: Int
  ) throws -> Range<Int> {
    try expect(count > 0, "there are no circles", file: file, line: line)
    switch choice {
    case .all: return 0..<count
    case .last: return (count - 1)..<count
    case .only:
      try expect(count, equals: 1, "the number of circles", file: file, line: line)
      return 0..<1
    case .number(let number):
      try expect(
        (1...count).contains(number), "there are \(count) circles", file: file, line: line)
      return (number - 1)..<number
    }
  }

  func bounds(
    of choice: CircleChoice, file: StaticString = #filePath, line: Int = #line
  ) throws -> ArraySlice<Rect> {
    let bounds = try shownCell(file: file, line: line).circles.map(\.bounds)
    return bounds[try indices(of: choice, outOf: bounds.count, file: file, line: line)]
  }

  /// So many circles of each paint that is named, or not.
  fileprivate func expectPaints(
    _ wanted: [(count: Int?, paint: ShownPaint?)], _ isSo: Bool = true,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let paints = try paints()
    let isIt = wanted.allSatisfy { wanted in
      wanted.count.map { count in paints.count { $0 == wanted.paint } == count } ?? true
    }
    try expect(isIt == isSo, "the circles are \(paints)", file: file, line: line)
  }

  fileprivate func expectPaint(
    _ paint: ShownPaint, of choice: CircleChoice, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let paints = try paints()
    for index in try indices(of: choice, outOf: paints.count, file: file, line: line) {
      try expect(paints[index], equals: paint, "circle \(index + 1)", file: file, line: line)
    }
  }

  /// There are paths, of ovals that can be drawn where the cell has an area.
  fileprivate func expectPaths(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    try expect(!cell.circles.isEmpty, "there are no circles", file: file, line: line)
    if cell.frame.hasArea { try expectInPlace(file: file, line: line) }
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
    _ name: String, _ isIt: Bool = true, of choice: CircleChoice = .all,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let color = try color(named: name).hexadecimal
    let colors = try shownCell(file: file, line: line).drawing.ovals.map(\.color.hexadecimal)
    for index in try indices(of: choice, outOf: colors.count, file: file, line: line) {
      try expect(
        (colors[index] == color) == isIt, "circle \(index + 1) is \(colors[index])", file: file,
        line: line)
    }
  }

  func expectOneBigCircle(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    let whole = Rect(width: cell.frame.width, height: cell.frame.height)
    try expect(
      cell.drawing.ovals.map(\.bounds), equals: [whole], "the list of circles", file: file,
      line: line)
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
