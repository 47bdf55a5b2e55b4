import Messages

extension Plan {
  /// `uri:line` of a step; of its scenario when the document does not have it.
  ///
  /// Searches the document: this is for failures, which are few.
  func place(of step: Pickle.Step, in testCase: Case) -> String {
    let pickle = testCase.pickle
    let document = files.first { $0.source.uri == pickle.uri }?.document
    let line = step.astNodeIds.first.flatMap { document?.feature?.line(ofStep: $0) }
    return (line ?? pickle.location?.line).map { "\(pickle.uri):\($0)" } ?? pickle.uri
  }
}

extension GherkinDocument.Feature {
  fileprivate func line(ofStep id: String) -> Int? {
    for child in children {
      let line: Int? =
        switch child {
        case .background(let background): background.steps.line(of: id)
        case .scenario(let scenario): scenario.steps.line(of: id)
        case .rule(let rule): rule.line(ofStep: id)
        }
      if let line { return line }
    }
    return nil
  }
}

extension GherkinDocument.Rule {
  fileprivate func line(ofStep id: String) -> Int? {
    for child in children {
      let line: Int? =
        switch child {
        case .background(let background): background.steps.line(of: id)
        case .scenario(let scenario): scenario.steps.line(of: id)
        }
      if let line { return line }
    }
    return nil
  }
}

extension [GherkinDocument.Step] {
  fileprivate func line(of id: String) -> Int? { first { $0.id == id }?.location.line }
}
