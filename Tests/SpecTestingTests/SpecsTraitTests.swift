import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecTesting

/// What a trait reads, and when.
struct SpecsTraitTests {
  private final class Count: Sendable {
    let value = Mutex(0)
  }

  @Test("features are read when the test runs, not when the trait is made")
  func readsLate() async throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "a.feature": "Feature: A\n  Scenario: One\n    Given a step\n",
    ])
    let library = StepLibrary { Given("a step") { _ in } }
    let count = Count()
    @Sendable func read() -> Specs {
      count.value.withLock { $0 += 1 }
      return Specs(in: folder, library)
    }
    let trait: SpecsTrait = .specs(read())
    #expect(count.value.withLock(\.self) == 0)
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: nil) {
      for scenario in read().scenarios { try await scenario.run() }
    }
    #expect(count.value.withLock(\.self) == 2)
  }
}
