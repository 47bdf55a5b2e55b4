import Messages

extension Plan.Case: CustomStringConvertible {
  /// The place and the name, as a listing shows them.
  public var description: String { "\(place): \(pickle.name)" }

  /// `uri:line` of the scenario, or of its row in an examples table; as a path it selects the case.
  public var place: String {
    pickle.location.map { "\(pickle.uri):\($0.line)" } ?? pickle.uri
  }

  /// `uri:line` of a step in the feature; looked for only when a step has failed.
  func place(of step: Pickle.Step) -> String {
    let line = step.astNodeIds.first.flatMap { document.feature?.line(ofStep: $0) }
    return (line ?? pickle.location?.line).map { "\(pickle.uri):\($0)" } ?? pickle.uri
  }
}

extension GherkinDocument.Feature {
  fileprivate func line(ofStep id: String) -> Int? {
    let steps = children.flatMap { child -> [GherkinDocument.Step] in
      switch child {
      case .background(let background): background.steps
      case .scenario(let scenario): scenario.steps
      case .rule(let rule): rule.steps
      }
    }
    return steps.first { $0.id == id }?.location.line
  }
}

extension GherkinDocument.Rule {
  fileprivate var steps: [GherkinDocument.Step] {
    children.flatMap { child in
      switch child {
      case .background(let background): background.steps
      case .scenario(let scenario): scenario.steps
      }
    }
  }
}
