import Messages

extension LanguageServer {
  /// The Swift code of a step: of all definitions if it is ambiguous.
  mutating func definition(_ parameters: JSON) throws(ResponseError) -> JSON {
    let (_, analysis, offset) = try place(in: parameters)
    guard let node = analysis.step(at: offset) else { return .null }
    let locations = analysis.definitions(of: node.step).compactMap(workspace.swiftLocation)
    return locations.isEmpty ? .null : .array(locations)
  }

  /// All steps that match the definition of a step, or that of a line of Swift.
  mutating func references(_ parameters: JSON) throws(ResponseError) -> JSON {
    let definitions = try definitions(in: parameters)
    workspace.look(now: environment.now())
    var locations: [JSON] = []
    if parameters.member("context", "includeDeclaration")?.boolean == true {
      locations += definitions.compactMap(workspace.swiftLocation)
    }
    for (key, use) in definitions.flatMap({ workspace.uses(of: $0) }) {
      locations.append(["uri": .string(workspace.uri(of: key)), "range": use.range.json])
    }
    return .array(locations)
  }

  /// The definitions that a place in a feature or in Swift is about.
  private mutating func definitions(in parameters: JSON) throws(ResponseError) -> [Int] {
    let key = try key(in: parameters)
    if key.hasSuffix(".swift") {
      guard let line = Position(parameters["position"])?.line, let registry = workspace.registry
      else {
        return []
      }
      return registry.definition(in: key, line: line + 1, files: workspace.files).map { [$0] } ?? []
    }
    let (_, analysis, offset) = try place(in: parameters)
    return analysis.step(at: offset).map { analysis.definitions(of: $0.step) } ?? []
  }
}
