// Anything that a worker may send, whole reports or not: decoding never traps, a decoded report is
// encoded as the same bytes, and a scenario is completed even if its process is gone, after any report.
import Gherkin
import Messages
import StepKit

@testable import SpecEngine

func check(_ bytes: [UInt8]) {
  var (record, setup) = Scenario.shared.lost
  var isRefused = false
  for report in reports(in: bytes) {
    checkWritten(report)
    guard case .event(let event, let time) = report, !isRefused else { continue }
    do { try record.receive(event, at: time) } catch { isRefused = true }
  }
  _ = record.place
  _ = record.duration
  // One that is reported whole is never failed.
  if let end = record.verdict {
    let result = record.result(end, setup: setup, workerId: nil)
    return checkMessages(result.envelopes)
  }
  let failure = TestStepResult(duration: .zero, message: "gone", status: .failed)
  let ended = record.fail(
    with: failure, output: [.log("printed")], at: 0, setup: setup,
    isInterrupted: true)
  guard let end = ended else { return require(false, "no attempt may follow") }
  require(end.attempts >= 1, "there was an attempt")
  let result = record.result(end, setup: setup, workerId: "1")
  checkMessages(result.envelopes)
}

/// The reports in a row of frames, each after a byte with its length.
private func reports(in bytes: [UInt8]) -> [WorkerReport] {
  var reports: [WorkerReport] = []
  var rest = bytes[...]
  while let length = rest.popFirst() {
    if let report = WorkerReport(packed: rest.prefix(Int(length))) { reports.append(report) }
    rest = rest.dropFirst(Int(length))
  }
  return reports
}

private func checkWritten(_ report: WorkerReport) {
  let bytes = ByteWriter.bytes { $0.put(report) }
  guard let again = WorkerReport(packed: bytes[...]) else {
    return require(false, "reads all that was written: \(report)")
  }
  requireEqual(ByteWriter.bytes { $0.put(again) }, bytes, "writes the same bytes")
}

private func checkMessages(_ envelopes: [Envelope]) {
  guard case .testCaseFinished? = envelopes.last else {
    return require(false, "the attempt is finished")
  }
  for envelope in envelopes {
    var json: [UInt8] = []
    envelope.appendJSON(to: &json)
    let read = try? Envelope(json: json)
    require(
      read == envelope,
      "a message reads as it was written: \(String(decoding: json, as: UTF8.self))")
  }
}

/// A scenario with hooks around a few steps.
private struct Scenario {
  static let shared = Scenario()

  let lost: (JobRecord, Run.Setup)

  private init() {
    var ids = IdGenerator()
    let text = "Feature: F\n  Scenario: S\n    Given known\n    And unknown\n    And known\n"
    let source = Source(uri: "a.feature", data: text, mediaType: .gherkin)
    let parsed = Gherkin.parse(source, ids: &ids)
    let file = FeatureFile(
      source: source, document: parsed.document, pickles: Gherkin.compile(parsed, ids: &ids))
    let library = StepLibrary(PlainWorld.self) {
      Before { _ in }
      Step("known") { _ in }
      After { _ in }
    }
    guard let code = try? SupportCode([library], root: "/", ids: &ids) else {
      // why: without it there is nothing to check.
      fatalError("the library is not usable")
    }
    var selection = Plan.Selection(Plan.Filter())
    selection.add(file)
    selection.finish()
    let plan = Plan(selection, of: [FeatureProvider(file)], supportCode: code, ids: &ids)
    let job = Job.testCase(
      ScheduledCase(testCase: Array(plan.cases)[0], index: 0), parameters: [:], attempt: 0)
    lost = (
      JobRecord(job),
      Run.Setup(code, Run.Settings(), Run.Environment(clock: .stopped), runId: "r")
    )
  }
}

private struct PlainWorld: World {
  init(_ scenario: ScenarioContext) {}
}
