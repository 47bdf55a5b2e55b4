import Mastermind
import Testing

@Suite struct DrawingTests {
  /// The draw list of a cell.
  private func check(
    _ combination: String, width: Float, height: Float, color: Color = .black,
    background: Color = .clear, lines: [String], _ location: SourceLocation = #_sourceLocation
  ) {
    var cell = ResultCell(frame: Rect(x: 3, y: 4, width: width, height: height))
    cell.combination = combination
    cell.color = color
    cell.backgroundColor = background
    #expect(cell.drawing.lines == lines, sourceLocation: location)
    #expect(
      cell.drawing.text == lines.map { $0 + "\n" }.joined(), sourceLocation: location)
  }

  @Test("MAS-R21: the draw list is the golden one")
  func golden() {
    check(
      "AAAB", width: 90, height: 60,
      lines: [
        "fill oval 0 0 30 30", "fill oval 30 0 30 30", "fill oval 60 0 30 30",
        "stroke oval 0 30 30 30",
      ])
    check("", width: 90, height: 60, lines: [])
    check("A", width: 0, height: 60, lines: [])
    check("A", width: 200, height: 100, lines: ["fill oval 0 0 100 100"])
  }

  @Test("colors, backgrounds and odd sizes are in the draw list")
  func colors() {
    check(
      " B", width: 49, height: 1, color: .red, background: .white,
      lines: ["background #FFFFFF", "color #FF0000", "stroke oval 0 0 7 1"])
    check(
      "BB", width: 10, height: 7, color: Color(red: 1, green: 2, blue: 171, alpha: 128),
      lines: ["color #0102AB80", "fill oval 0 0 5 3.5", "fill oval 5 0 5 3.5"])
    let thick = Oval(bounds: Rect(width: 4, height: 4), paint: .stroke(lineWidth: 2), color: .black)
    #expect(
      Drawing(width: 4, height: 4, ovals: [thick]).lines == ["line 2", "stroke oval 0 0 4 4"])
  }

  @Test(
    "lengths have at most three decimals",
    arguments: [
      (0, "0"), (-0.0, "0"), (30, "30"), (12.5, "12.5"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"),
      (-1.25, "-1.25"), (0.0004, "0"), (0.05, "0.05"), (99.9999, "100"), (1e6, "1000000"),
      (1e20, "1e+20"), (.infinity, "inf"), (.nan, "nan"),
    ] as [(Float, String)])
  func lengths(length: Float, text: String) {
    #expect(formatLength(length) == text)
  }

  @Test("an oval has a center and two radii")
  func radii() {
    let oval = Oval(
      bounds: Rect(x: 10, y: 20, width: 30, height: 8), paint: .fill, color: .black)
    #expect(oval.centerX == 25 && oval.centerY == 24 && oval.radiusX == 15 && oval.radiusY == 4)
  }
}
