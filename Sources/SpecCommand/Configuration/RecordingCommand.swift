import ArgumentParser
import SpecReporting

/// The commands that read messages instead of running features.
enum RecordingCommand {
  /// Either of them.
  protocol Kind: ParsableCommand {
    var input: RecordingCommand.Options { get }
    var expectation: SpecReporting.Merge.Expectation { get }
  }

  /// What both are told.
  struct Options: ParsableArguments {
    @Argument(help: "Files of Cucumber Messages, or folders of *.ndjson.")
    var paths: [String] = []

    @Option(
      name: [.short, .long],
      help: .init(
        """
        Write a report to a file, or to the terminal without a path: \
        \(ReporterRegistry.formats.map(\.name).joined(separator: ", ")). May be given several times.
        """, valueName: "name[:path]"))
    var format: [String] = []

    @Option(
      help: .init(
        "Colour the terminal. NO_COLOR and FORCE_COLOR are obeyed.",
        valueName: "auto|always|never"))
    var color: String?

    @Option(help: .init("The requirements.yaml to show the coverage of.", valueName: "path"))
    var requirements: String?
  }

  /// `specrun report`.
  struct Report: Kind {
    static let configuration = CommandConfiguration(
      commandName: "specrun report",
      abstract: "Makes reports from messages that a run left, of specrun or of another Cucumber.",
      usage: "specrun report [<options>] FILE|DIR…",
      discussion: """
        Several files are merged, as by `specrun merge`.

        Exit status: 0 the messages tell of success, 1 of failure or are incomplete, 2 nothing \
        could be read, or a report of a success not be written.
        """)

    @OptionGroup var input: Options
    var expectation: SpecReporting.Merge.Expectation { SpecReporting.Merge.Expectation() }
  }

  /// `specrun merge`.
  struct Merge: Kind {
    static let configuration = CommandConfiguration(
      commandName: "specrun merge",
      abstract: "Joins the messages of several runs or shards and makes reports from them.",
      usage: "specrun merge [<options>] FILE|DIR…",
      discussion: """
        What ran in several files counts as tried again: the last attempt decides. Of shards made \
        with --shard it is known which are missing; for others say --shards or --expect-all.

        Exit status: 0 everything passed in the end, 1 something did not, is missing or cut short, \
        2 nothing could be read, or a report of a success not be written.
        """)

    @OptionGroup var input: Options

    @Option(help: .init("How many runs there must be.", valueName: "count"))
    var shards: Int?

    @Flag(help: "Whether every scenario of every feature must have run.")
    var expectAll = false

    var expectation: SpecReporting.Merge.Expectation {
      SpecReporting.Merge.Expectation(shards: shards, everything: expectAll)
    }
  }
}
