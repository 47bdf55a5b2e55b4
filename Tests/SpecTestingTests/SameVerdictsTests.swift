import Messages
import SpecEngine
import SpecReporting
import SpecSources
import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecCommand
@testable import SpecTesting

/// The same file of settings gives the same results in tests as with the command.
struct SameVerdictsTests {
  private static let feature = """
    Feature: shop
      @network
      Scenario: flaky
        Given it passes the second time
      Scenario: broken
        Given it fails
        And it passes
      @expected-failure
      Scenario: known
        Given it fails
      Scenario: shaky
        Given it fails
      Scenario: undefined
        Given nobody knows this
      @till
      Scenario: parameter
        Given the till is "north"
      @alone
      Scenario: first
        Given it is alone
      @alone
      Scenario: second
        Given it is alone
      @left-out
      Scenario: left out
        Given it passes
      @step-timeout(10m)
      Scenario Outline: rows
        Given it <does>
        Examples:
          | does   |
          | passes |
          | fails  |
    """

  @Test(arguments: [
    "tags: not @left-out\n    retry: 1\n    retry-tag-filter: '@network'\n    strict: false",
    "retry: 2\n    flaky: fail\n    name: [flaky, known]",
    "fail-fast: true\n    count: 1\n    name: broken",
    "expected-failure: '@till'\n    name: [parameter, known]",
    "language: en\n    strict-keywords: true\n    tags: '@network or @till'",
  ])
  func sameVerdicts(profile: String) async throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "shop.feature": Self.feature,
      "quarantine.yaml": "- {scenario: shaky, feature: shop.feature}\n",
      "specrun.yaml": """
      profiles:
        default:
          paths: shop.feature
          quarantine: quarantine.yaml
          world-parameters: {till: north}
          \(profile)
      locks:
        chair: "@alone"
      """,
    ])
    let status = await Self.command(in: folder, "-f", "message:command.ndjson")
    let specs = Specs(in: folder, Self.library(), [])
    #expect(specs.scenarios.allSatisfy { $0.name != "the features cannot run" })
    let issues = try await Self.inParallel(specs, reports: ["message:tests.ndjson"])
    let command = try Self.verdicts(folder.read("command.ndjson"))
    let tests = try Self.verdicts(folder.read("tests.ndjson"))
    #expect(tests == command)
    #expect(!command.isEmpty)
    let hasFailed = issues.contains(where: \.isError)
    #expect(hasFailed == (status == .failed), "\(status) \(issues)")
  }

  // MARK: - Support

  /// Test cases as Swift Testing runs them, each in a task.
  ///
  /// None may be skipped: that would end this test.
  private static func inParallel(
    _ specs: Specs, reports: [String]
  ) async throws -> [RecordedIssue] {
    let test = try #require(Test.current)
    return try await recorded {
      try await SpecsTrait(specs: { specs }, reports: reports).provideScope(
        for: test, testCase: nil
      ) {
        await withTaskGroup { group in
          for scenario in specs.scenarios {
            group.addTask { try? await scenario.run() }
          }
        }
      }
    }
  }

  private static func command(
    in folder: TemporaryFolder, _ arguments: String...
  ) async -> SpecCommand.ExitStatus {
    let nowhere = SpecCommand.Host.Terminal(isInteractive: false, write: { _ in })
    let host = SpecCommand.Host(
      command: "specrun", arguments: arguments, environment: [:], workingDirectory: folder.path,
      output: nowhere, errors: nowhere, makeClock: { .real() }, randomSeed: { 0 })
    return await Specrun.run([library()], on: host)
  }

  /// The statuses of the steps of each attempt, by the place and the name of the scenario.
  private static func verdicts(_ messages: String) throws -> [String: [String]] {
    var (pickles, cases, attempts) = ([String: Pickle](), [String: String](), [String: String]())
    var verdicts: [String: [String]] = [:]
    for line in NDJSONReader(Array(messages.utf8)) {
      switch try line.result.get() {
      case .pickle(let pickle): pickles[pickle.id] = pickle
      case .testCase(let testCase):
        let pickle = pickles[testCase.pickleId]
        cases[testCase.id] = "\(pickle?.location?.line ?? 0) \(pickle?.name ?? "")"
      case .testCaseStarted(let started):
        attempts[started.id] = "\(cases[started.testCaseId] ?? "?") \(started.attempt)"
      case .testStepFinished(let step):
        let name = attempts[step.testCaseStartedId] ?? "?"
        let result = step.testStepResult
        verdicts[name, default: []].append(
          "\(result.status) \(result.exception?.type ?? "") \(result.message ?? "")")
      default: break
      }
    }
    return verdicts
  }

  /// A library that has run nothing yet.
  private static func library() -> StepLibrary {
    let state = State()
    return StepLibrary(PlainWorld.self) {
      WorldParameter("till", help: "The till that sells.")
      Step("it passes") { _ in }
      Step("it fails") { _ in try fail("no") }
      Given("it passes the second time") { _ in
        try expect(state.next() > 1, "not yet")
      }
      Given("the till is {string}") { (world: inout PlainWorld, till: String) in
        try expect(world.scenario.parameters["till"], equals: till)
      }
      Given("it is alone") { _ in
        try expect(state.enter() == 1, "there are two")
        for _ in 0..<20 { await Task.yield() }
        state.leave()
      }
    }
  }

  private final class State: Sendable {
    private let counts = Mutex((tries: 0, inside: 0))

    func next() -> Int {
      counts.withLock { counts in
        counts.tries += 1
        return counts.tries
      }
    }

    func enter() -> Int {
      counts.withLock { counts in
        counts.inside += 1
        return counts.inside
      }
    }

    func leave() { counts.withLock { $0.inside -= 1 } }
  }

  private struct PlainWorld: World {
    let scenario: ScenarioContext

    init(_ scenario: ScenarioContext) { self.scenario = scenario }
  }
}
