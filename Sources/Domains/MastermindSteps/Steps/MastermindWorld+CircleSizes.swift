import Mastermind
import StepKit

/// What sentences say of the size of circles, now and before.
extension MastermindWorld {
  func expectOneColor(
    of circles: CircleChoice, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let shown = try shownCircles()
    let colors = Set(
      try indices(of: circles, in: shown, file: file, line: line).map { shown[$0].color })
    try expect(colors.count, equals: 1, "the number of colors", file: file, line: line)
  }

  func expectOneSize(
    of circles: CircleChoice, _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let bounds = try bounds(of: circles, file: file, line: line)
    let sizes = Set(bounds.map { [$0.width, $0.height] })
    try expect(
      (sizes.count == 1) == isIt, "the number of sizes is \(sizes.count)", file: file, line: line)
  }

  /// The circles have another size than before the last change, or still have it.
  func expectOtherSize(
    _ isOther: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let before = try require(cellBefore, "the cell has not been changed", file: file, line: line)
    let old = try require(
      before.circles.first?.bounds, "there were no circles before the last change", file: file,
      line: line)
    let new = try require(
      try shownCell().circles.first?.bounds, "there are no circles", file: file, line: line)
    let isChanged = old.width != new.width || old.height != new.height
    try expect(
      isChanged == isOther, "the circles have \(isChanged ? "another" : "the same") size",
      file: file, line: line)
  }

  /// Each of the circles is larger, or smaller, than the circles were before the last change.
  func expectResized(
    _ choice: CircleChoice, _ isLarger: Bool, file: StaticString = #filePath, line: Int = #line,
    _ size: (Rect) -> Float = { $0.width * $0.height }
  ) throws {
    let before = try require(cellBefore, "the cell has not been changed", file: file, line: line)
    let old = try require(
      before.circles.first?.bounds, "there were no circles before the last change", file: file,
      line: line)
    if wording.says("the single") {
      try expect(
        before.circles.count, equals: 1, "the number of circles before", file: file, line: line)
    }
    for bounds in try bounds(of: choice, file: file, line: line) {
      try expect(
        isLarger ? size(bounds) > size(old) : size(bounds) < size(old),
        "a circle is \(bounds.sides), and was \(old.sides), which is not "
          + (isLarger ? "larger" : "smaller"), file: file, line: line)
    }
  }
}

extension Rect {
  fileprivate var sides: String { "\(formatLength(width)) by \(formatLength(height))" }
}
