import Basics

/// Text in the language of manual pages, with the macros of `man`.
struct Roff {
  private(set) var text = ""
  /// Whether a section has only its title.
  private var isAtTitle = false

  mutating func title(_ name: String, section: Int, day: String, source: String) {
    // Most characters of a name mean nothing to the macro, but blanks would.
    // A day is known by its plain hyphens.
    text += ".TH \(argument(name.uppercased())) \(section) \"\(day)\" \(argument(source))\n"
  }

  mutating func section(_ title: String) {
    text += ".SH \(argument(title.uppercased()))\n"
    isAtTitle = true
  }

  /// A macro that separates a part from the text above it; below a title there is none.
  private mutating func part(by macro: String) {
    if !isAtTitle { text += "\(macro)\n" }
    isAtTitle = false
  }

  /// A line that is escaped already.
  mutating func line(_ line: String) { text += "\(line)\n" }

  /// One way to call the command, on a line of its own.
  mutating func synopsis(_ usage: String) {
    let words = usage.split(separator: " ", maxSplits: 1)
    part(by: ".br")
    text += "\\fB\(Self.escaped(String(words.first ?? "")))\\fR"
    text += words.count > 1 ? " \(Self.escaped(String(words[1])))\n" : "\n"
  }

  /// Paragraphs with an empty line between them.
  mutating func paragraphs(_ paragraphs: String) {
    for paragraph in paragraphs.split(separator: "\n\n") {
      part(by: ".PP")
      fill(String(paragraph))
    }
  }

  /// A term, and below it what it means.
  mutating func item(_ term: String, _ meaning: String) {
    text += ".TP\n\\fB\(Self.escaped(term))\\fR\n"
    fill(meaning)
  }

  /// An option with all its spellings.
  mutating func option(_ forms: [(name: String, value: String?)], _ meaning: String) {
    let spelled = forms.map { form in
      let separator = form.name.hasSuffix("=") ? "" : " "
      let value = form.value.map { "\(separator)\\fI\(Self.escaped($0))\\fR" } ?? ""
      return "\\fB\(Self.escaped(form.name))\\fR\(value)"
    }
    text += ".TP\n\(spelled.joined(separator: ", "))\n"
    fill(meaning)
  }

  /// Sentences, broken into lines that people can read; a sentence begins a line of its own, so
  /// that the formatter knows its end.
  private mutating func fill(_ paragraph: String) {
    var line = ""
    for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let escaped = Self.escaped(String(word))
      if !line.isEmpty, line.utf8.count + 1 + escaped.utf8.count > 78 {
        text += "\(Self.guarded(line))\n"
        line = ""
      }
      line += line.isEmpty ? escaped : " \(escaped)"
      if word.last == "." || word.last == "?" {
        text += "\(Self.guarded(line))\n"
        line = ""
      }
    }
    if !line.isEmpty { text += "\(Self.guarded(line))\n" }
  }

  /// An argument of a macro.
  private func argument(_ text: String) -> String {
    "\"\(Self.escaped(text).replacing("\"", with: "\\(dq"))\""
  }

  /// A line that would be a command if it began so.
  private static func guarded(_ line: String) -> String {
    line.first == "." ? "\\&\(line)" : line
  }

  /// Text in ASCII in which no character has a special meaning.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      // Typographical quotation marks could not be pasted into a shell.
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\u{20}"..."\u{7E}": result.unicodeScalars.append(scalar)
      default:
        result += "\\[u\(padded(String(scalar.value, radix: 16, uppercase: true), to: 4))]"
      }
    }
    return result
  }
}
