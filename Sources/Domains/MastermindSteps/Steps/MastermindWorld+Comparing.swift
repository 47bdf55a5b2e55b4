import Mastermind
import StepKit

/// What a cell is compared with.
enum OtherView {
  /// A dummy with the cell's parameters, or with others.
  case dummy(combination: String?, size: CellSize?, color: Color?)
  case cell(ResultCell)
}

extension MastermindWorld {
  /// A dummy with the parameters of the cell where it has no others.
  func dummyView(
    _ combination: String?, _ size: CellSize?, _ color: Color?, like cell: ResultCell
  ) -> DummyView {
    DummyView(
      frame: size.map { Rect(width: $0.width, height: $0.height) } ?? cell.frame,
      combination: combination ?? cell.combination, color: color ?? cell.color)
  }

  /// Draws the cell and what it is compared with, and takes their pictures.
  mutating func compare(file: StaticString = #filePath, line: Int = #line) throws {
    if cell == nil, !trials.isEmpty {
      return changeTrials { trial in
        if trial.dummy == nil { trial.makeDummy() }
        trial.makeImages()
      }
    }
    let cell = try shownCell(file: file, line: line)
    try expect(
      !others.isEmpty, "the scenario has nothing to compare with", file: file, line: line)
    trials = try others.map { other in
      var trial = Trial(combination: cell.combination, frame: cell.frame, color: cell.color)
      trial.cell = cell
      switch other {
      case .dummy(let combination, let size, let color):
        trial.dummy = dummyView(combination, size, color, like: cell).drawRect()
      case .cell(let second): trial.dummy = second.drawing
      }
      trial.makeImages()
      try expect(
        trial.images?.cell != nil && trial.images?.dummy != nil, "there is no image", file: file,
        line: line)
      return trial
    }
  }

  /// Draw lists and pictures are the same, or both are not.
  mutating func expectMatch(
    _ isMatch: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if isOutcome {
      try expectViews(file: file, line: line)
      othersAreChecked = true
    }
    if trials.isEmpty || trials.contains(where: { $0.images == nil }) {
      try compare(file: file, line: line)
    }
    if !isPast { attachImages() }
    try checkTrials(file: file, line: line) { trial in
      guard let cell = trial.cell, let dummy = trial.dummy else { return "nothing to compare" }
      let difference = RenderingDifference(cell: cell.drawing, dummy: dummy)
      if isMatch { return difference?.description }
      let isSeen = difference.map { $0.pixel != nil || $0.sizesDiffer } ?? false
      return isSeen ? nil : "the two look the same"
    }
    // Views that differ also differ from one another.
    guard !isMatch, cell != nil, wording.has("three", "all") else { return }
    let drawings = trials.compactMap { $0.dummy?.lines }
    try expect(
      Set(drawings).count == drawings.count, "two of them look the same", file: file, line: line)
  }

  /// Fails unless the views that the sentence names are there, and as many as it says.
  private func expectViews(file: StaticString, line: Int) throws {
    // Of random parameters, each cell has its dummy view.
    guard cell != nil, !others.isEmpty else { return }
    let dummies = others.count { if case .dummy = $0 { true } else { false } }
    let cells = others.count - dummies
    let wording = wording
    if wording.has("dummy", "dummies") {
      try expect(dummies > 0, "there is no dummy view, but another cell", file: file, line: line)
    }
    if wording.has("cells") || wording.says("second cell") || wording.says("other cell") {
      try expect(cells > 0, "there is no other cell, but a dummy view", file: file, line: line)
    }
    let isOfDummies = wording.says("both dummy") || wording.says("every dummy")
    let said = wording.has("three") ? 3 : wording.has("both", "two") ? 2 : nil
    guard let said else { return }
    let found = isOfDummies ? dummies : others.count + 1
    try expect(found, equals: said, "the number of views", file: file, line: line)
  }

  /// Attaches the last pair of pictures.
  func attachImages() {
    guard let trial = trials.last, let cell = trial.cell, let dummy = trial.dummy else { return }
    for (name, drawing) in [("cell", cell.drawing), ("dummy", dummy)] {
      guard let image = Bitmap(drawing)?.png() else { continue }
      scenario.attach(image, mediaType: "image/png", fileName: "\(name).png")
    }
  }
}
