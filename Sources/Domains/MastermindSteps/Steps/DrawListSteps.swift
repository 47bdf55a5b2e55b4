import Mastermind
import StepKit

/// The drawing of a cell as a list and as pixels (MAS-R21).
let drawListSteps = StepLibrary(MastermindWorld.self) {
  Then("the draw list is") { (mastermind: inout MastermindWorld, list: DocString) in
    let lines = list.content.split(separator: "\n").map(String.init)
    try expect(try mastermind.shownCell().drawing.lines, equals: lines, "the draw list")
  }

  Then("the draw list {cellIs} empty") { (mastermind: inout MastermindWorld, isEmpty: Bool) in
    let lines = try mastermind.shownCell().drawing.lines
    try expect(lines.isEmpty == isEmpty, "the draw list has \(lines.count) lines")
  }

  Then("the draw list {cellHas} {howMany} line(s)/entry/entries") {
    (mastermind: inout MastermindWorld, hasThem: Bool, wanted: Quantity) in
    let found = try mastermind.shownCell().drawing.lines.count
    try expect(wanted.holds(for: found) == hasThem, "the draw list has \(found) lines")
  }

  Then("the pixels are") { (mastermind: inout MastermindWorld, list: DocString) in
    let drawing = try mastermind.shownCell().drawing
    let bitmap = try require(Bitmap(drawing), "the cell is too large for a picture")
    let rows = (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { x in bitmap[x, y].map(letter) ?? "?" })
    }
    try expect(rows, equals: list.content.split(separator: "\n").map(String.init), "the pixels")
  }
}

/// A pixel as one letter: `.` for a transparent one, the first letter of a color, `#` for black.
private func letter(of color: Color) -> Character {
  let letters: [(Color, Character)] = [
    (.black, "#"), (.white, "w"), (.red, "r"), (.yellow, "y"), (.green, "g"), (.blue, "b"),
  ]
  return color.alpha == 0 ? "." : letters.first { $0.0 == color }?.1 ?? "?"
}
