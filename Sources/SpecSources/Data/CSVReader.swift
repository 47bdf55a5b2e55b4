internal import Messages

/// Reads CSV row by row, as defined by RFC 4180: cells between commas, with white space kept; a cell with
/// commas, quotes or line breaks is in quotes, and quotes in it are doubled.
///
/// Lines end with LF, CR LF or CR, which the last may lack. Blank lines at the end are not rows. A byte
/// order mark is skipped.
struct CSVReader {
  private let bytes: [UInt8]
  private let end: Int
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    self.end = end
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, lineStart) = (3, 3) }
  }

  /// The next row; nil after the last.
  mutating func next() throws(DataFileError) -> (cells: [String], location: Location)? {
    guard index < end else { return nil }
    let start = location
    var cells: [String] = []
    while true {
      cells.append(try cell())
      guard current == UInt8(ascii: ",") else { break }
      index += 1
    }
    // A header in quotes is one column.
    let header = bytes[lineStart..<index]
    if line == 1, cells.count == 1, header.first != UInt8(ascii: "\""),
      let mark = header.first(where: Self.isOtherSeparator)
    {
      throw .file(.otherSeparator(Unicode.Scalar(mark)), at: start)
    }
    skipLineBreak()
    return (cells, start)
  }

  private mutating func cell() throws(DataFileError) -> String {
    if current == UInt8(ascii: "\"") { return try quoted() }
    let start = index
    while let byte = current, byte != UInt8(ascii: ","), byte != 0x0A, byte != 0x0D {
      guard byte != UInt8(ascii: "\"") else { throw .file(.quoteInCell, at: location) }
      index += 1
    }
    return try text(bytes[start..<index])
  }

  private mutating func quoted() throws(DataFileError) -> String {
    let start = location
    index += 1
    var content: [UInt8] = []
    while let byte = current {
      if byte == UInt8(ascii: "\"") {
        index += 1
        guard current == UInt8(ascii: "\"") else {
          guard isAtEndOfCell else {
            let mark = current.flatMap { Self.isOtherSeparator($0) ? Unicode.Scalar($0) : nil }
            throw .file(mark.map { .otherSeparator($0) } ?? .textAfterQuote, at: location)
          }
          return try text(content[...])
        }
        index += 1
        content.append(byte)
      } else if byte == 0x0A || byte == 0x0D {
        let first = index
        skipLineBreak()
        content += bytes[first..<index]
      } else {
        index += 1
        content.append(byte)
      }
    }
    throw .file(.openQuote, at: start)
  }

  private static func isOtherSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\t")
  }

  private var current: UInt8? { index < end ? bytes[index] : nil }

  private var isAtEndOfCell: Bool {
    guard let current else { return true }
    return current == UInt8(ascii: ",") || current == 0x0A || current == 0x0D
  }

  private mutating func skipLineBreak() {
    guard let byte = current else { return }
    index += byte == 0x0D && index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
    line += 1
    lineStart = index
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(DataFileError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .file(.notUTF8, at: Location(line: line, column: 1))
    }
    return text
  }

  /// A column counts characters.
  private var location: Location {
    let column = bytes[lineStart..<index].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return Location(line: line, column: column)
  }
}
