package import SpecEngine
import SpecIsolation
package import Messages
import SpecSession
package import SpecSettings

/// The part of the network that the steps of a run may use.
package struct EffectiveNetwork {
  package var level: NetworkLevel
  /// Names the level in reports, if it is not the default.
  package var mark: NetworkMark?
  /// Reports to the terminal that the level asked for is not enforced.
  package var note: String?
}

extension Invocation {
  /// The level that steps are held to.
  ///
  /// - Throws: If `deny` was asked for and cannot be enforced: steps that may reach nothing must
  ///   not run where they could.
  package func networkLevel(_ settings: Settings) throws -> EffectiveNetwork {
    // No code runs.
    guard !settings.session.run.dryRun else { return EffectiveNetwork(level: .allow) }
    let level = settings.network
    let isDefault = level == Settings().network
    var result = EffectiveNetwork(level: level, mark: isDefault ? nil : NetworkMark(level.rawValue))
    let isInProcess = settings.isolation == .none
    guard level != .allow,
      let obstacle = isInProcess ? "with --isolation none" : host.networkObstacle()
    else { return result }
    if level == .deny { throw CommandErrors(.notEnforced(level, reason: obstacle)) }
    result.level = .allow
    guard host.startsWorkers else { return result }
    result.note = level.notEnforced(because: obstacle)
    // Reports are the same however scenarios are isolated.
    if !isInProcess { result.mark = NetworkMark("\(level.rawValue), not enforced \(obstacle)") }
    return result
  }
}
