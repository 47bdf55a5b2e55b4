import SpecCommand
import SpecReporting
import SpecSettings
import SpecSources

/// `specrun diff`.
struct DiffCommand: Tool {
  static let name = "diff"
  static let abstract = "Compare the messages of two runs."
  static let synopsis = "[<options>] BEFORE NOW"
  static let discussion = """
    Shows new failures, fixed, flaky and slower scenarios, and new, removed, renamed and moved ones. \
    A folder means its .ndjson files, such as the shards of a run.

    Exit status: 0 nothing fails that did not fail before, 1 something does, 2 a recording cannot be \
    read or has no scenario, 3 nothing does as far as it is known, but a recording is incomplete.
    """

  static var declarations: [Declaration] {
    [
      Declaration(
        name: "paths", form: .positional,
        help: "The recordings of the earlier and of the later run.", completion: .files),
      Format.declaration,
    ] + Declaration.ofSettings(["color"])
  }

  /// The format of a comparison.
  enum Format: String, CaseIterable {
    case text, markdown, json

    static var declaration: Declaration {
      Declaration(
        name: "format", form: .value, short: "f", valueName: "name",
        help: "Write text (default), markdown or json.",
        completion: .words(allCases.map(\.rawValue)))
    }

    /// The values of `--format` and `--color`.
    static func read(
      from arguments: ParsedArguments, _ problems: inout [any CommandProblem]
    ) -> (format: Format, color: Settings.ColorMode) {
      let formats: [Format] = arguments.values("format", .anyCase, &problems)
      let colors: [Settings.ColorMode] = arguments.values("color", .anyCase, &problems)
      return (formats.last ?? .text, colors.last ?? .auto)
    }
  }

  let before: String
  let now: String
  let format: Format
  let color: Settings.ColorMode

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
    var problems: [any CommandProblem] = []
    (format, color) = Format.read(from: arguments, &problems)
    let paths = arguments["paths"]
    if paths.count != 2 { problems.append(.noPair(count: paths.count)) }
    guard problems.isEmpty else { throw CommandErrors(problems) }
    (before, now) = (paths[0], paths[1])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let comparison = RunComparison(
      of: try invocation.table(of: [now]), with: try invocation.table(of: [before]))
    let options = TerminalStyle(color: color, host: invocation.host).options()
    let report =
      switch format {
      case .text: comparison.text(options)
      case .markdown: comparison.markdown()
      case .json: comparison.json()
      }
    try invocation.host.output.print(report)
    if min(comparison.scenarios.before, comparison.scenarios.now) == 0 { return .couldNotRun }
    return comparison.isWorse ? .failed : comparison.isIncomplete ? .incomplete : .passed
  }
}
