public import Gherkin
import Messages
import StepKit

extension Plan {
  /// The steps that do not fit their definition, in the order of the plan: with a table or
  /// doc string that it does not take, or without one that it takes; or after Then, if the library requires
  /// a check and the step is not one.
  ///
  /// The former fail when they run; but if they are skipped, or in a dry run, they would go unnoticed. A
  /// step of an outline or a background is reported once.
  public func stepWarnings() -> [(uri: String, warning: GherkinWarning)] {
    var check = StepCheck(supportCode)
    if selection.stepCount <= Self.keptSteps || noted != nil {
      // If the steps were matched before, only their definitions are checked.
      for testCase in noted == nil ? cases : cases.again() { check.check(testCase) }
      return check.found
    }
    // Only steps with a table or a doc string can be wrong.
    var matching = Matching(supportCode: supportCode)
    var ids = IdGenerator()
    let positions = selection.positions.filter { selection.filesWithArguments.contains($0.file) }
    // File by file, whatever the order of the run.
    for (index, positions) in Dictionary(grouping: positions, by: \.file)
      .sorted(by: { $0.key < $1.key })
    {
      let file = files[Int(index)].load()
      matching.enter(file.source.uri)
      for position in positions.map({ Int($0.pickle) })
      where file.pickles.hasArguments(at: position) {
        for (index, step) in file.pickles[position].steps.enumerated() where step.argument != nil {
          check.check(matching.match(step, ids: &ids), step, at: index, of: file, position)
        }
      }
    }
    return check.found
  }
}

extension SupportCode {
  /// Whether a step without a table or a doc string can be one of `stepWarnings`.
  var hasStepWarnings: Bool {
    !strictOutcomes.isEmpty || definitions.contains { $0.binding.needsArgument }
  }
}

/// Compares steps with the arguments and actions of their definitions.
struct StepCheck {
  private let supportCode: SupportCode
  private(set) var found: [(uri: String, warning: GherkinWarning)] = []
  /// The features and the ids of the steps that were found.
  private var known = Set<[String]>()
  /// The steps of the current document; found only if something is wrong.
  private var steps: (uri: String, locations: [String: Location])?

  init(_ supportCode: SupportCode) { self.supportCode = supportCode }

  mutating func check(_ testCase: Plan.Case) {
    for step in testCase.steps {
      guard case .pickleStep(let index, let match) = step else { continue }
      check(match, testCase.pickle.steps[index], at: index, of: testCase.file, testCase.position)
    }
  }

  mutating func check(
    _ match: StepMatch, _ step: Pickle.Step, at index: Int, of file: FeatureFile, _ position: Int
  ) {
    guard let fact = argumentFault(match, step) ?? outcomeFault(match, step),
      let id = step.astNodeIds.first,
      known.insert([file.source.uri, id]).inserted
    else { return }
    let warning = GherkinWarning(
      location: location(of: id, in: file)
        ?? Location(line: file.pickles.line(ofStep: index, at: position)),
      fact: fact)
    let comments = LintComments(file.document) { SourceMap(SourceText(file.source.data)) }
    guard !comments.disable(warning.kind.rawValue, at: warning.location.line) else { return }
    found.append((file.source.uri, warning))
  }

  private func argumentFault(_ match: StepMatch, _ step: Pickle.Step) -> GherkinWarning.Fact? {
    guard let candidate = match.onlyCandidate, candidate.problem == nil else { return nil }
    let definition = supportCode.definitions[candidate.definition]
    return definition.binding.fault(of: step.argument).map {
      .stepArgument($0, definition: definition.step.place.shown(relativeTo: supportCode.root))
    }
  }

  /// The finding about a step after Then that only performs actions.
  private func outcomeFault(_ match: StepMatch, _ step: Pickle.Step) -> GherkinWarning.Fact? {
    guard !supportCode.strictOutcomes.isEmpty, step.type == .outcome, let leaves = match.leaves
    else { return nil }
    let definitions = leaves.map { supportCode.definitions[$0].step }
    guard let first = definitions.first,
      definitions.allSatisfy({ $0.keyword == .given || $0.keyword == .when }),
      definitions.contains(where: { supportCode.strictOutcomes.contains($0.world) })
    else { return nil }
    return .uncheckedOutcome(
      keyword: first.keyword.rawValue,
      definition: first.place.shown(relativeTo: supportCode.root))
  }

  private mutating func location(of id: String, in file: FeatureFile) -> Location? {
    if steps?.uri != file.source.uri {
      steps = (
        file.source.uri, file.document.steps.reduce(into: [:]) { $0[$1.id] = $1.location }
      )
    }
    return steps?.locations[id]
  }
}
