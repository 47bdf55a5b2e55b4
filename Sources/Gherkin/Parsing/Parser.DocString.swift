internal import Messages

/// Doc strings: the only lines whose meaning depends on their position alone.
extension Parser {
  mutating func openDocString(_ line: Line) {
    let mark = bytes[line.content]
    var count = 3
    if isMarkdown, mark == Byte.backtick {
      while line.content + count < line.end, bytes[line.content + count] == mark { count += 1 }
    }
    let mediaType = bytes.trimmedText(line.content + count, line.end)
    let column = line.column(of: line.content, bytes)
    let location = Location(line: line.number, column: column)
    fence = Fence(
      mark: mark, count: count, indent: column - 1, location: location,
      next: phase == .table ? .docStringEndAfterTable : .docStringEnd)
    if recovers { fence.isUnclosed = !closingFenceIsAhead() }
    tree.startDocString(location, bytes.text(line.content, line.content + count), mediaType)
    takeFaults()
    phase = phase == .table ? .docStringAfterTable : .docString
  }

  /// Reads a line as part of the doc string; false if a title ends an unclosed one.
  mutating func readDocString(_ line: Line) -> Bool {
    let isClosed = closesDocString(line)
    let isOver = fence.isUnclosed && startsTitle(line)
    guard !isClosed, !isOver else {
      tree.endDocString()
      phase = fence.next
      if isClosed, tokens != nil { record(Match(kind: .docStringSeparator), line) }
      return isClosed
    }
    let start = line.offset(behind: fence.indent, upTo: line.content, bytes)
    tree.text.addLine(bytes, start, line.end, unescaping: fence.count == 3 ? fence.mark : nil)
    if tokens != nil { record(Match(kind: .other), line) }
    return true
  }

  func closesDocString(_ line: Line) -> Bool {
    let start = bytes[line.content..<line.end].prefix(fence.count)
    return start.count == fence.count && start.allSatisfy { $0 == fence.mark }
  }
}
