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
    if parser.classify(line, .marked) != nil { return nil }
    if bytes.has("//", at: line.content, line.end) { return .slashes }
    if bytes.has("'''", at: line.content, line.end) { return .apostrophes }
    // A language may have other keywords for what looks like a slip of this one.
    if phase.isAboveFeature {
      let text = bytes.text(line.content, bytes.trimmingSpace(line.content, line.end))
      let languages = Dialect.codes(ofTitle: text)
      if !languages.isEmpty { return .languages(languages) }
    }
    switch form(of: Description.Entry(line: line, start: line.content, goesOn: false)) {
    case .title(let keyword, _): return .keyword("\(keyword):")
    case .step(let keyword, _, _): return .keyword(keyword)
    case .prose, .argument, .foreignStep: break
    }
    return switch phase {
    case .start, .language, .featureTags: .proseAboveFeature
    case .examplesTable: .brokenTable
    case .step, .table, .tableAfterDocString, .docStringEnd, .docStringEndAfterTable: .brokenStep
    default: nil
    }
  }

  private func remedy(forKeyword kind: TokenKind) -> GherkinError.Remedy? {
    if !tree.hasFeature, kind != .featureLine { return .noFeature }
    switch kind {
    case .featureLine: return .secondFeature
    case .backgroundLine, .stepLine:
      if let tags = tree.tags.first?.location, phase.isBelowTags {
        return .tagsAbove(kind, tags: tags)
      }
      if kind == .stepLine { return phase.isInExamples ? .stepBelowExamples : nil }
      return .lateBackground(isSecond: tree.isInBackground)
    case .examplesLine: return tree.isInBackground ? .examplesOfBackground : nil
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
    guard let lastFault, lastFault.phase == phase else { return false }
    // Several lines of prose, or a doc string between apostrophes, are one mistake.
    let goesOn = lastFault.line + 1 == line.number
    switch lastFault.remedy {
    case .apostrophes: return goesOn && (remedy == .brokenStep || remedy == .apostrophes)
    case .brokenStep, .brokenTable: return goesOn && remedy == lastFault.remedy
    case .languages where phase.isAboveFeature: return true
    default: break
    }
    guard phase.isAboveFeature || phase.isBelowTags else { return false }
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
