import Gherkin
import SpecCommand
import SpecEngine
import SpecLint
import SpecSession
import SpecSettings
import SpecSources
import StepKit

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

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
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
    try CommandErrors.of(
      try ConfigurationFile.find(arguments["config"].last, files: files).profiles
        .map { (name, given) throws(SettingsErrors) in (name, try Settings(given)) })
  }
}

extension LintCommand {
  /// Applies the rules to features, definitions and profiles, and makes the repairs that were asked for.
  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let files = invocation.files
    let selection = try invocation.features(settings)
    let reports = try WholeReports(
      formats, inputs: selection.entries.map(\.uri) + [settings.configuration], files: files)
    let lint = Lint(
      settings.session,
      profiles: profiles.map { LintProfile($0.name, $0.settings.session, files: files) })
    let libraries = invocation.libraries()
    var result = lint.check(selection, libraries: libraries, files: files)
    var fixed = 0
    if fixes {
      var errors: [any CommandProblem] = []
      // Overlapping findings are repaired one after the other.
      for _ in 0..<Self.maximumRepairs {
        let count = repair(result.findings, files, &errors)
        guard count > 0 else { break }
        fixed += count
        result = lint.check(selection, libraries: libraries, files: files)
      }
      invocation.printErrors(errors, atMost: settings.maxErrors)
    }
    if runs, result.problems.isEmpty {
      result.findings += await idleThens(lint, selection, libraries, invocation)
    }
    guard result.problems.isEmpty else {
      throw CommandErrors(result.problems.map(CommandError.session), atMost: settings.maxErrors)
    }
    var report = LintReport(result.findings, fileCount: result.fileCount)
    report.fixedCount = fixed
    report.version = Version.current
    report.repositoryFolder = invocation.host.repositoryFolder
    let fails = result.findings.contains { isStrict || $0.level == .error }
    return reports.write(report, invocation, color: settings.color)
      .combined(with: fails ? .failed : .passed)
  }

  /// Runs the scenarios here: their expectations are counted in memory.
  private func idleThens(
    _ lint: Lint, _ selection: FeatureSelection, _ libraries: [StepLibrary],
    _ invocation: Invocation
  ) async -> [Finding] {
    // Output of steps must not get into a report.
    let separation = invocation.host.separateOutput()
    defer { separation?.end() }
    return await lint.idleThens(
      selection, libraries: libraries, files: invocation.files, in: invocation.probing)
  }

  /// More than the tags in any real line.
  private static let maximumRepairs = 20

  /// Repairs the files of some findings.
  ///
  /// - Returns: The number of findings that are repaired.
  private func repair(
    _ findings: [Finding], _ files: FileSystem, _ errors: inout [any CommandProblem]
  ) -> Int {
    var count = 0
    var known = Set<String>()
    for uri in findings.filter(\.isFixable).map(\.uri) where known.insert(uri).inserted {
      do throws(FileSystem.Failure) {
        let bytes = try files.read(uri, limit: settings.session.limits.fileBytes)
        guard
          let repair = Repair(
            bytes, uri: uri, findings: findings, language: settings.session.language)
        else { continue }
        try files.rewrite(uri, with: repair.bytes)
        count += repair.count
      } catch {
        errors.append(.notRewritten(uri, reason: error.reason))
      }
    }
    return count
  }
}
