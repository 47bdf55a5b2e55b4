import Messages
import SpecReporting

/// The runs of several recordings as one, without their features.
struct RunJoin: Sendable {
  /// The run of each recording as a whole.
  var facts: [RunFacts]
  private(set) var ids: JoinedIds
  private var runId: String?
  private var meta: Envelope?
  private var parseErrors = DistinctMessages()
  private var supportCode = DistinctMessages()
  /// Hooks of the run before and after its scenarios.
  private var before: [Envelope] = []
  private var after: [Envelope] = []

  /// - Parameter mark: The text between an id and the number of its recording, which no id has.
  init(facts: [RunFacts], mark: String) {
    self.facts = facts
    ids = JoinedIds(of: facts.count, mark: mark)
  }

  /// Adds the run of a recording and its code, the next in order.
  mutating func add(header: [Envelope], of recording: Int) {
    // Messages that others refer to come first, wherever they are in the file. All runs become one.
    for case .testRunStarted(let message) in header {
      guard let id = message.id else { continue }
      let run = runId ?? ids.renew(.testRunStarted, id, of: recording)
      ids[.testRunStarted, id, of: recording] = run
      runId = run
    }
    var repetition = Repetition<[UInt8]>()
    for envelope in header {
      switch envelope {
      case .meta: meta = meta ?? envelope
      case .parseError: parseErrors.add(envelope, of: recording, &ids)
      case .undefinedParameterType: supportCode.add(envelope, of: recording, &ids)
      case .parameterType, .stepDefinition, .hook:
        // A library may hold the same thing twice.
        supportCode.add(envelope, of: recording, &ids) { repetition.next($0).number }
      default: break
      }
    }
    for envelope in header where envelope.belongsToRun {
      before.append(ids.renamed(envelope, of: recording))
    }
  }

  /// Adds the hooks of a run after its scenarios.
  mutating func add(after envelopes: [Envelope], of recording: Int) {
    for envelope in envelopes { after.append(ids.renamed(envelope, of: recording)) }
  }
}

extension Envelope {
  /// Whether it is a hook of the run, or an attachment outside all scenarios.
  var belongsToRun: Bool {
    switch self {
    case .testRunHookStarted, .testRunHookFinished, .externalAttachment: true
    case .attachment: ShardMark(self) == nil
    // One of a newer protocol is decided here, not left out in silence.
    case .gherkinDocument, .hook, .meta, .parameterType, .parseError, .pickle, .suggestion, .source,
      .stepDefinition, .testCase, .testCaseFinished, .testCaseStarted, .testRunFinished,
      .testRunStarted, .testStepFinished, .testStepStarted, .undefinedParameterType:
      false
    }
  }
}

// MARK: - The joined run

extension RunJoin {
  /// All that comes before the scenarios.
  var head: [Envelope] {
    var result = (meta.map { [$0] } ?? []) + parseErrors.messages + supportCode.messages
    if let first = facts.lazy.compactMap(\.started).first {
      result.append(.testRunStarted(TestRunStarted(timestamp: first.timestamp, id: runId)))
    }
    return result + before
  }

  /// All that comes after the scenarios.
  func tail(_ verdict: MergeVerdict) -> [Envelope] { after + ends(verdict, runId: runId) }

  /// The end of a single recording.
  ///
  /// - Parameter end: From the last `testRunFinished` on; nothing if there is none.
  func ended(_ end: [Envelope], adding added: [Envelope], verdict: MergeVerdict) -> [Envelope] {
    guard case .testRunFinished(var finished)? = end.first else {
      return end + added + ends(verdict, runId: facts.first?.started?.id)
    }
    if !added.isEmpty || finished.success && !verdict.findings.isEmpty {
      finished.success = false
      finished.message = message(verdict)
    }
    return added + [.testRunFinished(finished)] + end.dropFirst()
  }

  /// The end of the run; none if it is unknown what else it had to run.
  private func ends(_ verdict: MergeVerdict, runId: String?) -> [Envelope] {
    if verdict.isPlanUnknown { return [] }
    let finished = TestRunFinished(
      message: message(verdict), success: verdict.outcome == .passed,
      timestamp: facts.map(\.lastSeen).max { $0.isBefore($1) } ?? Timestamp(),
      exception: facts.lazy.compactMap(\.finished?.exception).first, testRunStartedId: runId)
    return [.testRunFinished(finished)]
  }

  /// The messages at the ends of the runs that were not made good, and the findings in brief.
  private func message(_ verdict: MergeVerdict) -> String? {
    var lines: [String] = []
    for (number, facts) in facts.enumerated() where !verdict.madeGood.contains(number) {
      guard let message = facts.finished?.message?.withoutCountsOfScenarios else { continue }
      if !lines.contains(message) { lines.append(message) }
    }
    // A run that was merged before says it already.
    lines += verdict.findings.map(\.brief).filter { brief in
      !lines.contains { $0.hasSuffix(brief) }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension String {
  /// Without what an earlier merge has counted; nil if nothing else is left.
  fileprivate var withoutCountsOfScenarios: String? {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.filter { !Merge.Finding.isCountOfScenarios($0) }
    return rest.isEmpty ? nil : rest.joined(separator: "\n")
  }
}
