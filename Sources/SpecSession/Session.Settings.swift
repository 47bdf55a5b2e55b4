public import SpecEngine
public import TagExpressions

extension Session {
  /// What to read, which scenarios to take from it, and how to run them.
  public struct Settings: Sendable {
    public var paths: [String] = []
    public var language = "en"
    /// Whether tags such as `@DataSource:users.csv` add examples from files.
    public var readsDataSources = true
    public var tags: [TagExpression] = []
    public var names: [Plan.Filter.NamePattern] = []
    public var shard: Plan.Shard?
    public var order = Plan.Order.defined
    public var limit: Int?
    public var strictKeywords = false
    public var duplicatePatterns = SupportCode.Duplicates.areProblems
    public var run = Run.Settings()

    public init() {}
  }
}
