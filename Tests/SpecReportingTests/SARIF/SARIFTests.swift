import Messages
@testable import SpecReporting
import SpecTestSupport
import Testing

/// The log as code scanning reads it.
struct SARIFTests {
  @Test(arguments: Scripts.all.map(\.0))
  func everyScriptIsALog(script: String) throws {
    let envelopes = try #require(Scripts.all.first { $0.0 == script }?.1).envelopes
    try check(JSON(bytes: report(envelopes, as: "sarif")), RunFacts(envelopes))
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func everyRecordedRunIsALog() throws {
    for (_, envelopes) in try TestData.recordings() {
      try check(JSON(bytes: report(envelopes, as: "sarif")), RunFacts(envelopes))
    }
  }

  @Test func aFailureIsAtItsStepAndNamesItsCode() throws {
    let step = EventScript.Step.failed("Then b", "no").with {
      $0.exception = .init(type: "E", stackTrace: "at S/Checks.swift:7")
    }
    let result = try #require(
      try results([.init("F", uri: "a b.feature", [.init("A", line: 3, [step])])]).first)
    let place = result["locations"]?.elements.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.text == "sub/a%20b.feature")
    #expect(place?["region"]?["startLine"]?.int == 4)
    let code = result["relatedLocations"]?.elements.first?["physicalLocation"]
    #expect(code?["artifactLocation"]?["uri"]?.text == "sub/S/Checks.swift")
    #expect(result["message"]?["text"]?.text == "A\nThen b\nno")
  }

  @Test func aLikelyMistakeIsAWarning() throws {
    var reporter = SARIFReporter(options: ReportOptions()).report
    var output: [UInt8] = []
    reporter.receive(
      LintNote(
        kind: "no-steps", place: Place(uri: "a.feature", line: 3), column: 2,
        sentence: "add steps", summary: "A scenario without steps."), into: &output)
    reporter.finish(into: &output)
    let run = try JSON(bytes: output)["runs"]?.elements.first
    let result = run?["results"]?.elements.first
    #expect(result?["ruleId"]?.text == "no-steps" && result?["level"]?.text == "warning")
    let rule = run?["tool"]?["driver"]?["rules"]?.elements.first
    #expect(rule?["shortDescription"]?["text"]?.text == "A scenario without steps.")
    let region = result?["locations"]?.elements.first?["physicalLocation"]?["region"]
    #expect(region?["startLine"]?.int == 3 && region?["startColumn"]?.int == 2)
  }

  private func results(_ features: [EventScript.Feature]) throws -> [JSON] {
    let bytes = try report(
      EventScript(features: features).envelopes, as: "sarif",
      ReportOptions { $0.repositoryFolder = "sub/" })
    return try JSON(bytes: bytes)["runs"]?.elements.first?["results"]?.elements ?? []
  }

  private func check(_ log: JSON, _ facts: RunFacts) throws {
    #expect(log["version"]?.text == "2.1.0")
    let run = try #require(log["runs"]?.elements.first)
    let rules = run["tool"]?["driver"]?["rules"]?.elements.map { $0["id"]?.text } ?? []
    let results = run["results"]?.elements ?? []
    #expect(results.count >= facts.failed.count + facts.problems)
    #expect(results.isEmpty || !facts.isGreen)
    for result in results {
      let index = try #require(result["ruleIndex"]?.int)
      #expect(rules[index] == result["ruleId"]?.text)
      #expect(result["message"]?["text"]?.text?.isEmpty == false)
      let places = (result["locations"]?.elements ?? []).compactMap { $0["physicalLocation"] }
      for place in places {
        let uri = try #require(place["artifactLocation"]?["uri"]?.text)
        #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(uri)")
        #expect(place["region"].map { ($0["startLine"]?.int ?? 0) > 0 } ?? true)
      }
    }
  }
}
