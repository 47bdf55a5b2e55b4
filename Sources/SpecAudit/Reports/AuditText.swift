import Basics
import Messages
import SpecReporting

/// The result for the terminal, and as Markdown for pull requests.
enum AuditText {
  static let score = "variants were noticed"
  static let markdownTitle = "## Audit: "

  static func write(_ result: AuditResult, minimum: Double, _ options: ReportOptions) -> [UInt8] {
    var page = TerminalPage(options)
    for section in AuditSection.all(of: result) {
      page.line("\(section.title) (\(section.entries.count))", .bold)
      for entry in section.entries {
        page.line("\(entry.place): \(entry.text)", indent: 2, section.isFinding ? .plain : .dim)
      }
      page.newline()
    }
    for mark in result.idleMarks {
      page.line(
        "\(mark.uri):\(mark.line): the mark explains nothing, take it out: \(mark.reason)", .dim)
    }
    let scores = result.scoresOfFeatures.filter { $0.score.tried > 0 }
    if scores.count > 1 {
      page.line("Noticed", .bold)
      for (uri, score) in scores { page.line("\(uri): \(score.words)", indent: 2) }
      page.newline()
    }
    let isGood = result.score.percent >= minimum
    page.line(
      "Score: \(result.score.words) \(score)", .boldStatus(isGood ? .passed : .failed))
    page.line(facts(of: result).joined(separator: ", "), .dim)
    if !isGood {
      page.line(
        "Next: let a step check what is listed, or mark what is intended with # audit-ignore(reason); "
          + "--min-score \(Int(result.score.percent)) accepts this score", .dim)
    }
    return page.bytes
  }

  private static func facts(of result: AuditResult) -> [String] {
    func count(_ verdict: Verdict) -> Int { result.findings.count { $0.verdict == verdict } }
    let facts: [(count: Int, noun: String, rest: String)] = [
      (result.explained.count, "unnoticed variant", "marked"),
      (count(.noticedElsewhere), "value", "noticed in other scenarios only"),
      (count(.untried), "variant", "not tried"),
      (result.notReached, "more scenario", "not reached in time"),
      (count(.unfair), "variant", "could not be had"),
    ]
    return [
      counted(result.audited.count, "scenario"),
      "\(counted(result.trialCount, "changed scenario")) ran",
    ] + facts.filter { $0.count > 0 }.map { "\(counted($0.count, $0.noun)) \($0.rest)" }
  }

  static func markdown(_ result: AuditResult) -> [UInt8] {
    var lines = ["\(markdownTitle)\(result.score.words) variants were noticed", ""]
    if result.notReached > 0 {
      lines += ["There was no time for \(counted(result.notReached, "more scenario")).", ""]
    }
    for section in AuditSection.all(of: result) {
      lines += ["### \(section.title) (\(section.entries.count))", ""]
      lines += section.entries.map { "- \(Markdown.code($0.place)) \(Markdown.text($0.text))" }
      lines.append("")
    }
    lines += ["### Scores", "", "| Feature | Noticed | Tried | Score |", "|---|---:|---:|---:|"]
    lines += result.scoresOfFeatures.map { uri, score in
      "| \(Markdown.text(uri)) | \(score.noticed) | \(score.tried) | \(score.percentage) |"
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
