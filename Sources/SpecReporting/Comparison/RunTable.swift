public import Messages

/// The results of one or more runs, a row a scenario: as much as a comparison needs.
public struct RunTable: Sendable, Equatable {
  /// The files that it was read from; empty for the run that goes on.
  public internal(set) var files: [String] = []
  /// The duration of the run, if there is one and it is known.
  public internal(set) var duration: Duration?
  /// When the latest of its runs began.
  public internal(set) var startedAt: Timestamp?
  public internal(set) var git: Meta.Git?
  /// The gaps in it.
  public internal(set) var findings: [Finding] = []
  /// Whether every scenario of its features is in it.
  var isWhole = true
  /// Whether one of its runs says that it failed.
  package var hasFailed = false
  /// Scenarios that ran or were to run; known even if the rows are gone.
  var scenarioCount = 0
  var protocolVersions: [String] = []
  var rows: [Row] = []
  /// The features that were read, whether or not a scenario of theirs ran.
  var uris: Set<String> = []

  /// An empty table.
  public init() {}

  /// Whether there is a scenario in it.
  public var isEmpty: Bool { rows.isEmpty }

  /// Whether a scenario in it ran to its end.
  package var hasResults: Bool { rows.contains { $0.result != nil } }

  /// One scenario.
  struct Row: Sendable, Equatable {
    var identity: ScenarioIdentity
    var line: Int?
    /// A digest of its steps with their arguments; 0 if there are none.
    var steps: UInt64
    /// Whether it was to run.
    var isPlanned = false
    /// Whether it was left to another shard.
    var isLeftToOthers = false
    /// Nil if it did not run, or not to its end.
    var result: Result?
    /// The times of attempts that passed.
    var times: ClosedRange<Duration>?

    var place: Place { Place(uri: identity.uri, line: line) }

    var title: String { identity.title }
  }

  /// The outcome of the last attempt.
  struct Result: Sendable, Equatable {
    var outcome: ScenarioResult.Outcome
    /// The duration of the last attempt.
    var time = Duration.zero
    /// A digest of why it failed, for this process.
    var cause: Int?
    /// When its run began: of several the latest counts.
    var runStartedAt: Timestamp
  }

  /// A reason why something cannot be compared.
  public enum Finding: Sendable, Equatable {
    /// The file holds no message.
    case empty(String)
    /// Lines that are no messages, and the first of them.
    case badLines(String, count: Int, firstLine: Int)
    /// The end of a run is missing.
    case endsEarly(String)
    /// Another major version of the protocol than that of the run it is compared with.
    case otherProtocol(String, found: String, expected: String)
  }
}

extension RunTable.Finding: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty(let file): "\(file): holds no messages"
    case .badLines(let file, let count, let line):
      "\(file): \(count == 1 ? "1 line is no message" : "\(count) lines are no messages")"
        + " (the first is line \(line))"
    case .endsEarly(let file): "\(file): ends early, the end of its run is missing"
    case .otherProtocol(let file, let found, let expected):
      "\(file): messages of protocol \(found), here it is \(expected); what both have is compared"
    }
  }
}
