import Synchronization

/// Counts the expectations of this process, met or not, so that steps without any can be detected.
///
/// With a separate count for each step, every expectation would have to look it up.
package enum ExpectationCount {
  private static let count = Atomic<Int>(0)

  /// Called by everything that checks something.
  @inline(__always)
  static func add() { count.wrappingAdd(1, ordering: .relaxed) }

  /// The number since the process began.
  package static var current: Int { count.load(ordering: .relaxed) }
}
