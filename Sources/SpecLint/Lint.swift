public import SpecSources
public import Gherkin
import Messages
import SpecEngine
public import SpecSession
public import StepKit

/// Reads features, step definitions and profiles, and applies every rule that is on.
///
/// Nothing is run, except for `idleThens`. A fault that keeps a run from beginning is a finding if
/// it has a place in a feature, and otherwise a problem, with which nothing more can be found.
public struct Lint: Sendable {
  let settings: Session.Settings
  private let profiles: [LintProfile]
  fileprivate let rules: [Rule]

  /// - Parameters:
  ///   - settings: Those of a run; the levels and options of rules are its `lint`.
  ///   - profiles: Every profile that people may run.
  public init(_ settings: Session.Settings, profiles: [LintProfile] = []) {
    self.settings = settings
    self.profiles = profiles
    rules = Rule.on(in: settings.lint)
  }

  public struct Result: Sendable {
    /// File by file, from the top down.
    public var findings: [Finding] = []
    /// The problems that kept rules from being applied.
    public internal(set) var problems: [Session.Problem] = []
    public internal(set) var fileCount = 0
  }

  /// The level of a rule; what no rule is about is an error.
  public func level(of name: String) -> LintLevel {
    guard let rule = LintRule.named(name), name != LintRule.syntax.name else { return .error }
    return settings.lint.level(of: name, default: rule.level)
  }
}

// MARK: - One file

extension Lint {
  /// Applies the rules about single files to one of them.
  ///
  /// - Parameters:
  ///   - file: What could be understood of it, if it has errors.
  ///   - problems: Its errors.
  ///   - warnings: The likely mistakes in it.
  public func findings(
    in file: FeatureFile, map: SourceMap, problems: [SourceProblem], warnings: [SourceWarning],
    beside context: LintContext
  ) -> [Finding] {
    let linted = LintedFile(file, map: map, settings)
    var collector = Collector(self, [linted])
    for problem in problems { _ = collector.add(problem) }
    collector.add(warnings)
    if problems.isEmpty { collector.applyRules(beside: context) }
    return collector.findings
  }
}

// MARK: - A selection of files

extension Lint {
  /// Applies the rules to the files of a selection.
  public func check(
    _ selection: FeatureSelection, libraries: [StepLibrary], files: FileSystem
  ) -> Result {
    var result = Result()
    result.fileCount = selection.entries.count
    var reader = SourceReader(files, settings)
    var linted: [LintedFile] = []
    for entry in selection.entries {
      guard case .feature(let file)? = reader.read(entry.uri)?.contents else { continue }
      linted.append(
        LintedFile(file, map: SourceMap(SourceText(file.source.data)), settings))
    }
    var collector = Collector(self, linted, order: selection.entries.map(\.uri))
    for problem in reader.problems where !collector.add(problem) {
      // Only says that there are more errors than those found.
      if case .moreErrors = problem { continue }
      result.problems.append(.source(problem))
    }
    collector.add(selection.warnings + reader.warnings)
    var ids = reader.ids
    do throws(SupportCode.Problems) {
      let supportCode = try SupportCode(
        libraries, root: files.workingDirectory, duplicates: settings.duplicatePatterns,
        strictKeywords: settings.strictKeywords, ids: &ids)
      var context = LintContext(
        settings, profiles: profiles, supportCode: supportCode, root: files.workingDirectory)
      for file in linted.reversed() where file.node?.name.isEmpty == false {
        context.features[file.node?.name ?? ""] = file.uri
      }
      collector.applyRules(beside: context)
      let plan = plan(of: linted, supportCode, ids: &ids)
      result.problems += plan.mixedScenarios.map(Session.Problem.mixedWorlds)
      collector.add(plan.stepWarnings().map { .feature(uri: $0.uri, $0.warning) })
      collector.applyRules(
        to: LintedProject(
          supportCode: supportCode, matches: StepMatches(plan, linted),
          isWhole: reader.problems.isEmpty && isWhole(selection, files),
          root: files.workingDirectory))
    } catch {
      result.problems += error.problems.map(Session.Problem.supportCode)
    }
    result.findings = collector.findings
    return result
  }

  private func plan(
    of files: [LintedFile], _ supportCode: SupportCode, ids: inout IdGenerator
  ) -> Plan {
    var selection = Plan.Selection()
    for file in files { selection.add(file.feature) }
    selection.finish()
    return Plan(
      selection, of: files.map { FeatureProvider($0.feature) }, supportCode: supportCode, ids: &ids)
  }

  /// Whether every file of a profile was asked for, or of the folder of features if there is no profile.
  ///
  /// False if neither leads to files, since the whole is unknown then.
  private func isWhole(_ selection: FeatureSelection, _ files: FileSystem) -> Bool {
    let profiles =
      profiles.isEmpty ? [LintProfile("", Session.Settings(), files: files)] : profiles
    let wanted = Set(profiles.flatMap(\.lines.keys))
    return !wanted.isEmpty
      && wanted.isSubset(
        of: selection.entries.map { LintProfile.path(of: $0.uri, from: files.workingDirectory) })
  }
}

/// The findings in some files.
private struct Collector {
  private let lint: Lint
  private let files: [LintedFile]
  private let byURI: [String: LintedFile]
  private let order: [String: Int]
  private var found: [(rule: String, found: Found)] = []

  /// - Parameter order: The uris of all files, also of those that are not Gherkin.
  init(_ lint: Lint, _ files: [LintedFile], order: [String] = []) {
    self.lint = lint
    self.files = files
    byURI = Dictionary(files.map { ($0.uri, $0) }) { first, _ in first }
    self.order = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// - Returns: Whether it has a place in a file.
  mutating func add(_ problem: SourceProblem) -> Bool {
    let (uri, location, text): (String, Location, String)
    switch problem {
    case .feature(let file, let error):
      (uri, location, text) = (file, error.friendlyLocation, error.friendlyText)
    case .dataSource(let file, let error):
      (uri, location, text) = (file, error.location, error.sentence)
    default: return false
    }
    found.append(
      (LintRule.syntax.name, Found(uri: uri, location: location, sentence: text)))
    return true
  }

  mutating func add(_ warnings: [SourceWarning]) {
    for warning in warnings {
      let (uri, location) = warning.site
      var new = Found(
        uri: uri, location: location, sentence: warning.sentence, level: warning.level)
      if case .feature(_, let mistake) = warning, let file = byURI[uri], file.isPlain {
        new.fix = file.fix(of: mistake)
      }
      found.append((warning.kind.rawValue, new))
    }
  }

  /// Applies the rules about single files.
  mutating func applyRules(beside context: LintContext) {
    for rule in lint.rules {
      switch rule.check {
      case .file(let check):
        // A story document is prose, which these rules are not about.
        for file in files where !Path.isStoryDocument(file.uri) {
          add(check(file, rule.options), of: rule)
        }
      case .fileInProject(let check):
        for file in files { add(check(file, context, rule.options), of: rule) }
      case .definitions: break
      }
    }
  }

  /// Applies the rules about steps and definitions.
  mutating func applyRules(to project: LintedProject) {
    for rule in lint.rules {
      if case .definitions(let check) = rule.check { add(check(project, rule.options), of: rule) }
    }
  }

  private mutating func add(_ new: [Found], of rule: Rule) {
    found += new.map { (rule.name, $0) }
  }

  /// The findings that no setting and no comment permits, in the order of the files; those about
  /// Swift code come last.
  var findings: [Finding] {
    found.sorted { key($0.found) < key($1.found) }
      .compactMap { rule, found in
        let level =
          found.level.map { lint.settings.lint.level(of: rule, default: $0) }
          ?? lint.level(of: rule)
        let isPermitted = byURI[found.uri]?.comments
          .disable(rule, at: found.location?.line ?? 1)
        guard level != .off, isPermitted != true else { return nil }
        return Finding(
          rule: rule, level: level, uri: found.uri, location: found.location,
          sentence: found.sentence, fix: found.fix)
      }
  }

  private func key(_ found: Found) -> (Int, String, Location) {
    (order[found.uri] ?? .max, found.uri, found.location ?? Location(line: 0))
  }
}
