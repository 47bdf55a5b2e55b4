import Mastermind
import TestDoubles
import Testing

@testable import MastermindSteps

@Suite struct DummyViewTests {
  private func check(
    _ combination: String, _ width: Float, _ height: Float, lines: [String],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let view = DummyView(
      frame: Rect(width: width, height: height), combination: combination, color: .black)
    #expect(view.drawRect().lines == lines, sourceLocation: location)
  }

  @Test("the dummy draws what the document's code draws")
  func examples() {
    check("A", 90, 90, lines: ["fill oval 0 0 90 90"])
    check("AB", 200, 100, lines: ["fill oval 0 0 100 100", "stroke oval 100 0 100 100"])
    check(" BB", 90, 60, lines: ["stroke oval 0 0 45 30", "stroke oval 45 0 45 30"])
    check("A A", 49, 1, lines: ["fill oval 0 0 4.9 1", "fill oval 4.9 0 4.9 1"])
    check("", 90, 90, lines: [])
    check("  ", 90, 90, lines: [])
    check("A", 0, 40, lines: [])
    check("A", 40, 0, lines: [])
  }

  @Test("every frame of whole points looks the same in the cell, up to 18 circles")
  func allFrames() {
    var generator = CombinationGenerator(random: SeededRandom(seed: 7))
    var wrong: [String] = []
    for width in stride(from: 1, through: 300, by: 7) {
      for height in stride(from: 1 + width % 7, through: 300, by: 7) {
        let combination = generator.oneOrTwoSymbols()
        var cell = ResultCell(frame: Rect(width: Float(width), height: Float(height)))
        cell.combination = combination
        let dummy = DummyView(frame: cell.frame, combination: combination, color: .black)
        if cell.drawing != dummy.drawRect() { wrong.append("\(combination) \(width) \(height)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("pictures of different sizes differ")
  func sizes() throws {
    let small = Drawing(width: 3, height: 3)
    let difference = try #require(
      RenderingDifference(cell: small, dummy: Drawing(width: 3, height: 4)))
    #expect(difference.sizesDiffer && difference.line == nil && difference.pixel == nil)
    #expect(difference.description == "the pictures have different sizes")
    #expect(RenderingDifference(cell: small, dummy: small) == nil)
  }
}
