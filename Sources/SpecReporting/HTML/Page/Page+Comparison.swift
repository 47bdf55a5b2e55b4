import Basics
import Messages

extension Page {
  /// The number of scenarios that are listed in a group.
  private static let maximumListed = 200

  /// The differences from the earlier run.
  var comparison: PageSection? {
    guard let comparison = run.comparison else { return nil }
    let anchors = anchorsOfPlaces
    var content: Markup = """
      <p class="note">\(shortened(comparison.baseline.title)): \
      <b class="\(comparison.isWorse ? "f" : "p")">\(shortened(comparison.counts))</b></p>

      """
    for note in comparison.notes { content += "<p class=\"note\">\(shortened(note))</p>\n" }
    for group in comparison.sections {
      content += self.group(group) { $0.isGone ? nil : anchors[$0.place] }
    }
    return PageSection(id: "compared", title: "Compared with before", content: content)
  }

  /// A section of a comparison or a trend.
  ///
  /// - Parameter anchor: That of a scenario, if it is in the page.
  func group(
    _ group: ScenarioSection, anchor: (ScenarioSection.Scenario) -> String?
  ) -> Markup {
    let code = group.status.code
    var markup: Markup = "<details class=\"group\""
    if group.isOpen { markup += " open=\"open\"" }
    markup += "><summary>"
    if group.isResult {
      markup += "<b class=\"m \(code)\" aria-hidden=\"true\">\(group.status.mark)</b> "
    }
    markup += "\(group.title) <span>\(group.count)</span></summary>\n"
    if let rule = group.rule { markup += "<p class=\"note\">\(capitalized(rule)).</p>\n" }
    markup += "<ul>"
    for line in group.lines.prefix(Self.maximumListed) {
      switch line {
      case .scenario(let scenario):
        let title = shortened(scenario.title)
        if let anchor = anchor(scenario) {
          markup += "<li><a class=\"\(code)\" href=\"#\(anchor)\">\(title)</a>"
        } else {
          markup += "<li>\(title)"
        }
        if let detail = scenario.detail {
          markup += " <span class=\"dim\">\(shortened(detail))</span>"
        }
        markup += " <code class=\"dim\">\(shortened(scenario.place.text))</code></li>\n"
      case .file(let uri, let former, let count):
        let names = [former, uri].compactMap { $0 }.joined(separator: " → ")
        markup +=
          "<li><code>\(shortened(names, to: 600))</code> \(counted(count, "scenario"))</li>\n"
      }
    }
    let rest = group.lines.count - Self.maximumListed
    if rest > 0 { markup += "<li class=\"dim\">… and \(rest) more</li>\n" }
    return "\(markup)</ul></details>\n"
  }

  private var anchorsOfPlaces: [Place: String] {
    contents.scenarios.reduce(into: [:]) { anchors, listed in
      anchors[listed.scenario.place(in: listed.feature.uri)] = listed.scenario.anchor
    }
  }
}
