internal import Messages

/// Lines that the grammar accepts but that are most likely mistakes.
extension Parser {
  /// Warns of a row with text after its last bar, unless that is a comment.
  mutating func warnOfOpenRow(_ line: Line) {
    let end = bytes.trimmingSpace(line.content, line.end)
    let start = bytes.skippingSpace(rowScanner.lastStart, end)
    guard start < end, bytes[start] != Byte.hash else { return }
    warn(.openRow(lost: bytes.text(start, end)), line, at: start)
  }

  /// Warns of a first row that begins and ends with two bars.
  mutating func warnOfDoubledBars(_ line: Line) {
    let last = bytes.trimmingSpace(line.content, line.end) - 2
    guard last > line.content + 1, bytes.has("||", at: line.content, line.end),
      bytes.has("||", at: last, line.end)
    else { return }
    warn(.doubledBars, line, at: line.content)
  }

  /// - Returns: Whether the line names a language.
  @discardableResult
  mutating func warnOfLateLanguage(_ line: Line) -> Bool {
    guard bytes[line.content] == Byte.hash, let (start, end) = bytes.languageCode(line) else {
      return false
    }
    warn(.lateLanguage(bytes.text(start, end), inMarkdown: isMarkdown), line, at: line.content)
    return true
  }

  /// Records a line of Markdown that is prose but was meant as a title, a step or a row.
  mutating func warnOfLostLine(_ line: Line) {
    guard !line.isEmpty, !warnOfLateLanguage(line) else { return }
    var text: String { bytes.trimmedText(line.content, line.end) }
    if let remedy = lostTitle(line) {
      return warn(.titleInDescription(text, remedy), line, at: line.content)
    }
    let isRow = bytes[line.content] == Byte.bar
    let remedy = !isRow && expected.has(.stepLine) ? lostStep(line) : nil
    guard remedy != nil || isRow && isPlaceOfTable(line) else { return }
    defer { lastLostLine = line.number }
    // Lines of one list or table count as one mistake; the dashes below a table's head are a comment.
    if lastLostLine + (isRow ? 2 : 1) >= line.number { return }
    warn(
      remedy.map { .stepInDescription(text, $0) } ?? .unindentedRow(text), line, at: line.content)
  }

  /// Whether a table that begins in a line is not prose.
  private func isPlaceOfTable(_ line: Line) -> Bool {
    switch phase {
    case .step: lastStepLine + 1 == line.number
    case .examples, .examplesDescription: true
    default: false
    }
  }

  /// A heading with a misspelled keyword.
  private func lostTitle(_ line: Line) -> GherkinError.Remedy? {
    guard bytes[line.content] == Byte.hash else { return nil }
    let start = (line.content..<line.end).first { bytes[$0] != Byte.hash } ?? line.end
    let entry = Description.Entry(line: line, start: bytes.skippingSpace(start, line.end))
    guard entry.start < line.end, endOfTitle(entry) != nil,
      case .title(let remedy, _) = form(of: entry), remedy.keyword != nil
    else { return nil }
    return remedy
  }

  /// A step with a number or another mark before it, a line next to a step, or a list item next to one whose
  /// keyword is misspelled.
  private func lostStep(_ line: Line) -> GherkinError.Remedy? {
    let start = bytes.skippingInvisible(line.content, line.end)
    var entry = Description.Entry(line: line, start: start)
    if case .step(let remedy, _, _) = markedStep(entry, lists: true) { return remedy }
    guard
      isAboveMarkdownStep || phase == .step && max(lastStepLine, lastLostLine) + 1 == line.number
    else { return nil }
    if case .step(let remedy, _, .same) = form(of: entry) { return remedy }
    guard "*+-".utf8.contains(bytes[start]) else { return nil }
    entry = Description.Entry(line: line, start: bytes.skippingInvisible(start + 1, line.end))
    if case .step(let remedy, _, _) = form(of: entry) { return remedy }
    return nil
  }

  private var isAboveMarkdownStep: Bool {
    var ahead = scanner
    guard let next = ahead.next(), !next.isEmpty else { return false }
    return markdownStep(next) != nil
  }

  /// Keeps a line of a description until the description ends.
  mutating func noteDescription(_ line: Line) {
    guard !line.isEmpty else { return description.addBlank() }
    let owner: Description.Owner =
      switch phase {
      case .header, .headerDescription: .header
      case .examples, .examplesDescription: .examples
      default: .steps
      }
    description.add(line, at: bytes.skippingInvisible(line.content, line.end), of: owner)
  }

  /// Checks a description once all of it is known, with the step or the title that follows, or with nothing,
  /// so that steps in it are not in any scenario.
  @inline(__always)
  mutating func endDescription(
    before step: GherkinDocument.KeywordType? = nil, above title: Line? = nil, isLast: Bool = false
  ) {
    guard !description.isEmpty else { return }
    description.titleBelow = title
    checkDescription(before: step, isLast: isLast)
  }

  /// Warns of the lines of a description that were probably meant as steps or titles.
  @inline(never)
  private mutating func checkDescription(before step: GherkinDocument.KeywordType?, isLast: Bool) {
    var forms = description.entries.map { form(of: $0) }
    if description.owner == .steps { findMarkedSteps(&forms, isAboveSteps: step != nil) }
    hideDocStrings(&forms)
    hideSentences(&forms, before: step)
    let isForeign = findForeignKeywords(&forms)
    findScenarios(&forms)
    let misplaced = misplaced(forms, isForeign: isForeign, isLast: isLast)
    // Steps are not allowed below a feature; but one of the lines may be meant as the title of a scenario.
    let hidesNothing =
      description.owner == .header && !isLast && !misplaced.contains { forms[$0].isTitle }
    for index in misplaced {
      warn(forms[index], description.entries[index], hidesNothing: hidesNothing)
    }
    description.removeAll()
  }

  /// The indices of the lines that do not belong in a description, in their order; `isForeign` if it consists
  /// of steps in another language.
  private func misplaced(_ forms: [Description.Form], isForeign: Bool, isLast: Bool) -> [Int] {
    let isHeader = description.owner == .header
    let areSteps = !isHeader || headerHasSteps(forms, isLast: isLast)
    var isBelowTitle = false
    // Several lines may have one cause, which the first of them shows.
    var isCauseKnown = false
    return forms.indices.filter { index in
      let next = index + 1 < forms.count ? forms[index + 1] : .prose
      let remedy: GherkinError.Remedy
      switch forms[index] {
      case .prose:
        isBelowTitle = false
        return false
      // Below prose it may belong to the prose, like a block of code.
      case .argument: return description.owner == .steps && index == 0
      case .title(.examplesWithoutOutline, _) where isBelowTitle: return false
      case .title(let meant, let isCertain):
        isBelowTitle = isCertain ? next.belongsToSteps : next.confirmsTitle(inHeader: isHeader)
        guard isCertain || isBelowTitle else { return false }
        remedy = meant
      case .step(let meant, _, let likeness):
        guard isBelowTitle || areSteps && (!isHeader || likeness == .same) else { return false }
        remedy = meant
      case .foreignStep(let meant):
        guard isForeign, !isBelowTitle else { return false }
        remedy = meant
      }
      guard remedy.isOfSeveralLines else { return true }
      if isBelowTitle, !forms[index].isTitle { return false }
      defer { isCauseKnown = true }
      return !isCauseKnown
    }
  }

  /// Turns lines into prose that begin nearly like a step but are the middle or the end of a sentence.
  private func hideSentences(
    _ forms: inout [Description.Form], before step: GherkinDocument.KeywordType?
  ) {
    // No English word is a slip.
    func mayBeProse(_ likeness: KeywordLikeness.Result) -> Bool {
      likeness == .otherCase || likeness == .slip && keywords.code != "en"
    }
    var next: Description.Form? = step.map { .step(.noText, $0, .same) }
    // From the end, because a line is understood by the one after it.
    for index in forms.indices.reversed() {
      defer { next = forms[index] }
      guard case .step(_, let type, let likeness) = forms[index], mayBeProse(likeness),
        goesOnFromProse(index, forms) || likeness == .otherCase && !canBeStep(type, before: next)
      else { continue }
      forms[index] = .prose
    }
    // From the top, since a sentence may have many lines, and no scenario begins with And.
    var hasStep = false
    for index in forms.indices {
      guard case .step(_, let type, let likeness) = forms[index] else { continue }
      if mayBeProse(likeness),
        goesOnFromProse(index, forms) || type == .conjunction && likeness == .otherCase && !hasStep
      {
        forms[index] = .prose
      } else {
        hasStep = true
      }
    }
  }

  /// Whether a line is right below prose that does not end a sentence.
  private func goesOnFromProse(_ index: Int, _ forms: [Description.Form]) -> Bool {
    guard description.entries[index].goesOn, case .prose = forms[index - 1] else { return false }
    let before = description.entries[index - 1].line
    let last = bytes[bytes.trimmingSpace(before.content, before.end) - 1]
    return last != UInt8(ascii: ".") && last != UInt8(ascii: "!") && last != UInt8(ascii: "?")
  }

  /// Whether the next line allows a line in lower case to be a step: titles continue in lower case
  /// ("then posting"), and no scenario has its outcome before its context.
  private func canBeStep(
    _ type: GherkinDocument.KeywordType?, before next: Description.Form?
  ) -> Bool {
    if description.owner == .examples { return false }
    switch next {
    case .prose: return false
    case .step(_, let following, _):
      guard let rank = type?.rank, let after = following?.rank else { return true }
      return rank <= after
    case .argument, .title, .foreignStep, nil: return true
    }
  }

  /// Whether the description of a feature or rule consists of steps: there is nothing else, or a Then
  /// after a Given or When.
  ///
  /// - Parameter isLast: Whether no scenario follows; above one, prose may begin with When.
  private func headerHasSteps(_ forms: [Description.Form], isLast: Bool) -> Bool {
    if !isLast, case .step(_, let type, .same)? = forms.first(where: \.isStep), type != .context {
      return false
    }
    var (isAwaitingOutcome, hasOutcome, hasProse) = (false, false, false)
    for (index, form) in forms.enumerated() {
      switch form {
      case .step(_, let type, .same):
        switch type {
        case .context, .action: isAwaitingOutcome = true
        case .outcome: hasOutcome = hasOutcome || isAwaitingOutcome
        default: break
        }
      // A title of the author's own, such as "Setup:".
      case .prose where isTitle(index) && index + 1 < forms.count && forms[index + 1].isStep: break
      case .prose, .step, .foreignStep: hasProse = true
      case .title, .argument: break
      }
    }
    return !hasProse || hasOutcome
  }

  /// Whether a line ends with the only colon in it.
  private func isTitle(_ index: Int) -> Bool {
    let entry = description.entries[index]
    let last = bytes.trimmingSpace(entry.start, entry.line.end) - 1
    return last > entry.start && endOfTitle(entry) == last
  }

  /// Above steps a list may be prose, unless all its items are steps.
  private func findMarkedSteps(_ forms: inout [Description.Form], isAboveSteps: Bool) {
    let lists =
      !isAboveSteps
      || zip(forms, description.entries).allSatisfy { form, entry in
        !form.isProse || entry.start < entry.line.end && markedStep(entry, lists: true) != nil
      }
    for (index, entry) in description.entries.enumerated() {
      guard case .prose = forms[index], entry.start < entry.line.end else { continue }
      if let step = markedStep(entry, lists: lists) { forms[index] = step }
    }
  }

  /// Turns titles of examples with steps into titles of scenarios, as in `Scenarios: …`.
  private func findScenarios(_ forms: inout [Description.Form]) {
    for index in forms.indices.dropLast() {
      guard case .title(.examplesWithoutOutline, _) = forms[index], case .step = forms[index + 1],
        let title = Dialect.named(keywords.code)?.usualKeyword(.scenario)
      else { continue }
      forms[index] = .title(.keyword("\(title):"), isCertain: true)
    }
  }

  /// Turns the lines between two fences into prose.
  private func hideDocStrings(_ forms: inout [Description.Form]) {
    var isInside = false
    for (index, entry) in description.entries.enumerated() {
      let wasInside = isInside
      if case .argument = forms[index], bytes[entry.start] != Byte.bar { isInside.toggle() }
      if wasInside { forms[index] = .prose }
    }
  }

  /// Looks for keywords of other languages in apparent prose.
  ///
  /// - Returns: Whether the description consists of steps, without any prose.
  private func findForeignKeywords(_ forms: inout [Description.Form]) -> Bool {
    let isHeader = description.owner == .header
    var areSteps = !isHeader
    for (index, entry) in description.entries.enumerated() {
      guard case .prose = forms[index], entry.start < entry.line.end else { continue }
      // Most prose has no colon, and nothing else leads to steps in a feature.
      if isHeader, endOfTitle(entry) == nil, index == 0 || !forms[index - 1].leadsToSteps {
        continue
      }
      if let match = foreignStep(entry),
        !match.kind.isConjunction || index > 0 && forms[index - 1].belongsToSteps
      {
        forms[index] = .foreignStep(match.remedy(in: keywords.code))
      } else {
        areSteps = false
      }
    }
    return areSteps
  }

  /// The keyword of another language that a step begins with.
  func foreignStep(_ entry: Description.Entry) -> ForeignKeywords.Match? {
    guard entry.start < entry.line.end else { return nil }
    return ForeignKeywords.beside(keywords.code).step(bytes, entry.start, entry.line.end)
  }

  private mutating func warn(
    _ form: Description.Form, _ entry: Description.Entry, hidesNothing: Bool
  ) {
    let text = bytes.trimmedText(entry.line.content, entry.line.end)
    let fact: GherkinWarning.Fact
    switch form {
    case .prose: return
    case .argument: fact = .argumentInDescription(text)
    case .title(let remedy, _): fact = .titleInDescription(text, remedy)
    case .step(let remedy, _, _): fact = .stepInDescription(text, remedy)
    case .foreignStep(let remedy): fact = .foreignKeyword(text, remedy)
    }
    warn(fact, entry.line, at: entry.line.content, hidesNothing: hidesNothing)
  }

  private mutating func warn(
    _ fact: GherkinWarning.Fact, _ line: Line, at offset: Int, hidesNothing: Bool = false
  ) {
    warnings.append(
      GherkinWarning(
        location: line.location(of: offset, bytes), fact: fact, hidesNothing: hidesNothing))
  }
}

extension GherkinDocument.KeywordType {
  /// The place of a step in a scenario; nil for one that is allowed anywhere.
  fileprivate var rank: Int? {
    switch self {
    case .context: 0
    case .action: 1
    case .outcome: 2
    case .unknown, .conjunction: nil
    }
  }
}
