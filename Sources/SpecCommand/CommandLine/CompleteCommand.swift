import SpecSettings
import SpecSources

/// `specrun complete`, which the completion scripts of shells run.
struct CompleteCommand: Subcommand {
  static let name = "complete"
  static let abstract = "Print what the last word may become."
  static let synopsis = "bash|zsh|fish -- [WORD]…"
  static let isForPeople = false

  static let declarations = [
    Declaration(
      name: "words", form: .positional,
      help: "A shell, and the words after the program, the last one cut off at the cursor.")
  ]

  static func request(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) -> Request {
    let words = arguments["words"]
    let shell = try Shell(named: words.first, by: "complete")
    return { try $0.complete(shell, Array(words.dropFirst())) }
  }
}

extension Invocation {
  /// Prints the completions of the last word, a line each; errors elsewhere are of no concern here.
  func complete(_ shell: Shell, _ words: [String]) throws -> ExitStatus {
    // Zsh has read the quotes itself.
    let typed = words.map { shell == .zsh ? TypedWord(text: $0) : TypedWord(raw: $0) }
    let values = FileValues(host: host, files: files)
    let lines = Completer(values: values).candidates(typed.map(\.text)).compactMap { candidate in
      // A name with such a character would be two candidates.
      guard !candidate.text.contains(where: { $0.isNewline || $0 == "\t" }) else {
        return nil as String?
      }
      let note = String(candidate.note.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      switch shell {
      case .bash: return typed.last?.replacement(by: candidate.text) ?? candidate.text
      case .zsh, .fish: return note.isEmpty ? candidate.text : "\(candidate.text)\t\(note)"
      }
    }
    try host.output.print(Array(lines.map { "\($0)\n" }.joined().utf8))
    return .passed
  }
}
