import StepKit
import Testing

struct SoftlyTests {
  private struct Broken: Error {}

  /// A block goes on to its end; each failure is kept with its place.
  @Test func aBlockGoesOnToItsEnd() throws {
    let failures = SoftFailures()
    var isAtEnd = false
    try SoftFailures.$current.withValue(failures) {
      try softly {
        try StepKit.expect(1, equals: 2, "the first", line: 10)
        try StepKit.expect(true, "never said")
        try DataTable([["a"], ["1"]]).diff(against: [["a"]], line: 11)
        try softly { try StepKit.expect(false, "inside", line: 12) }
        try StepKit.expect(false, "the last", line: 13)
        isAtEnd = true
      }
    }
    #expect(isAtEnd)
    let kept = failures.take().compactMap { $0 as? ExpectationFailure }
    #expect(kept.map(\.place.line) == [10, 11, 12, 13])
    #expect(kept.first?.message == "mismatch in the first\nexpected: 2\n  actual: 1")
  }

  @Test func asynchronousBlocks() async throws {
    let failures = SoftFailures()
    try await SoftFailures.$current.withValue(failures) {
      try await softly {
        await Task.yield()
        try StepKit.expect(false, "one")
        try await softly {
          await Task.yield()
          try StepKit.expect(false, "two")
        }
        try StepKit.expect(false, "three")
      }
    }
    #expect(failures.take().map(message) == ["one", "two", "three"])
  }

  /// A failure without a value to go on with ends the block, not the step.
  @Test func whatEndsABlock() throws {
    let failures = SoftFailures()
    try SoftFailures.$current.withValue(failures) {
      try softly {
        _ = try StepKit.require(Int?.none, "required")
        try StepKit.expect(false, "not reached")
      }
      try softly { try fail("failed") }
      try softly { throw Broken() }
    }
    // A closure of its own: the compiler fails on the macro inside another one.
    func skipping() throws {
      try softly {
        try StepKit.expect(false, "before")
        try skip()
      }
    }
    #expect(throws: StepSkipped.self) {
      try SoftFailures.$current.withValue(failures, operation: skipping)
    }
    #expect(failures.take().map(message) == ["required", "failed", "Broken()", "before"])
  }

  /// Without the place.
  private func message(_ error: any Error) -> String {
    (error as? ExpectationFailure)?.message ?? "\(error)"
  }

  /// Without a step nothing would report the kept failures.
  @Test func withoutAStep() {
    let error = #expect(throws: SoftExpectationFailures.self) {
      try softly {
        try StepKit.expect(1, equals: 2, line: 7)
        try StepKit.expect(false, "the second", line: 8)
      }
    }
    let lines = error?.description.split(separator: "\n").map { line in
      line.replacing(#filePath, with: "F")
    }
    #expect(
      lines == [
        "2 expectations did not hold:", "1. F:7:", "expected: 2", "  actual: 1",
        "2. F:8: the second",
      ])
    #expect(throws: ExpectationFailure.self) { try softly { try StepKit.expect(false, "one") } }
  }
}
