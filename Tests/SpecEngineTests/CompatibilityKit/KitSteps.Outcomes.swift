import StepKit

/// Samples about how a step ends.
extension KitSteps {
  static let ambiguous = StepLibrary(PlainWorld.self) {
    Given("^a (.*?) with (.*?)$") { (_: inout PlainWorld, _: String, _: String) in }
    Given("^a step with (.*?)$") { (_: inout PlainWorld, _: String) in }
  }

  static let failedish = StepLibrary(PlainWorld.self) {
    Given("^a step$") { _ in }
    Given("^a skipped step$") { _ in try skip() }
    Given("^a pending step$") { _ in try pending() }
    Given("^an ambiguous (.*?)$") { (_: inout PlainWorld, _: String) in }
    Given("^(.*?) ambiguous step$") { (_: inout PlainWorld, _: String) in }
    Given("^a failing step$") { _ in throw Error("whoops") }
  }

  static let pendingSteps = StepLibrary(PlainWorld.self) {
    Given("an implemented non-pending step") { _ in }
    Given("an implemented step that is skipped") { _ in }
    Given("an unimplemented pending step") { _ in try pending() }
  }

  static let pendingException = StepLibrary(PlainWorld.self) {
    Given("an unimplemented pending step") { _ in try pending("TODO") }
  }

  static let skipped = StepLibrary(PlainWorld.self) {
    Given("a step that does not skip") { _ in }
    Given("a step that is skipped") { _ in }
    Given("I skip a step") { _ in try skip() }
  }

  static let stackTraces = StepLibrary(PlainWorld.self) {
    When("a step throws an exception") { _ in throw Error("BOOM") }
  }

  static let undefined = StepLibrary(PlainWorld.self) {
    Given("an implemented step") { _ in }
    Given("a step that will be skipped") { _ in }
  }
}
