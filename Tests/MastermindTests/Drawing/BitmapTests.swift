import Mastermind
import Testing

@Suite struct BitmapTests {
  /// Compares a rendering with rows of `#` for painted pixels and `.` for the background.
  private func check(
    _ ovals: [(bounds: Rect, paint: Oval.Paint)], width: Float, height: Float, rows: [String],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let drawing = Drawing(
      width: width, height: height, background: .white,
      ovals: ovals.map { Oval(bounds: $0.bounds, paint: $0.paint, color: .blue) })
    let bitmap = try #require(Bitmap(drawing), sourceLocation: location)
    let found = (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { bitmap[$0, y] == .blue ? "#" : "." }.joined()
    }
    #expect(found == rows, sourceLocation: location)
    let colors = Set(bitmap.pixels)
    #expect(colors.isSubset(of: [.white, .blue]), sourceLocation: location)
  }

  @Test("a filled circle")
  func fill() throws {
    try check(
      [(Rect(width: 6, height: 6), .fill)], width: 7, height: 6,
      rows: [".####..", "######.", "######.", "######.", "######.", ".####.."])
  }

  @Test("an outlined circle is hollow, and half of its line is outside of its rectangle")
  func stroke() throws {
    try check(
      [(Rect(x: 1, y: 1, width: 6, height: 6), .stroke(lineWidth: 1))], width: 8, height: 8,
      rows: [
        "........", "..####..", ".#....#.", ".#....#.", ".#....#.", ".#....#.", "..####..",
        "........",
      ])
  }

  @Test("an oval is wider than high, and its part outside of the canvas is cut off")
  func oval() throws {
    try check(
      [(Rect(x: -4, y: 0, width: 8, height: 3), .fill)], width: 6, height: 3,
      rows: ["###...", "####..", "###..."])
    try check(
      [(Rect(x: 50, y: 50, width: 8, height: 3), .fill)], width: 2, height: 1, rows: [".."])
  }

  @Test("an outline thicker than the oval has no hole")
  func tiny() throws {
    try check(
      [(Rect(width: 1, height: 1), .stroke(lineWidth: 1))], width: 3, height: 1, rows: ["##."])
    try check([], width: 1.5, height: 0.25, rows: [".."])
  }

  @Test(
    "sizes that cannot be rendered",
    arguments: [
      (-1, 5), (5, -1), (.nan, 5), (5, .infinity), (4097, 1), (1, 1e30),
    ] as [(Float, Float)])
  func impossible(width: Float, height: Float) {
    #expect(Bitmap(Drawing(width: width, height: height)) == nil)
  }

  @Test("pixels outside are not there, and ovals of any size do not trap")
  func outside() throws {
    let huge = Rect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)
    for bounds in [huge, Rect(x: .nan, y: 0, width: 1, height: 1), .zero] {
      for paint in [.fill, .stroke(lineWidth: 1)] as [Oval.Paint] {
        let oval = Oval(bounds: bounds, paint: paint, color: .red)
        let bitmap = try #require(Bitmap(Drawing(width: 3, height: 2, ovals: [oval])))
        #expect(bitmap.pixels.count == 6)
        #expect(bitmap[3, 0] == nil && bitmap[0, 2] == nil && bitmap[-1, 0] == nil)
      }
    }
    #expect(try #require(Bitmap(Drawing(width: 0, height: 9))).pixels == [])
  }
}
