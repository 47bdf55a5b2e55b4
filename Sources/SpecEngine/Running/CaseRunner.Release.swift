import Messages

extension CaseRunner {
  /// Hands out the messages of scenarios in the order of the plan, each scenario's together, with
  /// those of the hooks around its feature.
  struct Release {
    private let plan: Plan
    private var finished: [Int: CaseResult] = [:]
    private var released = 0
    /// How many scenarios of each feature are still to be released.
    private var remaining: [String: Int] = [:]
    private var exits: [String: [Envelope]] = [:]
    private var entered = Set<String>()

    init(plan: Plan) {
      self.plan = plan
      guard !plan.featureHooks.isEmpty else { return }
      for testCase in plan.cases { remaining[testCase.pickle.uri, default: 0] += 1 }
    }

    mutating func take(_ result: CaseResult, emit: (Envelope) -> Void) {
      finished[result.index] = result
      if !result.exit.envelopes.isEmpty {
        exits[plan.cases[result.index].pickle.uri] = result.exit.envelopes
      }
      while let next = finished.removeValue(forKey: released) {
        let uri = plan.cases[released].pickle.uri
        if !next.entry.envelopes.isEmpty, entered.insert(uri).inserted {
          for envelope in next.entry.envelopes { emit(envelope) }
        }
        for envelope in next.envelopes { emit(envelope) }
        released += 1
        guard let count = remaining[uri] else { continue }
        remaining[uri] = count - 1
        if count == 1 { for envelope in exits[uri] ?? [] { emit(envelope) } }
      }
    }
  }
}
