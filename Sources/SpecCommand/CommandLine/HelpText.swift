import Basics
import SpecSettings
import StepKit

/// The help of a command, as text of 80 columns.
struct HelpText {
  private static let width = 80
  /// The column in which descriptions begin.
  private static let indent = 26

  private var text = ""

  /// The help of a subcommand, or of the whole program if none was named.
  ///
  /// - Parameters:
  ///   - named: The subcommand.
  ///   - isWhole: Whether every option is shown, and its whole description.
  ///   - parameters: Gives the world parameters that the libraries declare.
  static func text(
    of named: (any Subcommand.Type)?, isWhole: Bool, parameters: () -> [WorldParameter]
  ) -> String {
    let command = named ?? RunCommand.self
    let isShort = !isWhole && command == RunCommand.self
    var help = HelpText()
    help.paragraph(named == nil ? SpecrunCommand.abstract : command.abstract)
    help.paragraph("Usage: \(command.usage)")
    if isShort {
      help.section("Options", command.declarations.filter { RunCommand.common.contains($0.name) }) {
        $0.firstSentence
      }
    } else {
      for line in command.discussion.split(separator: "\n\n") { help.paragraph(String(line)) }
      for (title, declarations) in command.sections { help.section(title, declarations) { $0 } }
    }
    help.row("-h, --help", "Show help.")
    if isShort { help.row("--help-all", "Show every option.") }
    if named == nil {
      help.text += "\nSubcommands:\n"
      for command in SpecrunCommand.shown {
        let isDefault = command == RunCommand.self
        help.row(command.name + (isDefault ? " (default)" : ""), command.abstract)
      }
    }
    if command.declarations.contains(where: { $0.name == "world-parameters" }) {
      help.list(parameters())
    }
    return help.text
  }

  private mutating func section(
    _ title: String, _ declarations: [Declaration], _ description: (String) -> String
  ) {
    guard !declarations.isEmpty else { return }
    text += "\n\(title):\n"
    for declaration in declarations { row(declaration.label, description(declaration.help)) }
  }

  /// The values that `--world-parameters` may have.
  private mutating func list(_ parameters: [WorldParameter]) {
    guard !parameters.isEmpty else { return }
    text += "\nWorld parameters (--world-parameters '{\"name\": \"value\"}'):\n"
    for parameter in parameters {
      let value = parameter.defaultValue.map { " (default: \($0))" } ?? ""
      row("\(parameter.name)=\(parameter.kind.valueName)", parameter.help + value)
    }
  }

  /// A paragraph, after an empty line.
  private mutating func paragraph(_ words: String) {
    if !text.isEmpty { text += "\n" }
    for line in Self.lines(words, width: Self.width) { text += line + "\n" }
  }

  private mutating func row(_ label: String, _ description: String) {
    let gap = String(repeating: " ", count: Self.indent)
    var start = "  \(label)"
    if displayWidth(start) < Self.indent {
      start += gap.dropFirst(displayWidth(start))
    } else {
      start += "\n" + gap
    }
    let lines = Self.lines(description, width: Self.width - Self.indent)
    text += start + lines.joined(separator: "\n" + gap) + "\n"
  }

  /// Words in lines; a line break in the text stays.
  private static func lines(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        let line = lines[lines.count - 1]
        if line.isEmpty || displayWidth(line) + 1 + displayWidth(String(word)) <= width {
          lines[lines.count - 1] += (line.isEmpty ? "" : " ") + word
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
  }
}

extension Declaration {
  /// The names of an option with its value, as help shows them.
  fileprivate var label: String {
    guard form != .positional else { return "<\(name)>" }
    let value = valueName.map { form == .listOrFlag ? "[=<\($0)>]" : " <\($0)>" } ?? ""
    return (short.map { "-\($0), " } ?? "") + names.joined(separator: "/") + value
  }
}

extension String {
  fileprivate var firstSentence: String {
    guard let end = firstRange(of: ". ") else { return self }
    return String(self[..<end.lowerBound]) + "."
  }
}

extension WorldParameter.Kind {
  fileprivate var valueName: String {
    switch self {
    case .text: "<text>"
    case .number: "<number>"
    case .boolean: "true|false"
    case .oneOf(let words): words.joined(separator: "|")
    }
  }
}
