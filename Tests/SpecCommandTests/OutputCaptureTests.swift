import Foundation
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
}
