import Basics
import Messages

/// One of the numbers that a line of counts is made of; they add up to the whole.
struct StatusPart: Equatable {
  let count: Int
  /// Such as `3 passed` or `1 known failure`.
  let words: String
  /// The status by which it is colored.
  let status: TestStepResult.Status

  /// The parts in the order in which reports list them; none where there is nothing to count.
  ///
  /// - Parameters:
  ///   - flaky: Those among the passed ones.
  ///   - knownFailures: Those among the skipped ones.
  ///   - quarantined: Failures in quarantine, among the skipped ones as well.
  ///   - leftOut: Those that never began, among the skipped ones as well.
  static func parts(
    of tally: StatusCounts, flaky: Int = 0, knownFailures: Int = 0, quarantined: Int = 0,
    leftOut: Int = 0
  ) -> [StatusPart] {
    var parts: [StatusPart] = []
    func add(_ count: Int, _ words: String, _ status: TestStepResult.Status) {
      guard count > 0 else { return }
      parts.append(StatusPart(count: count, words: "\(count) \(words)", status: status))
    }
    for status in StatusCounts.order {
      let others =
        status == .passed
        ? flaky : status == .skipped ? knownFailures + quarantined + leftOut : 0
      add(tally[status] - others, status.word, status)
      if status == .passed { add(flaky, "flaky", .pending) }
      if status == .skipped {
        add(knownFailures, knownFailures == 1 ? "known failure" : "known failures", .pending)
        add(
          quarantined, quarantined == 1 ? "failure quarantined" : "failures quarantined", .pending)
        add(leftOut, "not run", .skipped)
      }
    }
    return parts
  }
}

extension RunTotals {
  /// The parts that the scenarios are counted in.
  var scenarioCounts: [StatusPart] {
    StatusPart.parts(
      of: scenarios, flaky: flaky, knownFailures: knownFailures, quarantined: quarantined,
      leftOut: leftOut)
  }
}

/// Failures in quarantine and their number, such as `2 failures quarantined`.
func quarantinedWords(_ count: Int) -> String { "\(counted(count, "failure")) quarantined" }

/// What a scenario says that failed without failing the run: why not, and how it failed.
func excuse(of steps: [TestStep]) -> String? {
  steps.first { $0.result?.isKnownFailure == true || $0.result?.isQuarantined == true }?.message
}
