import SpecCommand
import SpecAudit
import SpecEngine
import SpecSession
import SpecSettings
import SpecSources

/// The validated settings of `specrun audit`.
struct AuditSettings {
  var settings: Settings
  var audit = Audit.Settings()
  /// The score in percent from which the audit is a success.
  var minimum = 100.0
  var formats: [WholeReports<AuditFormat>.Target] = []

  init(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) {
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
}

extension Setting.Parser where Value == Double {
  static var percent: Self {
    Self(expected: "a number from 0 to 100") { value in
      value.text.flatMap { Double($0) }.flatMap { (0...100).contains($0) ? $0 : nil }
    }
  }
}
