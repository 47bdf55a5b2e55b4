import Basics
import SpecReporting

/// The result as a page for a browser, without a script.
public enum AuditPage {
  static let generator = #"<meta name="generator" content="specrun audit"/>"#

  public static func write(_ result: AuditResult) -> [UInt8] {
    var page = head(result)
    page += "<main>\n<h1>\(result.score.percentage) of the variants were noticed</h1>\n"
    page += "<p>\(result.score.words); \(counted(result.audited.count, "scenario")), "
    page += "\(counted(result.trialCount, "changed scenario")) ran"
    if result.notReached > 0 {
      page += ", no time for \(counted(result.notReached, "more scenario"))"
    }
    page += "</p>\n"
    for kind in Variant.Kind.allCases {
      let findings = result.unexplained.filter { $0.variant.kind == kind }
      page += section(kind.title, count: findings.count, isOpen: true) {
        list(findings.map { item(place(of: $0), $0.sentence) })
      }
    }
    page += section(AuditText.neverRedTitle, count: result.neverRed.count, isOpen: true) {
      list(
        result.neverRed.map { index in
          let definition = result.definitions[index]
          return item(definition.place, "\(definition.keyword)(\"\(definition.pattern)\")")
        })
    }
    page += section("Marked", count: result.explained.count) {
      list(
        result.explained.map { finding in
          item(place(of: finding), "\(finding.sentence) (\(finding.variant.mark?.reason ?? ""))")
        })
    }
    let elsewhere = result.findings.filter { $0.verdict == .noticedElsewhere }
    page += section(AuditText.elsewhereTitle, count: elsewhere.count) {
      list(elsewhere.map { item(place(of: $0), $0.sentence) })
    }
    page += section(AuditText.leftOutTitle, count: result.leftOut.count) {
      list(
        result.leftOut.map { entry in
          let scenario = result.scenarios[entry.scenario]
          return item(
            "\(scenario.uri):\(scenario.line)", "\(scenario.name) \(entry.reason.words)")
        })
    }
    page += scores(result)
    page += "</main>\n</body>\n</html>\n"
    return page.bytes
  }

  private static func head(_ result: AuditResult) -> Markup {
    """
    <!DOCTYPE html>
    <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
    <head>
    <meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    \(Markup(trusted: Array(generator.utf8)))
    <title>Audit: \(result.score.percentage)</title>
    <style>\(Markup(trusted: PageAssets.style))</style>
    </head>
    <body>

    """
  }

  private static func place(of finding: AuditResult.Finding) -> String {
    "\(finding.variant.uri):\(finding.variant.line)"
  }

  private static func item(_ place: String, _ text: String) -> Markup {
    "<li><code>\(place)</code> \(text)</li>\n"
  }

  private static func list(_ items: [Markup]) -> Markup {
    var list: Markup = "<ul>\n"
    for item in items { list += item }
    list += "</ul>\n"
    return list
  }

  /// A part that can be folded; nothing where there is nothing in it.
  private static func section(
    _ title: String, count: Int, isOpen: Bool = false, _ content: () -> Markup
  ) -> Markup {
    guard count > 0 else { return "" }
    let open: Markup = isOpen ? " open=\"open\"" : ""
    return """
      <section><details\(open)><summary><b>\(title)</b> (\(count))</summary>
      \(content())</details></section>

      """
  }

  private static func scores(_ result: AuditResult) -> Markup {
    var page: Markup = ""
    func table(_ title: String, _ rows: [(name: String, score: AuditResult.Score)]) {
      page += section("Scores of \(title)", count: rows.count) {
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
        table += "</table>\n"
        return table
      }
    }
    table("features", result.scoresOfFeatures.map { ($0.uri, $0.score) })
    table(
      "scenarios",
      result.scoresOfScenarios.map { scenario, score in
        ("\(scenario.uri):\(scenario.line) \(scenario.name)", score)
      })
    table("step definitions", result.scoresOfDefinitions.map { ($0.definition.pattern, $0.score) })
    return page
  }
}
