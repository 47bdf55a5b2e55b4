internal import Messages

/// Reads the tags of a line; their ids are assigned later, when their owner is complete.
enum TagScanner {
  /// Appends the tags of a line that begins with `@`, up to a comment after white space.
  ///
  /// An `@` with nothing before the next is not a tag; the first is recorded. One with white space in its
  /// name is not appended; the first such is the result.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Line, into tags: inout [GherkinDocument.Tag],
    nameless: inout Location?
  ) -> GherkinError? {
    let end = endOfTags(bytes, line)
    var fault: GherkinError?
    var columns = ColumnCounter(line)
    var index = line.content
    while index < end {
      let start = index
      index += 1
      while index < end, bytes[index] != Byte.at { index += 1 }
      let last = bytes.trimmingSpace(start, index)
      let location = Location(line: line.number, column: columns.column(of: start, bytes))
      guard last > start + 1 else {
        nameless = nameless ?? location
        continue
      }
      let name = bytes.text(start, last)
      if bytes.hasSpace(start, last) {
        fault = fault ?? GherkinError(location: location, fact: .whitespaceInTag(name))
      } else {
        tags.append(GherkinDocument.Tag(location: location, name: name, id: ""))
      }
    }
    return fault
  }

  /// The end of the tags: at a number sign after white space, or at the end of the line.
  private static func endOfTags(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Line) -> Int {
    let comment = (line.content..<line.end).first { index in
      bytes[index] == Byte.hash && bytes.trimmingSpace(line.content, index) < index
    }
    return bytes.trimmingSpace(line.content, comment ?? line.end)
  }

  /// Appends the tags of a Markdown line, each alone in backticks; returns whether there are any.
  static func scanMarkdown(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Line, into tags: inout [GherkinDocument.Tag]
  ) -> Bool {
    let known = tags.count
    var columns = ColumnCounter(line)
    var index = line.content
    while index + 1 < line.end {
      guard bytes[index] == Byte.backtick, bytes[index + 1] == Byte.at else {
        index += 1
        continue
      }
      let start = index + 1
      var end = start
      while end < line.end, bytes[end] != Byte.backtick { end += 1 }
      guard end < line.end else { break }
      guard end > start + 1 else {
        index = end
        continue
      }
      let location = Location(line: line.number, column: columns.column(of: start, bytes))
      tags.append(GherkinDocument.Tag(location: location, name: bytes.text(start, end), id: ""))
      index = end + 1
    }
    return tags.count > known
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether there is white space between two offsets.
  @inline(__always)
  fileprivate func hasSpace(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { Byte.isSpace(self[$0]) || wideSpace(at: $0, end) > 0 }
  }
}
