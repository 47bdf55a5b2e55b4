import SpecEngine
import StepKit

/// What became of the trials, from a run or from an audit before.
struct Answers {
  private(set) var outcomes: [CaseResults.Outcome]
  /// The definitions whose steps turned red, by variant.
  private(set) var red: [Set<Int>]
  let fingerprints: [Fingerprint]
  /// The number of trials whose results are those of the audit before.
  private(set) var keptCount = 0

  private let trials: [Trial]
  private let definitions: [String: Int]
  private var isKnown: [Bool]

  init(_ maker: VariantMaker, _ fingerprints: [Fingerprint], _ supportCode: SupportCode) {
    trials = maker.trials
    self.fingerprints = fingerprints
    outcomes = Array(repeating: .notRun, count: trials.count)
    red = Array(repeating: [], count: maker.variants.count)
    isKnown = Array(repeating: false, count: maker.variants.count)
    definitions = Dictionary(
      supportCode.definitions.enumerated().map { ($1.step.pattern.source, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Takes the results of the variants that are as they were, unless their budget was spent then.
  mutating func restore(from former: FormerAudit) {
    var letters = fingerprints.map { former.entries[$0.text]?.outcomes.makeIterator() }
    for (index, fingerprint) in fingerprints.enumerated() {
      guard let entry = former.entries[fingerprint.text], !entry.outcomes.contains("-")
      else { continue }
      isKnown[index] = true
      red[index] = Set(entry.red.compactMap { definitions[$0] })
    }
    for (index, trial) in trials.enumerated() where isKnown[trial.variant] {
      guard let letter = letters[trial.variant]?.next(),
        let outcome = CaseResults.Outcome(rawValue: letter)
      else {
        isKnown[trial.variant] = false
        continue
      }
      outcomes[index] = outcome
    }
    keptCount = trials.count { isKnown[$0.variant] }
  }

  /// Whether the answer of a trial is there already.
  func isKnown(_ trial: Int) -> Bool { isKnown[trials[trial].variant] }

  /// Takes the results of a run of these trials.
  mutating func add(_ results: CaseResults, of order: [Int]) {
    for (position, trial) in order.enumerated() where position < results.outcomes.count {
      outcomes[trial] = results.outcomes[position]
      red[trials[trial].variant].formUnion(results.red[position] ?? [])
    }
  }
}
