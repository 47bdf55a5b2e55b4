import Mastermind
import StepKit

/// The contents and the drawing of a result cell.
let drawingSteps = StepLibrary(MastermindWorld.self) {
  Then("the background of the cell is transparent") { mastermind in
    try mastermind.checkCells { _, cell in
      try expect(cell.backgroundColor.alpha, equals: 0, "the alpha of the background")
    }
  }

  Then("the combination of the cell is {string}") {
    (mastermind: inout MastermindWorld, stored: String) in
    try mastermind.checkCells { _, cell in
      try expect(cell.combination, equals: stored, "the combination")
    }
  }

  Then("the bezier paths have changed") { mastermind in
    let before = try require(mastermind.before, "nothing was changed")
    try mastermind.checkCells { _, cell in
      try expect(cell.revision > before.revision, "the bezier paths are those of before")
    }
  }

  Then("the bezier paths have not changed") { mastermind in
    let before = try require(mastermind.before, "nothing was changed")
    try mastermind.checkCells { _, cell in
      try expect(cell.revision, equals: before.revision, "the number of the drawing")
      try expect(cell.drawing, equals: before.drawing, "the drawing")
    }
  }

  Then("the bezier paths contain {int} circle(s)") {
    (mastermind: inout MastermindWorld, count: Int) in
    try mastermind.checkCells { _, cell in
      try expect(cell.circles.count, equals: count, "the number of circles")
    }
  }

  Then("the bezier paths contain the same number of circles as the length of the combination") {
    mastermind in
    try mastermind.checkCells { trial, cell in
      let count = cell.drawing.ovals.count
      try expect(count, equals: trial.combination.count, "the number of circles")
    }
  }

  Then("the bezier paths contain only ovals beside each other, inside the cell") { mastermind in
    try mastermind.checkCells { _, cell in
      try expect(cell.circles.allSatisfy(\.bounds.hasArea), "a path is no oval")
      try checkPlaces(of: cell.drawing)
    }
  }

  Then("only the first two symbols are stored") { mastermind in
    try mastermind.checkCells { trial, cell in
      try expect(Set(cell.combination).count, equals: 2, "the number of symbols")
      let rest = trial.combination.dropFirst(cell.combination.count)
      try expect(trial.combination.hasPrefix(cell.combination), "the beginning is another one")
      let third = try require(rest.first, "nothing was cut off")
      try expect(!cell.combination.contains(third), "\(third) was cut off too early")
    }
  }

  Then("the cell shows {string}") { (mastermind: inout MastermindWorld, circles: String) in
    try mastermind.checkCells { _, cell in
      let shown = cell.drawing.ovals.map { $0.paint == .fill ? "●" : "○" }.joined()
      try expect(shown, equals: circles, "the circles")
    }
  }

  Then("the grid has {int} column(s) and {int} row(s)") {
    (mastermind: inout MastermindWorld, columns: Int, rows: Int) in
    try mastermind.checkCells { trial, cell in
      let place = try require(cell.drawing.ovals.first, "there is no circle").bounds
      let found = [trial.frame.width / place.width, trial.frame.height / place.height]
      try expect(found.map { $0.rounded() }, equals: [Float(columns), Float(rows)], "the grid")
      let grid = try require(cell.grid, "there is no grid")
      try expect([grid.columns, grid.rows], equals: [columns, rows], "the grid")
    }
  }

  Then("the circles have the bounds:") { (mastermind: inout MastermindWorld, table: DataTable) in
    try mastermind.checkCells { _, cell in
      let found = cell.circles.map(\.bounds).map { [$0.x, $0.y, $0.width, $0.height] }
      let texts = found.map { $0.map(formatLength) }
      try table.diff(against: [["x", "y", "width", "height"]] + texts, "the list of circles")
    }
  }

  Then("the draw list is:") { (mastermind: inout MastermindWorld, list: DocString) in
    try mastermind.checkCells { _, cell in
      try expect(cell.drawing.text, equals: list.content + "\n", "the draw list")
    }
  }

  Then("nothing is drawn in the cell") { mastermind in
    try mastermind.checkCells { _, cell in
      try expect(cell.drawing.text, equals: "", "the draw list")
      try expect(cell.circles.allSatisfy { $0.bounds == .zero }, "a circle is not empty")
      try expect(cell.grid == nil, "there is a grid")
    }
  }

  Then("the picture of the cell is:") { (mastermind: inout MastermindWorld, picture: DocString) in
    let characters: [Color: String] = [.clear: ".", .black: "#", .red: "r", .blue: "b"]
    try mastermind.checkCells { _, cell in
      let bitmap = try require(Bitmap(cell.drawing), "there is no picture")
      let lines = (0..<bitmap.height).map { y in
        (0..<bitmap.width).map { x in bitmap[x, y].flatMap { characters[$0] } ?? "?" }.joined()
      }
      try expect(lines.joined(separator: "\n"), equals: picture.content, "the picture")
    }
  }

  Then("the picture of the cell has {int} by {int} pixels") {
    (mastermind: inout MastermindWorld, width: Int, height: Int) in
    try mastermind.checkCells { _, cell in
      let picture = try require(Bitmap(cell.drawing), "there is no picture")
      try expect([picture.width, picture.height], equals: [width, height], "the size")
      try expect(picture.pixels.count, equals: width &* height, "the number of pixels")
    }
  }

  Then("there is no picture of the cell") { mastermind in
    try mastermind.checkCells { _, cell in
      try expect(Bitmap(cell.drawing) == nil, "there is a picture")
    }
  }
}

/// Fails unless all ovals are of the same size and lie inside the canvas, each in a place of its own
/// (MAS-R08, R11).
private func checkPlaces(of drawing: Drawing) throws {
  // 32 bits hold a position up to 300 to a few hundred-thousandths of a point.
  let tolerance: Float = 0.001
  let bounds = drawing.ovals.map(\.bounds)
  for (index, place) in bounds.enumerated() {
    let isInside =
      place.x >= 0 && place.x + place.width <= drawing.width + tolerance
      && place.y >= 0 && place.y + place.height <= drawing.height + tolerance
    try expect(isInside, "circle \(index + 1) is not inside the cell: \(place)")
    for other in bounds[..<index] {
      let isBeside =
        abs(other.x - place.x) >= place.width - tolerance
        || abs(other.y - place.y) >= place.height - tolerance
      try expect(isBeside, "circle \(index + 1) overlaps another one: \(place)")
    }
  }
}
