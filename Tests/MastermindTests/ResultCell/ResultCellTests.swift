import Mastermind
import Testing

@Suite struct ResultCellTests {
  /// Checks a cell of 90 by 60 with a text: its stored text, and `#` for each filled and `o` for
  /// each outlined circle.
  private func check(
    _ given: String, stored: String, circles: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var cell = ResultCell(frame: Rect(width: 90, height: 60))
    cell.combination = given
    #expect(cell.combination == stored, sourceLocation: location)
    let kinds = cell.circles.map { $0.kind == .first ? "#" : "o" }.joined()
    #expect(kinds == circles, sourceLocation: location)
    #expect(cell.drawing.ovals.count == circles.count, sourceLocation: location)
  }

  @Test("MAS-T1, T2: a new cell is transparent and empty")
  func new() {
    let cell = ResultCell()
    #expect(cell.backgroundColor == .clear && cell.backgroundColor.isTransparent)
    #expect(cell.combination == "" && cell.circles == [] && cell.grid == nil)
    #expect(cell.color == .black && cell.frame == .zero && cell.revision == 0)
    #expect(cell.drawing == Drawing(width: 0, height: 0))
  }

  @Test("MAS-C1, R01, R02: of a text the part with the first two symbols is stored")
  func twoSymbols() {
    check("", stored: "", circles: "")
    check("A", stored: "A", circles: "#")
    check("AABB", stored: "AABB", circles: "##oo")
    check("AABBC", stored: "AABB", circles: "##oo")
    check("AABBCA", stored: "AABB", circles: "##oo")
    check("AABBA", stored: "AABBA", circles: "##oo#")
    check("ABAB", stored: "ABAB", circles: "#o#o")
    check("xyz", stored: "xy", circles: "#o")
    check("aA1", stored: "aA", circles: "#o")
    check("🟥🟥👩‍👩‍👧🟥🇪🇸", stored: "🟥🟥👩‍👩‍👧🟥", circles: "##o#")
    check("e\u{301}é\te", stored: "éé\t", circles: "##o")
    check("\u{0}\r\n", stored: "\u{0}\r\n", circles: "#o")
  }

  @Test("MAS-C2, R03, R04: spaces are symbols that draw nothing")
  func spaces() {
    check(" ", stored: " ", circles: "")
    check("   ", stored: "   ", circles: "")
    check(" BBB", stored: " BBB", circles: "ooo")
    check("  BBC", stored: "  BB", circles: "oo")
    check(" B B ", stored: " B B ", circles: "oo")
    check("A B", stored: "A ", circles: "#")
    check("AA A", stored: "AA A", circles: "###")
    check("AB ", stored: "AB", circles: "#o")
    check("\u{A0}B", stored: "\u{A0}B", circles: "#o")
  }

  @Test("MAS-T5: a long combination has a circle for each symbol")
  func long() {
    var cell = ResultCell(frame: Rect(width: 300, height: 200))
    cell.combination = String(repeating: "AB", count: 10_000)
    #expect(cell.circles.count == 20_000)
    #expect(cell.grid?.columns == 174 && cell.grid?.rows == 116)
  }

  @Test("MAS-T3, R07, R17: the revision counts every change, and only changes")
  func revision() {
    var cell = ResultCell(frame: Rect(width: 100, height: 100))
    var seen = cell.revision
    func expectChange(
      _ changed: Bool, _ location: SourceLocation = #_sourceLocation,
      _ change: (inout ResultCell) -> Void
    ) {
      change(&cell)
      #expect(cell.revision == (changed ? seen + 1 : seen), sourceLocation: location)
      seen = cell.revision
    }
    expectChange(true) { $0.combination = "AAB" }
    let circles = cell.circles
    expectChange(true) { $0.combination = "CCD" }
    #expect(cell.circles == circles)
    expectChange(false) { $0.combination = "CCD" }
    expectChange(false) { $0.combination = "CCDE" }
    expectChange(true) { $0.frame.width = 200 }
    expectChange(false) { $0.frame.width = 200 }
    expectChange(false) { $0.frame.x = 5 }
    expectChange(true) { $0.color = .red }
    expectChange(false) { $0.color = .red }
    expectChange(true) { $0.backgroundColor = .white }
    expectChange(false) { $0.backgroundColor = .white }
    expectChange(true) { $0.combination = "" }
    #expect(cell.circles == [])
  }

  @Test("MAS-R13, R17: all ovals have the cell's color, whatever the order of assignments")
  func color() {
    var cell = ResultCell()
    cell.color = .blue
    cell.combination = "AB"
    cell.frame = Rect(x: 7, y: 9, width: 40, height: 20)
    #expect(cell.drawing.ovals.map(\.color) == [.blue, .blue])
    #expect(cell.drawing.ovals.map(\.paint) == [.fill, .stroke(lineWidth: 1)])
    #expect(cell.drawing.ovals.map(\.bounds.x) == [0, 20])
    cell.color = .red
    #expect(cell.drawing.ovals.map(\.color) == [.red, .red])
  }

  @Test(
    "MAS-R16: a frame without area has empty circles and draws nothing",
    arguments: [
      (0, 40), (40, 0), (0, 0), (-10, 40), (40, -1), (.nan, 40), (40, .infinity),
    ] as [(Float, Float)])
  func noArea(width: Float, height: Float) {
    var cell = ResultCell(frame: Rect(width: 100, height: 100))
    cell.combination = " AA A"
    cell.frame = Rect(width: width, height: height)
    #expect(cell.circles.map(\.bounds) == [.zero, .zero, .zero])
    #expect(cell.drawing.ovals == [] && cell.drawing.lines == [])
    cell.frame = Rect(width: 90, height: 90)
    #expect(cell.drawing.ovals.count == 3)
  }

  @Test("MAS-C3, R15: one symbol in a square frame is a single big circle", arguments: 1...300)
  func bigCircle(side: Int) {
    let frame = Rect(width: Float(side), height: Float(side))
    var cell = ResultCell(frame: frame)
    cell.combination = "A"
    #expect(cell.circles.map(\.bounds) == [frame])
  }
}
