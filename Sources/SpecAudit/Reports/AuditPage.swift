import Basics
import SpecReporting

/// The result as a page for a browser, without a script.
enum AuditPage {
  static let generator = #"<meta name="generator" content="specrun audit"/>"#

  static func write(_ result: AuditResult) -> [UInt8] {
    var page: Markup = """
      <header>
      <h1>\(result.score.percentage) of the variants were noticed</h1>
      <p class="facts">\(result.score.words); \(counted(result.audited.count, "scenario")), \
      \(counted(result.trialCount, "changed scenario")) ran
      """
    if result.notReached > 0 {
      page += ", no time for \(counted(result.notReached, "more scenario"))"
    }
    page += "</p>\n</header>\n<main>\n"
    for part in AuditSection.all(of: result) + AuditSection.excused(of: result) {
      var list: Markup = "<ul>\n"
      for entry in part.entries {
        list += "<li><p>\(inline: entry.text)</p><p class=\"where\">\(entry.place)</p></li>\n"
      }
      list += "</ul>\n"
      page += section(part.title, count: part.entries.count, isOpen: part.isFinding, list)
    }
    page += scores("features", result.scoresOfFeatures.map { ($0.uri, $0.score) })
    page += scores(
      "scenarios",
      result.scoresOfScenarios.map { scenario, score in
        ("\(scenario.uri):\(scenario.line) \(scenario.name)", score)
      })
    page += scores(
      "step definitions", result.scoresOfDefinitions.map { ($0.definition.pattern, $0.score) })
    page += "</main>\n"
    return WholePage.write(
      "Audit: \(result.score.percentage)", generator: generator, page)
  }

  /// A part that can be folded.
  private static func section(
    _ title: String, count: Int, isOpen: Bool = false, _ content: Markup
  ) -> Markup {
    let attributes: Markup = isOpen ? "class=\"card f\" open=\"open\"" : "class=\"card x\""
    return """
      <section><details \(attributes)><summary><h3>\(title) <i>\(count)</i></h3></summary>
      \(content)</details></section>

      """
  }

  private static func scores(
    _ title: String, _ rows: [(name: String, score: AuditResult.Score)]
  ) -> Markup {
    guard !rows.isEmpty else { return "" }
    var table: Markup = """
      <table>
      <tr><th>Name</th><th>Noticed</th><th>Tried</th><th>Score</th></tr>

      """
    for row in rows {
      table += """
        <tr><td>\(row.name)</td><td>\(row.score.noticed)</td><td>\(row.score.tried)</td>\
        <td>\(row.score.percentage)</td></tr>

        """
    }
    return section(
      "Scores of \(title)", count: rows.count, "<div class=\"wide\">\(table)</table></div>\n")
  }
}
