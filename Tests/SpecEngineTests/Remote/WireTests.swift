import Messages
import SpecTestSupport
import StepKit
import Testing

@testable import SpecEngine

/// Reports of workers arrive unchanged, and anything else is refused without a trap.
struct WireTests {
  private static let reports: [WorkerReport] = [
    .ready(.max),
    .unfit("no"),
    .event(.attemptStarted(2), at: 0),
    .event(.stepStarted(0), at: 1 << 61),
    .event(.stepStarted(7), at: 1 << 40),
    .event(.attached(.log("a\u{0}b"), step: nil), at: 3),
    .event(
      .attached(
        PendingAttachment(body: .bytes([0, 255]), mediaType: "image/png", fileName: "é.png"),
        step: 4), at: 3),
    .event(
      .attached(PendingAttachment(body: .external(url: "a/b"), mediaType: "video/mp4"), step: 1),
      at: 3),
    .event(
      .stepFinished(1, TestStepResult(duration: .nanoseconds(12), status: .passed)), at: 5),
    .event(
      .stepFinished(
        1,
        TestStepResult(
          duration: .seconds(3), message: "why", status: .failed,
          exception: Envelope.Exception(type: "T", message: nil, stackTrace: "at x:1"))), at: 5),
    .event(.attemptFinished(willBeRetried: true), at: 0),
    .event(.shared("value", name: "name"), at: 0),
    .event(.resourceRead("data/é.json"), at: 8),
    .event(.rowFailed(3), at: 8),
    .ended(Run.CaseEnd(status: .ambiguous, attempts: 2), .unchanged),
    .ended(Run.CaseEnd(status: .passed, attempts: 1), .changed),
    .ended(Run.CaseEnd(status: .passed, attempts: 1), .canceled),
    .dropped,
  ]

  @Test(arguments: reports) func roundTrip(_ report: WorkerReport) throws {
    let bytes = ByteWriter.bytes { $0.put(report) }
    #expect(WorkerReport(packed: bytes[...]).map { "\($0)" } == "\(report)")
  }

  @Test("durations that could overflow where they are added are refused")
  func outOfRange() {
    for duration in [Duration.seconds(-1), .seconds(1 << 32)] {
      let result = TestStepResult(duration: duration, status: .passed)
      let bytes = ByteWriter.bytes { $0.put(WorkerReport.event(.stepFinished(0, result), at: 0)) }
      #expect(WorkerReport(packed: bytes[...]) == nil)
    }
  }

  @Test(arguments: reports) func cutAnywhere(_ report: WorkerReport) {
    let bytes = ByteWriter.bytes { $0.put(report) }
    for count in bytes.indices { #expect(WorkerReport(packed: bytes.prefix(count)) == nil) }
  }

  @Test func anyBytes() {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random) & (Bool.random(using: &random) ? 0x0F : 0xFF)
      }
      var reader = ByteReader(bytes)
      while reader.rest > 0 { _ = reader.value() as WorkerReport }
    }
  }
}
