import SpecCommand
import SpecMerging
import SpecReporting
import SpecSettings
import SpecSources

/// `specrun report`.
struct ReportCommand: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report", abstract: "Generate reports from the messages of a run.",
      usage: "\(Program.name) report [<options>] FILE|DIR…",
      discussion: """
        The messages may come from specrun (`--format message:run.ndjson`) or from another Cucumber. \
        Several files are merged, as by `\(Program.name) merge`.

        Exit status: 0 the run was a success, 1 it failed, 2 nothing could be read, 3 nothing failed, \
        but the messages are incomplete or a report was lost.
        """)
  }

  private static let settings = [
    "require-covered", "require-passing", "format", "quiet", "verbose", "color", "requirements",
    "source-url", "baseline", "history",
  ]

  /// The settings of reports mean the same here as in a run.
  static var declarations: [Declaration] {
    [
      Declaration(
        name: "paths", form: .positional,
        help: "Files of Cucumber Messages, or folders of *.ndjson.", completion: .files)
    ]
      + Setting.table.filter { settings.contains($0.name) }.map(\.declaration)
  }

  static func request(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) -> Request {
    let settings = try RecordingSettings(
      arguments, command: "report", expectation: Merge.Expectation())
    return { try $0.report(settings) }
  }
}
