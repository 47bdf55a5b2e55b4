public import Gherkin
import Messages
import StepKit

extension Plan {
  /// The steps with a table or doc string that their definition does not take, or without one that it
  /// takes, in the order of the plan.
  ///
  /// They fail when they run; but one that is skipped, or that a dry run shows, would say nothing. A
  /// step of an outline or a background is named once.
  public func argumentWarnings() -> [(uri: String, warning: GherkinWarning)] {
    var check = ArgumentCheck(supportCode)
    if selection.stepCount <= Self.keptSteps {
      for testCase in cases { check.check(testCase) }
      return check.found
    }
    if noted != nil {
      // Matched already; only the definitions are looked at.
      for testCase in cases.withoutSnippets().again(leavesArguments: true) { check.check(testCase) }
      return check.found
    }
    // Matching all of a large run twice would cost more than it tells.
    var matching = Matching(supportCode: supportCode)
    matching.writesSnippets = false
    var ids = IdGenerator()
    let needed = supportCode.definitions.contains { $0.binding.needsArgument }
    // File by file, whatever the order of the run.
    for (index, positions) in Dictionary(grouping: selection.positions, by: \.file)
      .sorted(by: { $0.key < $1.key })
    {
      let file = files[Int(index)].load()
      for position in positions.map({ Int($0.pickle) })
      where needed || file.pickles.hasArguments(at: position) {
        for (index, step) in file.pickles[position].steps.enumerated()
        where needed || step.argument != nil {
          check.check(matching.match(step, ids: &ids), step, at: index, of: file, position)
        }
      }
    }
    return check.found
  }
}

/// Compares steps with what their definitions take.
struct ArgumentCheck {
  private let supportCode: SupportCode
  private(set) var found: [(uri: String, warning: GherkinWarning)] = []
  private var known = Set<Place>()
  /// Of the document at hand; found only where something is wrong.
  private var steps: (uri: String, locations: [String: Location])?

  private struct Place: Hashable {
    let uri: String
    let step: String
  }

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
    guard let candidate = match.candidate, candidate.problem == nil else { return }
    let definition = supportCode.definitions[candidate.definition]
    guard let fault = definition.binding.fault(of: step.argument), let id = step.astNodeIds.first,
      known.insert(Place(uri: file.source.uri, step: id)).inserted
    else { return }
    let place = definition.step.place.shown(relativeTo: supportCode.root)
    let location =
      location(of: id, in: file) ?? Location(line: file.pickles.line(ofStep: index, at: position))
    let comments = LintComments(file.document) { SourceMap(SourceText(file.source.data)) }
    guard !comments.disable(LintKind.stepArgument.rawValue, at: location.line) else { return }
    found.append(
      (
        file.source.uri,
        GherkinWarning(location: location, fact: .stepArgument(fault, definition: place))
      ))
  }

  private mutating func location(of id: String, in file: FeatureFile) -> Location? {
    if steps?.uri != file.source.uri {
      var locations: [String: Location] = [:]
      for step in file.document.steps { locations[step.id] = step.location }
      steps = (file.source.uri, locations)
    }
    return steps?.locations[id]
  }
}

extension StepMatch {
  /// The one definition that a step of a feature has.
  fileprivate var candidate: Candidate? {
    switch self {
    case .defined(let candidate), .composed(let candidate, _): candidate
    case .ambiguous, .undefined: nil
    }
  }
}

extension GherkinDocument {
  /// The steps of all scenarios and backgrounds.
  fileprivate var steps: [Step] {
    (feature?.children ?? []).flatMap { child in
      switch child {
      case .background(let background): background.steps
      case .scenario(let scenario): scenario.steps
      case .rule(let rule):
        rule.children.flatMap { child in
          switch child {
          case .background(let background): background.steps
          case .scenario(let scenario): scenario.steps
          }
        }
      }
    }
  }
}
