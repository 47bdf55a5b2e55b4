import Gherkin
import Messages
import SpecSession
import SpecTestSupport
import Testing

@testable import SpecLint

/// Every rule finds its failing example, at its place, and nothing in the passing one.
struct RuleTests {
  @Test func everyRuleHasAnExample() {
    #expect(RuleExample.all.map(\.rule) == LintRule.all.map(\.name))
  }

  /// Every rule is applied here, except those that a run looks for anyway.
  @Test func everyRuleIsApplied() {
    let found = LintKind.allCases.map(\.rawValue) + ["syntax", "idle-then"]
    #expect(Set(Check.all.keys) == Set(LintRule.all.map(\.name)).subtracting(found))
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
    #expect(finding.level == (example.rule == "syntax" ? .error : .warning))
  }

  @Test(arguments: RuleExample.all)
  func passing(example: RuleExample) async throws {
    let result = try await example.findings(passing: true)
    #expect(result.findings.map(\.sentence) == [])
    #expect(result.problems.isEmpty)
  }

  @Test func keywordsOfSeveralWords() async throws {
    let french =
      "# language: fr\nFonctionnalité: f\n  Scénario: s\n    Étant donné que a\n"
      + "    Étant donné que b\n    Quand c\n"
    let result = try await RuleExample("use-and", "5:5", french, french).findings(passing: false)
    #expect(
      result.findings.map(\.sentence) == [
        "found Étant donné que after steps of that kind, expected Et que"
      ])
  }

  /// A fix gives what the example shows; `RulePageTests` say which rules have one.
  @Test(arguments: RuleExample.all)
  func fixed(example: RuleExample) async throws {
    let findings = try await example.findings(passing: false).findings
    let repair = Repair(Array(example.fails.utf8), uri: example.name, findings: findings)
    #expect((repair != nil) == findings.contains(where: \.isFixable))
    guard let fix = findings.first?.fix, findings.count == 1 else {
      return #expect(findings.allSatisfy { $0.fix == nil })
    }
    var bytes = Array(example.fails.utf8)
    bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == example.passes)
    if let repair { #expect(repair.bytes == bytes && repair.count == 1) }
  }
}
