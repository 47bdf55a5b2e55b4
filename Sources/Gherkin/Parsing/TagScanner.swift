internal import Messages

/// Reads the tags of a line; their ids are given later, when what they belong to is complete.
enum TagScanner {
  /// Appends the tags of a line that begins with `@`, up to a comment after white space.
  ///
  /// Every tag begins with its own `@`, which white space may follow; nothing is appended when one
  /// of them is faulty.
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Line, into tags: inout [GherkinDocument.Tag]
  ) -> GherkinError? {
    let end = endOfTags(bytes, line)
    let known = tags.count
    var columns = ColumnCounter(line)
    var index = line.content
    while index < end {
      let start = index
      index += 1
      while index < end, bytes[index] != Byte.at { index += 1 }
      let last = bytes.trimmingSpace(start, index)
      let location = Location(line: line.number, column: columns.column(of: start, bytes))
      let first = bytes.skippingSpace(start + 1, last)
      let name = first == start + 1 ? bytes.text(start, last) : "@" + bytes.text(first, last)
      if let fact = fault(bytes, first, last, name) {
        tags.removeSubrange(known...)
        return GherkinError(location: location, fact: fact)
      }
      tags.append(GherkinDocument.Tag(location: location, name: name, id: ""))
    }
    return nil
  }

  @inline(__always)
  private static func fault(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ name: String
  ) -> GherkinError.Fact? {
    if start >= end { return .emptyTag }
    for index in start..<end {
      if Byte.isSpace(bytes[index]) || bytes.wideSpace(at: index, end) > 0 {
        return .whitespaceInTag(name)
      }
    }
    return nil
  }

  /// Where the tags end: at a number sign after white space, or at the end of the line.
  private static func endOfTags(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Line) -> Int {
    var index = line.content
    while index < line.end {
      if bytes[index] == Byte.hash, bytes.trimmingSpace(line.content, index) < index {
        return bytes.trimmingSpace(line.content, index)
      }
      index += 1
    }
    return bytes.trimmingSpace(line.content, line.end)
  }

  /// Appends the tags of a Markdown line, each alone in backticks; says whether there are any.
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
      tags.append(
        GherkinDocument.Tag(location: location, name: bytes.text(start, end), id: ""))
      index = end + 1
    }
    return tags.count > known
  }
}
