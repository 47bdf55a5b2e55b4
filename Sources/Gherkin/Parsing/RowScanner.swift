internal import Messages

/// Cuts a row into cells: trimmed, unescaped, each with the location of its text.
///
/// Text after the last bar is not a cell, and leaves the row open. White space at the ends of a cell is
/// removed, but not the line feeds that `\n` represents.
struct RowScanner {
  private var scratch: [UInt8] = []
  private var lastCount = 4
  /// The offset after the last bar of the last row, and whether there is text after it.
  private(set) var lastStart = 0
  private(set) var isOpen = false

  @inline(__always)
  mutating func cells(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Line)
    -> [GherkinDocument.TableCell]
  {
    var cells: [GherkinDocument.TableCell] = []
    cells.reserveCapacity(lastCount)
    let end = bytes.trimmingSpace(line.content, line.end)
    var columns = ColumnCounter(line)
    var index = line.content + 1
    var start = index
    var hasEscape = false
    while index < end {
      let byte = bytes[index]
      if byte == Byte.bar {
        cells.append(cell(bytes, start, index, hasEscape, line, &columns))
        start = index + 1
        hasEscape = false
      } else if byte == Byte.backslash {
        hasEscape = true
        index += 1
      }
      index += 1
    }
    lastCount = cells.count
    lastStart = start
    isOpen = start < end
    return cells
  }

  @inline(__always)
  private mutating func cell(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ hasEscape: Bool,
    _ line: Line, _ columns: inout ColumnCounter
  ) -> GherkinDocument.TableCell {
    let first = bytes.skippingSpace(start, end)
    let last = bytes.trimmingSpace(first, end)
    return GherkinDocument.TableCell(
      location: Location(line: line.number, column: columns.column(of: first, bytes)),
      value: hasEscape ? unescaped(bytes, first, last) : bytes.text(first, last))
  }

  private mutating func unescaped(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> String {
    scratch.removeAll(keepingCapacity: true)
    var index = start
    while index < end {
      let byte = bytes[index]
      index += 1
      guard byte == Byte.backslash, index < end else {
        scratch.append(byte)
        continue
      }
      switch bytes[index] {
      case Byte.lowerN: scratch.append(Byte.lineFeed)
      case Byte.bar, Byte.backslash: scratch.append(bytes[index])
      default:
        scratch.append(byte)
        scratch.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: scratch, as: UTF8.self)
  }
}

/// Turns rising offsets into columns, counting each part of a line once.
struct ColumnCounter {
  private let isASCII: Bool
  private let start: Int
  private var counted: Int
  private var column = 1

  @inline(__always)
  init(_ line: Line) {
    isASCII = line.isASCII
    start = line.start
    counted = line.start
  }

  /// The column, from 1, in code points; offsets must not fall from call to call.
  @inline(__always)
  mutating func column(of offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if isASCII { return offset - start + 1 }
    column += bytes.codePoints(counted, offset)
    counted = offset
    return column
  }
}
