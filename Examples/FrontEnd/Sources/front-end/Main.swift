import Foundation
import Messages
import SpecEngine
import SpecSession
import SpecSources
import TurnstileSteps
import Verdicts

/// `front-end PATH` lists scenarios; `front-end PATH NAME` and `front-end PATH FILE:LINE` run one.
@main
struct Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await perform(Array(arguments.prefix(1)), scenario: arguments.dropFirst().first))
  }

  /// Returns the exit status: 0 for passed, 1 for failed, 2 if nothing could run.
  nonisolated private static func perform(_ paths: [String], scenario: String?) async -> Int32 {
    let files = FileSystem(workingDirectory: FileManager.default.currentDirectoryPath)
    var settings = Session.Settings()
    settings.paths = paths
    var (report, output) = (Verdicts(), [UInt8]())
    let session = Session(settings, libraries: [turnstileSteps], files: files) {
      report.receive($0, into: &output)
    }

    guard let plan = session.plan else {
      for problem in session.problems { print(problem.message(relativeTo: files.workingDirectory)) }
      return 2
    }
    guard let scenario else {
      for testCase in plan.cases { print(testCase) }
      return 0
    }
    let chosen = plan.filtered { $0.place == scenario || $0.pickle.name == scenario }
    guard chosen.count == 1 else {
      print("\(chosen.count) scenarios are called \(scenario)")
      return 2
    }
    let environment = Run.Environment(
      clock: RunClock(start: Timestamp(), counting: ContinuousClock()),
      resources: files.resources(approving: false))
    let outcome = await session.run(chosen, in: environment) {
      report.receive($0, into: &output)
    }
    report.finish(into: &output)
    print(String(decoding: output, as: UTF8.self), terminator: "")
    return outcome == .passed ? 0 : 1
  }
}
