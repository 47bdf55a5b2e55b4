import Synchronization

/// The failures of `softly` in one step or hook.
package final class SoftFailures: Sendable {
  /// The failures of the step that is running in this task.
  @TaskLocal package static var current: SoftFailures?

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
}
