import Gherkin
import SpecTestSupport
import Testing

@testable import SpecLint

/// The changes of `--fix` to the bytes of a file, and what it leaves alone.
struct RepairTests {
  private func findings(_ rules: [String], _ text: String) async throws -> [Finding] {
    var result: [Finding] = []
    for rule in rules {
      result += try await RuleExample(rule, "", text, "").findings(passing: false).findings
    }
    return result
  }

  private func check(
    _ rules: [String], _ before: String, _ after: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let findings = try await findings(rules, before)
    let repair = Repair(Array(before.utf8), uri: "checkout.feature", findings: findings)
    #expect(
      repair.map { String(decoding: $0.bytes, as: UTF8.self) } == after,
      sourceLocation: sourceLocation)
  }

  private static let scenario = "  Scenario: s\n    Given an empty cart\n"

  @Test func tags() async throws {
    let rest = "Feature: f\n" + Self.scenario
    try await check(["duplicate-tag"], "@a @b @a\n" + rest, "@a @b\n" + rest)
    try await check(["duplicate-tag"], "@a\t@a  @b\n" + rest, "@a\t@b\n" + rest)
    // A line of its own goes as a whole, whatever ends it.
    try await check(["duplicate-tag"], "@a\n  @a\n" + rest, "@a\n" + rest)
    try await check(
      ["duplicate-tag"], ("@a\n  @a \n" + rest).replacing("\n", with: "\r\n"),
      ("@a\n" + rest).replacing("\n", with: "\r\n"))
    // A comment would be left over.
    try await check(["duplicate-tag"], "@a\n@a # twice\n" + rest, nil)
    try await check(
      ["no-superfluous-tags"], "@ä @b\nFeature: f\n  @x @ä\n" + Self.scenario,
      "@ä @b\nFeature: f\n  @x\n" + Self.scenario)
    // Of two that touch, one goes at a time.
    try await check(
      ["no-superfluous-tags"], "@a @b\nFeature: f\n  @a @b\n" + Self.scenario,
      "@a @b\nFeature: f\n  @b\n" + Self.scenario)
  }

  @Test func keywords() async throws {
    try await check(
      ["use-and"],
      "# language: de\nFunktionalität: f\n  Szenario: s\n    Angenommen a\n    Angenommen b\n    Wenn c\n",
      "# language: de\nFunktionalität: f\n  Szenario: s\n    Angenommen a\n    Und b\n    Wenn c\n")
    try await check(
      ["use-and"],
      "Feature: f\n" + Self.scenario + "    And I pay\n    Given b\n    * c\n    Given d\n",
      "Feature: f\n" + Self.scenario + "    And I pay\n    And b\n    * c\n    Given d\n")
  }

  /// The layout comes last, when nothing else is left to repair.
  @Test func layout() async throws {
    let loose = "@a @a\nFeature: f\n" + Self.scenario
    try await check(["duplicate-tag", "formatting"], loose, "@a\nFeature: f\n" + Self.scenario)
    try await check(
      ["duplicate-tag", "formatting"], "@a\nFeature: f\n" + Self.scenario,
      "@a\nFeature: f\n\n" + Self.scenario)
  }

  /// An edit that changes the meaning of the file is refused.
  @Test(arguments: [
    ("    Given an empty cart", "    When an empty cart"),
    ("    Given an empty cart", "    Given an empty card"),
    ("    Given an empty cart\n", ""),
    ("Scenario: s", "Scenario: t"),
    ("Scenario: s", "Scenari: s"),
    ("@a", ""),
    ("# note", "# other"),
  ])
  func meaning(old: String, new: String) throws {
    let text = "@a\nFeature: f\n# note\n" + Self.scenario
    let range = try #require(text.firstRange(of: old))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let finding = Finding(
      rule: "use-and", level: .warning, uri: "checkout.feature", location: nil, sentence: "",
      fix: Fix("", start..<(start + old.utf8.count), new))
    #expect(Repair(Array(text.utf8), uri: "checkout.feature", findings: [finding]) == nil)
  }

  /// Places are those of UTF-8.
  @Test func otherEncodings() async throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "@a @a\nFeature: f\n".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let findings = try await findings(["duplicate-tag"], "@a @a\nFeature: f\n" + Self.scenario)
    #expect(Repair(bytes, uri: "checkout.feature", findings: findings) == nil)
  }
}
