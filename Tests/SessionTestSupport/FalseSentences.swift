import Messages
import SpecEngine
public import StepKit
public import Testing

/// Expects that each scenario of a feature turns red in its last step: there it says something untrue.
public func checkFalseSentences(
  _ feature: String, in folder: String, _ libraries: [StepLibrary],
  _ location: SourceLocation = #_sourceLocation
) async throws {
  let source = Source(uri: "Features/\(folder)/false.feature", data: feature, mediaType: .gherkin)
  let run = try await SessionRun([source], libraries)
  let scenarios = run.plan.cases.map(\.pickle.name)
  #expect(!scenarios.isEmpty, sourceLocation: location)
  #expect(
    run.complaints.count == scenarios.count, "a step before the last one failed: \(run.complaints)",
    sourceLocation: location)
  for (scenario, complaint) in zip(scenarios, run.complaints) {
    #expect(complaint.contains("\(scenario): failed"), "\(complaint)", sourceLocation: location)
  }
  for scenario in scenarios {
    #expect(
      run.complaints.contains { $0.contains("\(scenario): ") }, "\(scenario) is green",
      sourceLocation: location)
  }
}
