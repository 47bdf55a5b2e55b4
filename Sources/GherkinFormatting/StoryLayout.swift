public import Gherkin
import Messages
import SpecSources

/// A document that people wrote, with its blocks marked `gherkin` in the canonical layout.
///
/// Everything else stays as it is, including blocks that are not marked. The result is checked: its stories
/// are the same, and formatting it again changes nothing.
///
/// - Parameters:
///   - file: The bytes of the document.
///   - uri: Its name.
///   - indentation: The columns that each level is indented by, at least one.
///   - longestLine: The number of bytes that a line of a block may have.
public func formatStories(
  in file: [UInt8], uri: String, indentation: Int = defaultIndentation,
  longestLine: Int = defaultLongestLine
) throws(FormattingError) -> [UInt8] {
  guard String(validating: file, as: UTF8.self) != nil else { throw .notUTF8 }
  let before = storyDocument(file, uri)
  guard before.errors.isEmpty else { throw .syntax(before.errors, isCutShort: false) }
  guard !before.blocks.isEmpty else { return file }
  let reader = Reader(indentation: indentation, longestLine: longestLine)
  let formatted = try layOut(before.blocks, of: file, reader)
  guard formatted != file else { return file }
  let after = storyDocument(formatted, uri)
  if let location = before.document.firstDifference(from: after.document) {
    throw .changesMeaning(location)
  }
  let again = try layOut(after.blocks, of: formatted, reader)
  guard again == formatted else {
    throw .unstable(firstDifferentLine(sourceLines(formatted), sourceLines(again)))
  }
  return formatted
}

private func storyDocument(_ file: [UInt8], _ uri: String) -> StoryDocument {
  var ids = IdGenerator()
  return StoryDocument(
    Source(uri: uri, data: String(decoding: file, as: UTF8.self), mediaType: .markdown), ids: &ids)
}

private func layOut(
  _ blocks: [StoryDocument.Block], of file: [UInt8], _ reader: Reader
) throws(FormattingError) -> [UInt8] {
  let lines = sourceLines(file)
  var bytes = file.starts(with: byteOrderMark) ? byteOrderMark : []
  var next = 0
  func add(_ line: SourceLine) { bytes += (line.text + line.ending).utf8 }
  for block in blocks {
    for index in next..<block.lines.lowerBound - 1 { add(lines[index]) }
    // If the end of the document ends a block, the empty line after it does not count.
    next = min(block.lines.upperBound - 1, lines.count)
    let indentation = lines[block.lines.lowerBound - 2].text.indentation
    for line in try laidOut(Array(lines[block.lines.lowerBound - 1..<next]), block, reader) {
      bytes += (line.text.isEmpty ? "" : indentation).utf8
      add(line)
    }
  }
  for index in next..<lines.count { add(lines[index]) }
  return bytes
}

/// The lines of a block in the canonical layout, from the first column on.
private func laidOut(
  _ lines: [SourceLine], _ block: StoryDocument.Block, _ reader: Reader
) throws(FormattingError) -> [SourceLine] {
  guard let first = lines.first else { return [] }
  // The contents of a feature appear on their own in a document, without the feature.
  let missing = block.isWhole ? "" : "Feature:" + (first.ending.isEmpty ? "\n" : first.ending)
  let text = missing + lines.map { $0.text + $0.ending }.joined()
  let formatted = layOutGherkin(try reader.read(Array(text.utf8)))
  guard !block.isWhole else { return sourceLines(formatted) }
  return sourceLines(formatted).dropFirst().drop { $0.text.isBlank }
    .map { SourceLine(text: $0.text.removingIndentation(reader.indentation), ending: $0.ending) }
}
