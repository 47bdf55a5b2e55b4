internal import Messages

/// The probable mistakes in lines that are not allowed at their positions.
extension Parser {
  /// The mistake in a line that the grammar does not allow here; nil if it is not evident.
  func remedy(for line: Line) -> GherkinError.Remedy? {
    guard !isMarkdown, !line.isEmpty else { return nil }
    if isConflictMark(line) { return .mergeConflict }
    var parser = self
    if let match = parser.classify(line, .withKeywords) { return remedy(forKeyword: match.kind) }
    // A row, a fence or tags are not prose.
    if let match = parser.classify(line, .marked) {
      guard match.kind == .docStringSeparator else { return nil }
      return phase.isAboveFeature
        ? .fenceAroundFile : phase.isBelowDocString ? .secondDocString : nil
    }
    if bytes.has("//", at: line.content, line.end) { return .slashes }
    if isFenceOfOtherMarks(line) { return .apostrophes }
    // First, because an apparent slip may be a keyword of another language.
    if phase.isAboveFeature, let remedy = remedy(forTitleAbove: line) { return remedy }
    let start = bytes.skippingInvisible(line.content, line.end)
    let entry = Description.Entry(line: line, start: start)
    switch form(of: entry) {
    case .title(let remedy, _), .step(let remedy, _, _): return remedy
    case .prose, .argument, .foreignStep: break
    }
    if !phase.isAboveFeature {
      let foreign = foreignStep(entry)
      if let foreign, !foreign.kind.isConjunction || lastFault?.remedy?.isOfSeveralLines == true {
        return foreign.remedy(in: keywords.code)
      }
      if case .step(let remedy, _, _) = markedStep(entry, lists: true) { return remedy }
    }
    if let keyword = markedTitle(entry) { return .mark(of: keyword) }
    return switch phase {
    case .start, .language, .featureTags: commentedFeature ?? .proseAboveFeature
    case .examplesTable: .brokenTable
    case .table where hasBar(line), .tableAfterDocString where hasBar(line): .brokenTable
    case .step, .table, .tableAfterDocString, .docStringEnd, .docStringEndAfterTable: .brokenStep
    default: nil
    }
  }

  /// The remedy for a line above the feature that is a title in another language.
  private func remedy(forTitleAbove line: Line) -> GherkinError.Remedy? {
    let codes = Dialect.codes(ofTitle: bytes.trimmedText(line.content, line.end))
    guard !codes.isEmpty else { return nil }
    let own = languageLine == nil ? nil : Dialect.named(keywords.code)?.usualKeyword(.feature)
    // Varieties of English are not suggested.
    return .languages(
      codes.contains("en") ? ["en"] : codes, of: keywords.code, namedIn: languageLine,
      keyword: own.map { "\($0):" })
  }

  /// The remedy if the only title of a feature is a comment.
  private var commentedFeature: GherkinError.Remedy? {
    let keywords = Dialect.named(keywords.code)?.keywords(.feature) ?? []
    let comment = tree.comments.first { comment in
      let text = comment.text.drop { $0 == "#" || $0.isWhitespace }
      return keywords.contains { text.hasPrefix("\($0):") }
    }
    guard let comment, !titleIsAhead else { return nil }
    return .commentedFeature(line: comment.location.line)
  }

  private var titleIsAhead: Bool {
    var parser = self
    return scanner.contains { parser.classify($0, TokenKinds(.featureLine)) != nil }
  }

  private func hasBar(_ line: Line) -> Bool {
    bytes.text(line.content, line.end).contains { $0 == "|" || $0 == "｜" }
  }

  /// Whether a line consists of quotation marks, or begins with three apostrophes.
  private func isFenceOfOtherMarks(_ line: Line) -> Bool {
    if bytes.has("'''", at: line.content, line.end) { return true }
    let text = bytes.trimmedText(line.content, line.end)
    return text.count > 1 && text.allSatisfy { "\"'`“”„«»‘’".contains($0) }
  }

  func remedy(forKeyword kind: TokenKind) -> GherkinError.Remedy? {
    if !tree.hasFeature, kind != .featureLine { return commentedFeature ?? .noFeature }
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

  /// The mistake in a file that ends too early.
  var remedyAtEnd: GherkinError.Remedy? {
    phase.isBelowTags ? tree.tags.first.map { .tagsAtEnd($0.location) } : nil
  }

  /// Whether an error is there only because of the one before it.
  func isConsequence(_ line: Line, _ remedy: GherkinError.Remedy?) -> Bool {
    guard let lastFault else { return false }
    let last = lastFault.remedy
    // The marks of one conflict, with correct lines between them.
    if remedy == .mergeConflict {
      return last == .mergeConflict && !bytes.has(Self.conflictMarks[0], at: line.content, line.end)
    }
    if last?.isOfSeveralLines == true, remedy?.isOfSeveralLines == true { return true }
    if phase.isAboveFeature || phase.isBelowTags, lastFault.phase == phase {
      // A line that would be correct below the corrected line before it.
      var parser = self
      if last?.isOfTitle == true || parser.classify(line, .belowTitles) != nil { return true }
    }
    // The lines directly below, such as the rows of a step or more prose. Below a title, all lines up to the
    // next title.
    guard let last else { return false }
    let goesOn = lastFault.line + 1 == line.number
    let isDescription = goesOn && last.isOfTitle && lastFault.isConsequence
    if remedy?.isOfTitle == true || remedy?.keyword != nil && !isDescription { return false }
    return goesOn || last.isOfTitle
  }

  private static let conflictMarks: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>"]

  /// Whether a line is a conflict marker of a version control system.
  private func isConflictMark(_ line: Line) -> Bool {
    Self.conflictMarks.contains { mark in
      let end = line.content + mark.utf8CodeUnitCount
      return bytes.has(mark, at: line.content, line.end)
        && (end == line.end || Byte.isSpace(bytes[end]))
    }
  }

  /// Whether the file ends too early only because of a faulty title.
  var isEndConsequence: Bool {
    if errors.first?.remedy == .fenceAroundFile { return true }
    return (phase.isBelowTags || phase.isAboveFeature) && lastFault?.phase == phase
  }
}

extension Grammar.Phase {
  /// Whether the title of the feature has not been read yet.
  fileprivate var isAboveFeature: Bool { [.start, .language, .featureTags].contains(self) }

  /// Whether tags wait for a title below them other than a feature's.
  fileprivate var isBelowTags: Bool { [.scenarioTags, .examplesTags, .ruleTags].contains(self) }

  fileprivate var isBelowDocString: Bool {
    [.docStringEnd, .docStringEndAfterTable, .tableAfterDocString].contains(self)
  }

  fileprivate var isInExamples: Bool {
    [.examples, .examplesDescription, .examplesTable].contains(self)
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

extension Dialect {
  /// The codes of the languages in which a line is the title of a feature, scenario or background.
  fileprivate static func codes(ofTitle line: String) -> [String] {
    guard line.utf8.contains(Byte.colon) else { return [] }
    return all.filter { dialect in
      [Kind.feature, .scenario, .scenarioOutline, .background, .rule].contains { kind in
        dialect.keywords(kind).contains { keyword in
          line.utf8.starts(with: keyword.utf8)
            && line.utf8.dropFirst(keyword.utf8.count).first == Byte.colon
        }
      }
    }.map(\.code)
  }
}
