import SpecCommand
import SpecMerging
import SpecReporting
import SpecSession
import SpecSettings

/// The validated settings of `specrun report`.
struct RecordingSettings {
  private(set) var settings = Settings()
  let expectation: Merge.Expectation

  init(_ arguments: ParsedArguments) throws(CommandErrors) {
    var problems: [any CommandProblem] = []
    let shards = arguments.values("shards", .number(in: 1...Int.max), &problems).last
    do throws(SettingsErrors) { settings = try Settings(GivenSettings(arguments)) } catch {
      problems += CommandErrors(error).errors
    }
    expectation = Merge.Expectation(
      shards: shards, everything: !arguments["expect-all"].isEmpty)
    if arguments["paths"].isEmpty { problems.append(.noRecordings) }
    if !problems.isEmpty { throw CommandErrors(problems) }
  }
}
