import Gherkin
import Messages

extension Plan.Case: CustomStringConvertible {
  /// The place and the name, as a listing shows them.
  public var description: String { "\(place): \(pickle.name)" }

  /// `uri:line` of the scenario, or of its row in an examples table; as a path it selects the case.
  public var place: String { pickle.location.map { "\(pickle.uri):\($0.line)" } ?? pickle.uri }

  /// `uri:line` of a step in the feature.
  func place(of step: Pickle.Step) -> String {
    let line = pickle.index(of: step).map { file.pickles.line(ofStep: $0, at: position) }
    return (line ?? pickle.location?.line).map { "\(pickle.uri):\($0)" } ?? pickle.uri
  }

  /// The place of a step in the feature, or of the scenario for its hooks.
  package func place(ofStepAt index: Int) -> String {
    switch steps[index] {
    case .hook: place
    case .stepHook(_, let step), .pickleStep(let step, _): place(of: pickle.steps[step])
    }
  }

  /// The place of a row of a step's table, counted from 0; nil for a table of a composed step's part.
  func place(ofRow row: Int, ofStepAt index: Int) -> String? {
    guard case .pickleStep(let position, .defined) = steps[index],
      let id = pickle.steps[position].astNodeIds.first,
      let rows = file.document.steps.first(where: { $0.id == id })?.dataTable?.rows,
      rows.indices.contains(row)
    else { return nil }
    return "\(pickle.uri):\(rows[row].location.line)"
  }
}

extension Pickle {
  /// The index of one of its steps, whose ids are consecutive.
  fileprivate func index(of step: Pickle.Step) -> Int? {
    guard let first = steps.first.flatMap({ Int($0.id) }), let id = Int(step.id),
      steps.indices.contains(id - first), steps[id - first].id == step.id
    else { return nil }
    return id - first
  }
}
