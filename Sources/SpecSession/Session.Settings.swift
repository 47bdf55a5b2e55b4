public import Gherkin
public import SpecEngine
public import SpecSources
public import TagExpressions

extension Session {
  /// The features to run, and the ways to run them.
  public struct Settings: Sendable {
    /// `DIR`, `GLOB`, `FILE[:LINE…]` or `@RERUN`; the folder `Features` or `features` when empty.
    public var paths: [String] = []
    /// The dialect of features that name none, such as `en`.
    public var language = "en"
    /// Whether `@DataSource` and its like name files of examples.
    public var readsDataSources = true
    /// Which likely mistakes in features keep the run from beginning, and which are mentioned.
    public var lint = LintLevels()
    /// The tags that mean something to the front end; those of the engine and of data sources are
    /// known.
    public var knownTags: [TagVocabulary.Entry] = []
    /// The columns that formatting indents each level of a feature by.
    public var indentation = 2
    /// The sizes beyond which features and files of examples are not read.
    public var limits = SourceLimits()
    /// Paths of files that may lie beside the features and are not for their steps, such as the
    /// configuration: libraries do not check them.
    public var otherFiles: Set<String> = []
    /// Tag expressions that a scenario must all pass.
    public var tags: [TagExpression] = []
    /// Patterns of which the name of a scenario must match one.
    public var names: [Plan.Filter.NamePattern] = []
    /// The part of the selected scenarios that this run is responsible for; nil for all.
    public var shard: Plan.Shard?
    /// How long scenarios take, which shards are made by.
    public var timings = Timings()
    public var order = Plan.Order.defined
    /// The highest number of scenarios to run, from 1.
    public var limit: Int?
    /// Whether `Given`, `When` and `Then` define steps of their own kind only.
    public var strictKeywords = false
    /// The treatment of a pattern that is defined twice.
    public var duplicatePatterns = SupportCode.Duplicates.areProblems
    /// The sources of the world parameters in `run`, by name, for errors; the option where there is
    /// none.
    public var parameterPlaces: [String: String] = [:]
    /// The id of the run in its messages, where it has to differ from those of all other runs.
    public var runId: String?
    public var run = Run.Settings()

    public init() {}
  }
}
