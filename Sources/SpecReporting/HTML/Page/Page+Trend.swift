import Messages

extension Page {
  /// The trend of the earlier runs together with this one.
  var trend: Markup {
    guard let trend = run.trend else { return "" }
    var section: Markup = """
      <section id="trend"><h2>Trend <span>\(shortened(trend.span))</span></h2>

      """
    for note in trend.notes { section += "<p class=\"note\">\(shortened(note))</p>\n" }
    section += Charts.passRates(trend)
    section += Charts.durations(trend)
    let (sections, anchors) = (trend.sections, anchorsOfNames)
    for group in sections {
      section += self.group(group) { $0.identity.flatMap { anchors[Self.name($0)] } }
    }
    if sections.isEmpty {
      let isFirst = trend.runs.count < 2
      section += "<p>\(isFirst ? "This is the first run" : "Nothing changed with this run").</p>\n"
    }
    return "\(section)</section>\n"
  }

  /// The names of a scenario as the page shows them.
  private struct Name: Hashable {
    var uri: String
    var name: String
    var example: String?
  }

  private static func name(_ identity: ScenarioIdentity) -> Name {
    Name(
      uri: identity.uri, name: shortened(identity.name),
      example: identity.values.map { shortened($0, to: 120) })
  }

  /// The scenarios of the page by the names that are shown of them; of several the first.
  private var anchorsOfNames: [Name: String] {
    contents.scenarios.reduce(into: [:]) { anchors, listed in
      let (feature, scenario) = listed
      let name = Name(uri: feature.uri, name: scenario.name, example: scenario.example)
      if anchors[name] == nil { anchors[name] = scenario.anchor }
    }
  }
}
