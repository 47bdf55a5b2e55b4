public import Gherkin
public import Messages
import StepKit

/// The selected scenarios in order, and the support code they use.
///
/// A plan is a value; the same files, support code and selection make the same plan. For a large
/// selection it keeps only positions: `cases` compiles and matches each file again when its turn
/// comes, which costs less than keeping tens of thousands of scenarios in memory.
public struct Plan: Sendable {
  /// One scenario with the steps and hooks that belong to it.
  ///
  /// A class: it is passed around a lot, and a copy of it would count a dozen references.
  public final class Case: Sendable {
    public let id: String
    public let pickle: Pickle
    public let steps: [Step]
    /// The ids of `steps` in messages.
    let stepIds: [String]
    /// The file it was compiled from, and its position there, for the places of its steps.
    package let file: FeatureFile
    package let position: Int
    /// The id of the first attempt; those of retries are derived from it.
    let startedId: String

    init(
      id: String, pickle: Pickle, steps: [Step], stepIds: [String], file: FeatureFile,
      position: Int, startedId: String
    ) {
      self.id = id
      self.pickle = pickle
      self.steps = steps
      self.stepIds = stepIds
      self.file = file
      self.position = position
      self.startedId = startedId
    }
  }

  /// A step of a test case.
  public enum Step: Sendable {
    case hook(index: Int)
    /// A hook around the step with that index in the pickle.
    case stepHook(index: Int, step: Int)
    /// `index` is that of the step in the pickle.
    case pickleStep(index: Int, match: StepMatch)
  }

  /// A hook around the run or a feature, and the id of its execution.
  package struct OuterHook: Sendable {
    /// Its index in the support code.
    let index: Int
    let startedId: String
  }

  /// The hooks before and after the run or a feature, in the order in which they run.
  struct OuterHooks: Sendable {
    var before: [OuterHook] = []
    var after: [OuterHook] = []

    var isEmpty: Bool { before.isEmpty && after.isEmpty }
  }

  public private(set) var selection: Selection
  public let supportCode: SupportCode
  /// The id of the run in its messages; if none was chosen, it is a number like any other, which is not
  /// unique among runs.
  public private(set) var runId: String
  let runHooks: OuterHooks
  let files: [FeatureProvider]
  /// The start of the ids of the test cases.
  let caseIds: IdGenerator
  /// The test cases, if they are few enough to be kept.
  private var kept: KeptCases?
  /// The matches of steps whose test cases are not kept, if they were already needed.
  private(set) var noted: [Int32]?
  /// The scenarios whose steps use two Worlds with state, up to a thousand of them: if there are any, nothing
  /// should run.
  public private(set) var mixedScenarios: [MixedScenario] = []
  /// The number of all such scenarios.
  public private(set) var mixedScenarioCount = 0
  /// Changes each scenario before it is matched, given its index in the plan.
  private(set) var edit: (@Sendable (Int, Pickle) -> Pickle)?

  /// Plans the selected scenarios.
  ///
  /// - Parameters:
  ///   - selection: The scenarios selected in the files.
  ///   - files: The files that were added to `selection`, in the same order.
  ///   - supportCode: The definitions that steps are matched with.
  ///   - ids: The source of ids; those of the test cases follow the ones taken here.
  public init(
    _ selection: Selection, of files: [FeatureProvider], supportCode: SupportCode,
    ids: inout IdGenerator
  ) {
    self.selection = selection
    self.files = files
    self.supportCode = supportCode
    runId = ids.makeId()
    let uris = selection.fileIndices.map { files[$0].uri }
    let libraries = Set(uris.map(supportCode.scopes.libraries(seenBy:)))
    runHooks = OuterHooks(
      supportCode.hooks(at: .beforeTestRun, in: libraries),
      supportCode.hooks(at: .afterTestRun, in: libraries), ids: &ids)
    caseIds = ids
    if selection.stepCount <= Self.keptSteps {
      let cases = KeptCases(cases)
      ids = cases.idsAfter
      kept = cases
    }
    lookAtSteps(libraries)
  }

  /// The same plan for a run with another id, which distinguishes it from other runs of the plan.
  public func named(_ runId: String?) -> Plan {
    var plan = self
    plan.runId = runId ?? self.runId
    return plan
  }

  /// Looks for scenarios that use two Worlds with state, and notes the matches of steps if they are needed
  /// before the run.
  private mutating func lookAtSteps(_ libraries: Set<SeenLibraries>) {
    let canMix = libraries.contains { supportCode.view(of: $0).worlds.count > 1 }
    guard canMix || kept == nil && supportCode.hasStepWarnings else { return }
    var check = WorldCheck(supportCode)
    var all = cases
    while let testCase = all.next() { if canMix { check.check(testCase) } }
    (mixedScenarios, mixedScenarioCount) = (check.found, check.count)
    if kept == nil { noted = all.noted }
  }

  /// The number of steps up to which the test cases of a selection are kept: about 20 MB.
  static let keptSteps = 20_000

  /// Whether every scenario of its files is in it.
  var isWhole: Bool { count == selection.scenarioCount }

  /// The number of scenarios.
  public var count: Int { selection.positions.count }

  /// The scenarios with the matches of their steps, in the order in which they begin.
  public var cases: Cases { Cases(self, kept: kept, noted: noted) }

  /// Emits again the messages that announce some of its features.
  package func announce(_ uris: Set<String>, _ emit: (Envelope) -> Void) {
    for file in files where uris.contains(file.uri) { file.announce(emit) }
  }

  /// A plan of the test cases that `isIncluded` accepts, with the ids they have here.
  ///
  /// It keeps them in memory: meant for a hand-picked one, or for a worker's share.
  public func filtered(_ isIncluded: (Case) -> Bool) -> Plan {
    var all = cases
    var chosen: [(index: Int, testCase: Case)] = []
    for index in 0..<count {
      if let testCase = all.next(), isIncluded(testCase) { chosen.append((index, testCase)) }
    }
    var plan = self
    plan.selection.keep(chosen.map(\.index))
    plan.noted = nil
    plan.kept = KeptCases(cases: chosen.map(\.testCase), idsAfter: all.idsAfter)
    return plan
  }

  /// A plan of changed copies of the test cases: one for each of the indices, in that order, which
  /// may repeat.
  ///
  /// They are made on request, never all at once, and have their own ids.
  ///
  /// - Parameter edit: Returns the changed scenario for an index of the new plan, the same each time.
  package func copies(
    of indices: [Int], edit: @escaping @Sendable (Int, Pickle) -> Pickle
  ) -> Plan {
    var plan = self
    plan.selection.keep(indices)
    plan.kept = nil
    // Made for other steps, in another order.
    plan.noted = nil
    plan.edit = edit
    return plan
  }

  /// The hooks around each feature that the plan runs, by uri.
  ///
  /// - Parameter ids: Those left after the test cases.
  func featureHooks(ids: inout IdGenerator) -> [String: OuterHooks] {
    guard supportCode.hasFeatureHooks else { return [:] }
    var result: [String: OuterHooks] = [:]
    for file in selection.fileIndices {
      let document = files[file].load().document
      let tags = document.feature?.tags ?? []
      let libraries: Set = [supportCode.scopes.libraries(seenBy: files[file].uri)]
      let hooks = OuterHooks(
        supportCode.hooks(at: .beforeFeature, for: tags, in: libraries),
        supportCode.hooks(at: .afterFeature, for: tags, in: libraries), ids: &ids)
      if !hooks.isEmpty { result[files[file].uri] = hooks }
    }
    return result
  }
}

extension Plan.OuterHooks {
  /// The hooks at these indices of the support code; those after run in the reverse order.
  fileprivate init(_ before: [Int], _ after: [Int], ids: inout IdGenerator) {
    self.before = before.map { Plan.OuterHook(index: $0, startedId: ids.makeId()) }
    self.after = after.reversed().map { Plan.OuterHook(index: $0, startedId: ids.makeId()) }
  }
}
