import Basics
import SpecReporting

/// The result as Markdown, for pull requests.
public enum AuditMarkdown {
  static let title = "## Audit: "

  public static func write(_ result: AuditResult) -> String {
    var lines = ["\(title)\(result.score.words) variants were noticed", ""]
    if result.notReached > 0 {
      lines += ["There was no time for \(counted(result.notReached, "more scenario")).", ""]
    }
    for kind in Variant.Kind.allCases {
      let findings = result.unexplained.filter { $0.variant.kind == kind }
      guard !findings.isEmpty else { continue }
      lines += ["### \(kind.title) (\(findings.count))", ""]
      lines += findings.map { finding in
        "- \(Markdown.code("\(finding.variant.uri):\(finding.variant.line)")) "
          + Markdown.text(finding.sentence)
      }
      lines.append("")
    }
    if !result.neverRed.isEmpty {
      lines += ["### \(AuditText.neverRedTitle) (\(result.neverRed.count))", ""]
      lines += result.neverRed.map { index in
        let definition = result.definitions[index]
        return "- \(Markdown.code("\(definition.keyword)(\"\(definition.pattern)\")")) "
          + Markdown.text(definition.place)
      }
      lines.append("")
    }
    if !result.leftOut.isEmpty {
      lines += ["### \(AuditText.leftOutTitle) (\(result.leftOut.count))", ""]
      lines += result.leftOut.map { entry in
        let scenario = result.scenarios[entry.scenario]
        return "- \(Markdown.code("\(scenario.uri):\(scenario.line)")) "
          + Markdown.text("\(scenario.name) \(entry.reason.words)")
      }
      lines.append("")
    }
    lines += ["### Scores", "", "| Feature | Noticed | Tried | Score |", "|---|---:|---:|---:|"]
    lines += result.scoresOfFeatures.map { feature in
      "| \(Markdown.text(feature.uri)) | \(feature.score.noticed) | \(feature.score.tried) | "
        + "\(feature.score.percentage) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
