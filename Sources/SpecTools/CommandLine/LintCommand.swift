import SpecCommand
import SpecLint
import SpecSettings
import SpecSources

/// `specrun lint`.
struct LintCommand: Tool {
  static let name = "lint"
  static let abstract = "Find mistakes in features, step definitions and profiles."
  static let synopsis = "[<options>] [DIR|GLOB|FILE]…"
  static var discussion: String {
    """
    Looks for everything that a run looks for before it begins, and for steps that are undefined \
    or ambiguous, definitions that nothing uses or that are nearly equal, scenarios that no profile \
    of specrun.yaml selects, and what the rules of a team forbid. Documentation/lint.md lists the \
    rules.

    The setting `lint` chooses the level of a rule, and in specrun.yaml its options. The comment \
    # lint-disable RULE… is about what begins below it (a step, a scenario, the file), \
    # lint-disable-next-line RULE… about one line.

    Without a path, \(Program.name) looks at the paths of specrun.yaml, or the folder Features (or \
    features). Lines of files do not count.

    Exit status: 0 there are no errors, 1 there is one, or a warning with --strict, 2 it could not \
    run.
    """
  }

  static let shared: Set = [
    "paths", "language", "data-sources", "lint", "strict-keywords", "duplicate-patterns", "color",
    "expected-failure", "max-errors", "max-file-size", "max-line-size",
  ]

  static let own = [
    Declaration(
      name: "fix", form: .flag,
      help: "Repair what can be repaired without changing what a file says."),
    Declaration(name: "strict", form: .flag, help: "Fail if there are warnings."),
    Declaration(
      name: "run", form: .flag,
      help: """
        Run the scenarios in this process, one after the other, to find each Then that never expects \
        anything. Nothing keeps their steps from the network.
        """),
    LintReport.Format.declaration("a report"),
  ]

  let settings: Settings
  let fixes: Bool
  let isStrict: Bool
  /// Whether scenarios are run to count their expectations.
  let runs: Bool
  let formats: [WholeReports<LintReport.Format>.Target]
  /// Every profile of the configuration file, by name.
  let profiles: [(name: String, settings: Settings)]

  init(
    _ arguments: ParsedArguments, _ host: Host, files: FileSystem
  ) throws(CommandErrors) {
    settings = try RunCommand.settings(arguments.without("format"), host, files: files)
    fixes = !arguments["fix"].isEmpty
    isStrict = !arguments["strict"].isEmpty
    runs = !arguments["run"].isEmpty
    var problems: [any CommandProblem] = []
    formats = reportTargets(arguments["format"], standard: .text, &problems)
    if !problems.isEmpty { throw CommandErrors(problems) }
    profiles = try Self.profiles(arguments, files: files)
  }

  /// Every profile of the configuration file.
  static func profiles(
    _ arguments: ParsedArguments, files: FileSystem
  ) throws(CommandErrors) -> [(name: String, settings: Settings)] {
    try CommandErrors.of { () throws(SettingsErrors) in
      let configuration = try ConfigurationFile.find(arguments["config"].last, files: files)
      return try configuration.profiles.map { (name, given) throws(SettingsErrors) in
        (name, try Settings(given))
      }
    }
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    try await invocation.lint(self)
  }
}
