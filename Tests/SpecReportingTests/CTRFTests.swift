import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The document as its readers see it, against the official schema.
struct CTRFTests {
  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func everyDocumentIsValidAndCountsWhatTheRunCounts() throws {
    let schema = try schema()
    var tests = 0
    var runs = 0
    let recorded = try TestData.recordings().map(\.envelopes)
    for envelopes in Scripts.all.map(\.1.envelopes) + recorded {
      let document = try document(envelopes)
      #expect(schema.violations(of: document, against: "ctrf.schema.json") == [])
      let facts = RunFacts(envelopes)
      let all = document["results"]?["tests"]?.elements ?? []
      let scenarios = all.filter { $0["retries"] != nil }
      func count(_ status: String) -> Int { scenarios.count { $0["status"]?.text == status } }
      #expect(count("passed") == facts.passed)
      #expect(count("skipped") == facts.skipped)
      #expect(count("failed") >= facts.failed.count)
      #expect(all.count - scenarios.count >= facts.problems)
      checkSummary(of: document, facts)
      tests += all.count
      runs += 1
    }
    print("ctrf: \(runs) documents with \(tests) tests are valid")
    #expect(runs > 100)
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func aRunCutAnywhereIsValidAndNotGreen() throws {
    let schema = try schema()
    let envelopes = Scripts.mixed.envelopes
    for end in envelopes.indices {
      let document = try document(Array(envelopes[..<end]))
      #expect(schema.violations(of: document, against: "ctrf.schema.json") == [])
      #expect((document["results"]?["summary"]?["failed"]?.int ?? 0) > 0)
    }
  }

  @Test(arguments: [
    (TestStepResult.Status.passed, "passed"), (.skipped, "skipped"), (.failed, "failed"),
    (.undefined, "failed"), (.ambiguous, "failed"), (.pending, "failed"), (.unknown, "failed"),
  ])
  func everyStatusHasItsCounterpart(status: TestStepResult.Status, expected: String) throws {
    let test = try tests([.init("A", line: 3, [.init("Given a", status)])]).first
    #expect(test?["status"]?.text == expected)
    #expect(test?["rawStatus"]?.text == status.rawValue)
  }

  @Test func attemptsAreListed() throws {
    let tests = try tests([
      .init(
        "A", line: 3, [.passed("Given a")],
        earlier: [[.failed("Given a", "one")], [.failed("Given a", "two")]]),
      .init("B", line: 6, [.failed("Given a", "b")], earlier: [[.failed("Given a", "c")]]),
    ])
    #expect(tests.map { $0["retries"] } == [.integer(2), .integer(1)])
    #expect(tests.map { $0["flaky"] } == [.boolean(true), .boolean(false)])
    let attempts = tests[0]["retryAttempts"]?.elements ?? []
    #expect(attempts.map { $0["attempt"]?.int } == [1, 2])
    #expect(attempts.map { $0["message"]?.text } == ["one", "two"])
  }

  @Test func attachmentsAreAddressesAndLogsAreLines() throws {
    let step = EventScript.Step.passed("Given a").logging("one\ntwo").with {
      $0.attachments += [
        .init(body: "aGk=", contentEncoding: .base64, fileName: "a.png", mediaType: "image/png"),
        .init(body: "<b>é", contentEncoding: .identity, mediaType: "text/html"),
        .init(
          body: String(repeating: "x", count: 2 << 20), contentEncoding: .base64,
          mediaType: "video/mp4"),
      ]
    }
    let test = try tests([.init("A", line: 3, [step])])[0]
    #expect(test["stdout"]?.elements.map(\.text) == ["one", "two"])
    let attachments = test["attachments"]?.elements ?? []
    #expect(attachments.map { $0["name"]?.text } == ["a.png", "text/html", "video/mp4"])
    #expect(
      attachments.map { $0["path"]?.text } == [
        "data:image/png;base64,aGk=", "data:text/html,%3Cb%3E%C3%A9", "",
      ])
    #expect(
      attachments[2]["extra"]?["omitted"]?.text == "2097152 bytes are too many for a report")
  }

  @Test func theWorkerIsTheThread() throws {
    let script = EventScript(features: [.init("F", [.init("A", line: 3, [.passed("Given a")])])])
    let envelopes = script.envelopes.map { envelope in
      guard case .testCaseStarted(var message) = envelope else { return envelope }
      message.workerId = "7"
      return .testCaseStarted(message)
    }
    let test = try document(envelopes)["results"]?["tests"]?.elements.first
    #expect(test?["threadId"]?.text == "7")
  }

  @Test func theEnvironmentIsThatOfTheMeta() throws {
    let ci = Meta.CI(
      name: "Some CI", url: "https://ci/1", buildNumber: "12",
      git: .init(remote: "https://git/x", revision: "abc", branch: "main"))
    let meta = Meta(
      protocolVersion: "34", implementation: .init(name: "specrun", version: "1.2"),
      runtime: .init(name: "swift"), os: .init(name: "linux", version: "6"),
      cpu: .init(name: "x64"), ci: ci)
    let results = try document([.meta(meta)] + Scripts.slow.envelopes)["results"]
    #expect(results?["tool"] == .object(["name": .string("specrun"), "version": .string("1.2")]))
    let environment = results?["environment"]
    #expect(environment?["buildName"]?.text == "Some CI")
    #expect(environment?["buildNumber"]?.int == 12)
    #expect(environment?["commit"]?.text == "abc")
    #expect(environment?["osPlatform"]?.text == "linux")
  }

  private func checkSummary(of document: JSON, _ facts: RunFacts) {
    let results = document["results"]
    let summary = results?["summary"]
    let statuses = (results?["tests"]?.elements ?? []).compactMap { $0["status"]?.text }
    #expect(summary?["tests"]?.int == statuses.count)
    for status in ["passed", "failed", "skipped", "pending", "other"] {
      #expect(summary?[status]?.int == statuses.count { $0 == status })
    }
    #expect(summary?["flaky"]?.int == facts.flaky)
    #expect((summary?["failed"]?.int == 0) == facts.isGreen)
  }

  private func tests(_ scenarios: [EventScript.Scenario]) throws -> [JSON] {
    let script = EventScript(features: [.init("F", scenarios)])
    return try document(script.envelopes)["results"]?["tests"]?.elements.filter {
      $0["retries"] != nil
    } ?? []
  }

  private func document(_ envelopes: [Envelope]) throws -> JSON {
    try JSON(bytes: report(envelopes, as: "ctrf"))
  }

  private func schema() throws -> JSONSchema {
    try JSONSchema(folder: try #require(TestData.root).appendingPathComponent("ctrf"))
  }
}
