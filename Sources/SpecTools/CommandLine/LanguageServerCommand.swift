import SpecCommand
import SpecSettings
import SpecSources

/// `specrun lsp`.
struct LanguageServerCommand: Tool {
  static let name = "lsp"
  static let abstract = "Serve an editor with the steps of this program."
  static let synopsis = "[<options>]"
  static let discussion = """
    Speaks the Language Server Protocol on standard input and output: diagnostics, completion, \
    hover, definition, references, rename, formatting and more, for .feature and .feature.md. \
    The steps are those of this program, so that none is taken for undefined that would run. \
    When the program is built again, the new one carries on by itself.

    The settings are those of specrun.yaml in the folder that the editor opens.

    Exit status: 0 the editor ended it, 1 the editor disconnected without shutting the server down, 2 it could not run.
    """

  static let shared: Set = [
    "paths", "language", "max-file-size", "max-line-size", "lint", "strict-features",
    "strict-keywords",
  ]

  static let own = [
    Declaration(
      name: "stdio", form: .flag,
      help: "Nothing else than the default; some editors add it."),
    resume,
  ]

  /// The settings are read when the editor has named its folder.
  let arguments: ParsedArguments
  /// The file with the state of the program before this one.
  let resuming: String?

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) {
    self.arguments = arguments
    resuming = arguments["resume"].last
  }

  /// The settings that hold in a folder.
  func settings(_ host: Host, in folder: String) throws(CommandErrors) -> Settings {
    try RunCommand.settings(arguments, host, files: FileSystem(workingDirectory: folder))
  }

  /// The profiles in a folder; none if one has an error, for then they are not known together.
  func profiles(in folder: String) -> [(name: String, settings: Settings)] {
    (try? LintCommand.profiles(arguments, files: FileSystem(workingDirectory: folder))) ?? []
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    try invocation.serve(self)
  }
}
