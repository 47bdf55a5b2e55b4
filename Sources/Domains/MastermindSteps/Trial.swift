import Mastermind

/// One of the many runs of a scenario about random parameters.
struct Trial {
  /// The text given to the cell.
  var combination: String
  var frame = Rect(width: 100, height: 100)
  var color = Color.black
  var cell: ResultCell?
  /// The dummy view's drawing of the cell's stored text.
  var dummy: Drawing?
  /// The pictures of cell and dummy.
  var images: (cell: Bitmap?, dummy: Bitmap?)?

  mutating func makeCell() {
    var cell = ResultCell(frame: frame)
    cell.combination = combination
    cell.color = color
    self.cell = cell
  }

  /// Draws the dummy with the parameters of the cell, as the document's test does (001:184–186).
  mutating func makeDummy() {
    guard let cell else { return }
    dummy = DummyView(frame: cell.frame, combination: cell.combination, color: cell.color)
      .drawRect()
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
