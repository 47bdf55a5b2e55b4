import Messages
import SpecEngine
import StepKit

/// The result of an audit: facts, in the order of the features.
public struct AuditResult: Sendable {
  /// A scenario of the plan.
  public struct Scenario: Sendable, Hashable {
    public let uri: String
    public let line: Int
    public let name: String

    init(_ pickle: Pickle) {
      uri = pickle.uri
      line = pickle.location?.line ?? 0
      name = pickle.name
    }
  }

  /// The reason why a scenario is not audited.
  public enum Reason: Sendable, Hashable {
    case notPassed
    case expectedFailure
    case marked(Mark)
  }

  /// A variant with its answer.
  public struct Finding: Sendable {
    public let variant: Variant
    public fileprivate(set) var verdict = Verdict.unfair
    /// The values with which a scenario stayed green.
    public fileprivate(set) var greenValues: [String] = []
    /// The scenarios that were tried, and those that stayed green, as indices.
    public fileprivate(set) var scenarios: [Int] = []
    public fileprivate(set) var green: [Int] = []
    fileprivate var isRed = false
    fileprivate var isUntried = false
  }

  /// A step definition in a library.
  public struct Definition: Sendable, Hashable {
    public let keyword: String
    public let pattern: String
    /// `file:line`.
    public let place: String
  }

  /// Noticed variants out of those that were tried.
  public struct Score: Sendable, Hashable {
    public var noticed = 0
    public var tried = 0

    /// From 0 to 100; 100 if nothing was tried.
    public var percent: Double { tried == 0 ? 100 : Double(noticed) * 100 / Double(tried) }
  }

  /// All scenarios of the plan.
  public internal(set) var scenarios: [Scenario] = []
  /// Indices of those whose variants were run.
  public internal(set) var audited: [Int] = []
  public internal(set) var leftOut: [(scenario: Int, reason: Reason)] = []
  public private(set) var findings: [Finding] = []
  public private(set) var definitions: [Definition] = []
  /// The number of scenarios for whose variants there was no time.
  public internal(set) var notReached = 0
  /// Indices of definitions that check something and turned red in no variant, although all were
  /// tried.
  public private(set) var neverRed: [Int] = []
  /// The number of scenarios that ran with a change.
  public private(set) var trialCount = 0
  /// The marks above steps and rows of the audited scenarios.
  var marks: [Mark] = []

  init() {}
}

extension AuditResult {
  mutating func conclude(
    _ maker: VariantMaker, _ trials: [Trial], _ results: CaseResults, root: String
  ) {
    findings = maker.variants.map { Finding(variant: $0) }
    for (index, trial) in trials.enumerated() {
      let outcome = results.outcomes[safe: index] ?? .notRun
      findings[trial.variant].add(trial, outcome)
      if outcome != .notRun { trialCount += 1 }
    }
    // A sample's variants are made in any order, its trials are in that of their scenarios.
    findings.sort { ($0.scenarios.first ?? 0) < ($1.scenarios.first ?? 0) }
    excuseImplied()
    excuseHeaders()
    excuseIncidental()
    definitions = maker.supportCode.definitions.map {
      Definition(
        keyword: $0.step.keyword.rawValue, pattern: $0.step.pattern.source,
        place: $0.step.place.shown(relativeTo: root))
    }
    guard notReached == 0 else { return }
    let untried = values(.untried) { $0.definition }
    neverRed = maker.outcomeDefinitions.subtracting(results.red).subtracting(untried).sorted()
  }

  /// The values that the variants with a verdict have.
  private func values<Value: Hashable>(
    _ verdict: Verdict, _ value: (Variant) -> Value?
  ) -> Set<Value> {
    Set(findings.filter { $0.verdict == verdict }.compactMap { value($0.variant) })
  }
}

// MARK: - What is no finding

extension AuditResult {
  private mutating func excuse(_ verdict: Verdict, where isExcused: (Variant) -> Bool) {
    for index in findings.indices
    where findings[index].verdict == .unnoticed && isExcused(findings[index].variant) {
      findings[index].verdict = verdict
    }
  }

  /// If a step can be left out, its other findings are implied.
  private mutating func excuseImplied() {
    let superfluous = values(.unnoticed) { $0.kind == .leftOut ? $0.stepKey : nil }
    excuse(.implied) { variant in
      !variant.needsAll && variant.kind != .leftOut && variant.kind != .repeated
        && superfluous.contains(variant.stepKey)
    }
  }

  /// The first row of a table is a heading if it goes unread while other rows are read.
  private mutating func excuseHeaders() {
    let withReadHeader = values(.noticed) { $0.row == 0 ? $0.stepKey : nil }
    let withReadRows = values(.noticed) { $0.row ?? 0 > 0 ? $0.stepKey : nil }
    let withHeading = withReadRows.subtracting(withReadHeader)
    excuse(.unfair) { $0.row == 0 && withHeading.contains($0.stepKey) }
  }

  /// The columns and other parts of steps in which a change was noticed.
  var readParts: Set<Variant.PartKey> { values(.noticed) { $0.partKey } }

  /// A value that is given may be one of many that would do: it is enough that it matters somewhere.
  private mutating func excuseIncidental() {
    let meaningful = values(.noticed) { $0.parameterKey }
    excuse(.noticedElsewhere) { variant in
      [.inputValue, .inputOrder].contains(variant.kind)
        && meaningful.contains(variant.parameterKey)
    }
  }
}

extension Variant {
  /// A step in a feature.
  struct StepKey: Hashable {
    let uri: String
    let line: Int
  }

  /// A parameter of a definition, or a column or other part of what hangs below its steps.
  struct ParameterKey: Hashable {
    let kind: Variant.Kind
    let definition: Int
    let subject: Variant.Subject
  }

  /// The same of one step.
  struct PartKey: Hashable {
    let step: StepKey
    let parameter: ParameterKey
  }

  fileprivate var stepKey: StepKey { StepKey(uri: uri, line: stepLine) }

  fileprivate var parameterKey: ParameterKey {
    var subject = subject
    if case .cell(_, let column) = subject { subject = .cell(row: 0, column: column) }
    return ParameterKey(kind: kind, definition: definition, subject: subject)
  }

  var partKey: PartKey { PartKey(step: stepKey, parameter: parameterKey) }

  /// That of a cell.
  fileprivate var row: Int? { if case .cell(let row, _) = subject { row } else { nil } }
}

extension AuditResult.Finding {
  /// Adds the result of a trial of the variant.
  fileprivate mutating func add(_ trial: Trial, _ outcome: CaseResults.Outcome) {
    if scenarios.last != trial.scenario { scenarios.append(trial.scenario) }
    switch outcome {
    case .failed: isRed = true
    case .unfinished: break
    case .notRun: isUntried = true
    case .passed:
      if green.last != trial.scenario { green.append(trial.scenario) }
      if !greenValues.contains(trial.value) { greenValues.append(trial.value) }
    }
    verdict = verdictOfTrials
  }

  fileprivate var isUnexplained: Bool { verdict == .unnoticed && variant.mark == nil }

  private var verdictOfTrials: Verdict {
    if variant.needsAll, !green.isEmpty { return .unnoticed }
    if !variant.needsAll, isRed { return .noticed }
    if isUntried { return .untried }
    if isRed { return .noticed }
    return green.isEmpty ? .unfair : .unnoticed
  }
}

// MARK: - Readings

extension AuditResult {
  /// The unnoticed findings that no mark explains, the worst kind first.
  public var unexplained: [Finding] {
    Variant.Kind.allCases.flatMap { kind in
      findings.filter { $0.variant.kind == kind && $0.isUnexplained }
    }
  }

  /// The unnoticed findings that a mark explains.
  public var explained: [Finding] {
    findings.filter { $0.verdict == .unnoticed && $0.variant.mark != nil }
  }

  /// The marks above steps and rows that explain nothing.
  public var idleMarks: [Mark] {
    // Whether a mark explains one of the variants that were not made is not known.
    guard notReached == 0 else { return [] }
    let used = values(.unnoticed) { $0.mark }.union(values(.untried) { $0.mark })
    return marks.filter { !used.contains($0) }
  }

  public var score: Score { findings.reduce(into: Score()) { $0.add($1) } }

  /// The scores of features, by uri in the order of the features.
  public var scoresOfFeatures: [(uri: String, score: Score)] {
    let scores = scores { [$0.variant.uri] }
    var seen = Set<String>()
    return findings.map(\.variant.uri).filter { seen.insert($0).inserted }
      .map { ($0, scores[$0] ?? Score()) }
  }

  /// The scores of scenarios; a variant that several of them share counts for each.
  public var scoresOfScenarios: [(scenario: Scenario, score: Score)] {
    let scores = scores(by: \.scenarios)
    return audited.map { (scenarios[$0], scores[$0] ?? Score()) }
  }

  /// The scores of the definitions whose steps were changed.
  public var scoresOfDefinitions: [(definition: Definition, score: Score)] {
    scores { [$0.variant.definition] }.sorted { $0.key < $1.key }
      .map { (definitions[$0.key], $0.value) }
  }

  /// The scores of the findings about the same thing.
  private func scores<Key: Hashable>(by keys: (Finding) -> [Key]) -> [Key: Score] {
    var scores: [Key: Score] = [:]
    for finding in findings {
      for key in keys(finding) { scores[key, default: Score()].add(finding) }
    }
    return scores
  }
}

extension AuditResult.Score {
  fileprivate mutating func add(_ finding: AuditResult.Finding) {
    let isNoticed = finding.verdict == .noticed
    if isNoticed { noticed += 1 }
    if isNoticed || finding.isUnexplained { tried += 1 }
  }
}
