import Mastermind
import Pictures
import Testing

@testable import MastermindSteps

@Suite struct PictureTests {
  private var cell: ResultCell {
    var cell = ResultCell(frame: Rect(width: 40, height: 20))
    cell.combination = "AB"
    return cell
  }

  @Test("a cell as SVG on light paper")
  func light() {
    #expect(
      cell.drawing.svg(theme: .light) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="56" height="36" viewBox="-8 -8 56 36">
        <rect x="-8" y="-8" width="56" height="36" fill="#FFFFFF"/>
        <ellipse cx="10" cy="10" rx="10" ry="10" fill="#000000"/>
        <ellipse cx="30" cy="10" rx="10" ry="10" fill="none" stroke="#000000" stroke-width="1"/>
        <rect width="40" height="20" fill="none" stroke="gray" stroke-width="0.5" \
        stroke-dasharray="1 3"/>
        </svg>

        """)
  }

  @Test("on dark paper black is shown white, other colors as they are")
  func dark() {
    var cell = cell
    let black = cell.drawing.svg(theme: .dark)
    #expect(black.contains(##"height="36" fill="#1C1C1E"/>"##))
    #expect(black.contains(##"ry="10" fill="#FFFFFF"/>"##) && !black.contains("#000000"))
    cell.color = .red
    cell.backgroundColor = .blue
    let red = cell.drawing.svg(theme: .dark)
    #expect(red.contains(##"<rect width="40" height="20" fill="#0000FF"/>"##))
    #expect(red.contains(##"ry="10" fill="#FF0000"/>"##))
  }

  @Test("a cell without area is paper only", arguments: Theme.allCases)
  func noArea(theme: Theme) {
    var cell = cell
    cell.frame.width = -5
    let svg = cell.drawing.svg(theme: theme)
    #expect(svg.contains(#"width="16" height="16""#) && !svg.contains("ellipse"))
    #expect(svg.split(separator: "\n").count == 3)
  }

  @Test("a PNG file is the pixels in the order of the standard")
  func png() throws {
    let drawing = Drawing(
      width: 10, height: 1, background: .white,
      ovals: [Oval(bounds: Rect(width: 3, height: 1), paint: .fill, color: .black)])
    let file = try #require(Bitmap(drawing)?.png())
    #expect(Array(file.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10])
    // The row after its filter byte: three pixels of the second color or the first, seven others.
    let row: [UInt8] = [0, 0b0001_1111, 0b1100_0000]
    let stored: [UInt8] = [0x78, 1, 1, 3, 0, 0xFC, 0xFF] + row
    #expect(file.indices.contains { Array(file[$0...].prefix(stored.count)) == stored })
    #expect(Array(file.suffix(8)) == Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
  }

  @Test("no picture without pixels")
  func noPixels() {
    #expect(Bitmap(Drawing(width: 0, height: 5))?.png() == nil)
  }
}
