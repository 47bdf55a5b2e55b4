import SpecCommand
import SpecSettings
import SpecSources

/// `specrun fmt`.
struct FormatCommand: Tool {
  static let name = "fmt"
  static let abstract = "Format feature files."
  static let synopsis = "[<options>] [DIR|GLOB|FILE]…|-"
  static var discussion: String {
    """
    Indents each level, aligns tables with numbers to the right, puts one blank line \
    between scenarios and removes blanks at the ends of lines. Comments, descriptions, doc \
    strings and line endings stay. `-` formats standard input to standard output.

    Each result is checked before it is written: it says what the file said, and formatting it \
    again changes nothing. A file with errors is left as it is. In a feature in Markdown only \
    tables are aligned, and in a document only its blocks marked `gherkin` are formatted.

    Without a path, \(Program.name) formats the paths of specrun.yaml, or the folder Features (or \
    features). Lines of files do not count.

    Exit status: 0 every file is formatted, 1 a file was left as it is because of errors, or \
    would change with --check, 2 it could not run.
    """
  }

  static let shared: Set = [
    "paths", "language", "color", "max-errors", "max-file-size", "max-line-size",
  ]

  static let own =
    Declaration.ofSettings(["indentation"]) + [
      Declaration(
        name: "check", form: .flag,
        help: "Write nothing; name the files that would change, and fail if there are any."),
      Declaration(
        name: "diff", form: .flag,
        help: "Write nothing; print what would change as a unified diff."),
    ]

  let settings: Settings
  /// Whether to fail if something would change.
  let checks: Bool
  let showsDifferences: Bool
  /// Whether to format standard input.
  let readsInput: Bool

  /// The argument that means standard input.
  static let inputMark = "-"

  init(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) {
    settings = try RunCommand.settings(arguments, host, files: files)
    checks = !arguments["check"].isEmpty
    showsDifferences = !arguments["diff"].isEmpty
    let paths = arguments["paths"]
    readsInput = paths.contains(Self.inputMark)
    if readsInput, paths.count > 1 { throw CommandErrors(.inputBesidePaths) }
  }

  /// Whether files are written.
  var writes: Bool { !checks && !showsDifferences }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    try invocation.format(self)
  }
}
