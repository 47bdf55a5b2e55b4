import Basics
import Messages
import SpecAudit
import SpecCommand
import SpecReporting
import SpecSettings
import SpecMerging
import SpecSources

/// The reason why a tool could not run.
enum ToolError: CommandProblem {
  // Shards
  /// The file of `--last-plan` is something else.
  case notPlan(String)
  case planNotWritten(String, reason: String)

  // Watching
  /// Changes of files cannot be seen.
  case notWatched(String)

  // Audits
  case auditMark(Mark.Problem)

  // Catalogs of sentences
  case unknownWorld(String, nearest: String?, [String])
  case unknownLibrary(String, nearest: String?)

  // Formatting
  /// A file was left as it is, because it is in another encoding.
  case notUTF8(String)
  /// A file was left as it is, because the formatter would change its meaning in that place.
  case changesMeaning(String, Location)
  /// A file was left as it is, because formatting the result would change that line again.
  case unstable(String, Location)
  case notRewritten(String, reason: String)
  /// Standard input was to be formatted together with files.
  case inputBesidePaths

  // New specs
  case scaffold(ScaffoldProblem)
  /// More than one folder for new specs.
  case severalFolders(count: Int)
  /// Specs were to be put into something that is no folder.
  case noFolder(String)
  case notCreated(String, reason: String)

  // Recordings
  case noRecordings
  /// Not two paths.
  case noPair(count: Int)
  case noMessage(path: String, line: Int, MessageError)
  case moreBadLines(path: String, Int)
  case finding(Merge.Finding)

  // Histories
  /// Not one path.
  case noHistoryNamed(count: Int)
}

extension CommandErrors {
  init(_ error: ToolError) { self.init([error]) }
}

extension [any CommandProblem] {
  mutating func append(_ problem: ToolError) { append(problem as any CommandProblem) }
}

extension Invocation {
  func printErrors(_ errors: [ToolError]) { printErrors(errors as [any CommandProblem]) }
}

extension ToolError {
  func message(workingDirectory: String) -> String {
    switch self {
    case .unknownWorld(let name, let nearest, let known):
      "--world: found \"\(name)\", expected one of \(known.joined(separator: ", "))"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .unknownLibrary(let name, let nearest):
      "--library: found \"\(name)\", expected a folder or file of the libraries' code"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .notPlan(let path):
      "\(path): --last-plan: found another file, expected one that --last-plan wrote, or none"
    case .planNotWritten(let path, let reason):
      "\(path): the plan cannot be written: \(reason)"
    case .notWatched(let reason): "the files cannot be watched: \(reason)"
    case .auditMark(let problem): problem.message
    case .notUTF8(let path):
      "\(shown(path: path)): is not formatted, because it is not in UTF-8"
    case .changesMeaning(let path, let location):
      "\(shown(path: path)):\(location.line): is not formatted: the formatter would change what it says "
        + "here; please report this"
    case .unstable(let path, let location):
      "\(shown(path: path)):\(location.line): is not formatted: the formatter would change this line again "
        + "and again; please report this"
    case .notRewritten(let path, let reason):
      "\(shown(path: path)): cannot be written: \(reason)"
    case .inputBesidePaths:
      "-: standard input is formatted alone; name it or paths"
    case .scaffold(let problem): problem.message
    case .severalFolders(let count):
      "found \(counted(count, "folder")), expected at most one, such as "
        + "`\(Program.name) init greeting`"
    case .noFolder(let path):
      "\(shown(path: path)): is no folder; expected one, or a path where there is nothing yet"
    case .notCreated(let path, let reason):
      "\(shown(path: path)): cannot be created: \(reason)"
    case .noRecordings:
      "expected a file of messages or a folder of .ndjson files, such as "
        + "`\(Program.name) report reports/run.ndjson`"
    case .noPair(let count):
      "found \(counted(count, "recording")), expected two, such as "
        + "`\(Program.name) diff main.ndjson branch.ndjson`"
    case .noMessage(let path, let line, let error):
      "\(path):\(line):\(error.offset + 1): "
        + (error.keyPath.isEmpty ? "" : "in \(error.keyPath): ") + "\(error.fact)"
    case .moreBadLines(let path, let count):
      "\(path): \(counted(count, "more invalid line"))"
    case .finding(let finding):
      "\(finding)"
    case .noHistoryNamed(let count):
      "found \(counted(count, "path")), expected the file of a history, such as "
        + "`\(Program.name) history reports/runs.history`"
    }
  }
}
