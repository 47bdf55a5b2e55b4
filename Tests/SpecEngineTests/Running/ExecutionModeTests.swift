import Messages
import StepKit
import Testing

@testable import SpecEngine

struct ExecutionModeTests {
  private static let candidates: [ExecutionMode.Candidate] = [
    .beforeHook, .step, .faultyStep(.undefined), .faultyStep(.ambiguous), .afterHook,
  ]

  /// One letter a candidate: r(un), s(kipped), u(ndefined), a(mbiguous), - for refused.
  @Test(arguments: [
    (ExecutionMode.running, "rruar"),
    (.stopped, "ssuar"),
    (.skippedByAuthor, "ssssr"),
    (.abandoned, "ssua-"),
    (.matchingOnly, "ssuas"),
  ])
  func actions(mode: ExecutionMode, expected: String) {
    let letters = Self.candidates.map { candidate -> Character in
      switch mode.action(for: candidate) {
      case .run: "r"
      case .refuse: "-"
      case .report(.skipped): "s"
      case .report(.undefined): "u"
      case .report(.ambiguous): "a"
      case .report: "?"
      }
    }
    #expect(String(letters) == expected)
  }

  private struct Failure: Error {}

  private static let failed = StepOutcome(Failure(), trace: "")
  private static let skippedByAuthor = StepOutcome(
    StepSkipped(reason: nil), trace: "")
  private static var soft: StepOutcome {
    var outcome = failed
    outcome.isSoft = true
    return outcome
  }
  private static var abandoned: StepOutcome {
    var outcome = failed
    outcome.isAbandoned = true
    return outcome
  }

  @Test(arguments: [
    (ExecutionMode.running, StepOutcome.passed, ExecutionMode.running),
    (.running, failed, .stopped),
    (.running, .notRun(.undefined), .stopped),
    (.running, soft, .running),
    (.running, skippedByAuthor, .skippedByAuthor),
    (.running, abandoned, .abandoned),
    (.stopped, .skipped, .stopped),
    (.stopped, skippedByAuthor, .skippedByAuthor),
    (.skippedByAuthor, failed, .skippedByAuthor),
    (.skippedByAuthor, abandoned, .abandoned),
    (.abandoned, .skipped, .abandoned),
    (.matchingOnly, .notRun(.undefined), .matchingOnly),
  ])
  func next(mode: ExecutionMode, outcome: StepOutcome, expected: ExecutionMode) {
    #expect(mode.next(after: outcome) == expected)
  }
}
