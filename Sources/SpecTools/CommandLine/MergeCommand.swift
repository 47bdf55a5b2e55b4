import SpecCommand
import SpecMerging
import SpecReporting
import SpecSettings
import SpecSources

/// `specrun merge`.
struct MergeCommand: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: "Merge the messages of several runs or shards and generate reports.",
      usage: "\(Program.name) merge [<options>] FILE|DIR…",
      discussion: """
        A scenario that ran in several files counts as retried: its last attempt decides. Missing \
        shards of runs with --shard are detected; for other runs use --shards or --expect-all.

        Exit status: 0 everything passed in the end, 1 something failed, 2 nothing could be read, \
        3 nothing failed, but something is missing or was cut short, or a report was lost.
        """)
  }

  static var declarations: [Declaration] {
    ReportCommand.declarations
      + Setting.table.filter { $0.name == "timings" }.map(\.declaration) + [
        Declaration(
          name: "shards", form: .value, valueName: "count",
          help: "Fail unless messages of this many runs are found."),
        Declaration(
          name: "expect-all", form: .flag,
          help: "Fail unless every scenario of every feature ran."),
      ]
  }

  static func request(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) -> Request {
    var shards: Int?
    var problems: [any CommandProblem] = []
    if let text = arguments["shards"].last {
      do throws(SettingsError) {
        shards = try Setting.Parser.number(in: 1...Int.max)
          .read(SettingValue(text, from: .option("--shards")))
      } catch {
        problems.append(.settings(error))
      }
    }
    let settings = try RecordingSettings(
      arguments, command: "merge",
      expectation: Merge.Expectation(
        shards: shards, everything: !arguments["expect-all"].isEmpty), problems: problems)
    return { try $0.report(settings) }
  }
}
