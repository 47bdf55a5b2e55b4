import Messages
import SpecEngine
import StepKit

/// The steps of all files, together with their definitions.
struct LintedProject: Sendable {
  let supportCode: SupportCode
  /// The definitions that the steps of all scenarios match.
  let matches: StepMatches
  /// Whether all features of the project were read, so that none can be elsewhere.
  let isWhole: Bool
  let root: String

  func shown(_ place: SourcePlace) -> String { place.shown(relativeTo: root) }
}

/// The matches of the steps of all scenarios, found in one pass.
struct StepMatches: Sendable {
  struct Miss: Sendable {
    let uri: String
    let location: Location?
    let text: String
    /// Empty for an undefined step.
    let definitions: [Int]
    /// Suggests the meaning of an undefined step.
    let undefined: UndefinedStep?
  }

  private(set) var misses: [Miss] = []
  private(set) var used = Set<Int>()

  init(_ plan: Plan, _ files: [LintedFile]) {
    let files = Dictionary(files.map { ($0.uri, $0) }) { first, _ in first }
    var known = Set<String>()
    var locations: (uri: String, byId: [String: Location])?
    for testCase in plan.cases {
      for case .pickleStep(let index, let match) in testCase.steps {
        used.formUnion(match.definitions)
        guard let miss = Self.miss(match) else { continue }
        let step = testCase.pickle.steps[index]
        let id = step.astNodeIds.first ?? ""
        // A step of an outline or a background is one place.
        guard known.insert(id).inserted else { continue }
        if locations?.uri != testCase.pickle.uri {
          let steps = files[testCase.pickle.uri]?.stepLists.joined().map { ($0.id, $0.location) }
          locations = (testCase.pickle.uri, Dictionary(steps ?? []) { first, _ in first })
        }
        misses.append(
          Miss(
            uri: testCase.pickle.uri, location: locations?.byId[id],
            text: miss.text ?? step.text, definitions: miss.definitions, undefined: miss.undefined))
      }
    }
  }

  private static func miss(
    _ match: StepMatch
  ) -> (text: String?, definitions: [Int], undefined: UndefinedStep?)? {
    switch match {
    case .defined: nil
    case .undefined(let step): (nil, [], step)
    case .ambiguous(let candidates): (nil, candidates.map(\.definition), nil)
    case .composed(_, let parts):
      parts.lazy.compactMap { part in
        Self.miss(part.match).map { ($0.text ?? part.text, $0.definitions, $0.undefined) }
      }.first
    }
  }
}
