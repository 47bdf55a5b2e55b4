package import Messages
package import SpecEngine
package import SpecIsolation
package import SpecSession
package import StepKit

/// Follows runs from outside and may end them early, as `specrun watch` does.
package protocol RunFollower: Sendable {
  /// The libraries of the program, made once for all runs.
  var libraries: [StepLibrary] { get }
  /// Nil if something is wrong with them: a run reports it.
  var supportCode: SupportCode? { get }
  var interruption: Interruption { get }

  /// Sets what a run in workers shares with other runs.
  func prepare(_ isolation: inout Isolation)
  func note(_ session: Session)
  func note(_ use: ResourceUse)
  func receive(_ envelope: Envelope)
}
