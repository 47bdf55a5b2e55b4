import SpecAudit
import SpecCommand
import SpecEngine
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

/// `specrun audit`.
struct AuditCommand: Tool {
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
    AuditFormat.declaration("a report"),
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

  var settings: Settings
  var audit = Audit.Settings()
  /// The score in percent from which the audit is a success.
  var minimum = 100.0
  var formats: [WholeReports<AuditFormat>.Target] = []

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
    settings = try RunCommand.settings(arguments.without("format"), host, files: files)
    settings.formats = []
    settings.approve = false
    settings.session.run.dryRun = false
    settings.session.order = .defined
    var problems: [any CommandProblem] = []
    audit.budget = arguments.values("budget", .duration, &problems).last ?? audit.budget
    let seed = arguments.values("seed", .number(in: 0...Int.max), &problems).last
    audit.seed = seed.map { UInt64($0) } ?? audit.seed
    minimum = arguments.values("min-score", .percent, &problems).last ?? minimum
    formats = reportTargets(arguments["format"], standard: .text, &problems)
    if !problems.isEmpty { throw CommandErrors(problems) }
  }

  /// Runs variants of the scenarios and reports the unnoticed ones.
  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (host, files) = (invocation.host, invocation.files)
    let selection = try invocation.features(settings)
    let network = try invocation.networkLevel(settings)
    let reports = try WholeReports(
      formats, inputs: selection.entries.map(\.uri) + [settings.configuration], files: files)
    let session = Session(
      settings.session, selection: selection, libraries: invocation.libraries(), files: files)
    guard session.problems.isEmpty else {
      throw CommandErrors(session.problems.map(CommandError.session), atMost: settings.maxErrors)
    }
    do throws(SupportCode.Problems) {
      try session.plan?.supportCode.checkOpposites()
    } catch {
      throw CommandErrors(
        error.problems.map { CommandError.session(.supportCode($0)) }, atMost: settings.maxErrors)
    }
    let interruptions = host.catchInterruptions()
    let interruption = Interruption()
    let isIsolated = host.startsWorkers && settings.isolation != .none
    if !isIsolated { interruptions?.interrupt(interruption, note: host.printNote) }
    let result: AuditResult
    do throws(Mark.Problems) {
      result = try await Audit(session, settings: audit).run { stallLimit in
        var environment = invocation.probing
        environment.interruption = interruption
        if isIsolated {
          var isolation = invocation.isolation(settings, network, interruptions)
          isolation.frontEnd = [Specrun.auditing: "true"]
          if let stallLimit { isolation.stallLimit = stallLimit }
          isolation.note = { _ in }
          environment.makeExecutor = isolation.makeExecutor
        }
        return environment
      }
    } catch {
      throw CommandErrors(error.problems.map(ToolError.auditMark), atMost: settings.maxErrors)
    }
    let status = reports.write((result, minimum), invocation, color: settings.color)
      .combined(with: result.score.percent >= minimum ? .passed : .failed)
    guard let signal = interruptions?.signal else { return status }
    return status.combined(with: .interrupted(signal: signal))
  }
}

extension Invocation {
  /// The environment for scenarios whose results alone count.
  var probing: Run.Environment {
    var environment = Run.Environment(
      clock: host.makeClock(), resources: files.resources(approving: false))
    environment.keepsAttachments = false
    environment.observer = host.observer
    return environment
  }
}

extension Setting.Parser where Value == Double {
  static var percent: Self {
    Self(expected: "a number from 0 to 100") { value in
      value.text.flatMap { Double($0) }.flatMap { (0...100).contains($0) ? $0 : nil }
    }
  }
}
