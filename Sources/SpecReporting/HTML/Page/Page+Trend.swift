import Messages

extension Page {
  /// The trend of the earlier runs together with this one.
  var trend: PageSection? {
    guard let trend = run.trend else { return nil }
    var content = Markup()
    for note in trend.notes { content += "<p class=\"note\">\(shortened(note))</p>\n" }
    content += Charts.passRates(trend)
    content += Charts.durations(trend)
    let (sections, anchors) = (trend.sections, anchorsOfNames)
    for group in sections {
      content += self.group(group) { $0.identity.flatMap { anchors[Self.name($0)] } }
    }
    if sections.isEmpty {
      let isFirst = trend.runs.count < 2
      content += "<p>\(isFirst ? "This is the first run" : "Nothing changed with this run").</p>\n"
    }
    return PageSection(
      id: "trend", title: "Trend", detail: shortened(trend.span), content: content)
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
