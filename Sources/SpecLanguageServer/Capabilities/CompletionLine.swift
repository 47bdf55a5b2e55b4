import Basics
import Gherkin
import Messages

/// The line in which something is being written, and what it could become.
struct CompletionLine {
  enum Subject: Equatable {
    case nothing
    /// The code of a dialect.
    case language(Range<Int>)
    case tag(Range<Int>)
    /// A name between angle brackets, one of these.
    case placeholder(Range<Int>, [String])
    /// The text of a step.
    case step(Range<Int>)
    case keyword(Range<Int>)
  }

  private(set) var subject = Subject.nothing
  private let dialect: Dialect?
  private let line: Int
  private let isMarkdown: Bool

  /// - Parameter language: The dialect of a file that names none.
  init(_ analysis: Analysis, offset: Int, language: String) {
    let text = analysis.text
    line = text.position(of: offset).line
    isMarkdown = analysis.file.source.mediaType == .markdown
    let code = Self.language(of: text) ?? analysis.document.feature?.language ?? language
    dialect = Dialect.named(code) ?? Dialect.named("en")
    let range = text.range(ofLine: line)
    let first = text.bytes[range].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? range.upperBound
    guard offset >= first || first == range.upperBound else { return }
    subject = subject(
      start: min(first, offset), offset: offset, end: range.upperBound, in: analysis)
  }

  private func subject(start: Int, offset: Int, end: Int, in analysis: Analysis) -> Subject {
    let typed = String(decoding: analysis.text.bytes[start..<offset], as: UTF8.self)
    if analysis.isInDocString(line: line) { return .nothing }
    if typed.hasPrefix("#"), !isMarkdown {
      guard let colon = typed.firstIndex(of: ":"),
        typed.dropFirst().drop(while: { $0 == " " }).hasPrefix("language")
      else { return .nothing }
      let behind = typed[typed.index(after: colon)...].drop { $0 == " " }
      return .language((offset - behind.utf8.count)..<end)
    }
    if typed.hasPrefix("@") {
      let word = typed.utf8.reversed().prefix { $0 != 0x20 && $0 != UInt8(ascii: "`") }
      guard word.last == UInt8(ascii: "@") else { return .nothing }
      return .tag((offset - word.count)..<offset)
    }
    if typed.hasPrefix("|") { return .nothing }
    if let keyword = stepKeyword(of: typed) {
      if let open = typed.utf8.lastIndex(of: UInt8(ascii: "<")),
        !typed.utf8[open...].contains(UInt8(ascii: ">")),
        let columns = analysis.columns(atLine: line), !columns.isEmpty
      {
        return .placeholder((offset - typed.utf8[open...].count)..<offset, columns)
      }
      return .step((start + keyword)..<end)
    }
    // Words that may become a keyword; after a keyword anything is allowed already.
    return typed.contains(":") ? .nothing : .keyword(start..<offset)
  }

  /// The bytes of the keyword that a line begins with, the marker of Markdown included.
  private func stepKeyword(of typed: String) -> Int? {
    var (rest, length) = (typed[...], 0)
    if isMarkdown {
      guard let marker = rest.first, "*-+".contains(marker) else { return nil }
      let behind = rest.dropFirst().drop { $0 == " " }
      length = rest.utf8.count - behind.utf8.count
      rest = behind
    }
    let keyword = Dialect.Kind.steps.flatMap { dialect?.keywords($0) ?? [] }
      .filter { rest.hasPrefix($0) }
      .max { $0.utf8.count < $1.utf8.count }
    return keyword.map { length + $0.utf8.count }
  }

  /// The code in the `# language:` line at the beginning.
  private static func language(of text: DocumentText) -> String? {
    for line in 0..<min(text.lineCount, 10) {
      let content = text.text(ofLine: line).trimmed
      guard content.hasPrefix("#") else { if content.isEmpty { continue } else { return nil } }
      let rest = content.dropFirst().drop { $0 == " " }
      if rest.hasPrefix("language"), let colon = rest.firstIndex(of: ":") {
        return String(rest[rest.index(after: colon)...].trimmed)
      }
    }
    return nil
  }
}

// MARK: - Keywords

extension CompletionLine {
  /// The keywords that are allowed in the line, the likely ones first.
  func keywords(in analysis: Analysis) -> [(text: String, detail: String)] {
    guard let dialect else { return [] }
    let block = analysis.blocks.last { $0.titled.location.line - 1 < line }
    let (steps, titles): ([Dialect.Kind], [Dialect.Kind]) =
      switch block?.node {
      case nil: ([], [.feature])
      case .feature, .child(.rule): ([], [.scenario, .background, .scenarioOutline, .rule])
      case .child(.background): (Dialect.Kind.steps, [.scenario, .scenarioOutline, .rule])
      case .child(.scenario): (Dialect.Kind.steps, [.scenario, .scenarioOutline, .examples, .rule])
      }
    var seen = Set<String>()
    let stepWords = steps.flatMap { kind in
      dialect.keywords(kind).filter { $0 != "* " || !isMarkdown }
        .map { (text: isMarkdown ? "* \($0)" : $0, detail: kind.rawValue) }
    }
    let titleWords = titles.flatMap { kind in
      let marks = isMarkdown ? "\(Self.marks(of: kind)) " : ""
      return dialect.keywords(kind).map { (text: "\(marks)\($0): ", detail: kind.rawValue) }
    }
    return (stepWords + titleWords).filter { seen.insert($0.text).inserted }
  }

  private static func marks(of kind: Dialect.Kind) -> String {
    switch kind {
    case .feature: "#"
    case .rule, .scenario, .scenarioOutline, .background: "##"
    default: "###"
    }
  }
}

extension Analysis {
  /// Whether a line, counted from 0, is the content of a doc string.
  func isInDocString(line: Int) -> Bool {
    steps.contains { node in
      guard let docString = node.step.docString else { return false }
      let range = map.range(of: docString)
      return range.lowerBound.line - 1 < line && line < range.upperBound.line - 1
    }
  }

  /// The columns of the outline that a line, counted from 0, is in.
  func columns(atLine line: Int) -> [String]? {
    guard let block = blocks.last(where: { $0.titled.location.line - 1 <= line }) else {
      return nil
    }
    var seen = Set<String>()
    return block.scenario?.examples.flatMap { $0.tableHeader?.cells.map(\.value) ?? [] }
      .filter { seen.insert($0).inserted }
  }
}
