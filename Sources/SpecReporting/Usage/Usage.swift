import Messages

/// The uses of one step definition, and their time.
struct Usage: Sendable {
  let definition: Envelope.StepDefinition
  /// Steps that it matches, each once however often its scenario was tried.
  var uses = 0
  /// Times that its code ran.
  private(set) var runs = 0
  private(set) var total = Duration.zero
  private(set) var slowest = SlowestScenarios(threshold: .zero, limit: 3)

  init(_ definition: Envelope.StepDefinition) { self.definition = definition }

  var mean: Duration { runs == 0 ? .zero : total / runs }

  /// Adds one time that its code ran, under the text of the step.
  mutating func addRun(_ step: SlowestScenarios.Scenario) {
    runs += 1
    total.add(step.duration)
    slowest.add(step)
  }
}
