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
    var shards: Int?
    if let text = arguments["shards"].last {
      do throws(SettingsError) {
        shards = try Setting.Parser.number(in: 1...Int.max)
          .read(SettingValue(text, from: .option("--shards")))
      } catch {
        problems.append(.settings(error))
      }
    }
    do throws(SettingsErrors) { settings = try Settings(GivenSettings(arguments)) } catch {
      problems += CommandErrors(error).errors
    }
    expectation = Merge.Expectation(
      shards: shards, everything: !arguments["expect-all"].isEmpty)
    if arguments["paths"].isEmpty { problems.append(.noRecordings) }
    if !problems.isEmpty { throw CommandErrors(problems) }
  }
}
