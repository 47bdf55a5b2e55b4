import Messages
@testable import SpecReporting
import SpecTestSupport
import Testing

/// Results as Allure's reader takes them.
struct AllureTests {
  private typealias Step = EventScript.Step

  @Test(arguments: Scripts.all.map(\.0))
  func everyScriptFitsTheModel(script: String) throws {
    let envelopes = try #require(Scripts.all.first { $0.0 == script }?.1).envelopes
    let files = try Results(envelopes).files
    try check(files)
    // A run that is not green has a result that says so.
    let statuses = try files.filter { $0.key.hasSuffix("-result.json") }
      .map { try JSON(bytes: $0.value)["status"]?.text ?? "" }
    #expect(
      statuses.allSatisfy { ["passed", "skipped"].contains($0) } == RunFacts(envelopes).isGreen
        || RunFacts(envelopes).isGreen)
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func everyRecordedRunFitsTheModel() throws {
    var count = 0
    for (_, envelopes) in try TestData.recordings() {
      let results = try Results(envelopes)
      try check(results.files)
      count += results.tests.count
    }
    print("allure: \(count) results of recorded runs fit the model")
    #expect(count > 100)
  }

  @Test func attemptsAreRetriesOfOneTest() throws {
    let tests = try Results([
      .init(
        "F", [.init("A", line: 3, [.passed("When a")], earlier: [[.failed("When a", "no")]])])
    ]).tests
    #expect(tests.count == 2)
    #expect(Set(tests.compactMap { $0["historyId"]?.text }).count == 1)
    #expect(Set(tests.compactMap { $0["testCaseId"]?.text }).count == 1)
    #expect(Set(tests.compactMap { $0["uuid"]?.text }).count == 2)
    #expect(tests.contains { $0["statusDetails"]?["flaky"] == .boolean(true) })
  }

  /// Tests of one name would be retries of each other.
  @Test func equalNamesAreDifferentTests() throws {
    let tests = try Results([
      .init("F", [.init("A", line: 3, []), .init("A", line: 6, []), .init("A", line: 9, [])])
    ]).tests
    #expect(Set(tests.compactMap { $0["testCaseId"]?.text }).count == 3)
  }

  @Test func theSameScenarioHasTheSameHistory() throws {
    func ids(_ line: Int) throws -> [String?] {
      try Results([.init("F", [.init("A", line: line, [.failed("When a", "no")])])]).tests
        .map { $0["historyId"]?.text }
    }
    #expect(try ids(3) == ids(30))
  }

  @Test(arguments: [
    (Step.failed("When a", "no\n- 1\n+ 2"), "failed"),
    (.failed("When a", "no").with { $0.exception = .init(type: "ExpectationFailure") }, "failed"),
    (.failed("When a", "no").with { $0.exception = .init(type: "URLError") }, "broken"),
    (Step("When a", .undefined), "broken"), (Step("When a", .pending), "broken"),
    (Step("When a", .ambiguous), "broken"), (Step("When a", .skipped), "skipped"),
    (.hook("open", .failed, "no"), "broken"), (.passed("When a"), "passed"),
  ])
  func statuses(step: EventScript.Step, expected: String) throws {
    let tests = try Results([.init("F", [.init("A", line: 3, [step])])]).tests
    #expect(tests.map { $0["status"]?.text } == [expected])
  }

  @Test func aHookThatHasSomethingToSayIsAFixture() throws {
    let results = try Results([
      .init("F", [.init("A", line: 3, [.hook("silent", .passed), .hook("open", .failed, "no")])])
    ])
    let container = try #require(results.json("-container.json").first)
    #expect(container["children"]?.elements.first?.text == results.tests.first?["uuid"]?.text)
    let befores = container["befores"]?.elements ?? []
    #expect(befores.map { $0["name"]?.text } == ["Before hook: open"])
  }

  @Test(arguments: [
    ("@severity:critical", "severity", "critical"), ("@blocker", "severity", "blocker"),
    ("@smoke", "tag", "smoke"), ("@severity=minor", "severity", "minor"),
  ])
  func tagsAreLabels(tag: String, name: String, value: String) throws {
    let test = try #require(
      try Results([.init("F", [.init("A", line: 3, tags: [tag], [])])]).tests.first)
    let labels = test["labels"]?.elements ?? []
    #expect(labels.contains { $0["name"]?.text == name && $0["value"]?.text == value })
  }

  @Test func addressesAreLinks() throws {
    let step = Step.passed("Given a").with {
      $0.attachments = [
        .init(
          body: "https://a.example/1\nhttps://a.example/2", contentEncoding: .identity,
          mediaType: "text/uri-list"),
        .init(body: "", contentEncoding: .identity, mediaType: "image/png", url: "out/1.png"),
      ]
    }
    let test = try #require(
      try Results([
        .init("F", [.init("A", line: 3, tags: ["@issue:https://x.example/T-1"], [step])])
      ])
      .tests.first)
    #expect(
      test["links"]?.elements.map { $0["url"]?.text } == [
        "https://a.example/1", "https://a.example/2", "out/1.png", "https://x.example/T-1",
      ])
    #expect(test["links"]?.elements.last?["type"]?.text == "issue")
  }

  @Test func aTableIsACSV() throws {
    let results = try Results([
      .init(
        "F", [.init("A", line: 3, [.passed("Given a").with { $0.table = [["a", "b,\"c\""]] }])])
    ])
    let csv = results.files.first { $0.key.contains("-attachment.") }?.value
    #expect(csv.map { String(decoding: $0, as: UTF8.self) } == "a,\"b,\"\"c\"\"\"\n")
  }

  /// Files handed over are forgotten, so that a long run needs no more memory than a short one.
  @Test func filesLeaveScenarioByScenario() {
    var reporter = AllureReporter(options: ReportOptions()).report
    var output: [UInt8] = []
    var left: [Int] = []
    for envelope in Scripts.slow.envelopes {
      reporter.receive(envelope, into: &output)
      if case .testCaseFinished = envelope { left.append(reporter.takeSideFiles().count) }
    }
    #expect(left == Array(repeating: 1, count: 7))
    #expect(output.isEmpty)
  }

  private func check(_ files: [String: [UInt8]]) throws {
    for (name, bytes) in files {
      #expect(name.wholeMatch(of: /[A-Za-z0-9-]+\.[a-z0-9]+/) != nil)
      #expect(AllureReporterNames.isOwn(name))
      guard name.hasSuffix(".json"), !name.contains("-attachment.") else { continue }
      let value = try JSON(bytes: bytes)
      #expect(try AllureModel.violations(of: value, in: name) == [], "\(name)")
      for source in value.sources { #expect(files[source] != nil, "\(source) is missing") }
      if let start = value["start"]?.int, let stop = value["stop"]?.int { #expect(start <= stop) }
    }
  }
}

/// The files of a run.
private struct Results {
  private(set) var files: [String: [UInt8]] = [:]

  init(_ features: [EventScript.Feature]) throws {
    try self.init(EventScript(features: features).envelopes)
  }

  init(_ envelopes: [Envelope]) throws {
    var reporter = AllureReporter(options: ReportOptions()).report
    var output: [UInt8] = []
    for envelope in envelopes { reporter.receive(envelope, into: &output) }
    reporter.finish(into: &output)
    for file in reporter.takeSideFiles() {
      if let other = files[file.name] {
        #expect(other == file.bytes, "\(file.name) is there twice")
      }
      files[file.name] = file.bytes
    }
  }

  func json(_ suffix: String) throws -> [JSON] {
    try files.keys.sorted().filter { $0.hasSuffix(suffix) }.map { try JSON(bytes: files[$0] ?? []) }
  }

  var tests: [JSON] { (try? json("-result.json")) ?? [] }
}

private enum AllureReporterNames {
  static func isOwn(_ name: String) -> Bool {
    (try? ReporterRegistry.format(named: "allure"))?.folder?.recognizes(name) == true
  }
}

extension JSON {
  /// The files that it names, however deep.
  fileprivate var sources: [String] {
    let own = self["source"]?.text.map { [$0] } ?? []
    let parts = ["steps", "attachments", "befores", "afters"].flatMap { self[$0]?.elements ?? [] }
    return own + parts.flatMap(\.sources)
  }
}
