public import Messages
import SpecReporting

/// The messages of several runs as those of one run, joined feature by feature.
///
/// Recordings count in the order in which their runs began, then in the order given.
///
/// - Sources, documents, pickles and support code that are equal are there once. A pickle is known by
///   its uri, its line and its name, never by its id; an example row has a line of its own.
/// - Ids of the first recording stay what they are, unless two things would have the same one. Those of the
///   others get a mark, which is given by the recordings alone.
/// - When a pickle ran in several recordings, their attempts follow each other under one test case,
///   and the last one counts: a failure and then a pass is flaky, two passes are a pass. A result
///   for a step or hook that is no longer in the last plan of the scenario is left out.
/// - A scenario that was planned and has no end, or that was expected and never planned, is begun and
///   not ended, so that every reporter shows it as unfinished.
/// - Timestamps are kept. Scenarios are in the order of their pickles.
/// - The message at the end of a run is repeated, unless later runs made the failure of that run good.
///
/// A single recording stays as it is; only missing parts are added.
///
/// - A recording of a run that another recording holds as well counts no second time; see `RunCopies`.
/// - Of several runs of one shard the later one counts, and one that is not whole takes nothing away
///   from a whole one that began after it.
///
/// The result is a success only when
/// - every recording is whole: it has an end, and no message of it was lost; or its shard ran again;
/// - nothing that is expected is missing, and there is a scenario at all;
/// - the last attempt at every scenario ended with a result for every step, and passed or was skipped,
///   or its run counts its result as a success, as one that is not strict does;
/// - every recording that failed has a scenario that did not pass or did not run (later runs may make that
///   good), and no exception, no failed hook of the run and no file that could not be parsed, which
///   nothing makes good.
public struct Merge: Sendable {
  /// Demands on the recordings as a whole.
  public struct Expectation: Sendable, Equatable {
    /// The least number of recordings.
    public var shards: Int?
    /// Whether every pickle must have run, rather than those that were selected.
    public var everything: Bool

    public init(shards: Int? = nil, everything: Bool = false) {
      self.shards = shards
      self.everything = everything
    }
  }

  /// The result of all recordings together.
  public enum Outcome: Sendable {
    case passed
    /// Something failed, whether or not something is missing besides.
    case failed
    /// Nothing failed as far as it is known, and something is missing.
    case incomplete
  }

  /// A part of the result, in order.
  public enum Piece: Sendable {
    case message(Envelope)
    /// No message of this feature follows any more.
    case featureEnd(uri: String)
  }

  /// One run, from `meta` to `testRunFinished`; empty if its messages were emitted.
  public private(set) var envelopes: [Envelope] = []
  /// Problems that the reports do not show.
  public private(set) var findings: [Finding] = []
  public private(set) var outcome = Outcome.incomplete

  public var isSuccess: Bool { outcome == .passed }

  /// Whether nothing is missing, as far as it is known, whatever failed.
  package var isWhole: Bool { !findings.contains(where: \.isLoss) }

  /// Joins recordings; a recording with several runs counts as several.
  public init(_ recordings: [Recording], expecting expectation: Expectation = Expectation()) {
    var index = RecordingIndex()
    var files: [[UInt8]] = []
    for recording in recordings {
      var bytes: [UInt8] = []
      for envelope in recording.envelopes {
        envelope.appendJSON(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
      index.begin(recording.name)
      index.read(bytes)
      _ = index.end(isCut: recording.isDamaged) { _ in true }
      files.append(bytes)
    }
    var envelopes: [Envelope] = []
    self.init(index, expecting: expectation, plansFirst: true) { file, range in
      Array(files[file][range])
    } emit: { piece in
      if case .message(let envelope) = piece { envelopes.append(envelope) }
    }
    self.envelopes = envelopes
  }

  /// Joins recordings of any size in bounded memory.
  ///
  /// - Parameters:
  ///   - index: The positions of the messages of each run.
  ///   - expectation: The conditions for the merge to be whole.
  ///   - plansFirst: Whether all plans come before the first scenario, as in a run, which takes memory for
  ///     all messages; otherwise each feature comes with its plans and attempts, so that no report has to
  ///     keep all plans.
  ///   - read: The bytes of a range of a file, by the number of the file; nil if they cannot be
  ///     read again.
  ///   - emit: Receives one run, from `meta` to `testRunFinished`.
  public init(
    _ index: RecordingIndex, expecting expectation: Expectation = Expectation(),
    plansFirst: Bool = false, read: @escaping (Int, Range<Int>) -> [UInt8]?,
    emit: (Piece) -> Void
  ) {
    // Sorting is stable in the standard library: runs that began at once stay in the order given.
    let sorted = index.runs.sorted { $0.start.isBefore($1.start) }
    let copies = RunCopies.copies(among: sorted)
    let runs = sorted.indices.filter { copies[$0] == nil }.map { sorted[$0] }
    var joiner = RunJoiner(runs, of: index, expecting: expectation, read: read)
    if runs.count == 1 {
      joiner.pass(emit)
    } else if plansFirst {
      var envelopes: [Envelope] = []
      joiner.join { if case .message(let envelope) = $0 { envelopes.append(envelope) } }
      // Stable again: messages of one kind stay in order.
      envelopes.sort { $0.placeInRun < $1.placeInRun }
      for envelope in envelopes { emit(.message(envelope)) }
    } else {
      joiner.join(emit)
    }
    findings = RunCopies.findings(copies, names: sorted.map(\.facts.name)) + joiner.findings
    outcome = joiner.outcome
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
