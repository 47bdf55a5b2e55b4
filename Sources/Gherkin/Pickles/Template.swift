package import Messages

/// A text with placeholders such as `<name>`, cut into the fixed parts and those that a row fills in.
///
/// Only names of the table's columns are placeholders; other text between angle brackets stays.
struct Template {
  private enum Part {
    case text(Range<Int>)
    /// With the place of its name and brackets.
    case column(Int, Range<Int>)
  }

  private let source: String
  private var parts: [Part] = []

  init(_ source: String, _ columns: Outline.Columns) {
    self.source = source
    var copy = source
    parts = copy.withUTF8 { Self.parts(of: $0, columns) }
  }

  var hasPlaceholder: Bool { !parts.isEmpty }

  /// The columns that it names, as often as it does.
  var columns: [Int] {
    parts.compactMap { if case .column(let column, _) = $0 { column } else { nil } }
  }

  /// The parts; empty if there is no placeholder.
  private static func parts(
    of bytes: UnsafeBufferPointer<UInt8>, _ columns: Outline.Columns
  ) -> [Part] {
    var parts: [Part] = []
    var pending = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == Byte.less, let (column, end) = placeholder(bytes, index, columns) else {
        index += 1
        continue
      }
      if pending < index { parts.append(.text(pending..<index)) }
      parts.append(.column(column, index..<end))
      index = end
      pending = end
    }
    if !parts.isEmpty, pending < bytes.count { parts.append(.text(pending..<bytes.count)) }
    return parts
  }

  /// The column named between the brackets that open here, and the position after them.
  ///
  /// A name may itself have brackets; the shortest one that is a column's name is taken.
  private static func placeholder(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ columns: Outline.Columns
  ) -> (Int, Int)? {
    var end = start + 1
    while end < bytes.count, end - start - 1 <= columns.longest {
      if bytes[end] == Byte.greater, let column = columns.column(named: bytes, start + 1, end) {
        return (column, end + 1)
      }
      end += 1
    }
    return nil
  }

  /// The text for a row; a missing cell is empty.
  @inline(__always)
  func filled(_ cells: [GherkinDocument.TableCell]) -> String {
    parts.isEmpty ? source : joined(cells)
  }

  /// The number of bytes of the text for a row.
  func size(_ cells: [GherkinDocument.TableCell]) -> Int {
    parts.isEmpty ? source.utf8.count : parts.reduce(0) { $0 + Self.size(of: $1, cells) }
  }

  private static func size(of part: Part, _ cells: [GherkinDocument.TableCell]) -> Int {
    switch part {
    case .text(let range): range.count
    case .column(let column, _): column < cells.count ? cells[column].value.utf8.count : 0
    }
  }

  /// The positions of its parts, as written and in the text for a row.
  func places(_ cells: [GherkinDocument.TableCell]) -> [FilledText.Part] {
    var end = 0
    return (parts.isEmpty ? [.text(0..<source.utf8.count)] : parts).map { part in
      let start = end
      end += Self.size(of: part, cells)
      switch part {
      case .text(let written):
        return FilledText.Part(written: written, filled: start..<end, isPlaceholder: false)
      case .column(_, let written):
        return FilledText.Part(written: written, filled: start..<end, isPlaceholder: true)
      }
    }
  }

  private func joined(_ cells: [GherkinDocument.TableCell]) -> String {
    let size = size(cells)
    var source = source
    return source.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: size) { target in
        var end = 0
        for part in parts {
          switch part {
          case .text(let range): end = target.put(UnsafeBufferPointer(rebasing: bytes[range]), end)
          case .column(let column, _):
            guard column < cells.count else { continue }
            var value = cells[column].value
            end = value.withUTF8 { target.put($0, end) }
          }
        }
        return end
      }
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies bytes to an offset, and returns the offset after them.
  @inline(__always)
  fileprivate func put(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    guard let target = baseAddress, let source = bytes.baseAddress, offset + bytes.count <= count
    else { return offset }
    (target + offset).update(from: source, count: bytes.count)
    return offset + bytes.count
  }
}

/// A text of an outline with the cells of an example row filled in, and the origin of each of its parts.
package struct FilledText {
  /// Offsets in UTF-8.
  package struct Part {
    /// In the text with its placeholders.
    package let written: Range<Int>
    package let filled: Range<Int>
    package let isPlaceholder: Bool
  }

  package let text: String
  /// From the left to the right, at least one.
  package let parts: [Part]

  /// Fills the placeholders in a text with the cells of a row.
  package init(
    _ written: String, header: [GherkinDocument.TableCell], cells: [GherkinDocument.TableCell]
  ) {
    let template = Template(written, Outline.Columns(header))
    text = template.filled(cells)
    parts = template.places(cells)
  }
}
