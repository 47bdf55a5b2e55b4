import Messages
import SpecReporting

/// The result as JSON, for programs.
enum AuditJSON {
  /// The first bytes.
  static let head = #"{"format":"specrun audit","version":1"#

  static func write(_ result: AuditResult) -> [UInt8] {
    JSONWriter.document { json in
      json.member("format", "specrun audit")
      json.member("version", 1)
      json.member("score") { $0.write(result.score) }
      json.members("features", result.scoresOfFeatures) { json, feature in
        json.member("uri", feature.uri)
        json.write(feature.score)
      }
      json.members("scenarios", result.scoresOfScenarios) { json, entry in
        json.write(entry.scenario)
        json.write(entry.score)
      }
      json.members("definitions", result.scoresOfDefinitions) { json, entry in
        json.write(entry.definition)
        json.write(entry.score)
      }
      json.members("neverRed", result.neverRed) { json, index in
        json.write(result.definitions[index])
      }
      if result.notReached > 0 { json.member("notReached", result.notReached) }
      json.members("notAudited", result.leftOut) { json, entry in
        json.write(result.scenarios[entry.scenario])
        json.member("reason", entry.reason.words)
      }
      json.members("variants", result.findings) { json, finding in
        write(finding, of: result, to: &json)
      }
    }
  }

  private static func write(
    _ finding: AuditResult.Finding, of result: AuditResult, to json: inout JSONWriter
  ) {
    let variant = finding.variant
    json.member("kind", variant.kind.rawValue)
    json.member("verdict", finding.verdict.rawValue)
    json.member("uri", variant.uri)
    json.member("line", variant.line)
    json.member("step", variant.step)
    json.member("definition", result.definitions[variant.definition].pattern)
    if !variant.from.isEmpty { json.member("from", variant.from) }
    if !variant.to.isEmpty { json.member("to", variant.to) }
    if finding.verdict == .unnoticed {
      json.member("sentence", finding.sentence)
      json.members("green", finding.green) { $0.write(result.scenarios[$1]) }
    }
    json.member("mark", variant.mark?.reason)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ score: AuditResult.Score) {
    member("noticed", score.noticed)
    member("tried", score.tried)
  }

  fileprivate mutating func write(_ scenario: AuditResult.Scenario) {
    member("uri", scenario.uri)
    member("line", scenario.line)
    member("name", scenario.name)
  }

  fileprivate mutating func write(_ definition: AuditResult.Definition) {
    member("keyword", definition.keyword)
    member("pattern", definition.pattern)
    member("place", definition.place)
  }
}
