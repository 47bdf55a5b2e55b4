import Messages
import Testing

struct StatusTests {
  @Test(arguments: [
    (TestStepResult.Status.unknown, false, false), (.passed, false, false),
    (.skipped, false, false), (.pending, true, false), (.undefined, true, false),
    (.ambiguous, true, false), (.failed, true, true),
  ])
  func failsTheRun(status: TestStepResult.Status, strict: Bool, otherwise: Bool) {
    #expect(status.failsRun(strict: true) == strict)
    #expect(status.failsRun(strict: false) == otherwise)
  }
}
