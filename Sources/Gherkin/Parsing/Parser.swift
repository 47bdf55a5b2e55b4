internal import Messages

/// The official grammar as a state machine: one line in, one change of the tree or one error out.
///
/// A line in the wrong place becomes an error and is skipped; the state stays. With
/// `recovers`, such a line is read as the kind it looks like, and no errors are collected.
struct Parser {
  /// The meaning of a line.
  struct Match {
    var kind: TokenKind
    /// The keyword's index in the table and its start; only for titles and steps.
    var keyword = -1
    var keywordStart = 0
  }

  /// As officially: the error after the tenth ends the parsing.
  static let maximumErrors = 11

  let bytes: UnsafeBufferPointer<UInt8>
  let isMarkdown: Bool
  private let expectedSets = Grammar.expectedSets
  var keywords: KeywordTable
  var scanner: LineScanner
  var rowScanner = RowScanner()
  var tree: TreeBuilder
  var phase = Grammar.Phase.start
  var errors: [GherkinError] = []
  /// The last line that was not allowed at its position; nil once tags begin anew.
  var lastFault: Fault?
  /// The number of the last line that is a step.
  var lastStepLine = 0
  /// The number of the last line of Markdown that is prose but was meant as a step or row.
  var lastLostLine = 0
  /// The line that names the language.
  var languageLine: Int?
  /// Whether descriptions are searched for likely mistakes.
  var warns = true
  /// Lines that the grammar accepts but that are most likely mistakes.
  var warnings: [GherkinWarning] = []
  /// Whether the tree matters more than the errors, because they are known already.
  var recovers = false
  /// The tokens accepted so far, if requested.
  var tokens: TokenList?
  /// Tags of the current line, which move to the tree if the line is accepted.
  var lineTags: [GherkinDocument.Tag] = []
  /// The first `@` of the current line without a name.
  var namelessTag: Location?
  /// The current description, until all of it is known.
  var description = Description()
  /// The open doc string's fence, its start, and the indentation that its lines lose.
  var fence = Fence()

  struct Fence {
    var mark: UInt8 = 0
    var count = 0
    var indent = 0
    var location = Location(line: 1)
    /// The state after the closing fence.
    var next = Grammar.Phase.docStringEnd
    /// Whether the closing fence is missing, so that the next title ends the doc string.
    var isUnclosed = false
  }

  /// A line that is not allowed at its position, or the first of several that belong together.
  struct Fault {
    var phase: Grammar.Phase
    var line: Int
    var remedy: GherkinError.Remedy?
    /// Whether it is there only because of the one before.
    var isConsequence: Bool
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, isMarkdown: Bool, keywords: KeywordTable,
    longestLine: Int = .max, ids: IdGenerator
  ) {
    self.bytes = bytes
    self.isMarkdown = isMarkdown
    self.keywords = keywords
    scanner = LineScanner(bytes, longest: longestLine)
    tree = TreeBuilder(ids: ids)
  }

  /// Reads all lines; `errors` are complete afterward.
  mutating func run() {
    while let line = scanner.next() {
      read(line)
      if errors.count >= Self.maximumErrors { return }
    }
    if let fault = scanner.fault { errors = [fault] }
    readEnd()
  }

  var expected: TokenKinds {
    @inline(__always) get {
      expectedSets[Int(phase.rawValue) * 2 + (tree.isInBackground ? 1 : 0)]
    }
  }

  var isInDocString: Bool {
    @inline(__always) get { phase == .docString || phase == .docStringAfterTable }
  }

  @inline(__always)
  private mutating func read(_ line: Line) {
    if isInDocString, readDocString(line) { return }
    let match = isMarkdown ? classifyMarkdown(line, expected) : classify(line, expected)
    guard let match else {
      report(line)
      return
    }
    accept(match, line)
  }

  private mutating func readEnd() {
    if isInDocString { tree.endDocString() }
    endDescription(isLast: true)
    tree.endRule()
    // Bytes that are not text are the only fault of their file.
    guard scanner.fault == nil else { return }
    if expected.has(.endOfFile) {
      tokens?.addEnd()
    } else {
      var error = GherkinError(
        location: Location(line: scanner.number + 1),
        fact: .unexpectedEnd(
          expected: Grammar.expected(after: phase, inBackground: tree.isInBackground),
          openedAt: isInDocString ? fence.location : nil), remedy: remedyAtEnd)
      error.isConsequence = isEndConsequence
      add(error)
    }
    takeFaults()
  }
}

// MARK: - Errors

extension Parser {
  mutating func add(_ error: GherkinError) {
    guard !recovers, errors.count < Self.maximumErrors, !errors.contains(error) else { return }
    errors.append(error)
  }

  private mutating func report(_ line: Line) {
    if recovers { return recover(line) }
    let start = isMarkdown ? markdownTextStart(line) : line.content
    var error = GherkinError(
      location: line.location(of: start, bytes),
      fact: .unexpectedLine(
        expected: Grammar.expected(after: phase, inBackground: tree.isInBackground),
        found: bytes.trimmedText(line.content, line.end)), remedy: remedy(for: line))
    // A line has one fault, such as white space in a tag.
    error.isConsequence =
      errors.last?.location.line == line.number || isConsequence(line, error.remedy)
    add(error)
    lastFault = Fault(
      phase: phase, line: line.number,
      remedy: error.isConsequence ? lastFault?.remedy : error.remedy,
      isConsequence: error.isConsequence)
  }

  @inline(__always)
  mutating func takeFaults() {
    guard !tree.faults.isEmpty else { return }
    // The error covers it.
    let doubledBars = warnings.last?.fact == .doubledBars ? warnings.popLast() : nil
    for var fault in tree.takeFaults() {
      // Rows below a misspelled keyword continue the table before it.
      if let last = lastFault, last.remedy?.keyword != nil {
        fault.isConsequence = fault.location.line > last.line
      }
      let isOpenRow = warnings.contains {
        $0.kind == .openRow && $0.location.line == fault.location.line
      }
      if isOpenRow { fault.remedy = .openRow }
      if let doubledBars { fault.remedy = .doubledBars(line: doubledBars.location.line) }
      add(fault)
    }
  }
}
