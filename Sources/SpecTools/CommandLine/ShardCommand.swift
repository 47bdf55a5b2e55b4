import Messages
import SpecCommand
import SpecEngine
import SpecReporting
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
    Declaration(name: "explain", form: .value, valueName: "number", help: "The number of shards."),
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
    guard !arguments["explain"].isEmpty else {
      throw CommandErrors(
        .settings(
          .setting(
            .option("--explain"),
            .unexpected(found: "no number", expected: "the number of shards, such as --explain 4")))
      )
    }
    var problems: [any CommandProblem] = []
    // Each has a line.
    let count = arguments.values("explain", .number(in: 1...10_000), &problems).last
    guard let count else { throw CommandErrors(problems) }
    self.count = count
  }

  /// Shows how shards divide a run.
  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (host, files) = (invocation.host, invocation.files)
    let selection = try invocation.features(settings)
    let timings = try CommandErrors.of(
      try TimingsFile(
        settings, inputs: selection.entries.map(\.uri), files: files, note: host.printNote))
    let before = try savedPlan(invocation)
    var sessionSettings = settings.session
    sessionSettings.shard = Plan.Shard(1, of: count)
    sessionSettings.timings = timings?.known ?? Timings()
    var titles: [String: String] = [:]
    let session = Session(
      sessionSettings, selection: selection, libraries: invocation.libraries(), files: files
    ) { envelope in
      if case .pickle(let pickle) = envelope { titles[pickle.id] = title(of: pickle) }
    }
    guard session.problems.isEmpty, let selected = session.plan?.selection,
      let plan = selected.shardPlan
    else {
      throw CommandErrors(session.problems.map(CommandError.session), atMost: settings.maxErrors)
    }
    let explanation = ShardExplanation(
      plan: plan, timings: settings.timings,
      longest: selected.longestPickle.flatMap { titles[$0] })
    var text = explanation.text
    let now = PlannedShards(plan)
    if let before, let path = lastPlan {
      text += ShardExplanation.text(of: before.moves(to: now), since: path)
    }
    try host.output.print(Array(text.utf8))
    guard let path = lastPlan else { return .passed }
    do throws(FileSystem.Failure) {
      try files.replace(path, with: now.bytes(count: plan.count))
    } catch {
      invocation.printErrors([.planNotWritten(path, reason: error.reason)])
      return .incomplete
    }
    return .passed
  }

  /// The plan in the file of `--last-plan`, if there is one.
  private func savedPlan(_ invocation: Invocation) throws(CommandErrors) -> PlannedShards? {
    guard let path = lastPlan, invocation.files.kind(of: path) != nil else { return nil }
    guard let plan = PlannedShards(try invocation.bytes(of: path)) else {
      throw CommandErrors(.notPlan(path))
    }
    return plan
  }

  private func title(of pickle: Pickle) -> String {
    let place = pickle.location.map { "\(pickle.uri):\($0.line)" } ?? pickle.uri
    return "\(place) \(escapingWorkflowCommands(pickle.name))"
  }
}
