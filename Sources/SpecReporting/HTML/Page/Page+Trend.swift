import Messages

extension Page {
  /// So many scenarios are listed in a group.
  private static let maximumListed = 100

  /// What the runs before tell, together with this one.
  var trend: Markup {
    guard let trend = run.trend else { return "" }
    var section: Markup = """
      <section id="trend"><h2>Trend <span>\(shortened(trend.span))</span></h2>

      """
    for note in trend.notes { section += "<p class=\"note\">\(shortened(note))</p>\n" }
    section += Charts.passRates(trend)
    section += Charts.durations(trend)
    for group in trend.sections { section += self.group(group) }
    if trend.sections.isEmpty {
      let isFirst = trend.runs.count < 2
      section += "<p>\(isFirst ? "This is the first run" : "Nothing changed with this run").</p>\n"
    }
    return "\(section)</section>\n"
  }

  private func group(_ group: RunTrend.Section) -> Markup {
    var markup: Markup = "<details class=\"group\""
    if group.status.isFailure { markup += " open=\"open\"" }
    markup += """
      ><summary><b class="m \(group.status.code)" aria-hidden="true">\(group.status.mark)</b> \
      \(group.title) <span>\(group.entries.count)</span></summary>

      """
    if let rule = group.rule { markup += "<p class=\"note\">\(capitalized(rule)).</p>\n" }
    markup += "<ul>"
    let anchors = anchorsOfNames
    for entry in group.entries.prefix(Self.maximumListed) {
      markup += "<li>"
      if let anchor = anchors[Name(entry.identity)] {
        markup +=
          "<a class=\"\(group.status.code)\" href=\"#\(anchor)\">\(shortened(entry.identity.title))</a>"
      } else {
        markup += "\(shortened(entry.identity.title))"
      }
      let detail = entry.detail(in: group)
      if !detail.isEmpty { markup += " <span class=\"dim\">\(shortened(detail))</span>" }
      markup += " <code class=\"dim\">\(shortened(entry.identity.uri))</code></li>\n"
    }
    let rest = group.entries.count - Self.maximumListed
    if rest > 0 { markup += "<li class=\"dim\">… and \(rest) more</li>\n" }
    return "\(markup)</ul></details>\n"
  }

  private struct Name: Hashable {
    var uri: String
    var name: String
    var example: String?

    init(uri: String, name: String, example: String?) {
      (self.uri, self.name, self.example) = (uri, name, example)
    }

    init(_ identity: ScenarioIdentity) {
      uri = identity.uri
      name = PageTrendText.name(identity.name)
      example = identity.cells.map { cells in
        let values = cells.split(
          separator: ScenarioIdentity.separator, omittingEmptySubsequences: false)
        return PageTrendText.example(values.joined(separator: " | "))
      }
    }
  }

  /// The scenarios of the page by what is written of their names; of several the first.
  private var anchorsOfNames: [Name: String] {
    var anchors: [Name: String] = [:]
    for feature in contents.features {
      for scenario in feature.scenarios {
        let name = Name(uri: feature.uri, name: scenario.name, example: scenario.example)
        if anchors[name] == nil { anchors[name] = scenario.anchor }
      }
    }
    return anchors
  }
}

/// Names as the page shows them.
private enum PageTrendText {
  static func name(_ text: String) -> String { shortened(text) }

  static func example(_ text: String) -> String { shortened(text, to: 120) }
}
