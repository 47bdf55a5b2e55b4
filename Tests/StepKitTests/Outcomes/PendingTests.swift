import StepKit
import Testing

struct PendingTests {
  @Test func pendingThrows() {
    #expect(throws: StepPending(reason: nil)) { try pending() }
    #expect(throws: StepPending(reason: "TODO")) { try pending("TODO") }
    #expect("\(StepPending())" == "pending")
    #expect("\(StepPending(reason: "TODO"))" == "TODO")
  }

  @Test func skipThrows() {
    #expect(throws: StepSkipped(reason: nil)) { try skip() }
    #expect(throws: StepSkipped(reason: "not here")) { try skip("not here") }
    #expect("\(StepSkipped())" == "skipped")
    #expect("\(StepSkipped(reason: "not here"))" == "not here")
  }
}
