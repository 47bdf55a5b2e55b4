import CommandTestSupport
import Foundation
import Synchronization
import Testing

@testable import SpecCommand

/// In a process of their own: the output of this one belongs to the test runner.
struct OutputCaptureTests {
  @Test func keepsWhatIsPrintedUntilItEnds() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let copy = dup(STDOUT_FILENO)
      let capture = try #require(OutputCapture.begin(original: copy))
      print("one")
      #expect(capture.take() == Array("one\n".utf8))
      #expect(capture.take().isEmpty)
      print("two", terminator: "")
      #expect(capture.take() == Array("two".utf8))
      let long = String(repeating: "x", count: 3 << 20)
      print(long)
      let kept = String(decoding: capture.take(), as: UTF8.self)
      #expect(kept.utf8.count < (1 << 20) + 100)
      #expect(kept.contains("bytes left out"))
      capture.end()
      print("three")
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.hasSuffix("three\n"))
    #expect(!output.contains("one"))
  }

  @Test func sendsToErrorsWhatIsNotKept() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let copy = dup(STDOUT_FILENO)
      let separation = try #require(OutputCapture.toErrors(original: copy))
      print("one of a step")
      #expect(separation.take().isEmpty)
      separation.end()
      print("two of a report")
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.hasSuffix("two of a report\n"))
    #expect(!output.contains("one of a step"))
    #expect(errors.contains("one of a step\n"))
  }

  /// Where output is not kept, it must not get into a report on standard output.
  @Test(arguments: [
    ([], 0), (["--no-capture"], 1), (["--parallel", "2"], 1), (["--dry-run"], 1),
  ])
  func whatIsNotKeptIsKeptApart(options: [String], count: Int) async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let begun = Mutex(0)
    let ended = Mutex(0)
    let result = await test.run(options + ["a.feature"]) {
      $0.captureOutput = { OutputCapture(take: { [] }, end: {}) }
      $0.separateOutput = {
        begun.withLock { $0 += 1 }
        return OutputCapture(take: { [] }, end: { ended.withLock { $0 += 1 } })
      }
    }
    #expect(result.status == .passed)
    #expect(begun.withLock { $0 } == count)
    #expect(ended.withLock { $0 } == count)
  }
}
