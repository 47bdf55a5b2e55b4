import Messages
public import TagExpressions

extension Run {
  /// The ways to run a plan.
  public struct Settings: Sendable {
    /// The number of scenarios that may run at once, from 1 to 1024.
    public var parallel = 1
    /// Whether everything after the first failed scenario is skipped.
    public var failFast = false
    /// Whether a scenario continues after a `Then` that failed, so that all of them are checked.
    package var runsEveryOutcome = false
    /// The time after which no scenario begins; those that have begun continue.
    package var startLimit: Duration?
    /// Whether step code is left out: defined steps are skipped, undefined ones found.
    public var dryRun = false
    /// World parameters, by name; the defaults that libraries declare are added.
    public var parameters: [String: String] = [:]
    public var retries = Retries()
    public var limits = TimeLimits()
    /// Whether tags of scenarios set other limits.
    package var hasTagLimits = true
    public var verdict = Verdict()
    /// The scenarios that are known to fail: their failure does not fail the run, but their success does.
    public var expectedFailure: TagExpression?
    /// The scenarios whose failures do not fail the run for some time.
    public var quarantine = Quarantine()
    /// The locks that scenarios hold while they run.
    public var locks: [Lock] = []

    public init() {}
  }

  /// The retries of a failed scenario, at once and with a new World.
  public struct Retries: Sendable {
    /// In addition to the first attempt; 0 to 100.
    public var count: Int
    /// Only scenarios whose tags match; all of them if nil.
    public var tags: TagExpression?

    public init(count: Int = 0, tags: TagExpression? = nil) {
      self.count = count
      self.tags = tags
    }

    func count(for pickle: Pickle) -> Int {
      guard count > 0, let tags else { return count }
      return tags.evaluate(pickle.tags.map(\.name)) ? count : 0
    }
  }

  /// Something that scenarios hold while they run, such as a database.
  public struct Lock: Sendable {
    /// The name in specrun.yaml.
    public let name: String
    /// Scenarios that hold it alone.
    public let exclusive: TagExpression?
    /// Scenarios that hold it together with others of this kind.
    public let shared: TagExpression?

    public init(name: String, exclusive: TagExpression?, shared: TagExpression? = nil) {
      self.name = name
      self.exclusive = exclusive
      self.shared = shared
    }
  }
}
