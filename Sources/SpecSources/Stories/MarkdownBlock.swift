import Basics
internal import Messages

/// One block of a Markdown text, as far as stories need it.
enum MarkdownBlock {
  /// A line and its 1-based number.
  struct Line {
    let number: Int
    let text: Substring

    var trimmed: Substring { text.trimmed }
    /// The location of the first character that is not white space.
    var location: Location {
      let indent = text.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
      return Location(line: number, column: indent + 1)
    }
    var start: Location { Location(line: number, column: 1) }
  }

  /// `level` is the number of `#` before it.
  case heading(String, level: Int, at: Location)
  /// Between two fences; `info` is the text after the opening one.
  case fenced(info: String, at: Location, lines: [Line])
  /// Between a template's marks, such as `{% highlight %}`.
  case template(language: String, lines: ClosedRange<Int>)
  /// Lines that begin with four spaces or a tab.
  case indented([Line])
  /// A line that names a scenario, such as `*Scenario - No connection:*`.
  case scenarioTitle(String, at: Location)
  /// Any other line that is not blank.
  case prose(Line)
}

extension MarkdownBlock {
  static func blocks(of text: String) -> [MarkdownBlock] {
    let content = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    var lines = content.lines.enumerated().map { Line(number: $0 + 1, text: $1) }[...]
    skipFrontMatter(&lines)
    var blocks: [MarkdownBlock] = []
    while let line = lines.first {
      let trimmed = line.trimmed
      if trimmed.isEmpty {
        lines.removeFirst()
      } else if let fence = Fence(trimmed) {
        blocks.append(fenced(&lines, fence))
      } else if trimmed.hasPrefix("{%"), let block = template(line, &lines) {
        blocks.append(block)
      } else if line.isIndented {
        blocks.append(indented(&lines))
      } else {
        lines.removeFirst()
        blocks.append(heading(line) ?? scenarioTitle(line) ?? .prose(line))
      }
    }
    return blocks
  }

  private static func skipFrontMatter(_ lines: inout ArraySlice<Line>) {
    guard lines.first?.trimmed == "---",
      let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "---" })
    else { return }
    lines = lines[(end + 1)...]
  }

  private static func fenced(_ lines: inout ArraySlice<Line>, _ fence: Fence) -> MarkdownBlock {
    let opening = lines.removeFirst().start
    let content = lines.prefix { !fence.isClosed(by: $0.trimmed) }
    lines = lines.dropFirst(content.count + 1)
    return .fenced(info: fence.info, at: opening, lines: Array(content))
  }

  private static func template(_ first: Line, _ lines: inout ArraySlice<Line>) -> MarkdownBlock? {
    let words = first.trimmed.dropFirst(2).split(separator: " ")
    guard let name = words.first,
      let end = lines.firstIndex(where: { $0.trimmed.hasPrefix("{% end\(name)") })
    else { return nil }
    let last = lines[end].number
    lines = lines[(end + 1)...]
    let language = words.dropFirst().first.map(String.init) ?? ""
    return .template(language: language, lines: first.number...last)
  }

  /// Indented lines and the blank ones between them.
  private static func indented(_ lines: inout ArraySlice<Line>) -> MarkdownBlock {
    var content = Array(lines.prefix { $0.isIndented || $0.trimmed.isEmpty })
    lines = lines.dropFirst(content.count)
    while content.last?.trimmed.isEmpty == true { content.removeLast() }
    return .indented(content)
  }

  private static func heading(_ line: Line) -> MarkdownBlock? {
    let marks = line.text.prefix { $0 == "#" }
    guard (1...6).contains(marks.count), line.text.dropFirst(marks.count).first == " " else {
      return nil
    }
    var text = line.text.dropFirst(marks.count).trimmed
    while text.last == "#" { text = text.dropLast() }
    return .heading(String(text.trimmed), level: marks.count, at: line.start)
  }

  private static func scenarioTitle(_ line: Line) -> MarkdownBlock? {
    let text = line.trimmed
    let marks = text.prefix { $0 == "*" || $0 == "_" }
    guard !marks.isEmpty, text.hasSuffix(String(marks.reversed())) else { return nil }
    var name = text.dropFirst(marks.count).dropLast(marks.count).trimmed
    guard name.hasPrefix("Scenario") else { return nil }
    name = name.dropFirst("Scenario".count).trimmed
    guard let separator = name.first, "-–:".contains(separator) else { return nil }
    name = name.dropFirst().trimmed
    if name.last == ":" { name = name.dropLast().trimmed }
    return name.isEmpty ? nil : .scenarioTitle(String(name), at: line.start)
  }
}

extension MarkdownBlock.Line {
  fileprivate var isIndented: Bool {
    !trimmed.isEmpty && (text.hasPrefix("    ") || text.hasPrefix("\t"))
  }
}

/// The line that opens a fenced block.
private struct Fence {
  let mark: Character
  let count: Int
  let info: String

  init?(_ line: Substring) {
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    count = line.prefix { $0 == mark }.count
    let rest = line.dropFirst(count)
    guard count >= 3, !rest.contains(mark) else { return nil }
    self.mark = mark
    info = String(rest.trimmed)
  }

  func isClosed(by line: Substring) -> Bool {
    line.count >= count && line.allSatisfy { $0 == mark }
  }
}
