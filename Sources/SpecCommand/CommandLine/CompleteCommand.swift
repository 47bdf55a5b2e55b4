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
