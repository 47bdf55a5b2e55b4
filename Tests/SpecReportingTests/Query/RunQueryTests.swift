import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The query from outside, as a reporter of another package uses it.
struct RunQueryTests {
  typealias Step = EventScript.Step

  /// A hook of the run, one scenario with two steps, and one that was retried.
  static let run = EventScript(
    features: [
      .init(
        "F", uri: "a.feature",
        [
          .init("A", line: 3, [.passed("Given a"), .passed("When b")]),
          .init("B", line: 7, [.passed("Given a")], earlier: [[.failed("Given a", "no")]]),
        ])
    ], runHooks: [.init("server", .afterTestRun, .passed)]
  ).envelopes

  @Test func eachScenarioComesOnceWithItsAttempts() {
    let story = Story(Self.run)
    #expect(story.scenarios.map(\.attempt.name) == ["A", "B"])
    #expect(story.scenarios.map(\.earlier.count) == [0, 1])
    #expect(story.scenarios.map(\.outcome) == [.passed, .flaky])
    #expect(story.scenarios.map(\.attempt.place.text) == ["a.feature:3", "a.feature:7"])
    #expect(story.problems.isEmpty)
    #expect(story.query.totals.scenarios.passed == 2)
    #expect(story.query.totals.scenarios[.flaky] == 1)
    #expect(story.query.totals.steps[.passed] == 3)
  }

  /// A `testCaseStarted` before its `testCase`, a result before its start: nothing is lost.
  @Test(arguments: 0..<40)
  func messagesMayComeTooEarly(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var messages = Self.run
    for _ in 0..<6 {
      let index = Int.random(in: 1..<messages.count, using: &random)
      let message = messages.remove(at: index)
      guard message.mayWander else {
        messages.insert(message, at: index)
        continue
      }
      let earliest = messages[..<index].lastIndex { $0.mayNotFollow(message) } ?? -1
      messages.insert(message, at: Int.random(in: earliest + 1...index, using: &random))
    }
    let story = Story(messages)
    #expect(Set(story.scenarios.map(\.attempt.name)) == ["A", "B"])
    #expect(story.query.totals.scenarios.failures == 0)
    #expect(story.problems.isEmpty, "\(story.problems.map(\.failure.text))")
  }

  /// Without any one of its messages a good run is not green, in any format that has a word for it.
  @Test func whatIsMissingIsNamedAndRed() throws {
    var named: Set<String> = []
    for index in Self.run.indices where Self.run[index].tellsAnOutcome {
      var messages = Self.run
      let lost = messages.remove(at: index)
      let story = Story(messages)
      #expect(story.isRed, "without \(lost)")
      named.formUnion(story.problems.map(\.failure.text))
      named.formUnion(story.scenarios.compactMap(\.attempt.gap?.description))
      let json = try reportText(messages, as: "json")
      #expect(json.contains(#""status":"failed""#), "without \(lost)")
      let strict = try reportText(messages, as: "junit:strict")
      #expect(strict.contains("<failure"), "without \(lost)")
      for format in ["summary", "junit", "ctrf", "html", "markdown", "teamcity", "github"] {
        let text = try reportText(messages, as: format)
        #expect(Self.redWords.contains { text.contains($0) }, "\(format) without \(lost)")
      }
    }
    #expect(
      Set(named.filter { !$0.contains("is missing: ") && !$0.hasPrefix("attempt 1: ") }) == [
        "1 step has no result", "the end of this scenario is missing",
        "the next attempt at this scenario is missing", "the end of this hook is missing",
        "this scenario did not run", "The run was cut short: its end is missing.",
      ])
  }

  private static let redWords = [
    "✘", "<error", "<failure", #""status":"failed""#, "testFailed", "::error", "cut short",
    "unfinished", "not run",
  ]

  @Test(arguments: [
    (Attempt.Gap.beginning(isRunCut: true), "this scenario did not run"),
    (.end(isRunCut: true), "the run ended before this scenario did"),
    (.end(isRunCut: false), "the end of this scenario is missing"),
    (.results(1), "1 step has no result"), (.results(2), "2 steps have no result"),
    (.retry, "the next attempt at this scenario is missing"),
  ])
  func gapsHaveWords(gap: Attempt.Gap, words: String) { #expect(gap.description == words) }

  /// Old protocols: the line of a scenario, of an example row and of a step is that of its node.
  @Test func linesComeFromTheDocument() throws {
    let row = GherkinDocument.TableRow(location: Location(line: 9), cells: [], id: "row")
    let scenario = GherkinDocument.Scenario(
      location: Location(line: 4), keyword: "Scenario Outline", name: "O",
      steps: [.init(location: Location(line: 5), keyword: "Given ", text: "a", id: "node")],
      examples: [
        .init(location: Location(line: 7), keyword: "Examples", name: "", tableBody: [row], id: "e")
      ], id: "scenario")
    let document = GherkinDocument(
      uri: "file:///a.feature",
      feature: .init(
        location: Location(line: 1), language: "en", keyword: "Feature", name: "F",
        children: [.scenario(scenario)]))
    let step = Pickle.Step(astNodeIds: ["node", "row"], id: "s", text: "a")
    let pickle = Pickle(
      id: "p", uri: "file:///a.feature", name: "O", language: "en", steps: [step],
      astNodeIds: ["scenario", "row"])
    let time = Timestamp()
    let messages: [Envelope] = [
      .gherkinDocument(document), .pickle(pickle),
      .testRunStarted(.init(timestamp: time)),
      .testCase(.init(id: "c", pickleId: "p", testSteps: [.init(id: "t", pickleStepId: "s")])),
      .testCaseStarted(.init(attempt: 0, id: "a", testCaseId: "c", timestamp: time)),
      .testStepFinished(
        .init(
          testCaseStartedId: "a", testStepId: "t",
          testStepResult: .init(duration: .zero, status: .failed), timestamp: time)),
      .testCaseFinished(.init(testCaseStartedId: "a", timestamp: time, willBeRetried: false)),
      .testRunFinished(.init(success: false, timestamp: time)),
    ]
    var story = Story(messages)
    let attempt = try #require(story.scenarios.first?.attempt)
    #expect(attempt.place.text == "file:///a.feature:9")
    #expect(story.query.steps(of: attempt).map(\.place?.line) == [5])
    #expect(story.query.lineage(of: attempt).scenario?.name == "O")
    for format in ["summary", "pretty", "rerun", "markdown", "teamcity", "html", "junit", "json"] {
      let text = try reportText(messages, as: format)
      let isThere =
        text.contains("a.feature:9") || text.contains(#"line="9""#) || text.contains(#""line":9"#)
      #expect(isThere, "\(format)")
      #expect(!text.contains("file://file:"), "\(format)")
    }
  }

  /// Packing loses nothing.
  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func picklesAndTestCasesAreKeptWhole() throws {
    var count = 0
    for run in RecordedRun.all(in: "compatibility-kit") + RecordedRun.all(in: "cucumber-json-jvm") {
      let envelopes = try run.envelopes()
      var pickles: [String: Pickle] = [:]
      var testCases: [String: TestCase] = [:]
      for envelope in envelopes {
        if case .pickle(let pickle) = envelope { pickles[pickle.id] = pickle }
        if case .testCase(let testCase) = envelope { testCases[testCase.id] = testCase }
      }
      var story = Story(envelopes)
      for scenario in story.scenarios {
        let testCase = story.query.testCase(of: scenario.attempt)
        #expect(testCase == testCases[scenario.attempt.testCaseId], "\(run.name)")
        #expect(
          story.query.pickle(of: scenario.attempt) == pickles[testCase.pickleId], "\(run.name)")
        count += 1
      }
    }
    #expect(count > 100)
  }
}

/// The structure of documents, as lineages show it.
@Suite(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
struct LineageTests {
  @Test func documentsKeepTheirStructure() throws {
    var count = 0
    for run in RecordedRun.all(in: "gherkin/good") + RecordedRun.all(in: "compatibility-kit") {
      let envelopes = try run.envelopesOfDocuments()
      var query = RunQuery()
      var features: [String: GherkinDocument.Feature] = [:]
      for case .gherkinDocument(let document) in envelopes {
        _ = query.receive(.gherkinDocument(document))
        features[document.uri ?? ""] = document.feature
      }
      // Each feature once, for the pickles of a large one share it.
      var known: [String: GherkinDocument.Feature] = [:]
      for case .pickle(let pickle) in envelopes {
        let lineage = query.lineage(of: pickle)
        if let feature = known[pickle.uri] {
          #expect(lineage.feature == feature, "\(run.name)")
        } else {
          #expect(
            try lineage.feature?.structure == features[pickle.uri]?.structure, "\(run.name)")
          known[pickle.uri] = lineage.feature
        }
        #expect(lineage.scenario?.id == pickle.astNodeIds.first, "\(run.name)")
        #expect(lineage.example?.node.id == pickle.astNodeIds.dropFirst().first, "\(run.name)")
        if let location = pickle.location {
          #expect(lineage.line == location.line, "\(run.name)")
        }
        count += 1
      }
    }
    #expect(count > 100)
  }
}

extension RecordedRun {
  /// The documents and pickles; those of the parser's own data lie in files next to each other.
  fileprivate func envelopesOfDocuments() throws -> [Envelope] {
    guard messages.path.contains("/gherkin/") else { return try envelopes() }
    guard name.hasSuffix(".ast") else { return [] }
    let base = messages.deletingLastPathComponent()
      .appendingPathComponent(String(name.dropLast(4)) + ".pickles.ndjson")
    return try envelopes() + RecordedRun(messages: base).envelopes()
  }
}

extension GherkinDocument.Feature {
  /// The feature as JSON, without what its pickles repeat.
  fileprivate var structure: JSON {
    get throws {
      var bytes: [UInt8] = []
      Envelope.gherkinDocument(GherkinDocument(feature: self)).appendJSON(to: &bytes)
      return Self.structure(of: try JSON(bytes: bytes))
    }
  }

  private static func structure(of json: JSON) -> JSON {
    let texts = ["text", "keywordType", "content", "delimiter", "mediaType", "dataTable"]
    return switch json {
    case .object(let members):
      .object(members.filter { !texts.contains($0.key) }.mapValues(structure))
    case .array(let elements): .array(elements.map(structure))
    default: json
    }
  }
}

/// Everything that a run comes to.
private struct Story {
  var query = RunQuery()
  var scenarios: [ScenarioResult] = []
  var problems: [RunProblem] = []

  init(_ envelopes: [Envelope]) {
    for envelope in envelopes { for event in query.receive(envelope) { add(event) } }
    for event in query.finish() { add(event) }
  }

  var isRed: Bool { !problems.isEmpty || scenarios.contains(where: \.isFailure) }

  private mutating func add(_ event: RunQuery.Event) {
    switch event {
    case .scenarioFinished(let scenario): scenarios.append(scenario)
    case .problem(let problem): problems.append(problem)
    case .stepFinished, .attemptRetried, .runHookFinished: break
    }
  }
}

extension Envelope {
  fileprivate var mayWander: Bool {
    switch self {
    case .pickle, .testCaseStarted, .testStepFinished, .gherkinDocument, .testRunFinished: true
    default: false
    }
  }

  /// Whether `other` would mean something else before this message.
  fileprivate func mayNotFollow(_ other: Envelope) -> Bool {
    switch (self, other) {
    // The last result is not the last message of its attempt, and attempts follow each other.
    case (.testCaseFinished, .testCaseStarted), (.testCaseStarted, .testCaseStarted): true
    case (.testCaseFinished, .testStepFinished), (.testStepFinished, .testStepFinished): true
    default: false
    }
  }
}
