import Synchronization

/// What soft expectations of one step or hook found.
package final class SoftFailures: Sendable {
  /// Those of the step that is running in this task.
  @TaskLocal package static var current: SoftFailures?

  private let errors = Mutex<[any Error]>([])

  package init() {}

  func add(_ error: any Error) { errors.withLock { $0.append(error) } }

  /// What was found since the last call, in order.
  package func take() -> [any Error] {
    errors.withLock { errors in
      guard !errors.isEmpty else { return [] }
      defer { errors = [] }
      return errors
    }
  }
}
