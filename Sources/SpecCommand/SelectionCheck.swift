import Messages
import SpecEngine
import SpecSession

/// Whether something was selected: a run that ran nothing must never look green.
struct SelectionCheck {
  private let settings: Settings
  private let selection: FeatureSelection
  private let features: [FeatureFile]

  init(_ settings: Settings, selection: FeatureSelection, features: [FeatureFile]) {
    self.settings = settings
    self.selection = selection
    self.features = features
  }

  /// - Returns: What a person should know about a run that is rightly empty: there may be more shards
  ///   than scenarios, and the others run what there is.
  /// - Throws: for every line that selects nothing, and for a plan without scenarios.
  func check(_ plan: Plan) throws(CommandErrors) -> String? {
    let idle = idleLines
    if !idle.isEmpty { throw CommandErrors(idle) }
    let limits = plan.unreadableLimits.map { CommandError.unreadableLimit($0.tag, of: $0.scenario) }
    if !limits.isEmpty { throw CommandErrors(limits) }
    guard plan.cases.isEmpty else { return nil }
    if plan.passing > 0, let shard = settings.session.shard {
      let all = plan.passing == 1 ? "is 1 scenario" : "are \(plan.passing) scenarios"
      return "shard \(shard.index)/\(shard.count) has nothing to run: there \(all) in all"
    }
    throw CommandErrors(
      .nothingSelected(
        scenarios: features.reduce(0) { $0 + $1.pickles.count }, files: features.count,
        reasons: reasons))
  }

  private var idleLines: [CommandError] {
    selection.entries.flatMap { entry -> [CommandError] in
      guard !entry.lines.isEmpty,
        let file = features.first(where: { $0.source.uri == entry.uri })
      else { return [] }
      let lines = LineSelection(file)
      return entry.lines.filter { lines.nodes(at: $0).isEmpty }.map { line in
        .lineSelectsNothing(uri: entry.uri, line: line, lastLine: lines.lastLine)
      }
    }
  }

  private var reasons: [String] {
    settings.tagTexts.map { "--tags \"\($0)\"" } + settings.nameTexts.map { "--name \"\($0)\"" }
      + (selection.entries.contains { !$0.lines.isEmpty } ? ["the lines asked for"] : [])
  }
}
