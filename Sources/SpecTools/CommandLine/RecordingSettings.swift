import SpecCommand
import SpecMerging
import SpecReporting
import SpecSession
import SpecSettings

/// The validated settings of `specrun report` and `specrun merge`.
struct RecordingSettings {
  private(set) var settings = Settings()
  let expectation: Merge.Expectation

  /// - Parameter problems: What is wrong with arguments that were read already.
  init(
    _ arguments: ParsedArguments, command: String, expectation: Merge.Expectation,
    problems: [any CommandProblem] = []
  ) throws(CommandErrors) {
    var problems = problems
    do throws(SettingsErrors) { settings = try Settings(GivenSettings(arguments)) } catch {
      problems += CommandErrors(error).errors
    }
    self.expectation = expectation
    if arguments["paths"].isEmpty { problems.append(.noRecordings(command: command)) }
    if !problems.isEmpty { throw CommandErrors(problems) }
  }
}
