import Gherkin
import Messages
public import SpecEngine
import StepKit

/// A profile of the settings, as far as it says which scenarios run.
public struct LintProfile: Sendable {
  public let name: String
  let filter: Plan.Filter
  /// The files that its paths lead to.
  let uris: Set<String>

  /// - Parameters:
  ///   - filter: The scenarios that run.
  ///   - uris: The files that its paths lead to.
  public init(_ name: String, _ filter: Plan.Filter, uris: Set<String>) {
    self.name = name
    self.filter = filter
    self.uris = uris
  }

  /// The positions of the scenarios of a file that run.
  func selected(from file: FeatureFile) -> [Int] {
    uris.contains(file.source.uri) ? filter.select(from: file) : []
  }
}

/// All files together, with the step definitions and the profiles.
struct LintedProject: Sendable {
  let files: [LintedFile]
  let supportCode: SupportCode
  /// What the steps of all scenarios match.
  let matches: StepMatches
  let profiles: [LintProfile]
  /// The tags that mean something to specrun, without values.
  let knownTags: [String]
  /// Whether all features of the project were read, so that what is not there is nowhere.
  let isWhole: Bool
  let root: String

  func shown(_ place: SourcePlace) -> String { place.shown(relativeTo: root) }
}

/// What the steps of all scenarios match, found in one pass.
struct StepMatches: Sendable {
  struct Miss: Sendable {
    let uri: String
    let location: Location?
    let text: String
    /// Empty for an undefined step.
    let definitions: [Int]
  }

  private(set) var misses: [Miss] = []
  private(set) var used = Set<Int>()

  init(_ plan: Plan) {
    var known = Set<Key>()
    var locations: (uri: String, byId: [String: Location])?
    for testCase in plan.cases {
      for case .pickleStep(let index, let match) in testCase.steps {
        used.formUnion(match.definitions)
        guard let miss = Self.miss(match) else { continue }
        let step = testCase.pickle.steps[index]
        let id = step.astNodeIds.first ?? ""
        // A step of an outline or a background is one place.
        guard known.insert(Key(uri: testCase.pickle.uri, id: id)).inserted else { continue }
        if locations?.uri != testCase.pickle.uri {
          let byId = testCase.file.document.stepLocations
          locations = (testCase.pickle.uri, byId)
        }
        misses.append(
          Miss(
            uri: testCase.pickle.uri, location: locations?.byId[id],
            text: miss.text ?? step.text, definitions: miss.definitions))
      }
    }
  }

  private struct Key: Hashable {
    let uri: String
    let id: String
  }

  private static func miss(_ match: StepMatch) -> (text: String?, definitions: [Int])? {
    switch match {
    case .defined: nil
    case .undefined: (nil, [])
    case .ambiguous(let candidates): (nil, candidates.map(\.definition))
    case .composed(_, let parts):
      parts.lazy.compactMap { part in
        Self.miss(part.match).map { ($0.text ?? part.text, $0.definitions) }
      }.first
    }
  }
}

extension GherkinDocument {
  /// The places of all steps, by their ids.
  fileprivate var stepLocations: [String: Location] {
    var result: [String: Location] = [:]
    func add(_ steps: [Step]) { for step in steps { result[step.id] = step.location } }
    for child in feature?.children ?? [] {
      switch child {
      case .background(let background): add(background.steps)
      case .scenario(let scenario): add(scenario.steps)
      case .rule(let rule):
        for child in rule.children {
          switch child {
          case .background(let background): add(background.steps)
          case .scenario(let scenario): add(scenario.steps)
          }
        }
      }
    }
    return result
  }
}
