internal import Messages

/// The effects of lines on the tree.
extension Parser {
  @inline(__always)
  mutating func accept(_ match: Match, _ line: Line) {
    switch match.kind {
    case .stepLine: acceptStep(match, line)
    case .empty: if isMarkdown, warns { warnOfLostLine(line) }
    case .tableRow: acceptRow(line)
    case .comment: acceptComment(line)
    case .other: acceptDescription(line)
    case .tagLine: acceptTags(line)
    case .docStringSeparator: openDocString(line)
    case .language:
      phase = .language
      languageLine = line.number
    case .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine:
      acceptTitle(match, line)
    case .endOfFile: break
    }
    if tokens != nil { record(match, line) }
  }

  @inline(__always)
  mutating func acceptStep(_ match: Match, _ line: Line) {
    endDescription(before: keywords.entries[match.keyword].firstType)
    let start = match.keywordStart + keywords.entries[match.keyword].length
    let type =
      isMarkdown ? keywords.entries[match.keyword].firstType : keywords.entries[match.keyword].type
    tree.addStep(
      line.location(of: match.keywordStart, bytes), keywords.entries[match.keyword].text, type,
      bytes.trimmedText(start, line.end))
    phase = .step
    lastStepLine = line.number
    takeFaults()
    if let remedy = lastFault?.remedy, remedy.keyword != nil, !remedy.isOfTitle { lastFault = nil }
  }

  @inline(__always)
  mutating func acceptRow(_ line: Line) {
    endDescription()
    tree.addRow(line.location(of: line.content, bytes), rowScanner.cells(bytes, line))
    if rowScanner.isOpen { warnOfOpenRow(line) }
    if phase != .table, phase != .examplesTable, phase != .tableAfterDocString {
      warnOfDoubledBars(line)
    }
    switch phase {
    case .step: phase = .table
    case .docStringEnd: phase = .tableAfterDocString
    case .examples, .examplesDescription: phase = .examplesTable
    default: break
    }
  }

  mutating func acceptComment(_ line: Line) {
    // A table separator in Markdown is a comment without content.
    if !isMarkdown {
      tree.comments.append(
        GherkinDocument.Comment(
          location: Location(line: line.number, column: 1), text: bytes.text(line.start, line.end)))
      warnOfLateLanguage(line)
    }
    beginDescription()
  }

  mutating func acceptDescription(_ line: Line) {
    if warns {
      if isMarkdown { warnOfLostLine(line) } else { noteDescription(line) }
    }
    beginDescription()
    tree.text.addLine(bytes, line.start, line.end, isBlank: line.isEmpty)
  }

  mutating func beginDescription() {
    switch phase {
    case .header: phase = .headerDescription
    case .background: phase = .backgroundDescription
    case .scenario: phase = .scenarioDescription
    case .examples: phase = .examplesDescription
    default: break
    }
  }

  mutating func acceptTags(_ line: Line) {
    endDescription()
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
      lastFault = nil
    }
    if let namelessTag {
      warnings.append(GherkinWarning(location: namelessTag, fact: .tagWithoutName))
    }
    tree.tags.append(contentsOf: lineTags)
  }

  mutating func acceptTitle(_ match: Match, _ line: Line) {
    endDescription(above: line)
    let (keyword, start) = title(match, line)
    tree.start(
      match.kind, line.location(of: match.keywordStart, bytes), keyword,
      bytes.trimmedText(start, line.end), language: keywords.code)
    phase =
      switch match.kind {
      case .featureLine, .ruleLine: .header
      case .backgroundLine: .background
      case .scenarioLine: .scenario
      default: .examples
      }
    takeFaults()
    // Both versions of a conflict may have titles.
    if lastFault?.remedy != .mergeConflict { lastFault = nil }
  }

  /// The keyword of a title and the start of its name; Markdown may have a feature without a keyword.
  func title(_ match: Match, _ line: Line) -> (String?, Int) {
    guard match.keyword >= 0 else { return (nil, line.content) }
    let entry = keywords.entries[match.keyword]
    return (entry.text, match.keywordStart + entry.length)
  }
}
