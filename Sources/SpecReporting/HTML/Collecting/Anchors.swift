import Messages

/// Names for scenarios that stay the same from run to run.
///
/// A name is made from the path of the file, the rule, the scenario and the cells of its example
/// row; of several that agree in all of this the second ends in `-2`. Message ids are new in
/// every run, and lines move.
struct Anchors: Sendable {
  private var anchors: [String: [String: String]] = [:]
  private var used: [String: Int] = [:]

  /// The anchor of a scenario; stable if its document is known.
  mutating func anchor(of pickle: Pickle, _ lineage: Lineage) -> String {
    if anchors[pickle.uri] == nil {
      anchors[pickle.uri] = lineage.feature.map { index($0, uri: pickle.uri) } ?? [:]
    }
    let key = pickle.astNodeIds.joined(separator: "\0")
    return anchors[pickle.uri]?[key] ?? unique([pickle.uri, pickle.name])
  }

  /// Releases the data of other files, to which a large run does not come back.
  mutating func keepOnly(_ uri: String) {
    if anchors.count > 1 || anchors[uri] == nil { anchors = anchors.filter { $0.key == uri } }
  }

  private mutating func index(
    _ feature: GherkinDocument.Feature, uri: String
  ) -> [String: String] {
    var result: [String: String] = [:]
    for (scenario, rule) in feature.scenarios {
      let path = [uri, rule?.name ?? "", scenario.name]
      if scenario.examples.isEmpty { result[scenario.id] = unique(path) }
      for examples in scenario.examples {
        let header = examples.tableHeader?.cells.map(\.value) ?? []
        for row in examples.tableBody {
          let cells = zip(header, row.cells).map { "\($0)=\($1.value)" }
          result["\(scenario.id)\0\(row.id)"] = unique(path + [examples.name] + cells)
        }
      }
    }
    return result
  }

  /// An identifier in a page begins with a letter.
  private mutating func unique(_ path: [String]) -> String {
    let anchor = "s" + fingerprint(path.joined(separator: "\0"), digits: 11)
    used[anchor, default: 0] += 1
    let count = used[anchor, default: 1]
    return count == 1 ? anchor : "\(anchor)-\(count)"
  }
}
