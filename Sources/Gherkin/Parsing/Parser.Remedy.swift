internal import Messages

/// What was probably meant by lines that cannot stand where they stand.
extension Parser {
  /// The mistake behind a line that the grammar has no place for; nil where it does not show.
  func remedy(for line: Line) -> GherkinError.Remedy? {
    guard !isMarkdown, !line.isEmpty else { return nil }
    if isConflictMark(line) { return .mergeConflict }
    var parser = self
    if let match = parser.classify(line, .withKeywords) { return remedy(forKeyword: match.kind) }
    // A row, a fence or tags are no prose.
    if let match = parser.classify(line, .marked) {
      let isFence = match.kind == .docStringSeparator
      return isFence && phase.isBelowDocString ? .secondDocString : nil
    }
    if bytes.has("//", at: line.content, line.end) { return .slashes }
    if isFenceOfOtherMarks(line) { return .apostrophes }
    // A language may have other keywords for what looks like a slip of this one.
    if phase.isAboveFeature, let remedy = remedy(forTitleAbove: line) { return remedy }
    let start = bytes.skippingInvisible(line.content, line.end)
    let entry = Description.Entry(line: line, start: start, goesOn: false)
    switch form(of: entry) {
    case .title(let remedy, _), .step(let remedy, _, _):
      return foreignTitle(entry, above: nextEntry) ?? remedy
    case .prose, .argument, .foreignStep: break
    }
    if !phase.isAboveFeature {
      let foreign = foreignKeyword(entry)
      if let foreign, !foreign.kind.isConjunction || lastFault?.remedy?.isForeign == true {
        return foreign.remedy(in: keywords.code)
      }
      if case .step(let remedy, _, _) = markedStep(entry, lists: true) { return remedy }
    }
    return switch phase {
    case .start, .language, .featureTags: .proseAboveFeature
    case .examplesTable: .brokenTable
    case .table where hasBar(line), .tableAfterDocString where hasBar(line): .brokenTable
    case .step, .table, .tableAfterDocString, .docStringEnd, .docStringEndAfterTable: .brokenStep
    default: nil
    }
  }

  /// What to do about a line above the feature that is a title in other languages.
  private func remedy(forTitleAbove line: Line) -> GherkinError.Remedy? {
    let text = bytes.text(line.content, bytes.trimmingSpace(line.content, line.end))
    var codes = Dialect.codes(ofTitle: text, [.feature])
    let own = codes.isEmpty ? nil : Dialect.named(keywords.code)?.keywords(.feature).first
    if codes.isEmpty {
      codes = Dialect.codes(ofTitle: text, [.scenario, .scenarioOutline, .background, .rule])
    }
    guard !codes.isEmpty else { return nil }
    return .languages(
      likeliest(codes), of: keywords.code, namedIn: languageLine,
      keyword: languageLine == nil ? nil : own.map { "\($0):" })
  }

  /// The languages in which most of the lines below begin with a keyword, three at most.
  private func likeliest(_ codes: [String]) -> [String] {
    // Nobody means a variety of English.
    if codes.contains("en") || codes.count == 1 { return [codes.contains("en") ? "en" : codes[0]] }
    let kinds = TokenKinds.withKeywords
    let counts = codes.map { code in
      var (ahead, count) = (scanner, 0)
      guard let keywords = KeywordTable.named(code) else { return 0 }
      while let line = ahead.next(), line.number < 100 {
        let isKeyword =
          !line.isEmpty && keywords.match(bytes, at: line.content, line.end, kinds) != nil
        count += isKeyword ? 1 : 0
      }
      return count
    }
    return Array(zip(codes, counts).filter { $1 == counts.max() }.map { $0.0 }.prefix(3))
  }

  private func hasBar(_ line: Line) -> Bool {
    bytes.text(line.content, line.end).contains { $0 == "|" || $0 == "｜" }
  }

  /// The line below, but for empty ones.
  private var nextEntry: Description.Entry? {
    var ahead = scanner
    while let line = ahead.next() {
      if !line.isEmpty { return Description.Entry(line: line, start: line.content, goesOn: false) }
    }
    return nil
  }

  /// Whether a line is nothing but quotation marks, or begins with three apostrophes.
  private func isFenceOfOtherMarks(_ line: Line) -> Bool {
    if bytes.has("'''", at: line.content, line.end) { return true }
    let text = bytes.text(line.content, bytes.trimmingSpace(line.content, line.end))
    return text.count > 1 && text.allSatisfy { "\"'`“”„«»‘’".contains($0) }
  }

  func remedy(forKeyword kind: TokenKind) -> GherkinError.Remedy? {
    if !tree.hasFeature, kind != .featureLine { return .noFeature }
    switch kind {
    case .featureLine: return .secondFeature
    case .backgroundLine, .stepLine:
      if let tags = tree.tags.first?.location, phase.isBelowTags {
        return .tagsAbove(kind, tags: tags)
      }
      if kind == .stepLine { return phase.isInExamples ? .stepBelowExamples : nil }
      return .lateBackground(isSecond: tree.isInBackground)
    case .examplesLine: return tree.isInBackground ? .examplesWithoutOutline : nil
    default: return nil
    }
  }

  /// The mistake behind a file that ends too early.
  var remedyAtEnd: GherkinError.Remedy? {
    phase.isBelowTags ? tree.tags.first.map { .tagsAtEnd($0.location) } : nil
  }

  /// Whether an error is there only because of the one before it.
  func isConsequence(_ line: Line, _ remedy: GherkinError.Remedy?) -> Bool {
    // The marks of one conflict, with correct lines between them.
    if remedy == .mergeConflict, lastFault?.remedy == .mergeConflict,
      !bytes.has(Self.conflictMarks[0], at: line.content, line.end)
    {
      return true
    }
    if remedy?.isForeign == true, lastFault?.remedy?.isForeign == true { return true }
    if remedy?.isMark == true, lastFault?.remedy?.isMark == true { return true }
    guard let lastFault, lastFault.phase == phase else { return false }
    // Several lines of prose, or a doc string between apostrophes, are one mistake.
    let goesOn = lastFault.line + 1 == line.number
    let isAboveTitle = phase.isAboveFeature || phase.isBelowTags
    switch lastFault.remedy {
    case .apostrophes, .secondDocString:
      return goesOn && (remedy == .brokenStep || remedy == lastFault.remedy)
    case .brokenStep, .brokenTable, .proseAboveFeature:
      if goesOn, remedy == lastFault.remedy { return true }
    case let last? where last.isOfTitle:
      // What was to stand below the title, until the next one.
      if isAboveTitle || remedy == .examplesWithoutOutline { return true }
      return goesOn
        && (lastFault.isConsequence || remedy == nil || remedy == .brokenStep
          || remedy == .brokenTable)
    case let last? where last.keyword != nil: if goesOn, remedy == nil { return true }
    default: break
    }
    guard isAboveTitle else { return false }
    // A line that would be right below what the line before should have been.
    var parser = self
    return parser.classify(line, .belowTitles) != nil
  }

  private static let conflictMarks: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>"]

  /// Whether a line is one that version control systems write around two versions of the lines between.
  private func isConflictMark(_ line: Line) -> Bool {
    Self.conflictMarks.contains { mark in
      let end = line.content + mark.utf8CodeUnitCount
      return bytes.has(mark, at: line.content, line.end)
        && (end == line.end || Byte.isSpace(bytes[end]))
    }
  }

  /// Whether the file ends too early only because a title was none.
  var isEndConsequence: Bool {
    (phase.isBelowTags || phase.isAboveFeature) && lastFault?.phase == phase
  }
}

extension Grammar.Phase {
  /// Whether the title of the feature is still to come.
  fileprivate var isAboveFeature: Bool {
    switch self {
    case .start, .language, .featureTags: true
    default: false
    }
  }

  /// Whether tags wait for a title below them that is no feature's.
  fileprivate var isBelowTags: Bool {
    switch self {
    case .scenarioTags, .examplesTags, .ruleTags: true
    default: false
    }
  }

  fileprivate var isBelowDocString: Bool {
    switch self {
    case .docStringEnd, .docStringEndAfterTable, .tableAfterDocString: true
    default: false
    }
  }

  fileprivate var isInExamples: Bool {
    switch self {
    case .examples, .examplesDescription, .examplesTable: true
    default: false
    }
  }
}

extension TokenKinds {
  fileprivate static let withKeywords = TokenKinds([
    .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine, .stepLine,
  ])
  fileprivate static let marked = TokenKinds([.tableRow, .docStringSeparator])
  fileprivate static let belowTitles = TokenKinds.withKeywords.subtracting(TokenKinds(.featureLine))
    .union(marked)
}

extension GherkinError.Remedy {
  fileprivate var isForeign: Bool { if case .foreignKeyword = self { true } else { false } }
  fileprivate var isMark: Bool { if case .mark = self { true } else { false } }
}

extension Dialect {
  /// The codes of the languages in which a line is a title of one of these kinds.
  fileprivate static func codes(ofTitle line: String, _ kinds: [Kind]) -> [String] {
    guard line.utf8.contains(Byte.colon) else { return [] }
    return all.filter { dialect in
      kinds.contains { kind in
        dialect.keywords(kind).contains { keyword in
          line.utf8.starts(with: keyword.utf8)
            && line.utf8.dropFirst(keyword.utf8.count).first == Byte.colon
        }
      }
    }.map(\.code)
  }
}
