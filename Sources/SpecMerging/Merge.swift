public import Messages

/// The messages of several runs as those of one run, which `LargeMerge` makes in memory.
///
/// Recordings count in the order in which their runs began, then in the order given.
///
/// - Sources, documents, pickles and support code that are equal are there once. A pickle is known by
///   its uri, its line and its name, never by its id; an example row has a line of its own.
/// - Ids of the first recording stay what they are, unless two things would have the same one.
/// - When a pickle ran in several recordings, their attempts follow each other under one test case, and
///   the last one counts: what fails and then passes is flaky, what passes twice has passed. A result for a step or hook that the last
///   plan of the scenario has no more is left out.
/// - A scenario that was planned and has no end, or that was expected and never planned, is begun and
///   not ended, so that every reporter shows it as unfinished.
/// - Timestamps are kept. Scenarios are in the order of their pickles.
///
/// A single recording stays as it is, but for what it lacks.
///
/// - A recording of a run that another recording holds as well counts no second time; see `RunCopies`.
/// - Of several runs of one shard the later one counts, and one that is not whole takes nothing away
///   from a whole one that began after it.
///
/// The result is a success only when
/// - every recording is whole: it has an end, and no message of it was lost; or its shard ran again;
/// - nothing that is expected is missing, and there is a scenario at all;
/// - the last attempt at every scenario ended with a result for every step, and passed or was skipped,
///   or its run takes what it came to for a success, as one that is not strict does;
/// - every recording that failed has a scenario that did not pass (later runs may make that
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

  /// One run, from `meta` to `testRunFinished`.
  public let envelopes: [Envelope]
  /// Problems that the reports do not show.
  public let findings: [Finding]
  public let outcome: Outcome

  public var isSuccess: Bool { outcome == .passed }

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
    let merge = LargeMerge(index, expecting: expectation, plansFirst: true) { file, range in
      Array(files[file][range])
    } emit: { piece in
      if case .message(let envelope) = piece { envelopes.append(envelope) }
    }
    (self.envelopes, findings, outcome) = (envelopes, merge.findings, merge.outcome)
  }
}
