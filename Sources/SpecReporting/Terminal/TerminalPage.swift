import Basics
package import Messages

/// Text on its way to a terminal or a log.
///
/// Everything that comes from outside goes through `write`, which makes it safe to print.
package struct TerminalPage {
  let options: ReportOptions
  package internal(set) var bytes: [UInt8] = []

  package init(_ options: ReportOptions) { self.options = options }

  /// Lets `body` write to the end of `output` without copying it.
  static func append(
    to output: inout [UInt8], _ options: ReportOptions, _ body: (inout TerminalPage) -> Void
  ) {
    var page = TerminalPage(options)
    swap(&page.bytes, &output)
    body(&page)
    swap(&page.bytes, &output)
  }

  /// Writes text within a line.
  package mutating func write(_ text: String, _ style: Style = .plain) {
    styled(style) { page in
      // Two pieces must not make the command together that neither is alone.
      let hash = UInt8(ascii: "#")
      if page.bytes.last == hash, text.utf8.first == hash { page.spaces(1) }
      appendSanitized(text, to: &page.bytes)
    }
  }

  package mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  package mutating func spaces(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
  }

  /// Writes a line of its own.
  package mutating func line(_ text: String, indent: Int = 0, _ style: Style = .plain) {
    if !text.isEmpty {
      spaces(indent)
      write(text, style)
    }
    newline()
  }

  /// Writes a line of its own with a place at its end, and a note before that.
  mutating func line(
    _ text: String, indent: Int, _ style: Style = .plain, note: String = "", at place: Place
  ) {
    spaces(indent)
    write(text, style)
    if !note.isEmpty { write("  \(note)", .dim) }
    self.place(place, endingLineAt: indent)
  }

  /// Writes a place after a text, at a column at least; closer if the line has no room for it, or
  /// else on the next line.
  mutating func place(_ place: Place, behind width: Int, column: Int = 0, indent: Int) {
    let taken = displayWidth(sanitized(place.text)) + 2
    let start = max(width + 2, column)
    if let room = options.terminalWidth, start + taken > room {
      if width + 2 + taken <= room {
        spaces(room - taken - width)
      } else {
        newline()
        spaces(indent + 4)
      }
    } else {
      spaces(start - width)
    }
    self.place(place)
  }

  /// Writes a place at the end of the line, or on the next line if the terminal has no room for it.
  mutating func place(_ place: Place, endingLineAt indent: Int) {
    var width = 0
    if options.terminalWidth != nil {
      let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      width = displayWidth(String(withoutColors(String(decoding: bytes[start...], as: UTF8.self))))
    }
    self.place(place, behind: width, indent: indent)
    newline()
  }

  /// Writes `# path:line`, as a link if links are wanted.
  package mutating func place(_ place: Place) {
    styled(.dim) { page in
      let address = page.options.linkBase.flatMap { place.address(below: $0) }
      page.bytes.append(contentsOf: "# ".utf8)
      if let address { page.bytes.append(contentsOf: "\u{1B}]8;;\(address)\u{1B}\\".utf8) }
      page.bytes.append(contentsOf: sanitized(place.text).utf8)
      if address != nil { page.bytes.append(contentsOf: "\u{1B}]8;;\u{1B}\\".utf8) }
    }
  }

  private mutating func styled(_ style: Style, _ body: (inout TerminalPage) -> Void) {
    guard options.usesColor, style != .plain else { return body(&self) }
    bytes.append(contentsOf: "\u{1B}[\(style.parameters)m".utf8)
    body(&self)
    bytes.append(contentsOf: "\u{1B}[0m".utf8)
  }
}

/// The style of a text, if color can be used.
package enum Style: Sendable, Equatable {
  case plain, bold, dim, removed, added
  case status(TestStepResult.Status)
  case boldStatus(TestStepResult.Status)

  /// The parameters of the escape sequence; empty for plain text.
  var parameters: String {
    switch self {
    case .plain: ""
    case .bold: "1"
    case .dim: "2"
    case .removed: "31"
    case .added: "32"
    case .status(let status): status.color
    case .boldStatus(let status): "\(status.color);1"
    }
  }
}

extension Place {
  /// A `file` address; nothing for what already is an address of another kind.
  fileprivate func address(below base: String) -> String? {
    guard !uri.contains("://") else { return nil }
    let path = uri.hasPrefix("/") ? uri : "\(base)/\(uri)"
    return "file://" + percentEncoded(path, keeping: "/")
  }
}
