public import Messages

/// The facts that only a series of runs shows.
public struct RunTrend: Sendable, Equatable {
  /// One run.
  public struct Run: Sendable, Equatable {
    public var startedAt: Timestamp
    public var branch: String?
    public var revision: String?
    public var duration: Duration?
    public var scenarios = OutcomeCounts()
  }

  /// A scenario of the last run, or a flaky one.
  public struct Entry: Sendable, Equatable {
    public var identity: ScenarioIdentity
    /// Runs in which it passed or failed, and those of them in which it failed.
    public var (results, failures) = (0, 0)
    /// Runs in which it passed only when tried again.
    public var retried = 0
    /// The number of times that a pass followed a failure, or a failure a pass.
    public var changes = 0
    /// Runs in a row with the former result, if that has changed.
    public var streak = 0
    /// The usual time and the last one, if it is slower.
    public var times: ClosedRange<Duration>?
  }

  /// The result of a scenario in a run.
  public enum Mark: String, Sendable {
    case none, passed, flaky, failed, other
  }

  /// A scenario with its result in each run.
  public struct Line: Sendable, Equatable {
    public var entry: Entry
    /// One for each of `runs`.
    public var marks: [Mark]
  }

  /// The name of the file, for titles.
  public var name: String
  /// The oldest first.
  public var runs: [Run] = []
  /// Failing now, and passed the time before.
  public var regressed: [Entry] = []
  /// Passing now, and failed the time before.
  public var fixed: [Entry] = []
  /// Not in any run before.
  public var added: [Entry] = []
  public var slower: [Entry] = []
  /// The least certain first.
  public var flaky: [Entry] = []
  /// Scenarios that were asked for; nil if none were.
  public var listed: [Line]?
  /// Remarks about the history itself, a sentence each.
  public var notes: [String] = []

  /// Fewer results say nothing about whether a scenario is flaky.
  public static let leastResults = 5
  /// The least number of changes between passing and failing, more than one failure that was repaired.
  public static let leastChanges = 3
  /// The least number of runs in which a scenario passed only when tried again.
  public static let leastContradictions = 2
  /// Fewer times say nothing about what is usual.
  public static let leastTimes = 5

  /// The rules in words, for people.
  public static let flakyRule =
    "at least \(leastResults) results with the same steps, and at least \(leastChanges) changes between "
    + "passing and failing on a branch, or \(leastContradictions) runs or revisions in which it did both"
  public static let slowRule =
    "1.5 times the median of the times before and a tenth of a second more, after at least "
    + "\(leastTimes) of them"
}
