import SpecCommand
import Messages
import SpecEngine
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

extension Invocation {
  /// Shows how shards divide a run.
  func explainShards(_ wanted: ShardCommand) throws -> ExitStatus {
    let settings = wanted.settings
    let selection = try features(settings)
    let timings = try timings(settings, selection)
    let before = try lastPlan(wanted.lastPlan)
    var sessionSettings = settings.session
    sessionSettings.shard = Plan.Shard(1, of: wanted.count)
    sessionSettings.timings = timings?.known ?? Timings()
    var titles: [String: String] = [:]
    let session = Session(
      sessionSettings, selection: selection, libraries: libraries(), files: files
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
    if let before, let path = wanted.lastPlan {
      text += ShardExplanation.text(of: before.moves(to: now), since: path)
    }
    try host.output.print(Array(text.utf8))
    guard let path = wanted.lastPlan else { return .passed }
    do throws(FileSystem.Failure) {
      try files.replace(path, with: now.bytes(count: plan.count))
    } catch {
      printErrors([.planNotWritten(path, reason: error.reason)])
      return .incomplete
    }
    return .passed
  }

  /// The times that shards are divided by; nil if no file is named.
  private func timings(
    _ settings: Settings, _ selection: FeatureSelection
  ) throws(CommandErrors) -> TimingsFile? {
    guard let path = settings.timings else { return nil }
    let file = try CommandErrors.of { () throws(SettingsErrors) in
      try TimingsFile(
        path, inputs: selection.entries.map(\.uri) + [settings.configuration], files: files)
    }
    if let note = file.note { host.printNote(note) }
    return file
  }

  private func lastPlan(_ path: String?) throws(CommandErrors) -> PlannedShards? {
    guard let path, files.kind(of: path) != nil else { return nil }
    guard let plan = PlannedShards(try bytes(of: path)) else { throw CommandErrors(.notPlan(path)) }
    return plan
  }

  private func title(of pickle: Pickle) -> String {
    let place = pickle.location.map { "\(pickle.uri):\($0.line)" } ?? pickle.uri
    return "\(place) \(escapingWorkflowCommands(pickle.name))"
  }
}
