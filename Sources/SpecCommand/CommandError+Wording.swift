import Basics
import Gherkin
import GherkinFormatting
import Messages
import ReportFiles
import Scaffolding
import SpecAudit
import SpecEngine
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

extension CommandError {
  /// The text to print: the location if there is one, the finding, the expectation, the remedy.
  func message(workingDirectory: String) -> String {
    switch self {
    case .session(let problem):
      return problem.message(relativeTo: workingDirectory)
    case .source(let problem):
      return problem.message
    case .testingUnobserved(.xcTest):
      return
        "this program contains XCTest, and steps would pass although an XCTAssert in them does not "
        + "hold; expected steps without `import XCTest`: `expect` of StepKit, or #expect and "
        + "Specrun.main(…, observing: .swiftTesting)"
    case .testingUnobserved(.swiftTesting):
      return
        "this program contains Swift Testing, and steps would pass although an #expect in them does "
        + "not hold; expected Specrun.main(…, observing: .swiftTesting), which the product SpecTesting "
        + "brings"
    case .settings(let error):
      return error.message
    case .report(let error):
      return error.message
    case .usage(let error, let command):
      return error.message(of: command)
    case .unknownSubcommand(let name, let nearest, let known):
      return "\(name): no such file, folder or subcommand"
        + (nearest.map { "; did you mean `\(Program.name) \($0)`?" }
          ?? ", expected one of \(known.joined(separator: ", "))")
    case .unknownWorld(let name, let nearest, let known):
      return "--world: found \"\(name)\", expected one of \(known.joined(separator: ", "))"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .unknownLibrary(let name, let nearest):
      return
        "--library: found \"\(name)\", expected a folder or file of the libraries' code"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .ofVariable(let name, let error):
      return "\(name): \(error.message(workingDirectory: workingDirectory))"
    case .notPlan(let path):
      return
        "\(path): --last-plan: found another file, expected one that --last-plan wrote, or none"
    case .planNotWritten(let path, let reason):
      return "\(path): the plan cannot be written: \(reason)"
    case .notEnforced(let level, let reason):
      return level.notEnforced(because: reason)
    case .notWatched(let reason): return "the files cannot be watched: \(reason)"
    case .auditMark(let problem): return problem.message
    case .formatting(let uri, let error):
      return error.message(in: shown(path: uri))
    case .notRewritten(let path, let reason):
      return "\(shown(path: path)): cannot be written: \(reason)"
    case .inputBesidePaths:
      return "-: standard input is formatted alone; name it or paths"
    case .scaffold(let problem): return problem.message
    case .severalFolders(let count):
      return "found \(counted(count, "folder")), expected at most one, such as "
        + "`\(Program.name) init greeting`"
    case .noFolder(let path):
      return
        "\(shown(path: path)): is no folder; expected one, or a path where there is nothing yet"
    case .notCreated(let path, let reason):
      return "\(shown(path: path)): cannot be created: \(reason)"
    case .noRecordings(let command):
      return "expected a file of messages or a folder of .ndjson files, such as "
        + "`\(Program.name) \(command) reports/run.ndjson`"
    case .noPair(let count):
      return "found \(counted(count, "recording")), expected two, such as "
        + "`\(Program.name) diff main.ndjson branch.ndjson`"
    case .noRecordingsIn(let folder):
      return "\(folder): no .ndjson, .ndjson.gz or .ndjson.zst file in this folder or below it"
    case .goneSinceRecorded(let scenarios):
      let (isOne, more) = (scenarios.count == 1, scenarios.count - 20)
      return
        "\(counted(scenarios.count, "scenario")) that did not pass \(isOne ? "is" : "are") not there "
        + "any more and cannot run again:" + scenarios.prefix(20).map { "\n  \($0)" }.joined()
        + (more > 0 ? "\n  and \(more) more" : "")
    case .noMessage(let path, let line, let error):
      let member = error.keyPath.isEmpty ? "" : "in \(error.keyPath): "
      return "\(path):\(line):\(error.offset + 1): \(member)\(error.fact)"
    case .moreBadLines(let path, let count):
      return "\(path): \(counted(count, "more invalid line"))"
    case .compressed(let path, let compression, let fault):
      return "\(shown(path: path)): \(fault.message(of: compression))"
    case .finding(let finding):
      return "\(finding)"
    case .noHistoryNamed(let count):
      return "found \(counted(count, "path")), expected the file of a history, such as "
        + "`\(Program.name) history reports/runs.history`"
    }
  }
}

extension Compression.Fault {
  /// What kept a file from being decompressed.
  fileprivate func message(of compression: Compression) -> String {
    let name = compression.program
    switch self {
    case .noProgram:
      return
        "is compressed with \(name), and there is no program \(name) here; install the package "
        + "\(name), or decompress the file first"
    case .damaged(let reason):
      return
        "cannot be decompressed to its end: \(name) says \"\(shown(path: reason))\"; what comes "
        + "before is read; copy or write the file again"
    case .notStarted:
      return "is compressed with \(name), and \(name) cannot be started: the system has no process "
        + "to give; decompress the file first"
    }
  }
}

extension FormattingError {
  /// Why a file is left as it is.
  fileprivate func message(in uri: String) -> String {
    switch self {
    case .syntax(let errors, _):
      errors.map { $0.friendlyMessage(in: uri) }.joined(separator: "\n")
    case .notUTF8:
      "\(uri): is not formatted, because it is not in UTF-8"
    case .changesMeaning(let location):
      "\(uri):\(location.line): is not formatted: the formatter would change what it says here; "
        + "please report this"
    case .unstable(let location):
      "\(uri):\(location.line): is not formatted: the formatter would change this line again and "
        + "again; please report this"
    }
  }
}
