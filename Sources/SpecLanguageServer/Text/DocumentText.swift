import Messages

/// The unit in which a client counts the characters of a line.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A place between two characters of a document as clients count: both numbers from 0.
struct Position: Sendable {
  let line: Int
  let character: Int
}

/// The text of a document with the places of its lines.
///
/// Lines end with LF, CR LF or CR, for clients as for the parser.
struct DocumentText: Sendable, Equatable {
  private(set) var bytes: [UInt8]
  /// The offset at which each line begins; there is always a first.
  private(set) var starts: [Int]
  let encoding: PositionEncoding

  init(_ bytes: [UInt8], encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    starts = Self.starts(of: bytes)
  }

  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A {
          starts.append(index)
        } else if byte == 0x0D {
          if index < bytes.count, bytes[index] == 0x0A { index += 1 }
          starts.append(index)
        }
      }
    }
    return starts
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  var lineCount: Int { starts.count }

  /// The offsets of a line with what ends it; an empty range at the end for one that is not there.
  func wholeRange(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else {
      return line < 0 ? 0..<0 : bytes.count..<bytes.count
    }
    return starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)
  }

  /// The offsets of a line without what ends it.
  func range(ofLine line: Int) -> Range<Int> {
    let whole = wholeRange(ofLine: line)
    var end = whole.upperBound
    while end > whole.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return whole.lowerBound..<end
  }

  func text(ofLine line: Int) -> String { text(in: range(ofLine: line)) }

  /// The white space at the beginning of a line.
  func indentation(ofLine line: Int) -> String {
    String(text(ofLine: line).prefix { $0 == " " || $0 == "\t" })
  }

  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    bytes.replaceSubrange(range.clamped(to: 0..<bytes.count), with: text)
    starts = Self.starts(of: bytes)
  }
}

// MARK: - Places

extension DocumentText {
  /// The offset of a position, or of the nearest one: the end of its line, or of the text.
  ///
  /// Within a character it is the beginning of the character.
  func offset(of position: Position) -> Int {
    offset(behind: position.character, ofLine: position.line, units)
  }

  /// The offset behind as many units of a line, or the nearest one: the end of the line, or the beginning
  /// of a character of several units.
  private func offset(
    behind count: Int, ofLine line: Int, _ units: (UInt8, _ length: Int) -> Int
  ) -> Int {
    let line = range(ofLine: line)
    var left = count
    var index = line.lowerBound
    while index < line.upperBound {
      let length = min(Self.length(bytes[index]), line.upperBound - index)
      left -= units(bytes[index], length)
      if left < 0 { break }
      index += length
    }
    return index
  }

  /// The position of an offset.
  func position(of offset: Int) -> Position {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    var character = 0
    var index = starts[low]
    while index < offset {
      let length = min(Self.length(bytes[index]), bytes.count - index)
      character += units(of: bytes[index], length)
      index += length
    }
    return Position(line: low, character: character)
  }

  /// The offset of a place that the parser gave, which counts code points from 1; the end of the
  /// line if it has fewer.
  func offset(of location: Location) -> Int {
    offset(behind: (location.column ?? 1) - 1, ofLine: location.line - 1) { _, _ in 1 }
  }

  func offsets(of range: Range<Location>) -> Range<Int> {
    let start = offset(of: range.lowerBound)
    return start..<max(start, offset(of: range.upperBound))
  }

  /// The place of an offset as the parser counts.
  func location(of offset: Int) -> Location {
    let line = position(of: offset).line
    let column = bytes[starts[line]..<min(max(offset, starts[line]), bytes.count)]
      .count { $0 & 0xC0 != 0x80 }
    return Location(line: line + 1, column: column + 1)
  }

  /// The bytes of the character that begins with a byte.
  private static func length(_ byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  private func units(of byte: UInt8, _ length: Int) -> Int {
    switch encoding {
    case .utf8: length
    case .utf16: byte < 0xF0 ? 1 : 2
    }
  }
}

// MARK: - As JSON

extension Position {
  var json: JSON { ["line": .integer(line), "character": .integer(character)] }

  /// Nil for anything but a position; numbers below 0 and huge ones are those of the nearest place.
  init?(_ json: JSON?) {
    guard let json, let line = json["line"]?.integer, let character = json["character"]?.integer
    else {
      return nil
    }
    self.init(line: max(0, line), character: max(0, character))
  }
}

extension DocumentText {
  func json(_ range: Range<Int>) -> JSON {
    ["start": position(of: range.lowerBound).json, "end": position(of: range.upperBound).json]
  }

  func json(_ range: Range<Location>) -> JSON { json(offsets(of: range)) }

  /// The offsets of a range that a client sent; of one that ends before it begins, the other way round.
  func offsets(of range: JSON?) -> Range<Int>? {
    guard let start = Position(range?["start"]), let end = Position(range?["end"]) else {
      return nil
    }
    let (first, last) = (offset(of: start), offset(of: end))
    return min(first, last)..<max(first, last)
  }

  func edit(_ range: Range<Int>, _ text: String) -> JSON {
    ["range": json(range), "newText": .string(text)]
  }
}
