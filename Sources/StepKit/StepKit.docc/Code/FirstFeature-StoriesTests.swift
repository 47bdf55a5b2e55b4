import SpecTesting
import Testing

let stories = Specs("Features", steps: parkingSteps)

@Test(.specs(stories), arguments: stories.scenarios)
func story(_ scenario: Scenario) async throws { try await scenario.run() }
