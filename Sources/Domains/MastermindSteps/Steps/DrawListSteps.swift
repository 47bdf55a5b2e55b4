import Mastermind
import StepKit

/// The drawing of a cell as a list and as pixels (MAS-R21).
let drawListSteps = StepLibrary(MastermindWorld.self) {
  Then("the draw list is") { (mastermind: inout MastermindWorld, list: DocString) in
    let lines = list.content.split(separator: "\n").map(String.init)
    try expect(try mastermind.shownCell().drawing.lines, equals: lines, "the draw list")
  }

  Then("it draws one circle with the bounds {float} {float} {float} {float}") {
    (mastermind: inout MastermindWorld, x: Float, y: Float, width: Float, height: Float) in
    try expect(
      try mastermind.shownCell().drawing.ovals.map(\.bounds),
      equals: [Rect(x: x, y: y, width: width, height: height)], "the list of circles")
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
