import Gherkin
import GherkinFormatting
import Messages
import Scaffolding
import SpecAudit
import SpecEngine
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSources
import YAML

extension CommandError {
  /// The text to print: the location if there is one, the finding, the expectation, the remedy.
  func message(workingDirectory: String) -> String {
    switch self {
    case .session(let problem):
      return problem.message(relativeTo: workingDirectory)
    case .source(let problem):
      return problem.message
    case .setting(let source, let fault):
      return "\(source): \(fault.sentence)"
    case .unknownSubcommand(let name, let nearest, let known):
      return "\(name): no such file, folder or subcommand"
        + (nearest.map { "; did you mean `\(Program.name) \($0)`?" }
          ?? ", expected one of \(known.joined(separator: ", "))")
    case .unknownFormat(let name, let suggestion, let known):
      return "--format: found \"\(name)\", expected one of \(known.joined(separator: ", "))"
        + (suggestion.map { "; did you mean \($0)?" } ?? "")
    case .unknownWorld(let name, let nearest, let known):
      return "--world: found \"\(name)\", expected one of \(known.joined(separator: ", "))"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .unknownLibrary(let name, let nearest):
      return
        "--library: found \"\(name)\", expected a tag that a library names with TaggedScenarios, "
        + "or a folder or file of its code" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .ofVariable(let name, let error):
      return "\(name): \(error.message(workingDirectory: workingDirectory))"
    case .noRequirements(let option, let looked):
      return "\(option): there is no \(looked.joined(separator: " nor ")); "
        + "specrun.yaml can name another file as `requirements`"
    case .unwritable(let path, let reason):
      return "\(path): the report cannot be written: \(reason)"
    case .notTimings(let path):
      return "\(path): --timings: found another file, expected one that --timings wrote, or none"
    case .timingsNotWritten(let path, let reason):
      return "\(path): the times of scenarios cannot be written: \(reason)"
    case .notPlan(let path):
      return
        "\(path): --last-plan: found another file, expected one that --last-plan wrote, or none"
    case .planNotWritten(let path, let reason):
      return "\(path): the plan cannot be written: \(reason)"
    case .sameReport(let path, let formats):
      return "\(path): found reports \(formats.joined(separator: " and ")) for this file, "
        + "expected a separate file for each report"
    case .reportOverInput(let path, let format):
      return "\(path): the \(format) report would overwrite an input file; choose another path"
    case .notThisReport(let path, let format):
      return "\(path): the \(format) report would overwrite a file that is no \(format) report; "
        + "choose another path, or remove the file"
    case .notThisFolder(let path, let format, let name):
      return "\(path): the \(format) report would be mixed with \(name), which is no part of one; "
        + "choose another folder"
    case .notEnforced(let level, let reason):
      return level.notEnforced(because: reason)
    case .configuration(let path, let error):
      return "\(path):\(error)"
    case .unknownProfile(let name, let known):
      return "--profile: found \"\(name)\", expected "
        + (known.isEmpty
          ? "a profile of specrun.yaml, which has none"
          : "one of \(known.joined(separator: ", "))")
    case .noConfiguration(let profile):
      return "--profile: \"\(profile)\" is not defined: there is no specrun.yaml in this "
        + "folder or around it"
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
    case .noHistory(let path):
      return
        "\(path): found a file that is no history of runs, expected one that --history made, or "
        + "a path where there is nothing yet"
    case .noHistoryNamed(let count):
      return "found \(counted(count, "path")), expected the file of a history, such as "
        + "`\(Program.name) history reports/runs.history`"
    case .notRecorded(let path, let reason):
      return "\(path): the run cannot be added: \(reason)"
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
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
