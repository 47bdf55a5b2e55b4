import SpecReporting
import SpecSettings

/// The reports to write, and their options.
struct ReportSettings {
  var formats: [Settings.FormatTarget]
  var color = Settings.ColorMode.auto
  var requirements: Requirements?
  /// The run before, for the reports that compare.
  var baseline: RunTable?
  /// The runs before, for the reports that show trends.
  var history: RunHistory?
  /// The kinds of failures that are told apart.
  var categories: [FailureCategory] = []
  /// The address of a source file, where the build server does not say it.
  var sourceURL: String?
  /// The options that commands repeat which run scenarios again.
  var rerunOptions: [String] = []
  /// What the requirements need.
  var requirementRules: [RequirementsCheck.Rule] = []
  /// The files that were read and must not be overwritten.
  var inputs: [String] = []
  /// The name of the machine, where it is known and may be published.
  var hostName: String?
  /// Whether no report says which worker ran a scenario: that is chance.
  var hidesWorkers = false
  /// Whether each feature comes with its plans, as in a merge of large recordings.
  var comesByFeature = false
  /// Whether a line on a terminal shows the progress of the run.
  var isAnimated = false
}
