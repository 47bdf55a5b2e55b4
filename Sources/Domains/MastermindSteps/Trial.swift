import Mastermind
import StepKit

/// A cell and what its story has given to it.
///
/// Most stories have one; a story about random parameters has many.
struct Trial {
  /// The text given to the cell, which may accept only a part of it.
  var combination: String
  var frame = Rect(width: 100, height: 100)
  var color = Color.black
  var background = Color.clear
  /// How often the look of the cell was changed.
  private(set) var changes = 0
  private(set) var cell: ResultCell?
  /// The drawing of the dummy view that the cell is compared with.
  var dummy: Drawing?
  /// The pictures of cell and dummy.
  private(set) var images: (cell: Bitmap?, dummy: Bitmap?)?

  /// The part of the text up to a third symbol (MAS-C1, D-10).
  var accepted: String {
    let second = combination.first { $0 != combination.first }
    return String(combination.prefix { $0 == combination.first || $0 == second })
  }

  /// The dummy view's drawing of what the story has given (001:184–186).
  var expectedDrawing: Drawing {
    var drawing = DummyView(frame: frame, combination: accepted, color: color).drawRect()
    drawing.background = background
    return drawing
  }

  /// Fails unless the cell holds and shows what it was given, and was drawn anew with each change of
  /// that alone (D-12).
  func checkCell() throws {
    guard let cell else { return }
    try expect(cell.combination, equals: accepted, "the stored combination")
    try expect(cell.drawing, equals: expectedDrawing, "the drawing, beside that of a dummy view,")
    try expect(
      cell.circles.count, equals: accepted.count { $0 != " " }, "the number of circles")
    let place = expectedDrawing.ovals.first?.bounds
    try expect(cell.grid?.cellWidth, equals: place?.width, "the width of a place")
    try expect(cell.grid?.cellHeight, equals: place?.height, "the height of a place")
    try expect(cell.revision, equals: changes, "the number of times that the cell was drawn anew")
  }
}

extension Trial {
  /// Makes a cell and gives it what the story says.
  mutating func makeCell() {
    let wanted = self
    self = Trial(combination: "", frame: frame)
    cell = ResultCell(frame: frame)
    change(\.combination, \.combination, to: wanted.combination)
    change(\.color, \.color, to: wanted.color)
  }

  /// Gives a value to a property of the cell and remembers it.
  mutating func change<Value>(
    _ told: WritableKeyPath<Trial, Value>, _ shown: WritableKeyPath<ResultCell, Value>,
    to value: Value
  ) {
    let before = self
    self[keyPath: told] = value
    cell?[keyPath: shown] = value
    if !looksLike(before) { changes += 1 }
  }

  /// Whether both were given the same, except for the place of the cell on the screen.
  private func looksLike(_ other: Trial) -> Bool {
    (accepted, frame.width, frame.height, color, background)
      == (other.accepted, other.frame.width, other.frame.height, other.color, other.background)
  }

  mutating func makeImages() {
    guard let cell, let dummy else { return }
    images = (Bitmap(cell.drawing), Bitmap(dummy))
  }
}

extension Trial: CustomStringConvertible {
  var description: String {
    "\"\(combination)\" in \(formatLength(frame.width)) by \(formatLength(frame.height)), "
      + color.hexadecimal
  }
}
