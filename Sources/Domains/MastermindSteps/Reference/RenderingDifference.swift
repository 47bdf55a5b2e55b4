import Mastermind

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
