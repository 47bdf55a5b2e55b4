public import Messages

/// The ranges of a document's nodes in its text, computed on request.
///
/// A range extends from the first code point of a node to the location after its last. It covers the
/// node's tags and everything below it, but no white space around it. A node that is not in the
/// text has an empty range, or that of the line it names. Parsing does not pay for any of this.
public struct SourceMap: Sendable {
  package let bytes: [UInt8]
  private let lines: [Line]

  /// The map of the text that a document was read from.
  public init(_ text: SourceText) {
    bytes = text.utf8
    lines = bytes.withUnsafeBufferPointer { Array(LineScanner($0)) }
  }

  /// The text in a range, line ends as in the file.
  public func text(in range: Range<Location>) -> String {
    let start = offset(of: range.lowerBound)
    let end = offset(of: range.upperBound)
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }
}

// MARK: - Leaves

extension SourceMap {
  /// The range of a tag with its `@`.
  public func range(of tag: GherkinDocument.Tag) -> Range<Location> {
    range(of: tag.name, at: tag.location)
  }

  /// The range of a comment with the white space of its line.
  public func range(of comment: GherkinDocument.Comment) -> Range<Location> {
    range(of: comment.text, at: comment.location)
  }

  /// The range of a cell without the bars; an empty cell is where its right bar is.
  public func range(of cell: GherkinDocument.TableCell) -> Range<Location> {
    within(cell.location) { line, start, bytes in
      // A cell that came from elsewhere does not follow a bar.
      let before = bytes.trimmingSpace(line.start, start)
      guard before > line.start, bytes[before - 1] == Byte.bar else { return start..<start }
      var end = start
      while end < line.end, bytes[end] != Byte.bar { end += bytes[end] == Byte.backslash ? 2 : 1 }
      return start..<bytes.trimmingSpace(start, min(end, line.end))
    }
  }

  /// The range of a row from its first bar to the last, including any text after it.
  public func range(of row: GherkinDocument.TableRow) -> Range<Location> {
    within(row.location) { line, start, bytes in
      guard start < line.end, bytes[start] == Byte.bar else { return start..<start }
      return start..<bytes.trimmingSpace(start, line.end)
    }
  }

  /// The range of all rows.
  public func range(of table: GherkinDocument.DataTable) -> Range<Location> {
    let end = table.rows.last.map { range(of: $0).upperBound }
    return table.location..<max(table.location, end ?? table.location)
  }

  /// The range of a doc string, both fences included.
  public func range(of docString: GherkinDocument.DocString) -> Range<Location> {
    let content = contentLines(of: docString)
    let closing = line(content.upperBound + 1).map { line in
      range(of: docString.delimiter, at: location(of: line.content, in: line))
    }
    let isClosed = closing?.isEmpty == false
    let end = isClosed ? closing?.upperBound : contentRange(of: docString).upperBound
    return docString.location..<max(docString.location, end ?? docString.location)
  }

  /// The range of the lines between the fences, indentation included; empty if there are none.
  public func contentRange(of docString: GherkinDocument.DocString) -> Range<Location> {
    let content = contentLines(of: docString)
    guard !content.isEmpty else { return empty(restOfLine(from: docString.location).upperBound) }
    let start = Location(line: content.lowerBound + 1, column: 1)
    return start..<max(start, end(ofLine: content.upperBound, trimmed: false))
  }

  /// The lines of the content: after the first number, and up to the second.
  private func contentLines(of docString: GherkinDocument.DocString) -> Range<Int> {
    let opening = docString.location.line
    let length = docString.content.isEmpty ? 0 : docString.content.utf8.count { $0 == 0x0A } + 1
    // Empty content may be no line or a blank one.
    var end = opening + length
    if length == 0, let next = line(opening + 1), next.isEmpty { end += 1 }
    return opening..<end
  }
}

// MARK: - Steps

extension SourceMap {
  /// The range of a step with its table and doc string.
  public func range(of step: GherkinDocument.Step) -> Range<Location> {
    let ends = [
      restOfLine(from: step.location).upperBound, keywordRange(of: step).upperBound,
      step.docString.map { range(of: $0).upperBound },
      step.dataTable.map { range(of: $0).upperBound },
    ]
    return step.location..<(ends.compactMap(\.self).max() ?? step.location)
  }

  /// The range of a step's keyword with the white space that ends it.
  public func keywordRange(of step: GherkinDocument.Step) -> Range<Location> {
    range(of: step.keyword, at: step.location)
  }

  /// The range of a step's text, which its table and doc string are not part of.
  public func textRange(of step: GherkinDocument.Step) -> Range<Location> {
    rest(after: keywordRange(of: step).upperBound)
  }
}

// MARK: - Places

extension SourceMap {
  /// The line of this number, from 1.
  func line(_ number: Int) -> Line? {
    number >= 1 && number <= lines.count ? lines[number - 1] : nil
  }

  /// The offset of a location, or of the nearest one in the text.
  package func offset(of location: Location) -> Int {
    guard let line = line(location.line) else { return location.line < 1 ? 0 : bytes.count }
    let count = (location.column ?? 1) - 1
    return bytes.withUnsafeBufferPointer { line.offset(behind: count, upTo: line.end, $0) }
  }

  func location(of offset: Int, in line: Line) -> Location {
    bytes.withUnsafeBufferPointer { line.location(of: offset, $0) }
  }

  /// The end of a line, and of its text without white space.
  func end(ofLine number: Int, trimmed: Bool = true) -> Location {
    guard let line = line(number) else { return Location(line: number, column: 1) }
    let end = bytes.withUnsafeBufferPointer {
      trimmed ? $0.trimmingSpace(line.content, line.end) : line.end
    }
    return location(of: end, in: line)
  }

  func empty(_ location: Location) -> Range<Location> { location..<location }

  /// The range from a location to the end of its line's text.
  func restOfLine(from location: Location) -> Range<Location> {
    location..<max(location, end(ofLine: location.line))
  }

  /// The rest of a line without the white space at its start; empty at the location if nothing is left.
  func rest(after location: Location) -> Range<Location> {
    within(location) { line, start, bytes in
      let first = bytes.skippingSpace(start, line.end)
      return first < line.end ? first..<bytes.trimmingSpace(first, line.end) : start..<start
    }
  }

  /// The range of a text at a location; empty if the text is not there.
  func range(of text: String, at location: Location) -> Range<Location> {
    within(location) { line, start, bytes in
      start..<(bytes.has(text.utf8, at: start, line.end) ? start + text.utf8.count : start)
    }
  }

  /// The range of the bytes that `find` chooses in the line of a location, from its offset on.
  func within(
    _ location: Location, _ find: (Line, Int, UnsafeBufferPointer<UInt8>) -> Range<Int>
  ) -> Range<Location> {
    guard let line = line(location.line) else { return empty(location) }
    let found = bytes.withUnsafeBufferPointer { find(line, offset(of: location), $0) }
    let start = self.location(of: found.lowerBound, in: line)
    return start..<max(start, self.location(of: found.upperBound, in: line))
  }
}
