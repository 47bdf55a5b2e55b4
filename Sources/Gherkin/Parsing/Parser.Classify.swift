internal import Messages

/// The kinds of lines.
extension Parser {
  /// The kind of a line of plain Gherkin among those expected; nil if it is none of them.
  @inline(__always)
  mutating func classify(_ line: Line, _ expected: TokenKinds) -> Match? {
    let instead = expected.has(.other) ? Match(kind: .other) : nil
    if line.isEmpty { return expected.has(.empty) ? Match(kind: .empty) : instead }
    switch bytes[line.content] {
    case Byte.hash:
      if expected.has(.language), readLanguage(line) { return Match(kind: .language) }
      return expected.has(.comment) ? Match(kind: .comment) : instead
    case Byte.bar: return expected.has(.tableRow) ? Match(kind: .tableRow) : instead
    case Byte.at: return expected.has(.tagLine) && readTags(line) ? Match(kind: .tagLine) : instead
    case Byte.quote, Byte.backtick:
      let isFence = expected.has(.docStringSeparator) && opensDocString(line)
      return isFence ? Match(kind: .docStringSeparator) : instead
    default:
      guard let entry = keywords.match(bytes, at: line.content, line.end, expected)
      else { return instead }
      return Match(
        kind: keywords.entries[entry].kind, keyword: entry, keywordStart: line.content)
    }
  }

  func opensDocString(_ line: Line) -> Bool {
    bytes.has("\"\"\"", at: line.content, line.end) || bytes.has("```", at: line.content, line.end)
  }

  /// Reads the tags of a line into `lineTags`; a fault in them is added to the errors and the line
  /// is then treated as another kind, unless the parser recovers.
  mutating func readTags(_ line: Line) -> Bool {
    lineTags.removeAll(keepingCapacity: true)
    namelessTag = nil
    guard let fault = TagScanner.scan(bytes, line, into: &lineTags, nameless: &namelessTag)
    else { return true }
    add(fault)
    return recovers
  }

  mutating func readMarkdownTags(_ line: Line) -> Bool {
    lineTags.removeAll(keepingCapacity: true)
    return TagScanner.scanMarkdown(bytes, line, into: &lineTags)
  }

  /// Whether a comment names a language; the keywords are then those of that language.
  mutating func readLanguage(_ line: Line) -> Bool {
    guard let (start, end) = bytes.languageCode(line) else { return false }
    let code = bytes.text(start, end)
    guard let table = KeywordTable.named(code) else {
      let location = line.location(of: line.content, bytes)
      add(GherkinError(location: location, fact: .unknownLanguage(code)))
      // For de-DE, the language of the rest of the file is known.
      let parts = code.split { $0 == "-" || $0 == "_" }
      if parts.count == 2, parts[1].allSatisfy(\.isUppercase),
        let table = KeywordTable.named(String(parts[0]))
      {
        keywords = table
      }
      return false
    }
    keywords = table
    return true
  }

  /// The owner of the tags here: the next title after tags, comments and empty lines.
  mutating func kindAhead() -> TokenKind {
    let skipped: TokenKinds = [TokenKinds(.tagLine), TokenKinds(.comment), TokenKinds(.empty)]
    let saved = (lineTags, namelessTag)
    defer { (lineTags, namelessTag) = saved }
    let titles = expected.intersection([TokenKinds(.examplesLine), TokenKinds(.scenarioLine)])
    for line in scanner {
      let match =
        isMarkdown
        ? markdownTitle(line, titles) ?? classifyMarkdown(line, skipped)
        : classify(line, titles.union(skipped))
      guard let match else { break }
      if match.kind == .examplesLine || match.kind == .scenarioLine { return match.kind }
    }
    return .ruleLine
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offsets of the code in `# language: code`; nil if the comment is another.
  func languageCode(_ line: Line) -> (start: Int, end: Int)? {
    var index = skippingSpace(line.content + 1, line.end)
    guard has("language", at: index, line.end) else { return nil }
    index = skippingSpace(index + 8, line.end)
    guard index < line.end, self[index] == Byte.colon else { return nil }
    let start = skippingSpace(index + 1, line.end)
    let end = trimmingSpace(start, line.end)
    let isCode = self[start..<end].allSatisfy {
      Byte.isLetter($0) || $0 == Byte.minus || $0 == Byte.underscore
    }
    return start < end && isCode ? (start, end) : nil
  }
}
