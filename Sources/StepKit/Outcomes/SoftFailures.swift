/// The failures of `softly` in one step or hook.
package final class SoftFailures: Sendable {
  /// The failures of the step that is running in this task.
  @TaskLocal package static var current: SoftFailures?
  /// The failures of the block of `softly` that is running in this task.
  @TaskLocal static var block: SoftFailures?

  private let errors = Collected<any Error>()

  package init() {}

  func add(_ error: any Error) { errors.add(error) }

  /// Returns the failures since the last call, in order.
  package func take() -> [any Error] { errors.take() }

  /// Keeps a failure until the block of `softly` ends, or throws it if there is no block.
  static func report(_ failure: ExpectationFailure) throws {
    guard let block else { throw failure }
    block.add(failure)
  }
}
