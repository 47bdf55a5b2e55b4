import Basics
import ReportFiles
import SpecEngine
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

extension CommandError {
  /// The text to print: the location if there is one, the finding, the expectation, the remedy.
  package func message(workingDirectory: String) -> String {
    switch self {
    case .session(let problem):
      problem.message(relativeTo: workingDirectory)
    case .source(let problem):
      problem.message
    case .testingUnobserved(.xcTest):
      "this program contains XCTest, and steps would pass although an XCTAssert in them does not "
        + "hold; expected steps without `import XCTest`: `expect` of StepKit, or #expect and "
        + "Specrun.main(…, observing: .swiftTesting)"
    case .testingUnobserved(.swiftTesting):
      "this program contains Swift Testing, and steps would pass although an #expect in them does "
        + "not hold; expected Specrun.main(…, observing: .swiftTesting), which the product SpecTesting "
        + "brings"
    case .settings(let error):
      error.message
    case .missingTool(let name):
      "\(name): this program does not have the subcommand; add the product SpecTools of specrun to its "
        + "target, and write `import SpecTools` and `Specrun.main(…, tools: .all)`"
    case .report(let error):
      error.message
    case .usage(let error, let command):
      error.message(of: command)
    case .unknownSubcommand(let name, let nearest, let known):
      "\(name): no such file, folder or subcommand"
        + (nearest.map { "; did you mean `\(Program.name) \($0)`?" }
          ?? ", expected one of \(known.joined(separator: ", "))")
    case .ofSetting(let place, let problem):
      "\(place): \(problem.message)"
    case .notEnforced(let level, let reason):
      level.notEnforced(because: reason)
    case .noRecordingsIn(let folder):
      "\(folder): no .ndjson, .ndjson.gz or .ndjson.zst file in this folder or below it"
    case .noLastRun:
      "--last-failed: no run has noted a failure in this folder (\(LastFailedFile.path)): either all passed, or "
        + "none ran here; run without it"
    case .goneSinceRecorded(let scenarios):
      "\(counted(scenarios.count, "scenario")) that did not pass "
        + "\(scenarios.count == 1 ? "is" : "are") not there any more and cannot run again:"
        + scenarios.prefix(20).map { "\n  \($0)" }.joined()
        + (scenarios.count > 20 ? "\n  and \(scenarios.count - 20) more" : "")
    case .compressed(let path, let compression, let fault):
      "\(shown(path: path)): \(fault.message(of: compression))"
    case .noMessages(let path):
      "\(path): holds no messages"
    }
  }
}

extension Compression.Fault {
  /// The reason why a file could not be decompressed.
  fileprivate func message(of compression: Compression) -> String {
    let name = compression.program
    return switch self {
    case .noProgram:
      "is compressed with \(name), which is not installed; install the package \(name), or "
        + "decompress the file first"
    case .damaged(let reason):
      "cannot be decompressed to its end: \(name) says \"\(shown(path: reason))\"; what comes "
        + "before is read; copy or write the file again"
    case .notStarted:
      "is compressed with \(name), which cannot be started: the system cannot make another "
        + "process; decompress the file first"
    }
  }
}
