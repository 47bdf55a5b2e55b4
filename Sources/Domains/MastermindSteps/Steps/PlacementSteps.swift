import Mastermind
import StepKit

/// The sizes and the places of the circles (MAS-R10, R11, R15).
let placementSteps = StepLibrary(MastermindWorld.self) {
  Then("the {ordinal} row holds/contains/has( only) the {paint} circle(s)") {
    (mastermind: inout MastermindWorld, row: Int, paint: ShownPaint) in
    try mastermind.expectLine(row, of: \.y, holds: paint)
  }

  Then("the {ordinal} column holds/contains/has( only) the {paint} circle(s)") {
    (mastermind: inout MastermindWorld, column: Int, paint: ShownPaint) in
    try mastermind.expectLine(column, of: \.x, holds: paint)
  }

  Then("the circle fills the (whole )cell") { mastermind in try mastermind.expectOneBigCircle() }

  Then("the circle is as large/big/wide\\ and\\ high as the cell/frame") { mastermind in
    try mastermind.expectOneBigCircle()
  }

  Then("{someCircles} {cellIs} {cellSize}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isIt: Bool, size: CellSize) in
    for bounds in try mastermind.bounds(of: circles) {
      try expect(size.matches(bounds) == isIt, "a circle has the bounds \(bounds)")
    }
  }

  Then("{someCircles} measures/measure/has/have {cellSize}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, size: CellSize) in
    for bounds in try mastermind.bounds(of: circles) {
      try expect(size.matches(bounds), "a circle has the bounds \(bounds)")
    }
  }

  Then("{someCircles} is/are {float}( points) wide") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, width: Float) in
    for bounds in try mastermind.bounds(of: circles) {
      try expect(abs(bounds.width - width) < 0.001, "a circle has the bounds \(bounds)")
    }
  }

  Then("{someCircles} is/are {float}( points) high") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, height: Float) in
    for bounds in try mastermind.bounds(of: circles) {
      try expect(abs(bounds.height - height) < 0.001, "a circle has the bounds \(bounds)")
    }
  }

  noun(
    "gridHas", GridNoun(),
    "the grid (?:still )?has|the circles (?:are|form)(?: placed| arranged| drawn| laid out)?(?: in)?"
  )

  Then("{gridHas} {count} column(s) and {count} row(s)") {
    (mastermind: inout MastermindWorld, _: GridNoun, columns: Int, rows: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then("{gridHas} {count} row(s) and {count} column(s)") {
    (mastermind: inout MastermindWorld, _: GridNoun, rows: Int, columns: Int) in
    try mastermind.expectGrid(columns: columns, rows: rows)
  }

  Then("the circles are (placed )(arranged )(drawn )(side by side )in {count}( single) row(s)") {
    (mastermind: inout MastermindWorld, count: Int) in
    try expect(
      Set(try mastermind.bounds(of: .all).map(\.y)).count, equals: count, "the number of rows")
  }

  Then("the circles are (placed )(arranged )(drawn )in {count}( single) column(s)") {
    (mastermind: inout MastermindWorld, count: Int) in
    try expect(
      Set(try mastermind.bounds(of: .all).map(\.x)).count, equals: count, "the number of columns")
  }

  Then("the {ordinal} row holds/contains/has {count} {circles}") {
    (mastermind: inout MastermindWorld, row: Int, count: Int, _: CirclesNoun) in
    let bounds = try mastermind.bounds(of: .all)
    let rows = Set(bounds.map(\.y)).sorted()
    try expect(rows.indices.contains(row - 1), "there are \(rows.count) rows")
    try expect(
      bounds.count { $0.y == rows[row - 1] }, equals: count, "the number of circles in the row")
  }

  Then("{someCircles} {cellIs} in row {int}( and)( in) column {int}") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isIt: Bool, row: Int, column: Int) in
    let all = try mastermind.bounds(of: .all)
    let (rows, columns) = (Set(all.map(\.y)).sorted(), Set(all.map(\.x)).sorted())
    for bounds in try mastermind.bounds(of: circles) {
      let isThere =
        rows.firstIndex(of: bounds.y) == row - 1 && columns.firstIndex(of: bounds.x) == column - 1
      try expect(isThere == isIt, "a circle has the bounds \(bounds)")
    }
  }

  Then("{someCircles} {cellIs} in the {ordinal} row") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isIt: Bool, row: Int) in
    let rows = Set(try mastermind.bounds(of: .all).map(\.y)).sorted()
    for bounds in try mastermind.bounds(of: circles) {
      try expect(
        (rows.firstIndex(of: bounds.y) == row - 1) == isIt, "a circle has the bounds \(bounds)")
    }
  }

  Then("{someCircles} {cellIs} in the {ordinal} column") {
    (mastermind: inout MastermindWorld, circles: CircleChoice, isIt: Bool, column: Int) in
    let columns = Set(try mastermind.bounds(of: .all).map(\.x)).sorted()
    for bounds in try mastermind.bounds(of: circles) {
      try expect(
        (columns.firstIndex(of: bounds.x) == column - 1) == isIt,
        "a circle has the bounds \(bounds)")
    }
  }

  Then("{someCircles} has/have the same size") {
    (mastermind: inout MastermindWorld, circles: CircleChoice) in
    let sizes = Set(try mastermind.bounds(of: circles).map { [$0.width, $0.height] })
    try expect(sizes.count, equals: 1, "the number of sizes")
  }

  Then("the circles are side by side") { mastermind in
    let bounds = try mastermind.bounds(of: .all)
    try expect(bounds.count > 1 && Set(bounds.map(\.y)).count == 1, "the bounds are \(bounds)")
  }

  Then("the {ordinal} circle {cellIs} to the right of the {ordinal} circle") {
    (mastermind: inout MastermindWorld, position: Int, isIt: Bool, other: Int) in
    let (first, second) = try mastermind.bounds(position, other)
    try expect((first.x > second.x && first.y == second.y) == isIt, "\(first), \(second)")
  }

  Then("the {ordinal} circle {cellIs} below/under the {ordinal} circle") {
    (mastermind: inout MastermindWorld, position: Int, isIt: Bool, other: Int) in
    let (first, second) = try mastermind.bounds(position, other)
    try expect((first.y > second.y && first.x == second.x) == isIt, "\(first), \(second)")
  }
}

/// How the circles are placed follows.
struct GridNoun {}

extension MastermindWorld {
  /// The bounds of two circles, counted from 1.
  fileprivate func bounds(
    _ first: Int, _ second: Int, file: StaticString = #filePath, line: Int = #line
  ) throws -> (Rect, Rect) {
    let circles = try [first, second].map { position in
      try bounds(of: .number(position), file: file, line: line)
    }
    return (
      try require(circles[0].first, "there is no circle", file: file, line: line),
      try require(circles[1].first, "there is no circle", file: file, line: line)
    )
  }

  /// A row or column holds the circles of one kind: all of them, and no others.
  fileprivate func expectLine(
    _ number: Int, of side: KeyPath<Rect, Float>, holds paint: ShownPaint,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let (paints, bounds) = (try paints(), try bounds(of: .all, file: file, line: line))
    let starts = Set(bounds.map { $0[keyPath: side] }).sorted()
    try expect(
      starts.indices.contains(number - 1), "there are \(starts.count) of them", file: file,
      line: line)
    for (index, bounds) in bounds.enumerated() {
      let isInLine = bounds[keyPath: side] == starts[number - 1]
      try expect(
        isInLine == (paints[index] == paint), "circle \(index + 1) is elsewhere", file: file,
        line: line)
    }
  }
}
