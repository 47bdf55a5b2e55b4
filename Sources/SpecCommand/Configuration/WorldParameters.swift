import YAML

/// What worlds are told: names and plain values.
struct WorldParameters {
  let values: [String: String]

  init(_ node: Node) throws(YAMLError) {
    var values: [String: String] = [:]
    for pair in try node.pairs { values[try pair.key.string] = try pair.value.string }
    self.values = values
  }

  /// Reads a JSON object; YAML contains JSON.
  init(json text: String) throws(YAMLError) {
    try self.init(YAML.parse(text) ?? Node(.mapping([]), at: Position(line: 1, column: 1)))
  }
}
