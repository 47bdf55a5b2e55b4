internal import Messages

/// Lines that the grammar accepts and that are most likely mistakes.
extension Parser {
  /// Notes a row with text after its last bar, unless that is a comment.
  mutating func warnOfOpenRow(_ line: Line) {
    let end = bytes.trimmingSpace(line.content, line.end)
    let start = bytes.skippingSpace(rowScanner.lastStart, end)
    guard start < end, bytes[start] != Byte.hash else { return }
    warn(.openRow(lost: bytes.text(start, end)), line, at: start)
  }

  mutating func warnOfLateLanguage(_ line: Line) {
    guard let (start, end) = bytes.languageCode(line) else { return }
    warn(.lateLanguage(bytes.text(start, end)), line, at: line.content)
  }

  /// Notes a line of a description that was probably meant as a step or a title.
  ///
  /// Prose goes on over several lines, so a line below prose is a step only if it could be nothing
  /// else.
  mutating func checkDescription(_ line: Line) {
    if let keyword = titleKeyword(line) {
      warn(.titleInDescription(text(of: line), keyword: keyword), line, at: line.content)
    } else if let keyword = stepKeyword(line) {
      warn(.stepInDescription(text(of: line), keyword: keyword), line, at: line.content)
    } else {
      proseLine = line.number
    }
  }

  private func titleKeyword(_ line: Line) -> String? {
    let colon = (line.content..<min(line.end, line.content + KeywordLikeness.longest))
      .first { bytes[$0] == Byte.colon }
    guard let colon else { return nil }
    let found = bytes.text(line.content, bytes.trimmingSpace(line.content, colon)).lowercased()
    return keywords.entries.first { $0.kind != .stepLine && $0.text.lowercased() == found }?.text
  }

  /// The keyword that the line begins with, as it should be written.
  private func stepKeyword(_ line: Line) -> String? {
    let isHeader = phase == .header || phase == .headerDescription
    let likeness = KeywordLikeness(
      bytes.text(line.content, min(line.end, line.content + KeywordLikeness.longest)))
    for entry in keywords.entries where entry.kind == .stepLine && entry.text != "* " {
      let isLike =
        switch likeness.compare(entry.text) {
        case .different: false
        // The words of a feature may well begin with When or But, its first words seldom do.
        case .same: !isHeader || phase == .header || entry.type == .context
        case .nearly: !isHeader && proseLine != line.number - 1
        }
      if isLike { return entry.text }
    }
    return nil
  }

  private func text(of line: Line) -> String {
    bytes.text(line.content, bytes.trimmingSpace(line.content, line.end))
  }

  private mutating func warn(_ fact: GherkinWarning.Fact, _ line: Line, at offset: Int) {
    let location = Location(line: line.number, column: line.column(of: offset, bytes))
    warnings.append(GherkinWarning(location: location, fact: fact))
  }
}
