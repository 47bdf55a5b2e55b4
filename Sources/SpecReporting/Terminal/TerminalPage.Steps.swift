import Basics
import Messages

extension TerminalPage {
  /// A shorter time is no news.
  private static let noticeable = Duration.milliseconds(100)

  /// Writes a time at the end of a line, if it is worth a word.
  mutating func time(_ duration: Duration) {
    guard duration >= Self.noticeable else { return }
    write("  \(shortTime(duration))", .dim)
  }

  /// Writes a step or hook with its mark, and its code's place at `column`.
  mutating func step(_ step: TestStep, indent: Int, column: Int, showsTime: Bool = false) {
    let status = step.status
    spaces(indent)
    write("\(status.mark) \(step.keyword)", .status(status))
    for (text, isArgument) in step.pieces {
      write(text, isArgument ? .boldStatus(status) : .status(status))
    }
    if let note = step.note { write(note, .dim) }
    // An undefined step is to be repaired in the feature.
    if let place = step.codePlace ?? (status == .undefined ? step.place : nil) {
      self.place(place, behind: indent + step.width, column: column, indent: indent)
    }
    if showsTime { time(step.result?.duration ?? .zero) }
    newline()
  }

  /// Writes the doc string and the table of a step, each line as in the feature file.
  mutating func argument(of step: TestStep, indent: Int) {
    guard let argument = step.pickleStep?.argument else { return }
    let style = Style.status(step.status)
    if let docString = argument.docString {
      line("\"\"\"\(docString.mediaType ?? "")", indent: indent, style)
      for text in lines(of: docString.content) { line(text, indent: indent, style) }
      line("\"\"\"", indent: indent, style)
    }
    let rows = argument.dataTable?.rows.map { $0.cells.map(\.value) } ?? []
    let layout = TableLayout(rows)
    for row in rows { line(layout.line(row), indent: indent, style) }
  }

  /// Writes an error message; lines of a difference get their colors.
  mutating func explanation(_ text: String, indent: Int, _ status: TestStepResult.Status) {
    forEachLine(of: text) { text in
      switch DifferenceLine(text).side {
      case .missing: line(text, indent: indent, .removed)
      case .surplus: line(text, indent: indent, .added)
      case .neither: line(text, indent: indent, .status(status))
      }
    }
  }

  /// Writes a short description of an attachment.
  mutating func attachment(_ attached: Attempt.Attached, indent: Int) {
    let texts = attached.description
    for (index, text) in texts.enumerated() {
      line(text, indent: index == 0 ? indent : indent + 2, .dim)
    }
  }
}

extension TestStep {
  /// The status in words, if it is neither good nor plainly bad.
  fileprivate var note: String? {
    switch status {
    case .undefined, .pending, .ambiguous: "  (\(status.word))"
    default: nil
    }
  }

  /// Columns that mark, keyword, text and note take.
  var width: Int {
    let text = sanitized(keyword + text)
    return 2 + displayWidth(text) + displayWidth(note ?? "")
  }

  /// The text cut where arguments begin and end.
  var pieces: [(text: String, isArgument: Bool)] {
    let units = text.utf16
    var pieces: [(String, Bool)] = []
    var position = units.startIndex
    for argument in arguments {
      guard let start = argument.group.start, let value = argument.group.value,
        let from = units.index(units.startIndex, offsetBy: start, limitedBy: units.endIndex),
        let to = units.index(from, offsetBy: value.utf16.count, limitedBy: units.endIndex),
        from >= position, from < to,
        let before = String(units[position..<from]), let inside = String(units[from..<to])
      else { continue }
      pieces.append((before, false))
      pieces.append((inside, true))
      position = to
    }
    pieces.append((String(units[position...]) ?? "", false))
    return pieces
  }
}

/// The widths of the columns of a table.
struct TableLayout: Sendable {
  private var widths: [Int] = []

  init(_ rows: [[String]]) {
    for row in rows {
      for (column, value) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], displayWidth(Self.cell(value)))
      }
    }
  }

  /// A row as it is written in a feature file, with its cells below those of other rows.
  func line(_ row: [String]) -> String {
    zip(row.map(Self.cell), widths).reduce(into: "|") { line, cell in
      line += " \(cell.0)\(String(repeating: " ", count: max(0, cell.1 - displayWidth(cell.0)))) |"
    }
  }

  private static func cell(_ text: String) -> String {
    let cell = replacing(text.unicodeScalars) { scalar in
      switch scalar {
      case "\n": "\\n"
      case "|": "\\|"
      case "\\": "\\\\"
      default: nil
      }
    }
    return sanitized(cell)
  }
}
