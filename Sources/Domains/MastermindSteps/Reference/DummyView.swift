import Mastermind

/// The view that the document draws to say what it expects of a result cell (001:102–166).
///
/// It follows the document's code line by line, in 32 bits and with the document's names, and takes
/// nothing from the cell but the vocabulary of a drawing: the two must not share a mistake.
struct DummyView {
  var frame: Rect
  var combination: String
  var color: Color

  func drawRect() -> Drawing {
    var drawing = Drawing(width: frame.width, height: frame.height)
    // The document's code reads the first character of any combination; an empty one has none.
    guard let leftchar = combination.first else { return drawing }
    let combination = self.combination.filter { $0 != " " }
    let K = frame.height / frame.width
    let N = combination.count
    // Its loop would not end for a frame without area.
    guard K.isFinite, K > 0 else { return drawing }

    let verItems = (K * Float(N)).squareRoot().rounded(.up)
    let horItems = (Float(N) / K).squareRoot().rounded(.up)
    let gridHeight = frame.height / verItems
    let gridWidth = frame.width / horItems

    var elements = Array(combination).makeIterator()
    for y in stride(from: Float(0), to: verItems, by: 1) {
      for x in stride(from: Float(0), to: horItems, by: 1) {
        guard let element = elements.next() else { return drawing }
        drawing.ovals.append(
          Oval(
            bounds: Rect(x: x * gridWidth, y: y * gridHeight, width: gridWidth, height: gridHeight),
            paint: element == leftchar ? .fill : .stroke(lineWidth: 1), color: color))
      }
    }
    return drawing
  }
}

/// The first place where a cell does not look like its dummy (MAS-R21).
struct RenderingDifference: Hashable, CustomStringConvertible {
  /// A line of both draw lists, counted from 1; `nil` for a list that has ended.
  struct Line: Hashable {
    var number: Int
    var cell: String?
    var dummy: String?
  }

  /// A pixel of both pictures, counted from 0 from the top left.
  struct Pixel: Hashable {
    var x: Int
    var y: Int
    var cell: Color
    var dummy: Color
  }

  var line: Line?
  var pixel: Pixel?
  /// Whether the pictures have different sizes, or could not be made.
  var sizesDiffer = false

  /// Compares the draw lists, then the pictures; `nil` when both are equal.
  init?(cell: Drawing, dummy: Drawing) {
    line = Self.firstLine(cell.lines, dummy.lines)
    if let cellPicture = Bitmap(cell), let dummyPicture = Bitmap(dummy),
      cellPicture.width == dummyPicture.width, cellPicture.height == dummyPicture.height
    {
      pixel = Self.firstPixel(cellPicture, dummyPicture)
    } else {
      sizesDiffer = true
    }
    guard line != nil || pixel != nil || sizesDiffer else { return nil }
  }

  private static func firstLine(_ cell: [String], _ dummy: [String]) -> Line? {
    for index in 0..<max(cell.count, dummy.count) {
      let ours = index < cell.count ? cell[index] : nil
      let theirs = index < dummy.count ? dummy[index] : nil
      if ours != theirs { return Line(number: index + 1, cell: ours, dummy: theirs) }
    }
    return nil
  }

  private static func firstPixel(_ cell: Bitmap, _ dummy: Bitmap) -> Pixel? {
    guard cell != dummy else { return nil }
    for (index, (ours, theirs)) in zip(cell.pixels, dummy.pixels).enumerated()
    where ours != theirs {
      return Pixel(x: index % cell.width, y: index / cell.width, cell: ours, dummy: theirs)
    }
    return nil
  }

  var description: String {
    var parts: [String] = []
    if let line {
      parts.append(
        "line \(line.number) of the draw list is \(Self.shown(line.cell)) in the cell, "
          + "\(Self.shown(line.dummy)) in the dummy")
    }
    if let pixel {
      parts.append(
        "the pixel \(pixel.x), \(pixel.y) is \(pixel.cell.hexadecimal) in the cell, "
          + "\(pixel.dummy.hexadecimal) in the dummy")
    }
    if sizesDiffer { parts.append("the pictures have different sizes") }
    return parts.joined(separator: "; ")
  }

  private static func shown(_ line: String?) -> String { line.map { "\"\($0)\"" } ?? "not there" }
}
