import ArgumentParser

/// The part of the command line that says under which rules scenarios run.
struct RuleOptions: ParsableArguments {
  @Option(
    help: .init("Try a scenario that failed this many times again.", valueName: "count"))
  var retry: Int?

  @Option(
    help: .init("Try only scenarios again whose tags pass.", valueName: "expression"))
  var retryTagFilter: String?

  @Option(
    help: .init(
      "Whether a scenario that passed only after a retry fails the run.", valueName: "warn|fail"))
  var flaky: String?

  @Option(
    help: .init(
      "Cancel a step or hook that takes longer, such as 500ms, 5s or 2m. A tag @step-timeout(5s) "
        + "sets another limit for its scenario.", valueName: "time"))
  var stepTimeout: String?

  @Option(
    help: .init(
      "Cancel a scenario that takes longer. A tag @timeout(30s) sets another limit for its scenario.",
      valueName: "time"))
  var scenarioTimeout: String?

  @Option(
    help: .init(
      "End the run after this time; what has not begun is skipped, and the run fails.",
      valueName: "time"))
  var timeout: String?

  @Option(
    help: .init(
      "Scenarios that are known to fail: their failure does not fail the run, their success does. "
        + "(default: @expected-failure)", valueName: "expression"))
  var expectedFailure: String?

  @Flag(
    name: .customLong("capture"), inversion: .prefixedNo,
    help: "Keep what steps print as their log (the default), or let it through.")
  var capture: Bool?

  @Option(
    help: .init(
      "Write attachments into this folder and only name them in reports.", valueName: "folder"))
  var externalAttachments: String?
}
