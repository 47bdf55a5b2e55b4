import SpecMerging
import SpecReporting
import SpecSession
import SpecSettings

/// The validated settings of `specrun report` and `specrun merge`.
struct RecordingSettings {
  let paths: [String]
  let formats: [Settings.FormatTarget]
  let color: Settings.ColorMode
  let requirements: String?
  let baseline: [String]
  let history: String?
  let sourceURL: String?
  /// The file that gets the times of scenarios.
  let timings: String?
  let requirementRules: [RequirementsCheck.Rule]
  let expectation: Merge.Expectation

  /// - Parameter problems: What is wrong with arguments that were read already.
  init(
    _ arguments: ParsedArguments, command: String, expectation: Merge.Expectation,
    problems: [CommandError] = []
  ) throws(CommandErrors) {
    var problems = problems
    var settings = Settings()
    do throws(SettingsErrors) { settings = try Settings(GivenSettings(arguments)) } catch {
      problems += CommandErrors(error).errors
    }
    paths = settings.session.paths
    formats = settings.formats
    color = settings.color
    requirements = settings.requirements
    baseline = settings.baseline
    history = settings.history
    sourceURL = settings.sourceURL
    timings = settings.timings
    requirementRules = settings.requirementRules
    self.expectation = expectation
    if arguments["paths"].isEmpty { problems.append(.noRecordings(command: command)) }
    if !problems.isEmpty { throw CommandErrors(problems) }
  }
}
