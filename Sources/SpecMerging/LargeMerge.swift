public import Messages
import SpecReporting

/// The messages of several recordings as those of one run, joined feature by feature: of large recordings
/// in bounded memory.
///
/// `Merge` has the rules. Ids of every recording but the first get a mark, which is given by the recordings
/// alone.
public struct LargeMerge: Sendable {
  /// A line that is well-formed, and no message all the same; it was found only when it was read.
  public struct BadLine: Sendable {
    /// The number of the file.
    public let file: Int
    /// Where the line begins.
    public let offset: Int
    public let error: MessageError
  }

  /// What comes of a merge, in order.
  public enum Piece: Sendable {
    case message(Envelope)
    /// No message of this feature follows any more.
    case featureEnd(uri: String)
  }

  /// Problems that the reports do not show.
  public private(set) var findings: [Merge.Finding] = []
  public private(set) var outcome = Merge.Outcome.incomplete
  /// Lines that the index took for messages.
  public internal(set) var badLines: [BadLine] = []

  /// The runs that count, in the order in which they began.
  var runs: [RunIndex] = []
  /// The numbers of the runs that have a feature, by its number.
  var holders: [[Int]] = []
  private let features: FeatureNumbers
  let mark: String
  /// Whether all messages are in memory, so that lines are read once.
  let keepsLines: Bool
  /// The lines of runs, by the number of the file and the beginning of the run.
  var kept: [[Int]: Lines] = [:]

  /// Lines that were read again.
  struct Lines {
    var lines: [(place: Range<Int>, result: Result<Envelope, MessageError>)] = []
    /// Whether they are all that there were.
    var isWhole = true
  }

  /// Joins recordings.
  ///
  /// - Parameters:
  ///   - index: Where the messages of each run stand.
  ///   - expectation: What has to be there for the merge to be whole.
  ///   - plansFirst: Whether all plans come before the first scenario, as in a run, which takes memory for
  ///     all messages; otherwise each feature comes with its plans and attempts, so that no report has to
  ///     keep all plans.
  ///   - read: The bytes of a range of a file, by the number of the file; nil where they cannot be
  ///     read again.
  ///   - emit: Receives one run, from `meta` to `testRunFinished`.
  public init(
    _ index: RecordingIndex, expecting expectation: Merge.Expectation = Merge.Expectation(),
    plansFirst: Bool = false, read: (Int, Range<Int>) -> [UInt8]?, emit: (Piece) -> Void
  ) {
    keepsLines = plansFirst
    features = index.features
    mark = String(repeating: "~", count: index.longestMark + 1)
    var sorted = index.runs.enumerated().sorted { left, right in
      let (first, second) = (left.element.start, right.element.start)
      return first == second ? left.offset < right.offset : first.isBefore(second)
    }.map(\.element)
    let copies = RunCopies.copies(among: candidates(&sorted, read))
    runs = sorted.indices.filter { copies[$0] == nil }.map { sorted[$0] }
    holders = Array(repeating: [], count: features.uris.count)
    for (number, run) in runs.enumerated() {
      for feature in run.order { holders[feature].append(number) }
    }
    let copied = RunCopies.findings(copies, names: sorted.map(\.facts.name))
    if runs.count == 1 {
      pass(expecting: expectation, after: copied, read, emit)
    } else if plansFirst {
      var envelopes: [Envelope] = []
      join(expecting: expectation, after: copied, read) { piece in
        if case .message(let envelope) = piece { envelopes.append(envelope) }
      }
      // Sorting is stable in the standard library, so what is of one kind stays in order.
      envelopes.sort { $0.placeInRun < $1.placeInRun }
      for envelope in envelopes { emit(.message(envelope)) }
    } else {
      join(expecting: expectation, after: copied, read, emit)
    }
    kept = [:]
  }

  /// Joins at least two runs.
  private mutating func join(
    expecting expectation: Merge.Expectation, after copies: [Merge.Finding],
    _ read: (Int, Range<Int>) -> [UInt8]?, _ emit: (Piece) -> Void
  ) {
    var whole = RunJoin(facts: facts, mark: "\(mark)h")
    for (number, run) in runs.enumerated() {
      let envelopes = envelopes(of: run.header, number, &whole, read)
      whole.add(run: Recording(name: run.facts.name, envelopes: envelopes), number)
    }
    for (number, run) in runs.enumerated() {
      for envelope in envelopes(of: run.after, number, &whole, read) {
        whole.after.append(whole.renamed(envelope, of: number))
      }
    }
    var tally = CaseTally(whole.facts, expecting: expectation)
    for envelope in whole.head { emit(.message(envelope)) }
    var changes: [Merge.Finding] = []
    for feature in order {
      var join = joined(feature, of: &whole, read)
      tally.add(&join)
      changes += join.changes
      for (number, facts) in zip(join.numbers, join.facts) where facts.hasStrays {
        whole.facts[number].hasStrays = true
      }
      for envelope in join.feature() { emit(.message(envelope)) }
      emit(.featureEnd(uri: features.uris[feature]))
    }
    let verdict = MergeVerdict(whole.facts, tally, expecting: expectation)
    findings = copies + changes + verdict.notes + verdict.findings
    outcome = verdict.outcome
    for envelope in whole.tail(verdict) { emit(.message(envelope)) }
  }

  /// Passes a single run on, and adds what it lacks.
  private mutating func pass(
    expecting expectation: Merge.Expectation, after copies: [Merge.Finding],
    _ read: (Int, Range<Int>) -> [UInt8]?, _ emit: (Piece) -> Void
  ) {
    var whole = RunJoin(facts: facts, mark: "\(mark)h")
    let run = runs[0]
    whole.add(
      run: Recording(
        name: run.facts.name, envelopes: envelopes(of: run.header, 0, &whole, read)), 0)
    var tally = CaseTally(whole.facts, expecting: expectation)
    var changes: [Merge.Finding] = []
    var plans: [Envelope] = []
    for feature in order {
      var join = joined(feature, of: &whole, read)
      tally.add(&join)
      changes += join.changes
      if join.facts[0].hasStrays { whole.facts[0].hasStrays = true }
      plans += join.missingPlans
    }
    let verdict = MergeVerdict(whole.facts, tally, expecting: expectation)
    findings = copies + changes + verdict.notes + verdict.findings
    outcome = verdict.outcome
    var end: [Envelope] = []
    let uris = features.uris
    forEachMessage(of: run, read) { envelope in
      // Another one may follow, and only the last is the end.
      if case .testRunFinished = envelope {
        for envelope in end { emit(.message(envelope)) }
        end = [envelope]
      } else if end.isEmpty {
        emit(.message(envelope))
      } else {
        end.append(envelope)
      }
    } featureEnded: {
      emit(.featureEnd(uri: uris[$0]))
    }
    for envelope in whole.ended(end, adding: plans, verdict: verdict) {
      emit(.message(envelope))
    }
  }

  /// Reads a run from its beginning to its end.
  private mutating func forEachMessage(
    of run: RunIndex, _ read: (Int, Range<Int>) -> [UInt8]?, _ body: (Envelope) -> Void,
    featureEnded: (Int) -> Void
  ) {
    if keepsLines {
      for case .success(let envelope) in lines(in: [run.extent], of: run, read).lines.map(\.result)
      {
        body(envelope)
      }
      return
    }
    // The features by where they end, the first one last.
    var ends = run.order.map { feature in
      (feature: feature, end: run.parts[feature]?.ranges.last?.upperBound ?? 0)
    }.sorted { $0.end > $1.end }
    var offset = run.extent.lowerBound
    var lines = NDJSONReader()
    while offset < run.extent.upperBound {
      let range = offset..<min(offset + 1 << 20, run.extent.upperBound)
      guard let bytes = read(run.file, range), !bytes.isEmpty else { return }
      offset += bytes.count
      lines.append(bytes)
      if offset == run.extent.upperBound { lines.finish() }
      while let line = lines.next() {
        if case .success(let envelope) = line.result { body(envelope) }
        let position = run.extent.lowerBound + lines.lastLine.upperBound
        while let next = ends.last, next.end <= position {
          featureEnded(next.feature)
          ends.removeLast()
        }
      }
    }
  }

  private var facts: [RunFacts] {
    runs.enumerated().map { number, run in
      var facts = run.facts
      if number > 0, let id = facts.started?.id { facts.started?.id = "\(id)\(mark)\(number)" }
      return facts
    }
  }

  /// The features in the order in which the runs have them, each once.
  private var order: [Int] {
    var known: Set<Int> = []
    return runs.flatMap { run in run.order.filter { known.insert($0).inserted } }
  }
}

extension Envelope {
  /// The order of kinds in a run, whose plans are all known before its first scenario.
  fileprivate var placeInRun: Int {
    switch self {
    case .meta: 0
    case .source, .gherkinDocument, .parseError: 1
    case .pickle: 2
    case .parameterType, .stepDefinition, .hook, .undefinedParameterType: 3
    case .suggestion: 4
    case .testRunStarted: 5
    case .testCase: 6
    default: 7
    }
  }
}
