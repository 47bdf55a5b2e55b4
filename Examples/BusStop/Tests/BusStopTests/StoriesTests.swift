import BusStopSteps
import SpecTesting
import Testing

let stories = Specs("Features", steps: busStopSteps)

@Test(.specs(stories), arguments: stories.scenarios)
func story(_ scenario: Scenario) async throws { try await scenario.run() }
