/// The result for the terminal, as lines.
public struct AuditText: Sendable {
  /// The look of a line.
  public enum Look: Sendable {
    case plain
    case heading
    case finding
    case quiet
    case good
    case bad
  }

  public private(set) var lines: [(text: String, look: Look)] = []

  /// - Parameter minimum: The score in percent from which the audit is a success.
  public init(_ result: AuditResult, minimum: Double?) {
    addFindings(of: result)
    addNeverRed(of: result)
    addLeftOut(of: result)
    for mark in result.idleMarks {
      add(
        "\(mark.uri):\(mark.line): the mark explains nothing, take it out: \(mark.reason)", .quiet)
    }
    addScores(of: result, minimum)
  }

  private mutating func add(_ text: String, _ look: Look = .plain) { lines.append((text, look)) }

  private mutating func addFindings(of result: AuditResult) {
    let findings = result.unexplained
    for kind in Variant.Kind.allCases {
      let findings = findings.filter { $0.variant.kind == kind }
      guard !findings.isEmpty else { continue }
      add("\(kind.title) (\(findings.count))", .heading)
      for finding in findings {
        add("  \(finding.variant.uri):\(finding.variant.line): \(finding.sentence)", .finding)
      }
      add("")
    }
  }

  private mutating func addNeverRed(of result: AuditResult) {
    guard !result.neverRed.isEmpty else { return }
    add("Checks that no variant turned red (\(result.neverRed.count))", .heading)
    for index in result.neverRed {
      let definition = result.definitions[index]
      add("  \(definition.place): \(definition.keyword)(\"\(definition.pattern)\")", .finding)
    }
    add("")
  }

  private mutating func addLeftOut(of result: AuditResult) {
    guard !result.leftOut.isEmpty else { return }
    add("Not audited (\(result.leftOut.count))", .heading)
    for (index, reason) in result.leftOut {
      let scenario = result.scenarios[index]
      add("  \(scenario.uri):\(scenario.line): \(scenario.name) \(reason.words)", .quiet)
    }
    add("")
  }

  private mutating func addScores(of result: AuditResult, _ minimum: Double?) {
    let scores = result.scoresOfFeatures.filter { $0.score.tried > 0 }
    if scores.count > 1 {
      add("Noticed", .heading)
      for (uri, score) in scores {
        add("  \(uri): \(score.words)", score.noticed == score.tried ? .plain : .finding)
      }
      add("")
    }
    let score = result.score
    let isGood = minimum.map { score.percent >= $0 } ?? (score.noticed == score.tried)
    add("Score: \(score.words) variants were noticed", isGood ? .good : .bad)
    var facts = [
      counted(result.audited.count, "scenario"), counted(result.trialCount, "changed scenario")
        + " ran",
    ]
    let explained = result.explained.count
    if explained > 0 { facts.append("\(counted(explained, "unnoticed variant")) marked") }
    let elsewhere = result.findings.count { $0.verdict == .noticedElsewhere }
    if elsewhere > 0 { facts.append("\(counted(elsewhere, "value")) noticed in other scenarios only") }
    let untried = result.findings.count { $0.verdict == .untried }
    if untried > 0 { facts.append("\(counted(untried, "variant")) not tried") }
    let unfair = result.findings.count { $0.verdict == .unfair }
    if unfair > 0 { facts.append("\(counted(unfair, "variant")) could not be had") }
    add(facts.joined(separator: ", "), .quiet)
  }
}

/// As `1 scenario`, `2 scenarios`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
