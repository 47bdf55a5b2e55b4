internal import Messages

/// Gherkin in Markdown: titles are headings, steps are list items, tags are in backticks, tables
/// are indented by two to five, doc strings are fenced code. Everything else is prose.
extension Parser {
  /// The kind of a line of Markdown among those expected; nil if it is none of them.
  mutating func classifyMarkdown(_ line: Line, _ expected: TokenKinds) -> Match? {
    let instead = expected.has(.other) ? Match(kind: .other) : nil
    let blank = expected.has(.empty) ? Match(kind: .empty) : instead
    if line.isEmpty {
      let isFeature = expected.has(.featureLine) && !featureHeadingIsAhead()
      return isFeature ? Match(kind: .featureLine, keywordStart: line.content) : blank
    }
    let isRow = isMarkdownRow(line)
    if isRow, expected.has(.tableRow) { return Match(kind: .tableRow) }
    let isFence = opensDocString(line)
    if isFence, expected.has(.docStringSeparator) { return Match(kind: .docStringSeparator) }
    let step = markdownStep(line)
    if let step, expected.has(.stepLine) { return step }
    if let title = markdownTitle(line, TokenKinds(.backgroundLine).intersection(expected)) {
      return title
    }
    let hasTags = readMarkdownTags(line)
    if hasTags, expected.has(.tagLine) { return Match(kind: .tagLine) }
    if let title = markdownTitle(line, expected) { return title }
    if expected.has(.featureLine) { return Match(kind: .featureLine, keywordStart: line.content) }
    if isMarkdownSeparator(line) { return expected.has(.comment) ? Match(kind: .comment) : instead }
    // A line with a meaning elsewhere is not prose.
    let isProse =
      !isRow && !isFence && step == nil && !hasTags && markdownTitle(line, .allButFeature) == nil
    return isProse ? blank : instead
  }

  /// Whether the next line that is neither blank nor tags is the heading of a feature.
  ///
  /// The first line is the feature, whatever its text, except for blank lines before a heading.
  private mutating func featureHeadingIsAhead() -> Bool {
    for line in scanner where !line.isEmpty && !readMarkdownTags(line) {
      return markdownTitle(line, TokenKinds(.featureLine)) != nil
    }
    return false
  }

  /// The offset of a line's text: of its keyword if it has one.
  func markdownTextStart(_ line: Line) -> Int {
    (markdownTitle(line, .allButFeature) ?? markdownStep(line))?.keywordStart ?? line.content
  }

  /// A heading of one to six number signs, one white space, and a keyword with its colon.
  func markdownTitle(_ line: Line, _ kinds: TokenKinds) -> Match? {
    var index = line.content
    while index < line.end, bytes[index] == Byte.hash { index += 1 }
    let depth = index - line.content
    guard depth >= 1, depth <= 6, index < line.end else { return nil }
    let width = Byte.isSpace(bytes[index]) ? 1 : bytes.wideSpace(at: index, line.end)
    guard width > 0, index + width < line.end else { return nil }
    let titles = kinds.subtracting(TokenKinds(.stepLine))
    guard let entry = keywords.match(bytes, at: index + width, line.end, titles) else { return nil }
    return Match(kind: keywords.entries[entry].kind, keyword: entry, keywordStart: index + width)
  }

  /// A list item that begins with a step's keyword; a bullet does not count as the keyword.
  func markdownStep(_ line: Line) -> Match? {
    let bullet = bytes[line.content]
    guard bullet == Byte.star || bullet == Byte.plus || bullet == Byte.minus else { return nil }
    let start = bytes.skippingSpace(line.content + 1, line.end)
    guard start < line.end, bytes[start] != Byte.star else { return nil }
    guard let entry = keywords.match(bytes, at: start, line.end, TokenKinds(.stepLine))
    else { return nil }
    return Match(kind: .stepLine, keyword: entry, keywordStart: start)
  }

  private func isMarkdownRow(_ line: Line) -> Bool {
    guard bytes[line.content] == Byte.bar else { return false }
    let indent = line.column(of: line.content, bytes) - 1
    return indent >= 2 && indent <= 5 && !isMarkdownSeparator(line)
  }

  /// Whether a row has a cell of only hyphens, with a colon at either end.
  private func isMarkdownSeparator(_ line: Line) -> Bool {
    guard bytes[line.content] == Byte.bar else { return false }
    let end = bytes.trimmingSpace(line.content, line.end)
    var start = line.content + 1
    var index = start
    while index < end {
      if bytes[index] == Byte.bar {
        if isSeparatorCell(start, index) { return true }
        start = index + 1
      }
      index += bytes[index] == Byte.backslash ? 2 : 1
    }
    return false
  }

  private func isSeparatorCell(_ start: Int, _ end: Int) -> Bool {
    var first = bytes.skippingSpace(start, end)
    var last = bytes.trimmingSpace(first, end)
    if first < last, bytes[first] == Byte.colon { first += 1 }
    if first < last, bytes[last - 1] == Byte.colon { last -= 1 }
    return first < last && bytes[first..<last].allSatisfy { $0 == Byte.minus }
  }
}

extension TokenKinds {
  fileprivate static let allButFeature = TokenKinds(
    TokenKind.allCases.filter { $0 != .featureLine })
}
