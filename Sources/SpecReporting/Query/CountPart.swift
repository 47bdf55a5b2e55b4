import Basics
import Messages

/// One of the numbers that a line of counts is made of; they add up to the whole.
struct CountPart: Equatable {
  let count: Int
  /// Such as `3 passed` or `1 known failure`.
  let words: String
  /// The status by which it is colored.
  let status: TestStepResult.Status
}

extension OutcomeCounts {
  /// The parts in the order in which reports list them, without those of no scenario.
  var parts: [CountPart] {
    ScenarioResult.Outcome.allCases.filter { self[$0] > 0 }.map { outcome in
      CountPart(count: self[outcome], words: outcome.words(self[outcome]), status: outcome.color)
    }
  }
}

extension StatusCounts {
  /// The parts in the order in which reports list them, without those of no step.
  var parts: [CountPart] {
    Self.order.filter { self[$0] > 0 }.map { status in
      CountPart(count: self[status], words: "\(self[status]) \(status.word)", status: status)
    }
  }
}

/// A share, such as `97.5%`; 100 only if nothing is missing.
func percent(_ share: Double) -> String {
  let tenths = share >= 1 ? 1000 : min(999, Int((share * 1000).rounded()))
  return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
}
