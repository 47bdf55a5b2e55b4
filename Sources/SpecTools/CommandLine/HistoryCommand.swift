import SpecCommand
import SpecReporting
import SpecSettings
import SpecSources

/// `specrun history`.
struct HistoryCommand: Tool {
  static let name = "history"
  static let abstract = "Show trends across runs."
  static let synopsis = "[<options>] FILE"
  static let discussion = """
    Shows pass rate and duration of the runs that --history added to a file, flaky scenarios, and \
    what is new, fixed, regressed or slower than usual in the last run.

    Flaky: \(RunTrend.flakyRule). Slower: \(RunTrend.slowRule).

    Exit status: 0 everything could be read, 2 nothing could or no run was selected, 3 part of the \
    file is damaged.
    """

  static var declarations: [Declaration] {
    [
      Declaration(
        name: "paths", form: .positional, help: "The file that --history named.",
        completion: .files),
      DiffCommand.Format.declaration,
      Declaration(
        name: "last", form: .value, valueName: "count",
        help: "Look at so many runs, the latest (default: 50)."),
      Declaration(
        name: "branch", form: .value, valueName: "name",
        help: "Look at runs of this branch only."),
      Declaration(
        name: "scenario", form: .value, valueName: "text",
        help: "List the outcomes of scenarios with this text in their name or file."),
    ] + Declaration.ofSettings(["color"])
  }

  let path: String
  let format: DiffCommand.Format
  var selection = History.Selection.usual
  let color: Settings.ColorMode

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
    var problems: [any CommandProblem] = []
    (format, color) = DiffCommand.Format.read(from: arguments, &problems)
    let last = arguments.values("last", .number(in: 1...Int.max), &problems).last
    selection.last = last ?? selection.last
    selection.branch = arguments["branch"].last
    selection.scenario = arguments["scenario"].last
    let paths = arguments["paths"]
    if paths.count != 1 { problems.append(.noHistoryNamed(count: paths.count)) }
    guard problems.isEmpty else { throw CommandErrors(problems) }
    path = Path.tidy(paths[0])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    guard invocation.files.kind(of: path) != nil else {
      throw CommandErrors(.source(.noSuchPath(path)))
    }
    let file = try CommandErrors.of(try HistoryFile(path, files: invocation.files))
    let trend = file.history.trend(selection)
    let options = TerminalStyle(color: color, host: invocation.host).options()
    let report =
      switch format {
      case .text: trend.text(options)
      case .markdown: trend.markdown()
      case .json: trend.json()
      }
    try invocation.host.output.print(report)
    if trend.runs.isEmpty { return .couldNotRun }
    return trend.notes.isEmpty ? .passed : .incomplete
  }
}
