import SpecCommand
import SpecSession
import SpecSettings
import SpecSources

/// `specrun shard`.
struct ShardCommand: Tool {
  static let name = "shard"
  static let abstract = "Explain how a run is divided over machines."
  static let synopsis = "--explain N [<options>] [DIR|GLOB|FILE[:LINE…]]…"
  static let discussion = """
    Shows what each of N shards runs and how long it takes, as --shard I/N with the same options \
    divides it. Nothing runs.

    Exit status: 0 the plan was shown, 2 there is none, 3 it was shown, but not saved.
    """

  static var declarations: [Declaration] {
    own + Declaration.ofSettings(shared) + RunCommand.configurationDeclarations
  }

  static let shared: Set = [
    "paths", "tags", "name", "timings", "parallel", "language", "data-sources", "max-errors",
    "max-file-size", "max-line-size",
  ]

  static let own = [
    Declaration(
      name: "explain", form: .value, valueName: "number", help: "The number of shards."),
    Declaration(
      name: "last-plan", form: .value, valueName: "path",
      help: "Count what has moved since the plan in this file, and save the plan there.",
      completion: .files),
  ]

  var settings: Settings
  /// The number of shards.
  let count: Int
  let lastPlan: String?

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
    settings = try RunCommand.settings(arguments, host, files: files)
    settings.session.limit = nil
    lastPlan = arguments["last-plan"].last
    guard let text = arguments["explain"].last else {
      throw CommandErrors(
        .settings(
          .setting(
            .option("--explain"),
            .unexpected(found: "no number", expected: "the number of shards, such as --explain 4")))
      )
    }
    do throws(SettingsError) {
      // Each has a line.
      count = try Setting.Parser.number(in: 1...10_000)
        .read(SettingValue(text, from: .option("--explain")))
    } catch {
      throw CommandErrors(.settings(error))
    }
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    try invocation.explainShards(self)
  }
}
