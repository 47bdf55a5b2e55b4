internal import Basics
internal import Messages

/// The form of a line of a description, as defined by `Description`.
extension Parser {
  func form(of entry: Description.Entry) -> Description.Form {
    guard entry.start < entry.line.end else { return .prose }
    if isArgument(entry) { return .argument }
    return lookAlike(entry) ?? title(entry) ?? step(entry) ?? .prose
  }

  /// A step in bold letters or as the item of a list: `**Given**`, `- Given`, `1. Given`, `[ ] Given`.
  ///
  /// - Parameter lists: Whether an item counts; above steps it may as well be prose.
  func markedStep(_ entry: Description.Entry, lists: Bool) -> Description.Form? {
    let text = beginning(of: entry)
    let unmarked = text.withoutMark
    let mark = text[..<unmarked.startIndex]
    guard !mark.isEmpty, lists || mark.hasSuffix("*") || mark.hasSuffix("_"),
      // A line commented out in the style of another language is not meant to run.
      !["//", "--", ";", "%"].contains(where: mark.hasPrefix)
    else { return nil }
    let likeness = KeywordLikeness(unmarked.filter { $0 != "*" && $0 != "_" })
    let keyword = keywords.entries.first {
      $0.kind == .stepLine && $0.length > 2 && likeness.compare($0.text) == .same
    }
    return keyword.map {
      .step(isMarkdown ? .keyword("* \($0.text)") : .mark(of: $0.text), $0.firstType, .same)
    }
  }

  /// The title after a mark at the beginning of a line, as in a diff or a mail: `+Feature: f`, `> Feature: f`.
  func markedTitle(_ entry: Description.Entry) -> String? {
    let text = beginning(of: entry)
    let unmarked = text.withoutMark
    guard unmarked.startIndex > text.startIndex else { return nil }
    return keywords.entries.first { $0.kind != .stepLine && unmarked.hasPrefix("\($0.text):") }
      .map { "\($0.text):" }
  }

  /// A keyword that looks like one of the file's language but has other characters, such as a letter of
  /// another alphabet or one in another spelling of Unicode; or a tag with a full-width `@`.
  private func lookAlike(_ entry: Description.Entry) -> Description.Form? {
    let end = min(entry.line.end, entry.start + KeywordLikeness.longest)
    guard !(entry.start..<end).allSatisfy({ bytes[$0] < 0x80 }) else { return nil }
    let text = beginning(of: entry)
    let initial = String(text.prefix(1))
    if initial == "＠", let difference = UnseenDifference(in: initial, from: "@") {
      return .title(.lookAlike(difference.description, of: "@"), isCertain: isNextToTitle(entry))
    }
    let seen = seenText(initial)
    for keyword in keywords.entries
    where keyword.length > 2 && seenText(String(keyword.text.prefix(1))) == seen {
      let isStep = keyword.kind == .stepLine
      let word = isStep && keyword.text.last == " " ? String(keyword.text.dropLast()) : keyword.text
      let found = text.prefix(word.count)
      let next = text.dropFirst(word.count).first
      guard isStep ? word == keyword.text || next == " " : next == ":",
        let difference = UnseenDifference(in: String(found), from: word)
      else { continue }
      let remedy = GherkinError.Remedy.lookAlike(
        difference.description, of: isStep ? keyword.text : "\(keyword.text):")
      return isStep ? .step(remedy, keyword.firstType, .same) : .title(remedy, isCertain: true)
    }
    return nil
  }

  /// Whether the line is a row with its closing bar, or a fence.
  private func isArgument(_ entry: Description.Entry) -> Bool {
    let (start, end) = (entry.start, entry.line.end)
    if bytes[start] == Byte.bar {
      let last = bytes.trimmingSpace(start, end)
      return last > start + 1 && bytes[last - 1] == Byte.bar
    }
    return bytes.has("\"\"\"", at: start, end) || bytes.has("```", at: start, end)
  }

  /// The offset of the first colon near the beginning of a line, ASCII or of full width.
  func endOfTitle(_ entry: Description.Entry) -> Int? {
    let limit = min(entry.line.end, entry.start + KeywordLikeness.longest)
    return (entry.start..<limit).first { index in
      bytes[index] == Byte.colon || bytes[index] == 0xEF && bytes.has("：", at: index, limit)
    }
  }

  private func title(_ entry: Description.Entry) -> Description.Form? {
    guard let end = endOfTitle(entry) else { return titleWithoutColon(entry) }
    lazy var found = words(entry.start, end)
    var best: (remedy: GherkinError.Remedy, distance: Int)?
    for index in keywords.entries(beginningLike: bytes[entry.start])
    where keywords.entries[index].kind != .stepLine {
      guard abs(keywords.entries[index].length - 1 - (end - entry.start)) <= 8 else { continue }
      let keyword = keywords.entries[index]
      let wanted = keyword.text.lowercased()
      if found == wanted {
        let remedy =
          KeywordLikeness.remedy(for: beginning(of: entry, withInvisible: true), "\(keyword.text):")
          ?? remedy(forKeyword: keyword.kind) ?? .examplesWithoutOutline
        return .title(remedy, isCertain: isCertain(keyword.kind, entry))
      }
      // With a number, as in "Scenario 1:".
      let distance = found.withoutNumber == wanted ? 0 : slips(found, wanted)
      if let distance, distance < best?.distance ?? .max {
        best = (.keyword("\(keyword.text):"), distance)
      }
    }
    if let best {
      let isCertain = description.owner != .header || isAboveTitle(entry)
      return .title(best.remedy, isCertain: isCertain)
    }
    return ForeignKeywords.beside(keywords.code)
      .title(bytes, entry.start, bytes.trimmingSpace(entry.start, end))
      .map { .title($0.remedy(in: keywords.code), isCertain: false) }
  }

  /// Whether a title is recognizable by its words alone: prose may have `example: …` and `Examples:`.
  private func isCertain(_ kind: TokenKind, _ entry: Description.Entry) -> Bool {
    let first = bytes[entry.start]
    // Titles begin with a capital letter; not all alphabets have capitals.
    let isCapital = !Byte.isLetter(first) || first & 0x20 == 0
    return switch kind {
    case .scenarioLine, .backgroundLine: isCapital || isLong(entry)
    case .examplesLine: isCapital && description.owner != .header
    default: isCapital
    }
  }

  /// Whether the first word has as many letters as `scenario`, which does not begin prose.
  private func isLong(_ entry: Description.Entry) -> Bool {
    (entry.start..<min(entry.line.end, entry.start + 8)).allSatisfy { Byte.isLetter(bytes[$0]) }
  }

  /// Whether the line is the last above a title that is indented further, as a rule is.
  private func isAboveTitle(_ entry: Description.Entry) -> Bool {
    guard let title = description.titleBelow, isNextToTitle(entry) else { return false }
    return title.content - title.start > entry.line.content - entry.line.start
  }

  private func isNextToTitle(_ entry: Description.Entry) -> Bool {
    description.titleBelow?.number == entry.line.number + 1
  }

  /// The number of slips between a keyword and a word, two at most; nil for a different word, such as a
  /// plural, or a word of four letters with another one in it ("Role:").
  private func slips(_ found: String, _ wanted: String) -> Int? {
    guard wanted.utf8.count >= 4, !found.isEmpty, found != wanted + "s", wanted != found + "s"
    else { return nil }
    let (found, wanted) = (Array(found.utf8), Array(wanted.utf8))
    if found.isSwap(of: wanted) { return 1 }
    if wanted.count < 7, found.count == wanted.count { return nil }
    return editDistance(found, wanted, limit: wanted.count < 8 ? 1 : 2)
  }

  /// The words up to an offset in lower case, with one space between.
  private func words(_ start: Int, _ end: Int) -> String {
    bytes.text(start, end).split(whereSeparator: KeywordLikeness.endsWord)
      .joined(separator: " ").lowercased()
  }

  private func titleWithoutColon(_ entry: Description.Entry) -> Description.Form? {
    for index in keywords.entries(beginningLike: bytes[entry.start])
    where keywords.entries[index].kind != .stepLine {
      let end = entry.start + keywords.entries[index].length - 1
      guard bytes.has(keywords.word(index), at: entry.start, entry.line.end),
        end == entry.line.end || Byte.isSpace(bytes[end]) || bytes[end] == UInt8(ascii: ";")
      else { continue }
      return .title(.keyword("\(keywords.entries[index].text):"), isCertain: false)
    }
    return nil
  }

  /// The keyword of a step that the line begins with, as it should be written.
  private func step(_ entry: Description.Entry) -> Description.Form? {
    var wordEnd = entry.start
    while wordEnd < entry.line.end, Byte.isLetter(bytes[wordEnd]) { wordEnd += 1 }
    lazy var likeness = KeywordLikeness(beginning(of: entry))
    for index in keywords.entries(beginningLike: bytes[entry.start])
    where keywords.entries[index].kind == .stepLine {
      // Prose seldom gets further, and until here no string is made.
      guard mayBe(index, entry.start, wordEnd) else { continue }
      let keyword = keywords.entries[index]
      let result = likeness.compare(keyword.text)
      guard result != .different else { continue }
      let remedy = KeywordLikeness.remedy(
        for: beginning(of: entry, withInvisible: true), keyword.text)
      return .step(
        isMarkdown ? .keyword("* \(keyword.text)") : remedy ?? misplacedStep, keyword.firstType,
        result)
    }
    return nil
  }

  /// The remedy for a correct step in a place where steps do not run.
  private var misplacedStep: GherkinError.Remedy {
    if description.owner == .examples { return .stepBelowExamples }
    let title = Dialect.named(keywords.code)?.usualKeyword(.scenario) ?? "Scenario"
    return .noScenario(title: "\(title):")
  }

  /// The part of a line that is searched for keywords.
  private func beginning(of entry: Description.Entry, withInvisible: Bool = false) -> String {
    let end = min(
      bytes.trimmingSpace(entry.start, entry.line.end), entry.start + KeywordLikeness.longest)
    return bytes.text(withInvisible ? entry.line.content : entry.start, end)
  }

  /// Whether a line that begins with a word could be like a keyword: a keyword of one word has about
  /// its length and its last letters, or is the beginning of the word.
  @inline(__always)
  private func mayBe(_ index: Int, _ start: Int, _ end: Int) -> Bool {
    let length = keywords.entries[index].length - 1
    guard length > 1 else { return false }
    guard keywords.entries[index].isWord else { return true }
    // A word that begins with the keyword needs a closer look.
    if end - start > length, bytes.has(keywords.word(index), at: start, end) { return true }
    let last = keywords.bytes[keywords.entries[index].start + length - 1] | 0x20
    let hasLast = end > start && bytes[end - 1] | 0x20 == last
    if end - start == length {
      // Two swapped letters may be the last ones.
      return hasLast || length > 2 && bytes[end - 2] | 0x20 == last
    }
    return hasLast && abs(end - start - length) == 1
  }
}

extension String {
  /// The text without anything before its first word: marks, numbers, list letters such as `a)` and `[x]`.
  fileprivate var withoutMark: Substring {
    var rest = self[...]
    while let first = rest.first {
      if first.isLetter {
        guard let next = rest.dropFirst().first, ".)]".contains(next) else { break }
      }
      rest.removeFirst()
    }
    return rest
  }

  /// Without a number at its end.
  fileprivate var withoutNumber: Substring {
    var rest = self[...]
    while let last = rest.last, last.isNumber || last == " " || last == "#" { rest.removeLast() }
    return rest
  }
}
