import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecTesting

/// The features that a trait reads, and when.
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

  @Test("a test case without a scenario that runs fails", arguments: [false, true])
  func runsAScenario(_ runs: Bool) async throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "a.feature": "Feature: A\n  Scenario: One\n    Given a step\n",
    ])
    let specs = Specs(in: folder, StepLibrary { Given("a step") { _ in } })
    let trait: SpecsTrait = .specs(specs)
    let test = try #require(Test.current)
    let body: @Sendable () async throws -> Void = {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        if runs { try await specs.scenarios[0].run() }
      }
    }
    try await trait.provideScope(for: test, testCase: nil) {
      if runs { return try await body() }
      try await withKnownIssue {
        try await body()
      } matching: {
        $0.comments.first?.rawValue
          == "the test ran no scenario: its body is try await scenario.run()"
      }
    }
  }
}
