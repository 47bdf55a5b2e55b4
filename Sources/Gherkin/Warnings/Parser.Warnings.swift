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
  /// else; and the words of a feature or rule may well begin with When, so that only a description
  /// of steps is one.
  mutating func checkDescription(_ line: Line) {
    let isHeader = phase == .header || phase == .headerDescription
    if let keyword = titleKeyword(line) {
      warn(.titleInDescription(text(of: line), keyword: keyword), line, at: line.content)
    } else if let (keyword, type) = stepKeyword(line, onlyItself: isHeader) {
      let warning = warning(
        .stepInDescription(text(of: line), keyword: keyword), line, at: line.content)
      if isHeader { headerSteps.add(warning, type) } else { warnings.append(warning) }
    } else {
      proseLine = line.number
      if isHeader, !isStepArgument(line) { headerSteps.hasProse = true }
    }
  }

  /// Decides whether the description of a feature or rule is one of steps.
  @inline(__always)
  mutating func endHeader() {
    guard !headerSteps.isEmpty else { return }
    warnings += headerSteps.warnings
    headerSteps = HeaderSteps()
  }

  private func isStepArgument(_ line: Line) -> Bool {
    bytes[line.content] == Byte.bar || opensDocString(line)
  }

  private func titleKeyword(_ line: Line) -> String? {
    let colon = (line.content..<min(line.end, line.content + KeywordLikeness.longest))
      .first { bytes[$0] == Byte.colon }
    guard let colon else { return nil }
    let end = bytes.trimmingSpace(line.content, colon)
    for index in keywords.entries(beginningLike: bytes[line.content])
    where keywords.entries[index].kind != .stepLine
      && keywords.entries[index].length - 1 == end - line.content
    {
      let keyword = keywords.entries[index].text
      if keyword.lowercased() == bytes.text(line.content, end).lowercased() { return keyword }
    }
    return nil
  }

  /// The keyword that the line begins with, as it should be written.
  private func stepKeyword(
    _ line: Line, onlyItself: Bool
  ) -> (keyword: String, type: GherkinDocument.KeywordType?)? {
    var wordEnd = line.content
    while wordEnd < line.end, Byte.isLetter(bytes[wordEnd]) { wordEnd += 1 }
    var likeness: KeywordLikeness?
    for index in keywords.entries(beginningLike: bytes[line.content])
    where keywords.entries[index].kind == .stepLine {
      // Prose seldom gets further, and then without a string being made.
      guard mayBe(index, line.content, wordEnd) else { continue }
      let known =
        likeness
        ?? KeywordLikeness(
          bytes.text(line.content, min(line.end, line.content + KeywordLikeness.longest)))
      likeness = known
      let entry = keywords.entries[index]
      let isLike =
        switch known.compare(entry.text) {
        case .different: false
        case .same: true
        case .nearly: !onlyItself && proseLine != line.number - 1
        }
      if isLike { return (entry.text, entry.firstType) }
    }
    return nil
  }

  /// Whether a line that begins with a word could be like a keyword: a keyword of one word has about
  /// its length and its last letters.
  @inline(__always)
  private func mayBe(_ index: Int, _ start: Int, _ end: Int) -> Bool {
    let length = keywords.entries[index].length - 1
    guard length > 1 else { return false }
    guard keywords.entries[index].isWord else { return true }
    let last = keywords.bytes[keywords.entries[index].start + length - 1] | 0x20
    let hasLast = end > start && bytes[end - 1] | 0x20 == last
    if end - start == length {
      // Two letters that changed places may be the last ones.
      return hasLast || length > 3 && bytes[end - 2] | 0x20 == last
    }
    return hasLast && abs(end - start - length) == 1
  }

  private func text(of line: Line) -> String {
    bytes.text(line.content, bytes.trimmingSpace(line.content, line.end))
  }

  private mutating func warn(_ fact: GherkinWarning.Fact, _ line: Line, at offset: Int) {
    warnings.append(warning(fact, line, at: offset))
  }

  private func warning(
    _ fact: GherkinWarning.Fact, _ line: Line, at offset: Int
  ) -> GherkinWarning {
    let location = Location(line: line.number, column: line.column(of: offset, bytes))
    return GherkinWarning(location: location, fact: fact)
  }
}

/// Lines in the description of a feature or rule that begin with a step keyword.
struct HeaderSteps {
  private var found: [GherkinWarning] = []
  private var isAwaitingOutcome = false
  private var hasOutcome = false
  /// Whether there are other lines as well.
  var hasProse = false

  var isEmpty: Bool { found.isEmpty && !hasProse }

  /// All of them if they are steps: there is nothing else, or a Then after a Given or When.
  var warnings: [GherkinWarning] { hasProse && !hasOutcome ? [] : found }

  mutating func add(_ warning: GherkinWarning, _ type: GherkinDocument.KeywordType?) {
    found.append(warning)
    switch type {
    case .context, .action: isAwaitingOutcome = true
    case .outcome: hasOutcome = hasOutcome || isAwaitingOutcome
    default: break
    }
  }
}
