import SpecTesting
import Testing
import WeatherSteps

let stories = Specs("Features", steps: weatherSteps)

@Test(.specs(stories), arguments: stories.scenarios)
func story(_ scenario: Scenario) async throws { try await scenario.run() }
