internal import Messages

/// The lines that were accepted, in the form of the official `.tokens` files.
struct TokenList {
  private(set) var lines: [String] = []

  mutating func addEnd() { lines.append("EOF") }

  mutating func add(
    _ kind: TokenKind, _ line: Int, _ column: Int, keyword: String? = nil,
    type: GherkinDocument.KeywordType? = nil, text: String = "", items: [(Int, String)] = []
  ) {
    let shown = keyword.map { "(\(type?.rawValue ?? ""))\($0)" } ?? ""
    let list = items.map { "\($0.0):\($0.1)" }.joined(separator: ",")
    lines.append("(\(line):\(column))\(kind.officialName):\(shown)/\(text)/\(list)")
  }
}

extension Parser {
  /// Adds a line as it was understood.
  mutating func record(_ match: Match, _ line: Line) {
    let number = line.number
    let column = line.column(of: line.content, bytes)
    switch match.kind {
    case .endOfFile: break
    case .comment where !isMarkdown:
      tokens?.add(.comment, number, 1, text: bytes.text(line.start, line.end))
    case .empty, .comment: tokens?.add(.empty, number, 1)
    case .language:
      let code = bytes.languageCode(line).map { bytes.text($0.start, $0.end) } ?? ""
      tokens?.add(.language, number, column, text: code)
    case .other: recordText(line)
    case .tagLine:
      tokens?.add(
        .tagLine, number, column, items: lineTags.map { ($0.location.column ?? 0, $0.name) })
    case .tableRow:
      let cells = rowScanner.cells(bytes, line)
      tokens?.add(
        .tableRow, number, column, keyword: isMarkdown ? "|" : nil,
        items: cells.map { ($0.location.column ?? 0, $0.value) })
    case .docStringSeparator:
      let isOpening = isInDocString
      tokens?.add(
        .docStringSeparator, number, column,
        keyword: bytes.text(line.content, line.content + fence.count),
        text: isOpening ? bytes.trimmedText(line.content + fence.count, line.end) : "")
    default: recordKeyword(match, line)
    }
  }

  private mutating func recordKeyword(_ match: Match, _ line: Line) {
    let (keyword, start) = title(match, line)
    let isStep = match.kind == .stepLine
    let entry = match.keyword >= 0 ? keywords.entries[match.keyword] : nil
    tokens?.add(
      match.kind, line.number, line.column(of: match.keywordStart, bytes), keyword: keyword,
      type: isStep ? (isMarkdown ? entry?.firstType : entry?.type) : nil,
      text: bytes.trimmedText(start, line.end))
  }

  private mutating func recordText(_ line: Line) {
    var text = TextBuilder()
    let start =
      isInDocString ? line.offset(behind: fence.indent, upTo: line.content, bytes) : line.start
    text.addLine(
      bytes, start, line.end, unescaping: isInDocString && fence.count == 3 ? fence.mark : nil)
    tokens?.add(.other, line.number, 1, text: text.takeAll())
  }
}
