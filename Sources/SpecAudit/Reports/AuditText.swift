import Basics
import SpecReporting

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

  static let neverRedTitle = "Checks that no variant turned red"
  static let score = "variants were noticed"
  static let leftOutTitle = "Not audited"
  static let elsewhereTitle = "Values that only other scenarios notice"

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

  /// Without color.
  var bytes: [UInt8] {
    lines.flatMap { Array(escapingWorkflowCommands($0.text).utf8) + [UInt8(ascii: "\n")] }
  }

  /// For a terminal that shows color.
  public var colored: [UInt8] {
    lines.flatMap { line in
      let text = escapingWorkflowCommands(line.text)
      let parameters = line.look.parameters
      let shown = parameters.isEmpty ? text : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
      return Array(shown.utf8) + [UInt8(ascii: "\n")]
    }
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
    add("\(Self.neverRedTitle) (\(result.neverRed.count))", .heading)
    for index in result.neverRed {
      let definition = result.definitions[index]
      add("  \(definition.place): \(definition.keyword)(\"\(definition.pattern)\")", .finding)
    }
    add("")
  }

  private mutating func addLeftOut(of result: AuditResult) {
    guard !result.leftOut.isEmpty else { return }
    add("\(Self.leftOutTitle) (\(result.leftOut.count))", .heading)
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
    add("Score: \(score.words) \(Self.score)", isGood ? .good : .bad)
    var facts = [
      counted(result.audited.count, "scenario"),
      counted(result.trialCount, "changed scenario")
        + " ran",
    ]
    let explained = result.explained.count
    if explained > 0 { facts.append("\(counted(explained, "unnoticed variant")) marked") }
    let elsewhere = result.findings.count { $0.verdict == .noticedElsewhere }
    if elsewhere > 0 {
      facts.append("\(counted(elsewhere, "value")) noticed in other scenarios only")
    }
    if result.keptCount > 0 {
      facts.append("\(result.keptCount) of them with the results of the audit before")
    }
    let untried = result.findings.count { $0.verdict == .untried }
    if untried > 0 { facts.append("\(counted(untried, "variant")) not tried") }
    if result.notReached > 0 {
      facts.append("no time for \(counted(result.notReached, "more scenario"))")
    }
    let unfair = result.findings.count { $0.verdict == .unfair }
    if unfair > 0 { facts.append("\(counted(unfair, "variant")) could not be had") }
    add(facts.joined(separator: ", "), .quiet)
  }
}

extension AuditText.Look {
  /// Of the escape sequence.
  fileprivate var parameters: String {
    switch self {
    case .plain, .finding: ""
    case .heading: "1"
    case .quiet: "2"
    case .good: "32;1"
    case .bad: "31;1"
    }
  }
}
