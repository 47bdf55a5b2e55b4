import Messages
import SpecTestSupport
import StepKit
import Testing

@testable import SpecEngine

/// What workers report arrives as it was, and anything else is refused without a trap.
struct WireTests {
  private static let reports: [WorkerReport] = [
    .ready(SupportCode.Fingerprint(definitions: 3, hooks: 1, hash: .max)),
    .unfit("no"),
    .event(.attemptStarted(2), at: 0),
    .event(.stepStarted(0), at: 1 << 61),
    .event(.suggested(7), at: 1 << 40),
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
    .ended(Run.CaseEnd(status: .ambiguous, attempts: 2), .unchanged),
    .ended(Run.CaseEnd(status: .passed, attempts: 1), .changed),
    .ended(Run.CaseEnd(status: .passed, attempts: 1), .canceled),
    .dropped,
  ]

  @Test(arguments: reports) func roundTrip(_ report: WorkerReport) throws {
    var wire = WireWriter()
    report.write(to: &wire)
    var reader = WireReader(wire.bytes)
    #expect("\(try WorkerReport(from: &reader))" == "\(report)")
    #expect(reader.isAtEnd)
  }

  @Test(
    "a number that could overflow where it is used is refused",
    arguments: [
      .event(.attemptStarted(.max), at: 0), .event(.stepStarted(.max), at: 0),
      .event(.stepStarted(-1), at: 0), .event(.suggested(.min), at: 0),
      .event(.attached(.log(""), step: .max), at: 0), .event(.stepStarted(0), at: .max),
      .event(.stepStarted(0), at: -1),
      .event(.stepFinished(0, TestStepResult(duration: .seconds(-1), status: .passed)), at: 0),
      .event(.stepFinished(0, TestStepResult(duration: .seconds(-1), status: .failed)), at: 0),
      .ended(Run.CaseEnd(status: .passed, attempts: .max), .unchanged),
    ] as [WorkerReport])
  func outOfRange(_ report: WorkerReport) {
    var wire = WireWriter()
    report.write(to: &wire)
    var reader = WireReader(wire.bytes)
    #expect(throws: WireError.self) { try WorkerReport(from: &reader) }
  }

  @Test(arguments: reports) func cutAnywhere(_ report: WorkerReport) {
    var wire = WireWriter()
    report.write(to: &wire)
    for count in 0..<wire.bytes.count {
      var reader = WireReader(wire.bytes.prefix(count))
      #expect(throws: WireError.self) { try WorkerReport(from: &reader) }
    }
  }

  @Test func anyBytes() {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random) & (Bool.random(using: &random) ? 0x0F : 0xFF)
      }
      var reader = WireReader(bytes)
      while !reader.isAtEnd, (try? WorkerReport(from: &reader)) != nil {}
    }
  }
}
