import SpecCommand
import SpecAudit
import SpecSettings
import SpecSources

/// `specrun audit`.
struct AuditCommand: Subcommand {
  static let name = "audit"
  static let abstract =
    "Find changes that scenarios do not catch: rerun each with one small change."
  static let synopsis = "[<options>] [DIR|GLOB|FILE[:LINE…]|@RERUN]…"
  static let discussion = """
    Each variant leaves out a Given or When, changes one value, cell or order of rows, or repeats a \
    When. A scenario that stays green did not notice. What a Then expects and can be changed comes \
    first. Scenarios that do not pass unchanged are named and left out.

    The tag @audit-ignore(reason) leaves out a scenario, with underscores for blanks; the comment \
    # audit-ignore(reason) above a step or row says why what is found there may stay.

    Exit status: 0 the score is reached, 1 it is not, 2 it could not run, 3 the score is reached, but \
    a report was lost, 128+N signal N ended it.
    """

  static let shared: Set = [
    "paths", "tags", "name", "count", "shard", "language", "data-sources", "parallel",
    "world-parameters", "strict-keywords", "duplicate-patterns", "isolation", "network",
    "expected-failure", "color", "max-errors", "max-file-size",
  ]

  static let own = [
    Declaration(
      name: "format", form: .list, short: "f", valueName: "name[:path]",
      help: """
        Write a report to a file, or to the terminal if there is no path: \
        \(AuditFormat.allCases.map(\.rawValue).joined(separator: ", ")). May be repeated.
        """,
      completion: .formats(AuditFormat.allCases.map(\.rawValue))),
    Declaration(
      name: "budget", form: .value, valueName: "time",
      help: """
        Make and try variants for this time, such as 60s, once the unchanged scenarios have run; a \
        sample of all is tried.
        """),
    Declaration(
      name: "seed", form: .value, valueName: "number",
      help: "Choose another sample within the budget (default: 1)."),
    Declaration(
      name: "min-score", form: .value, valueName: "percent",
      help: "Fail if fewer of the variants are noticed (default: 100)."),
  ]

  static func request(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) -> Request {
    let settings = try AuditSettings(arguments, host, files: files)
    return { try await $0.audit(settings) }
  }
}
