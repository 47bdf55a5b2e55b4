import Gherkin
import Messages
import SpecEngine
import SpecSources
import SpecTestSupport
import StepKit
import Testing

@testable import SpecSession

struct SessionTests {
  static let library = StepLibrary(EmptyWorld.self) {
    Step("it passes") { _ in }
    Step("it fails") { _ in try expect(false, "it fails") }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Features/a.feature": """
      Feature: a
        Scenario: first
          * it passes
        @slow
        Scenario: second
          * it fails
      """,
      "Features/b.feature": """
      Feature: b
        Scenario: third
          * it passes
      """,
    ])
  }

  private var files: FileSystem { FileSystem(workingDirectory: folder.path) }

  private func session(
    _ adjust: (inout Session.Settings) -> Void = { _ in },
    emit: (Envelope) -> Void = { _ in }
  ) -> Session {
    var settings = Session.Settings()
    adjust(&settings)
    return Session(settings, libraries: [Self.library], files: files, emit: emit)
  }

  @Test func likelyMistakes() throws {
    try folder.write(
      "Feature: c\n  Scenario: fourth\n    given it fails\n", to: "Features/c.feature")
    try folder.write("Feature: e\n  Scenario: fifth\n", to: "Features/e.feature")
    try folder.link("Features/d.feature", to: "nowhere")
    let found = [
      "Features/d.feature: this link leads to no file",
      "Features/c.feature:3:5: found 'given it fails'; did you mean \"Given \"?",
      "Features/e.feature:2:3: found a scenario without steps",
    ]
    func check(
      _ rules: [LintLevels.Rule], isStrict: Bool = false, errors: [String], warnings: [String]
    ) {
      let session = session { $0.lint = LintLevels(rules, isStrict: isStrict) }
      let problems = session.problems.map { $0.message(relativeTo: "") }
      #expect(problems.count == errors.count)
      #expect(zip(problems, errors).allSatisfy { $0.hasPrefix($1) })
      #expect(session.warnings.count == warnings.count)
      #expect(
        zip(session.warnings, warnings).allSatisfy {
          $0.errorMessage.hasPrefix($1) && $0.message.contains(": warning: ")
        })
      #expect(session.plan?.count == (errors.isEmpty ? 5 : nil))
    }
    check([], errors: [found[1]], warnings: [found[0], found[2]])
    check([], isStrict: true, errors: found, warnings: [])
    check([LintLevels.Rule(nil, .warning)], errors: [], warnings: found)
    check([LintLevels.Rule(nil, .warning)], isStrict: true, errors: found, warnings: [])
    check(
      [LintLevels.Rule(nil, .warning), LintLevels.Rule(.noSteps, .off)], isStrict: true,
      errors: [found[0], found[1]], warnings: [])
    check(
      [LintLevels.Rule(.noSteps, .off), LintLevels.Rule(nil, .off)], errors: [], warnings: [])
  }

  @Test func sizes() throws {
    let text = try folder.read("Features/a.feature")
    for (change, message) in [
      ({ $0.limits.fileBytes = text.utf8.count }, nil),
      ({ $0.limits.fileBytes = text.utf8.count - 1 }, "Features/a.feature: is larger than"),
      ({ $0.limits.lineBytes = 18 }, nil),
      ({ $0.limits.lineBytes = 17 }, "Features/a.feature:5:1: this line is longer than 17 bytes"),
    ] as [((inout Session.Settings) -> Void, String?)] {
      let problems = session(change).problems.map { $0.message(relativeTo: "") }
      #expect(problems.count == (message == nil ? 0 : 1))
      if let message { #expect(problems.first?.hasPrefix(message) == true) }
    }
  }

  @Test func aFolderOfFeaturesIsTheDefault() async {
    var messages: [Envelope] = []
    let session = session(emit: { messages.append($0) })
    #expect(session.problems.isEmpty)
    #expect(session.plan?.cases.map(\.pickle.name) == ["first", "second", "third"])
    #expect(messages.pickleNames == ["first", "second", "third"])
    let outcome = await session.run(in: Run.Environment(clock: .stopped)) { messages.append($0) }
    #expect(outcome == .failed)
    guard case .testRunFinished(let finished)? = messages.last else {
      Issue.record("the last message is not the end of the run")
      return
    }
    #expect(!finished.success)
  }

  @Test func oneChosenScenarioRuns() async throws {
    let plan = try #require(session().plan)
    let third = try #require(plan.cases.first { $0.pickle.name == "third" })
    var run = Run(plan, environment: Run.Environment(clock: .stopped))
    _ = await run.begin { _ in }
    let end = await run.runCase(third) { _ in }
    #expect(end.status == .passed)
    #expect(await run.end { _ in })
  }

  @Test(arguments: [
    ("nowhere", "nowhere: no such file or folder"),
    ("Features/a.feature:99", "Features/a.feature:99: selects nothing, the file has 6 lines"),
  ])
  func problemsAreValues(path: String, message: String) async {
    let session = session { $0.paths = [path] }
    #expect(session.problems.map { $0.message(relativeTo: "") } == [message])
    #expect(session.plan == nil)
    var messages: [Envelope] = []
    let outcome = await session.run(in: Run.Environment(clock: .stopped)) { messages.append($0) }
    #expect(outcome == .couldNotRun)
    guard case .testRunFinished(let finished)? = messages.last else {
      Issue.record("the last message is not the end of the run")
      return
    }
    #expect(finished.message == message)
    #expect(!finished.success)
  }

  @Test func whatAnEditorHasNotSavedStandsInForTheFile() {
    let files = FileSystem(
      workingDirectory: folder.path,
      unsaved: ["Features/a.feature": Array("Feature: a\n Scenario: new\n  * it passes".utf8)])
    let session = Session(Session.Settings(), libraries: [Self.library], files: files)
    #expect(session.plan?.cases.map(\.pickle.name) == ["new", "third"])
  }

  /// Features kept in memory and features parsed again must not differ, whatever the order.
  @Test(arguments: [Plan.Order.defined, .reverse, .random(seed: 7)])
  func aLargeRunIsTheSameAsASmallOne(order: Plan.Order) async throws {
    let scenarios = (0..<120).map { file in
      let body = (0..<25).map { number in
        // Long enough that later files are parsed again; a few steps have no definition.
        "  # \(String(repeating: "-", count: 600))\n  Scenario: \(file)-\(number)\n"
          + String(repeating: "    * it passes\n", count: 8)
          + (number % 10 == 3 ? "    * it is new\n" : "")
      }
      return "Feature: \(file)\n" + body.joined()
    }
    let large = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: scenarios.enumerated().map { ("f\($0).feature", $1) }))
    var settings = Session.Settings()
    settings.paths = ["."]
    settings.order = order
    var announced: [String: Pickle] = [:]
    let session = Session(
      settings, libraries: [Self.library], files: FileSystem(workingDirectory: large.path)
    ) { if case .pickle(let pickle) = $0 { announced[pickle.id] = pickle } }
    let plan = try #require(session.plan)
    #expect(plan.count == 3000)
    let first = plan.cases.map { plan.message(for: $0) }
    #expect(first == plan.cases.map { plan.message(for: $0) })
    #expect(Set(first.map(\.id)).count == plan.count)
    for testCase in plan.cases { #expect(announced[testCase.pickle.id] == testCase.pickle) }
    var testCases: [TestCase] = []
    var (started, finishedSteps, undefined): ([String], [String], Int) = ([], [], 0)
    let outcome = await session.run(in: Run.Environment(clock: .stopped)) { message in
      switch message {
      case .testCase(let testCase): testCases.append(testCase)
      case .testCaseStarted(let start): started.append(start.testCaseId)
      case .testStepFinished(let step):
        finishedSteps.append(step.testStepId)
        if step.testStepResult.status == .undefined { undefined += 1 }
      default: break
      }
    }
    #expect(outcome == .failed)
    #expect(testCases == first)
    #expect(started == first.map(\.id))
    // The running scenarios were matched a second time; their steps are the announced ones.
    #expect(finishedSteps == first.flatMap { $0.testSteps.map(\.id) })
    #expect(undefined == 120 * 3)
  }
}

extension [Envelope] {
  fileprivate var pickleNames: [String] {
    compactMap { if case .pickle(let pickle) = $0 { pickle.name } else { nil } }
  }
}
