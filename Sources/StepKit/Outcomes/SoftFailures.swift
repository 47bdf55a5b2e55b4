import Synchronization

/// The failures of `softly` in one step or hook.
package final class SoftFailures: Sendable {
  /// The failures of the step that is running in this task.
  @TaskLocal package static var current: SoftFailures?
  /// The failures of the block of `softly` that is running in this task.
  @TaskLocal static var block: SoftFailures?

  private let errors = Mutex<[any Error]>([])

  package init() {}

  func add(_ error: any Error) { errors.withLock { $0.append(error) } }

  /// Returns the failures since the last call, in order.
  package func take() -> [any Error] {
    errors.withLock { errors in
      guard !errors.isEmpty else { return [] }
      defer { errors = [] }
      return errors
    }
  }

  /// Keeps a failure until the block of `softly` ends, or throws it where there is none.
  static func report(_ failure: ExpectationFailure) throws {
    guard let block else { throw failure }
    block.add(failure)
  }
}
