import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The XML as a build server sees it.
struct JUnitTests {
  @Test(arguments: Scripts.all.map(\.0))
  func isValid(script: String) throws {
    let script = try #require(Scripts.all.first { $0.0 == script }?.1)
    try checkValid(script.envelopes)
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func everyRecordedRunIsValidAndRedIfItFailed() throws {
    let runs = ["compatibility-kit", "junit-xml", "cucumber-json"].flatMap(RecordedRun.all)
    #expect(runs.count > 100)
    try checkColors(of: runs)
  }

  @Test func everyRunOfOurOwnIsValidAndRedIfItFailed() throws {
    #expect(RecordedRun.own.count > 20)
    try checkColors(of: RecordedRun.own)
  }

  private func checkColors(of runs: [RecordedRun]) throws {
    var red = 0
    for run in runs {
      let envelopes = try run.envelopes()
      let root = try checkValid(envelopes, run.name)
      let bad = ["failures", "errors"].compactMap { Int(root.attributes[$0] ?? "") }.reduce(0, +)
      #expect((bad == 0) == RecordedRun.isGreen(envelopes), "\(run.name): \(bad)")
      if bad > 0 { red += 1 }
    }
    print("junit: \(runs.count) recorded runs are valid, \(red) of them red")
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func aRunThatIsCutIsNeverGreen() throws {
    for run in RecordedRun.all(in: "compatibility-kit") {
      let envelopes = try run.envelopes()
      for end in envelopes.indices.dropFirst() {
        let root = try checkValid(Array(envelopes[..<end]), run.name)
        #expect(root.attributes["errors"] != "0", "\(run.name) cut at \(end)")
      }
    }
  }

  /// The official report sorts scenarios by their place, ours keeps the order of the run.
  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func casesAreThoseOfTheOfficialReport() throws {
    var count = 0
    for run in RecordedRun.all(in: "junit-xml") {
      let ours = try checkValid(run.envelopes(), run.name).cases.filter {
        $0.attributes["classname"] != "(run)"
      }
      let theirs = try XMLNode(document: run.golden(".default.xml"))["testcase"]
      #expect(ours.map(summary).sorted() == theirs.map(summary).sorted(), "\(run.name)")
      count += ours.count
    }
    print("junit: \(count) cases have the official names, times and outcomes")
    #expect(count > 60)
  }

  private func summary(_ testCase: XMLNode) -> String {
    let outcome = testCase["skipped"].first?.name ?? "passed"
    let isRed = !(testCase["failure"] + testCase["error"]).isEmpty
    let time = Double(testCase.attributes["time"] ?? "") ?? -1
    return [
      testCase.attributes["classname"] ?? "", testCase.attributes["name"] ?? "", "\(time)",
      isRed ? "red" : outcome,
    ].joined(separator: ", ")
  }
}

extension JUnitTests {
  @Test func anUndefinedStepHasReasonAndSnippet() throws {
    let step = EventScript.Step("Given x", .undefined).with { $0.snippet = "Given(\"x\") {}" }
    let failure = try #require(only([step, step])["failure"].first)
    #expect(failure.attributes["type"] == "Undefined")
    #expect(failure.attributes["message"] == "2 steps are undefined: Given x")
    #expect(
      failure.text == """
        Given x  Features/a.feature:4
        no step definition matches
        Given("x") {}

        Given x  Features/a.feature:5
        no step definition matches
        """)
  }

  @Test(arguments: [
    ([.failed("Given a", "no")], "failure"),
    ([.hook("open", .failed, "no")], "error"),
    ([.hook("open", .pending, "no")], "error"),
    ([.failed("Given a", "no"), .hook("close", .failed, "no")], "error"),
    ([Step("Given a", .pending)], "failure"),
    ([Step("Given a", .ambiguous)], "failure"),
    ([Step("Given a", .skipped, "closed")], "skipped"),
    ([Step("Given a", .unknown)], "error"),
  ])
  func outcomes(steps: [Step], outcome: String) throws {
    let testCase = try only(steps)
    let found = testCase.children.map(\.name).filter { !["system-out", "properties"].contains($0) }
    #expect(found == [outcome])
  }

  @Test func aSkippedScenarioSaysWhy() throws {
    let short = try #require(only([Step("Given a", .skipped, "closed")])["skipped"].first)
    #expect(short.attributes["message"] == "closed" && short.text.isEmpty)
    let long = try #require(
      only([Step("Given a", .skipped), Step("And b", .skipped, "failed as expected:\n- 1\n+ 2")])[
        "skipped"
      ].first)
    #expect(long.attributes["message"] == "failed as expected:")
    #expect(long.text == "failed as expected:\n- 1\n+ 2")
  }

  @Test(arguments: [
    (Step.passed("When a"), "flakyFailure"), (.failed("When a", "still"), "rerunFailure"),
  ])
  func earlierAttemptsAreTold(last: Step, name: String) throws {
    let earlier = [
      [Step.failed("When a", "one")], [Step.failed("When a", "two").logging("why")],
    ]
    let attempts = try only([last], earlier: earlier)[name]
    #expect(attempts.map { $0.attributes["message"] } == ["one", "two"])
    #expect(attempts.last?["stackTrace"].first?.text.hasPrefix("When a  Features/a.f") == true)
    #expect(attempts.last?["system-out"].first?.text.hasSuffix("failed\nwhy") == true)
  }

  @Test func attachmentsAreNamed() throws {
    func attached(_ name: String?, _ url: String? = nil, type: String = "image/png") -> Step {
      Step("Given a", .passed).with {
        $0.attachments = [
          .init(
            body: "AAEC", contentEncoding: .base64, fileName: name, mediaType: type, url: url)
        ]
      }
    }
    let testCase = try only([
      attached("a.png"), attached("a.png", "out/1.png"), attached(nil),
      attached(nil, "a]]\nb.png"),
    ])
    let lines = testCase["system-out"].first?.text.split(separator: "\n").dropFirst(4) ?? []
    #expect(
      lines == [
        "attachment: a.png, image/png, 3 bytes", "[[ATTACHMENT|out/1.png]]",
        "attachment: image/png, 3 bytes", "[[ATTACHMENT|a%5D%5D b.png]]",
      ])
  }

  /// A server complains about a file that is not there.
  @Test(arguments: [("out/1.png", true), ("out/2.png", false)])
  func onlyFilesThatExistAreNamed(url: String, isNamed: Bool) throws {
    let step = Step.passed("Given a").with {
      $0.attachments = [
        .init(body: "", contentEncoding: .identity, mediaType: "image/png", url: url)
      ]
    }
    let text = try reportText(
      [.init("F", [.init("A", line: 3, [step])])], as: "junit",
      ReportOptions { $0.hasFile = { $0 == "out/1.png" } })
    #expect(text.contains("[[ATTACHMENT|\(url)]]") == isNamed)
  }

  @Test func theMessageHasBothValues() throws {
    let step = Step.failed("Then a", "mismatch in the balance of Ann\nexpected: 90\n  actual: 100")
    #expect(
      try only([step])["failure"].first?.attributes["message"]
        == "mismatch in the balance of Ann: expected 90, actual 100")
  }

  @Test func namesAreUnique() throws {
    let features = ["a.b", "c.d"].map { file in
      EventScript.Feature(
        "v2.0", uri: file,
        [
          .init("same", line: 9, []), .init("same", line: 9, []), .init("same", line: 9, []),
          .init("\u{1}", line: 1, []), .init("\u{2}", line: 2, []),
        ])
    }
    let root = try checkValid(EventScript(features: features).envelopes)
    #expect(
      root.cases.map { $0.attributes["name"] } == [
        "same", "same (line 9)", "same (line 9) (2)", "\u{FFFD}", "\u{FFFD} (line 2)",
        "same", "same (line 9)", "same (line 9) (2)", "\u{FFFD}", "\u{FFFD} (line 2)",
      ])
    #expect(root["testsuite"].map { $0.attributes["name"] } == ["v2.0", "v2.0 (c.d)"])
    #expect(root.cases.first?.attributes["classname"] == "v2\u{2024}0")
  }

  @Test func aRunThatFailsWithoutAReasonIsRed() throws {
    var envelopes = EventScript().envelopes
    envelopes[envelopes.count - 1] = .testRunFinished(.init(success: false, timestamp: .init()))
    let root = try checkValid(envelopes)
    #expect(root.attributes["errors"] == "1")
  }

  @Test func aHookInMidRunIsAnError() throws {
    let hook = Envelope.Hook(id: "h", name: "leave the feature", sourceReference: .init())
    let result = TestStepResult(duration: .zero, message: "no", status: .failed)
    var envelopes = EventScript().envelopes
    envelopes.insert(
      contentsOf: [
        .hook(hook),
        .testRunHookStarted(
          .init(id: "s", testRunStartedId: "run", hookId: "h", timestamp: .init())),
        .testRunHookFinished(
          .init(testRunHookStartedId: "s", result: result, timestamp: .init())),
      ], at: envelopes.count - 1)
    let testCase = try #require(checkValid(envelopes).cases.first)
    #expect(testCase.attributes["name"] == "Hook: leave the feature")
    #expect(testCase["error"].first?.attributes["message"] == "no")
  }

  @Test func tenMegabytesAreTooMuch() throws {
    let huge = String(repeating: "]]> ::error::x <b> \u{1B}[31m", count: 400_000)
    let text = String(huge.utf8.prefix(100_000)) ?? ""
    let step = EventScript.Step.failed("Given \(text)", huge).logging("\(text)\n")
    let scenario = EventScript.Scenario(text, line: 3, tags: ["@a"], [step])
    let script = EventScript(features: [.init(text, [scenario, scenario])])
    let root = try checkValid(script.envelopes)
    #expect(root.cases.count == 2)
    #expect(root.cases.allSatisfy { $0.attributes["name"].map { $0.utf8.count < 3_000 } ?? false })
    _ = try XMLNode(document: report(script.envelopes, as: "junit:strict"))
    let features = try JSON(bytes: report(script.envelopes, as: "json")).elements
    #expect(features.first?["name"]?.text == text)
  }

  @Test func theHostIsNamedWhereItIsKnown() throws {
    let script = EventScript(features: [.init("F", [.init("S", line: 1, [])])])
    let options = ReportOptions { $0.hostName = "node-1" }
    let root = try XMLNode(document: report(script.envelopes, as: "junit", options))
    #expect(root["testsuite"].map { $0.attributes["hostname"] } == ["node-1"])
    #expect(JUnitSchema.violations(of: root) == [])
  }

  typealias Step = EventScript.Step

  /// The one case of a scenario.
  private func only(_ steps: [Step], earlier: [[Step]] = []) throws -> XMLNode {
    let script = EventScript(features: [
      .init("F", [.init("S", line: 3, steps, earlier: earlier)])
    ])
    return try #require(checkValid(script.envelopes).cases.first)
  }
}

/// Writes the report and checks it against the rules.
@discardableResult
private func checkValid(_ envelopes: [Envelope], _ name: String = "") throws -> XMLNode {
  let root = try XMLNode(document: report(envelopes, as: "junit"))
  let violations = JUnitSchema.violations(of: root)
  #expect(violations == [], "\(name)")
  return root
}

extension XMLNode {
  fileprivate var cases: [XMLNode] { self["testsuite"].flatMap { $0["testcase"] } }
}
