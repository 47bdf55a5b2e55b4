public import Gherkin
import Messages
import StepKit

/// Finds what the steps of one feature after another match, for tools that show features while people
/// write them.
///
/// A feature is matched as a plan of it and its neighbors would match it. What is costly to prepare is
/// kept from one to the next, so that an edit costs the feature that it changes.
public struct FeatureMatching {
  /// What the steps of a feature match, and what is wrong between them and their definitions.
  public struct Result: Sendable {
    /// A match for each step of each scenario that was looked at, in the order of the pickles.
    public let matches: [[StepMatch]]
    /// The scenarios whose steps use Worlds that must not be combined.
    public let mixedScenarios: [MixedScenario]
    /// The steps that do not go together with their definition, as `Plan.stepWarnings()` finds them.
    public let stepWarnings: [GherkinWarning]
  }

  public let supportCode: SupportCode
  private var matching: Matching
  private var suggestionCount = 0
  /// Suggestions are looked for among all patterns: beyond as many of one feature, or in all since they
  /// were prepared, something else than wording is wrong, or many versions of a file have passed.
  private static let (suggestionsOfFeature, suggestionsOfIndex) = (100, 1_000)

  public init(_ supportCode: SupportCode) {
    self.supportCode = supportCode
    matching = Matching(supportCode: supportCode)
  }

  /// Matches the steps of a feature.
  ///
  /// - Parameters:
  ///   - file: The feature.
  ///   - neighbors: Gives the other features of its folder, which say what World a scenario is
  ///     about in which no step has a definition; called for no other.
  ///   - limit: The number of scenarios after which the rest is not looked at.
  ///   - suggests: Whether undefined steps get snippets, and mixed scenarios are looked for.
  ///   - ids: The ids of the feature must come from here as well, so that no two features share
  ///     one.
  public mutating func match(
    _ file: FeatureFile, beside neighbors: () -> [FeatureProvider] = { [] },
    atMost limit: Int = .max, suggests: Bool = true, ids: inout IdGenerator
  ) -> Result {
    if suggestionCount >= Self.suggestionsOfIndex {
      matching = Matching(supportCode: supportCode)
      suggestionCount = 0
    }
    let provider = FeatureProvider(file)
    matching.features = FeatureWorlds([provider], supportCode)
    let result = match(file, atMost: limit, suggests: suggests, ids: &ids)
    guard matching.features?.hasAskedForFolder == true else { return result }
    let others = neighbors()
    guard !others.isEmpty else { return result }
    matching.features = FeatureWorlds([provider] + others, supportCode)
    return match(file, atMost: limit, suggests: suggests, ids: &ids)
  }

  /// The World that a scenario is about, by its steps, its tags, its feature or its folder; nil where
  /// nothing says it, or where no World excludes another.
  ///
  /// - Parameters:
  ///   - position: Of the scenario among the pickles; nil for one that has no step yet.
  ///   - file: The feature.
  ///   - neighbors: Gives the other features of the folder, as for matching.
  public mutating func world(
    ofScenario position: Int?, of file: FeatureFile,
    beside neighbors: () -> [FeatureProvider] = { [] }
  ) -> Int? {
    // It decides nothing where all Worlds may be combined, and the neighbors are many.
    guard supportCode.worlds.canClash else { return nil }
    if let position, let world = matching.mainWorld(of: file.pickles[position].steps) {
      return world
    }
    let provider = FeatureProvider(file)
    let tags = position.map { file.pickles[$0].tags } ?? []
    for isAlone in [true, false] {
      var features = FeatureWorlds(isAlone ? [provider] : [provider] + neighbors(), supportCode)
      features.enter(0, tags: tags)
      if let world = features.world(matching: &matching) { return world }
    }
    return nil
  }

  private mutating func match(
    _ file: FeatureFile, atMost limit: Int, suggests: Bool, ids: inout IdGenerator
  ) -> Result {
    var worlds = WorldCheck(supportCode)
    var steps = StepCheck(supportCode)
    var left = suggests ? Self.suggestionsOfFeature : 0
    var matches: [[StepMatch]] = []
    for (position, pickle) in file.pickles.prefix(limit).enumerated() {
      matching.features?.enter(0, tags: pickle.tags)
      var found: [StepMatch] = []
      for (index, step) in pickle.steps.enumerated() {
        var match = matching.match(step, among: pickle.steps, ids: &ids)
        if case .undefined(let step) = match {
          if left > 0 {
            left -= 1
            suggestionCount += 1
          } else {
            match = .undefined(UndefinedStep(id: step.id, pickleStepId: step.pickleStepId) { [] })
          }
        }
        if suggests { steps.check(match, step, at: index, of: file, position) }
        found.append(match)
      }
      if suggests, supportCode.worlds.canClash {
        worlds.check(Plan.Case(found, pickle, of: file, at: position))
      }
      matches.append(found)
    }
    return Result(
      matches: matches, mixedScenarios: worlds.found,
      stepWarnings: steps.found.map(\.warning))
  }
}

extension Plan.Case {
  /// A test case that is only looked at.
  fileprivate convenience init(
    _ matches: [StepMatch], _ pickle: Pickle, of file: FeatureFile, at position: Int
  ) {
    self.init(
      id: "", pickle: pickle,
      steps: matches.enumerated().map { .pickleStep(index: $0, match: $1) },
      stepIds: [], file: file, position: position, startedId: "", limits: TimeLimits())
  }
}
