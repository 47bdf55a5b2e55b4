internal import Messages

/// The official grammar as a state machine: one line in, one change of the tree or one error out.
///
/// A line that cannot be where it is becomes an error and is skipped; the state stays.
struct Parser {
  /// How a line was understood.
  struct Match {
    var kind: TokenKind
    /// The keyword's place in the table and where it begins; only of titles and steps.
    var keyword = -1
    var keywordStart = 0
  }

  /// As officially: the error after the tenth ends the parsing.
  static let mostErrors = 11

  let bytes: UnsafeBufferPointer<UInt8>
  let isMarkdown: Bool
  private let expectedSets = Grammar.expectedSets
  var keywords: KeywordTable
  var scanner: LineScanner
  var rowScanner = RowScanner()
  var tree: TreeBuilder
  var phase = Grammar.Phase.start
  var errors: [GherkinError] = []
  /// The tokens accepted so far, if somebody wants to see them.
  var tokens: TokenList?
  /// Tags of the line at hand, which move to the tree if the line is accepted.
  private var lineTags: [GherkinDocument.Tag] = []
  /// The open doc string's fence, where it began, and how much indentation its lines lose.
  var fence = Fence()

  struct Fence {
    var mark: UInt8 = 0
    var count = 0
    var indent = 0
    var location = Location(line: 1)
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, isMarkdown: Bool, keywords: KeywordTable,
    ids: IdGenerator
  ) {
    self.bytes = bytes
    self.isMarkdown = isMarkdown
    self.keywords = keywords
    scanner = LineScanner(bytes)
    tree = TreeBuilder(ids: ids)
  }

  /// Reads all lines; `errors` are complete afterwards.
  mutating func run() {
    while let line = scanner.next() {
      read(line)
      if errors.count >= Self.mostErrors { return }
    }
    if let fault = scanner.fault {
      errors = [fault]
      return
    }
    readEnd()
  }

  var expected: TokenKinds {
    @inline(__always) get {
      expectedSets[Int(phase.rawValue) * 2 + (tree.isInBackground ? 1 : 0)]
    }
  }

  @inline(__always)
  private mutating func read(_ line: Line) {
    if phase == .docString || phase == .docStringAfterTable {
      readDocString(line)
      return
    }
    let match = isMarkdown ? classifyMarkdown(line, expected) : classify(line, expected)
    guard let match else {
      report(line)
      return
    }
    accept(match, line)
  }

  private mutating func readEnd() {
    if expected.has(.endOfFile) {
      tree.endRule()
      takeFaults()
      tokens?.addEnd()
      return
    }
    let isInDocString = phase == .docString || phase == .docStringAfterTable
    add(
      GherkinError(
        location: Location(line: scanner.number + 1),
        fact: .unexpectedEnd(
          expected: Grammar.expected(after: phase, inBackground: tree.isInBackground),
          openedAt: isInDocString ? fence.location : nil)))
    tree.endRule()
    takeFaults()
  }
}

// MARK: - Errors

extension Parser {
  mutating func add(_ error: GherkinError) {
    if errors.count < Self.mostErrors, !errors.contains(error) { errors.append(error) }
  }

  private mutating func report(_ line: Line) {
    let end = bytes.trimmingSpace(line.content, line.end)
    let start = isMarkdown ? markdownTextStart(line) : line.content
    add(
      GherkinError(
        location: Location(line: line.number, column: line.column(of: start, bytes)),
        fact: .unexpectedLine(
          expected: Grammar.expected(after: phase, inBackground: tree.isInBackground),
          found: bytes.text(line.content, end))))
  }

  @inline(__always)
  private mutating func takeFaults() {
    if !tree.faults.isEmpty {
      for fault in tree.takeFaults() { add(fault) }
    }
  }
}

// MARK: - What a line is

extension Parser {
  /// What a line of plain Gherkin is, of what is expected here; nil if nothing of it.
  @inline(__always)
  private mutating func classify(_ line: Line, _ expected: TokenKinds) -> Match? {
    let instead = expected.has(.other) ? Match(kind: .other) : nil
    if line.isEmpty { return expected.has(.empty) ? Match(kind: .empty) : instead }
    switch bytes[line.content] {
    case Byte.hash:
      if expected.has(.language), readLanguage(line) { return Match(kind: .language) }
      return expected.has(.comment) ? Match(kind: .comment) : instead
    case Byte.bar:
      return expected.has(.tableRow) ? Match(kind: .tableRow) : instead
    case Byte.at:
      return expected.has(.tagLine) && readTags(line) ? Match(kind: .tagLine) : instead
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

  private func opensDocString(_ line: Line) -> Bool {
    bytes.has("\"\"\"", at: line.content, line.end) || bytes.has("```", at: line.content, line.end)
  }

  /// Reads the tags of a line into `lineTags`; a fault in them is added to the errors.
  private mutating func readTags(_ line: Line) -> Bool {
    lineTags.removeAll(keepingCapacity: true)
    guard let fault = TagScanner.scan(bytes, line, into: &lineTags) else { return true }
    add(fault)
    return false
  }

  mutating func readMarkdownTags(_ line: Line) -> Bool {
    lineTags.removeAll(keepingCapacity: true)
    return TagScanner.scanMarkdown(bytes, line, into: &lineTags)
  }

  /// Whether a comment names a language; the keywords are then those of that language.
  private mutating func readLanguage(_ line: Line) -> Bool {
    guard let (start, end) = bytes.languageCode(line) else { return false }
    let code = bytes.text(start, end)
    guard let table = KeywordTable.named(code) else {
      let location = Location(line: line.number, column: line.column(of: line.content, bytes))
      add(GherkinError(location: location, fact: .unknownLanguage(code)))
      return false
    }
    keywords = table
    return true
  }

  /// What the tags here belong to: the next title after tags, comments and empty lines.
  private mutating func kindAhead() -> TokenKind {
    var ahead = scanner
    let skipped: TokenKinds = [TokenKinds(.tagLine), TokenKinds(.comment), TokenKinds(.empty)]
    let saved = lineTags
    defer { lineTags = saved }
    let titles = expected.intersection([TokenKinds(.examplesLine), TokenKinds(.scenarioLine)])
    while let line = ahead.next() {
      let match =
        isMarkdown ? titleAhead(line, titles, skipped) : classify(line, titles.union(skipped))
      guard let match else { break }
      if match.kind == .examplesLine || match.kind == .scenarioLine { return match.kind }
    }
    return .ruleLine
  }
}

// MARK: - What a line does

extension Parser {
  @inline(__always)
  private mutating func accept(_ match: Match, _ line: Line) {
    switch match.kind {
    case .stepLine: acceptStep(match, line)
    case .empty: break
    case .tableRow: acceptRow(line)
    case .comment: acceptComment(line)
    case .other: acceptDescription(line)
    case .tagLine: acceptTags(line)
    case .docStringSeparator: openDocString(line)
    case .language: phase = .language
    case .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine:
      acceptTitle(match, line)
    case .endOfFile: break
    }
    if tokens != nil { record(match, line) }
  }

  @inline(__always)
  private mutating func acceptStep(_ match: Match, _ line: Line) {
    let start = match.keywordStart + keywords.entries[match.keyword].length
    let first = bytes.skippingSpace(start, line.end)
    let last = bytes.trimmingSpace(first, line.end)
    let type =
      isMarkdown
      ? keywords.entries[match.keyword].firstType : keywords.entries[match.keyword].type
    tree.addStep(
      Location(line: line.number, column: line.column(of: match.keywordStart, bytes)),
      keywords.entries[match.keyword].text, type, bytes.text(first, last))
    phase = .step
    takeFaults()
  }

  @inline(__always)
  private mutating func acceptRow(_ line: Line) {
    let location = Location(line: line.number, column: line.column(of: line.content, bytes))
    tree.addRow(location, rowScanner.cells(bytes, line))
    switch phase {
    case .step: phase = .table
    case .docStringEnd: phase = .tableAfterDocString
    case .examples, .examplesDescription: phase = .examplesTable
    default: break
    }
  }

  private mutating func acceptComment(_ line: Line) {
    // A table separator of Markdown is a comment that says nothing.
    if !isMarkdown {
      tree.comments.append(
        GherkinDocument.Comment(
          location: Location(line: line.number, column: 1), text: bytes.text(line.start, line.end)))
    }
    beginDescription()
  }

  private mutating func acceptDescription(_ line: Line) {
    beginDescription()
    tree.addDescriptionLine(bytes, line.start, line.end, isBlank: line.isEmpty)
  }

  private mutating func beginDescription() {
    switch phase {
    case .header: phase = .headerDescription
    case .background: phase = .backgroundDescription
    case .scenario: phase = .scenarioDescription
    case .examples: phase = .examplesDescription
    default: break
    }
  }

  private mutating func acceptTags(_ line: Line) {
    switch phase {
    case .start, .language, .featureTags: phase = .featureTags
    case .scenarioTags, .examplesTags, .ruleTags: break
    default:
      switch kindAhead() {
      case .examplesLine:
        tree.endExamples()
        phase = .examplesTags
      case .scenarioLine:
        tree.endDefinition()
        phase = .scenarioTags
      default:
        tree.endRule()
        phase = .ruleTags
      }
      takeFaults()
    }
    tree.tags.append(contentsOf: lineTags)
  }

  private mutating func acceptTitle(_ match: Match, _ line: Line) {
    let (keyword, start) = title(match, line)
    let first = bytes.skippingSpace(start, line.end)
    let name = bytes.text(first, bytes.trimmingSpace(first, line.end))
    let location = Location(
      line: line.number, column: line.column(of: match.keywordStart, bytes))
    switch match.kind {
    case .featureLine:
      tree.startFeature(location, keyword, name, keywords.code)
      phase = .header
    case .ruleLine:
      tree.startRule(location, keyword ?? "", name)
      phase = .header
    case .backgroundLine:
      tree.startBackground(location, keyword ?? "", name)
      phase = .background
    case .scenarioLine:
      tree.startScenario(location, keyword ?? "", name)
      phase = .scenario
    default:
      tree.startExamples(location, keyword ?? "", name)
      phase = .examples
    }
    takeFaults()
  }

  /// The keyword of a title and where its name begins; Markdown may have a feature without one.
  func title(_ match: Match, _ line: Line) -> (String?, Int) {
    guard match.keyword >= 0 else { return (nil, line.content) }
    let entry = keywords.entries[match.keyword]
    return (entry.text, match.keywordStart + entry.length)
  }
}

// MARK: - Doc strings

extension Parser {
  private mutating func openDocString(_ line: Line) {
    let mark = bytes[line.content]
    var count = 3
    if isMarkdown, mark == Byte.backtick {
      while line.content + count < line.end, bytes[line.content + count] == mark { count += 1 }
    }
    let first = bytes.skippingSpace(line.content + count, line.end)
    let mediaType = bytes.text(first, bytes.trimmingSpace(first, line.end))
    let column = line.column(of: line.content, bytes)
    let location = Location(line: line.number, column: column)
    fence = Fence(mark: mark, count: count, indent: column - 1, location: location)
    tree.startDocString(
      location, bytes.text(line.content, line.content + count), mediaType)
    takeFaults()
    phase = phase == .table ? .docStringAfterTable : .docString
  }

  private mutating func readDocString(_ line: Line) {
    if closesDocString(line) {
      tree.endDocString()
      phase = phase == .docString ? .docStringEnd : .docStringEndAfterTable
      if tokens != nil { record(Match(kind: .docStringSeparator), line) }
      return
    }
    let start = line.start(withoutIndent: fence.indent, bytes)
    tree.addDocStringLine(
      bytes, start, line.end, unescaping: fence.count == 3 ? fence.mark : nil)
    if tokens != nil { record(Match(kind: .other), line) }
  }

  private func closesDocString(_ line: Line) -> Bool {
    guard line.end - line.content >= fence.count else { return false }
    for offset in 0..<fence.count where bytes[line.content + offset] != fence.mark { return false }
    return true
  }
}

extension Line {
  /// The column of an offset in this line: from 1, in code points.
  @inline(__always)
  func column(of offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    isASCII ? offset - start + 1 : bytes.codePoints(start, offset) + 1
  }

  /// Where the line begins when it loses some code points of its indentation, or all of it when it
  /// has fewer.
  @inline(__always)
  func start(withoutIndent indent: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if isASCII { return min(start + indent, content) }
    var offset = start
    var left = indent
    while offset < content {
      if bytes[offset] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      offset += 1
    }
    return offset
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the code is in `# language: code`; nil if the comment is another.
  func languageCode(_ line: Line) -> (start: Int, end: Int)? {
    var index = skippingSpace(line.content + 1, line.end)
    guard has("language", at: index, line.end) else { return nil }
    index = skippingSpace(index + 8, line.end)
    guard index < line.end, self[index] == Byte.colon else { return nil }
    let start = skippingSpace(index + 1, line.end)
    let end = trimmingSpace(start, line.end)
    guard start < end else { return nil }
    for place in start..<end {
      switch self[place] {
      case 0x41...0x5A, 0x61...0x7A, Byte.minus, 0x5F: continue
      default: return nil
      }
    }
    return (start, end)
  }
}
