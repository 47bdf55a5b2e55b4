import Messages

extension Requirements.Document {
  /// The stories of a document as requirements: each story a group, each scenario an item.
  ///
  /// Only a document that people wrote for people is one: its feature has no keyword.
  init?(storiesOf document: GherkinDocument) {
    guard let uri = document.uri, let feature = document.feature,
      feature.keyword?.isEmpty ?? true
    else { return nil }
    var groups: [Requirements.Group] = []
    for rule in feature.nodes.compactMap(\.node.rule) {
      var group = Requirements.Group(kind: "story", title: rule.name)
      for scenario in rule.scenarios {
        let first = scenario.location.line
        let last = scenario.steps.map(\.location.line).max() ?? first
        group.items.append(
          Requirements.Item(
            kind: "scenario", title: scenario.name, lines: first...max(first, last),
            place: "\(uri):\(first)"))
      }
      groups.append(group)
    }
    guard !groups.isEmpty else { return nil }
    self.init(title: feature.name, file: uri, groups: groups)
  }
}
