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
    /// The likely mistakes in features that prevent the run, and those that are reported.
    public var lint = LintLevels()
    /// The tags with a meaning for the front end; those of the engine and of data sources are
    /// known.
    public var knownTags: [TagVocabulary.Entry] = []
    /// The columns that formatting indents each level of a feature by.
    public var indentation = 2
    /// The size limits of features and files of examples.
    public var limits = SourceLimits()
    /// Paths of files that may be next to the features but are not for their steps, such as the
    /// configuration: libraries do not check them.
    public var otherFiles: Set<String> = []
    /// Tag expressions that a scenario must all pass.
    public var tags: [TagExpression] = []
    /// Patterns; the name of a scenario must match one of them.
    public var names: [Plan.Filter.NamePattern] = []
    /// The part of the selected scenarios that this run is responsible for; nil for all.
    public var shard: Plan.Shard?
    /// The times of scenarios, by which shards are divided.
    public var timings = Timings()
    public var order = Plan.Order.defined
    /// The highest number of scenarios to run, from 1.
    public var limit: Int?
    /// Whether `Given`, `When` and `Then` define steps of their own kind only.
    public var strictKeywords = false
    /// The treatment of a pattern that is defined twice.
    public var duplicatePatterns = SupportCode.Duplicates.areProblems
    /// The sources of the world parameters in `run`, by name, for errors; the option if there is no
    /// entry.
    public var parameterPlaces: [String: String] = [:]
    /// The id of the run in its messages, if it must differ from those of all other runs.
    public var runId: String?
    public var run = Run.Settings()

    public init() {}
  }
}

extension Session.Settings {
  /// The tags with a meaning in a run with these settings.
  package var tagEntries: [TagVocabulary.Entry] {
    let dataSources: DataSourceUse = readsDataSources ? .read : .ignored
    var entries = Plan.tags + dataSources.tags + knownTags
    // An expression of several tags is the team's own; they know its tags.
    if let source = run.expectedFailure?.source, !source.utf8.contains(where: " ()".utf8.contains) {
      entries.append(TagVocabulary.Entry(source))
    }
    return entries
  }
}

extension SourceReader {
  /// A reader of files as a run with these settings reads them.
  package init(
    _ files: FileSystem, _ settings: Session.Settings, ids: IdGenerator = IdGenerator()
  ) {
    self.init(
      files, language: settings.language,
      dataSources: settings.readsDataSources ? .read : .ignored, limits: settings.limits,
      tags: TagVocabulary(settings.tagEntries), ids: ids)
  }
}
