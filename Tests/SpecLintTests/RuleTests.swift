import Gherkin
import Messages
import SpecTestSupport
import Testing

@testable import SpecLint

/// Every rule finds its failing example, at its place, and nothing in the passing one.
struct RuleTests {
  @Test func everyRuleHasAnExample() {
    #expect(RuleExample.all.map(\.rule) == Rule.all.map(\.name))
    #expect(Set(Rule.summaries.keys) == Set(Rule.all.map(\.name)))
  }

  @Test(arguments: RuleExample.all)
  func failing(example: RuleExample) async throws {
    let result = try await example.findings(passing: false)
    let finding = try #require(result.findings.first)
    #expect(result.problems.isEmpty)
    #expect(result.findings.allSatisfy { $0.rule == example.rule })
    let place = finding.location.map { "\($0.line)\($0.column.map { ":\($0)" } ?? "")" } ?? ""
    #expect(place == example.place)
    #expect(!finding.sentence.isEmpty)
    #expect(finding.level == (example.rule == Rule.syntax ? .error : .warning))
    let isRepaired = Rule.named(example.rule)?.isFixable ?? false
    #expect(result.findings.contains { !$0.edits.isEmpty } == isRepaired)
  }

  @Test(arguments: RuleExample.all)
  func passing(example: RuleExample) async throws {
    let result = try await example.findings(passing: true)
    #expect(result.findings.map(\.sentence) == [])
    #expect(result.problems.isEmpty)
  }

  /// What a rule can repair is put right in the way that its example shows.
  @Test(arguments: RuleExample.all.filter { Rule.named($0.rule)?.isFixable ?? false })
  func repaired(example: RuleExample) async throws {
    let findings = try await example.findings(passing: false).findings
    let bytes = Array(example.fails.utf8)
    let repair = try #require(Repair(bytes, uri: example.name, findings: findings))
    #expect(String(decoding: repair.bytes, as: UTF8.self) == example.passes)
    #expect(repair.count == findings.count)
  }
}
