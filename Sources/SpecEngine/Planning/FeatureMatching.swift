public import Gherkin
import Messages

/// Finds the matches of the steps of one feature after another, for tools that show features while people
/// write them.
///
/// A feature is matched as a plan would match it. Expensive preparations are kept from one to the next, so
/// an edit costs only the feature that it changes.
public struct FeatureMatching {
  /// The matches of a feature's steps, and the mismatches between them and their definitions.
  public struct Result: Sendable {
    /// A match for each step of each scenario that was checked, in the order of the pickles.
    public let matches: [[StepMatch]]
    /// The scenarios whose steps use two Worlds with state.
    public let mixedScenarios: [MixedScenario]
    /// The steps that do not fit their definition, as found by `Plan.stepWarnings()`.
    public let stepWarnings: [GherkinWarning]
  }

  public let supportCode: SupportCode
  private var matching: Matching
  private var suggestionCount = 0
  /// Suggestions are searched among all patterns: beyond as many of one feature, or in total since they
  /// were prepared, the wording is not the problem, or many versions of a file have passed.
  private static let (suggestionsOfFeature, suggestionsOfIndex) = (100, 1_000)

  public init(_ supportCode: SupportCode) {
    self.supportCode = supportCode
    matching = Matching(supportCode: supportCode)
  }

  /// Matches the steps of a feature.
  ///
  /// - Parameters:
  ///   - file: The feature.
  ///   - limit: The number of scenarios after which the rest is skipped.
  ///   - suggests: Whether undefined steps get snippets, and mixed scenarios are searched for.
  ///   - ids: The source of the feature's ids as well, so that no two features share
  ///     one.
  public mutating func match(
    _ file: FeatureFile, atMost limit: Int = .max, suggests: Bool = true, ids: inout IdGenerator
  ) -> Result {
    if suggestionCount >= Self.suggestionsOfIndex {
      matching = Matching(supportCode: supportCode)
      suggestionCount = 0
    }
    matching.enter(file.source.uri)
    let canMix = suggests && supportCode.view(for: file.source.uri).worlds.count > 1
    var worlds = WorldCheck(supportCode)
    var steps = StepCheck(supportCode)
    var left = suggests ? Self.suggestionsOfFeature : 0
    var matches: [[StepMatch]] = []
    for (position, pickle) in file.pickles.prefix(limit).enumerated() {
      var found: [StepMatch] = []
      for (index, step) in pickle.steps.enumerated() {
        var match = matching.match(step, ids: &ids)
        if case .undefined(let step) = match {
          if left > 0 {
            left -= 1
            suggestionCount += 1
          } else {
            match = .undefined(UndefinedStep(id: step.id, pickleStepId: step.pickleStepId))
          }
        }
        if suggests { steps.check(match, step, at: index, of: file, position) }
        found.append(match)
      }
      if canMix {
        let testSteps = found.enumerated().map { Plan.Step.pickleStep(index: $0, match: $1) }
        // Only inspected: it needs no ids.
        worlds.check(
          Plan.Case(
            id: "", pickle: pickle, steps: testSteps, stepIds: [], file: file, position: position,
            startedId: ""))
      }
      matches.append(found)
    }
    return Result(
      matches: matches, mixedScenarios: worlds.found,
      stepWarnings: steps.found.map(\.warning))
  }
}
