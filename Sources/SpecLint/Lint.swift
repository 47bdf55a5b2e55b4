import DataSources
import Gherkin
import Messages
import SpecEngine
public import SpecSession
public import SpecSources
public import StepKit

/// Reads features, step definitions and profiles, and applies every rule that is on.
///
/// Nothing is run, except for `idleThens`. What keeps a run from beginning is a finding where it has a place in a feature, and
/// otherwise a problem, with which nothing more can be said.
public struct Lint: Sendable {
  let settings: Session.Settings
  private let profiles: [LintProfile]
  private let isWhole: Bool

  /// - Parameters:
  ///   - settings: Those of a run; the levels and options of rules are its `lint`.
  ///   - profiles: Every profile that people may run.
  ///   - isWhole: Whether the paths lead to all features of the project.
  public init(_ settings: Session.Settings, profiles: [LintProfile] = [], isWhole: Bool = true) {
    self.settings = settings
    self.profiles = profiles
    self.isWhole = isWhole
  }

  public struct Result: Sendable {
    /// File by file, from the top down.
    public var findings: [Finding] = []
    /// What kept rules from being applied.
    public internal(set) var problems: [Session.Problem] = []
    public internal(set) var fileCount = 0
  }

  /// Applies the rules to the files of a selection.
  public func check(
    _ selection: FeatureSelection, libraries: [StepLibrary], files: FileSystem
  ) -> Result {
    var result = Result()
    result.fileCount = selection.entries.count
    var reader = SourceReader(
      files, language: settings.language,
      dataSources: settings.readsDataSources ? .read : .ignored, limits: settings.limits,
      tags: settings.tagVocabulary)
    var linted: [LintedFile] = []
    for entry in selection.entries {
      guard case .feature(let file)? = reader.read(entry.uri)?.contents else { continue }
      linted.append(
        LintedFile(file, language: settings.language, indentation: settings.indentation))
    }
    var found: [(rule: Rule, found: Found)] = []
    var isWhole = isWhole
    for problem in reader.problems {
      if let error = Found(problem) {
        isWhole = false
        add([error], of: Rule.syntax, to: &found)
      } else if !problem.isFollowUp {
        result.problems.append(.source(problem))
      }
    }
    for warning in selection.warnings + reader.warnings {
      add([Found(warning, linted)], of: warning.kind.rawValue, to: &found)
    }
    apply(to: linted, &found)
    apply(to: linted, libraries, isWhole: isWhole, reader.ids, files, &found, &result)
    result.findings = findings(found, in: linted, selection)
    return result
  }

  /// The rules about single files.
  private func apply(to files: [LintedFile], _ found: inout [(rule: Rule, found: Found)]) {
    for rule in Rule.all where level(of: rule) != .off {
      guard case .file(let check) = rule.subject else { continue }
      let options = OptionValues(rule, settings.lint.options[rule.name] ?? [:])
      // A story document is prose: nobody writes it by these rules.
      for file in files where !Path.isStoryDocument(file.uri) {
        found += check(file, options).map { (rule, $0) }
      }
    }
  }

  /// The rules about everything together.
  private func apply(
    to linted: [LintedFile], _ libraries: [StepLibrary], isWhole: Bool, _ ids: IdGenerator,
    _ files: FileSystem, _ found: inout [(rule: Rule, found: Found)], _ result: inout Result
  ) {
    var ids = ids
    let supportCode: SupportCode
    do throws(SupportCode.Problems) {
      supportCode = try SupportCode(
        libraries, root: files.workingDirectory, duplicates: settings.duplicatePatterns,
        strictKeywords: settings.strictKeywords, ids: &ids)
    } catch {
      result.problems += error.problems.map(Session.Problem.supportCode)
      return
    }
    var selection = Plan.Selection()
    for file in linted { selection.add(file.feature) }
    selection.finish()
    let plan = Plan(
      selection, of: linted.map { FeatureProvider($0.feature) }, supportCode: supportCode, ids: &ids
    )
    result.problems += plan.mixedScenarios.map(Session.Problem.mixedWorlds)
    for (uri, warning) in plan.stepWarnings() {
      add([Found(.feature(uri: uri, warning), linted)], of: warning.kind.rawValue, to: &found)
    }
    let project = LintedProject(
      files: linted, supportCode: supportCode, matches: StepMatches(plan), profiles: profiles,
      knownTags: settings.tagEntries.map(\.name), isWhole: isWhole, root: files.workingDirectory)
    for rule in Rule.all where level(of: rule) != .off {
      guard case .project(let check) = rule.subject else { continue }
      let options = OptionValues(rule, settings.lint.options[rule.name] ?? [:])
      found += check(project, options).map { (rule, $0) }
    }
  }

  private func add(
    _ new: [Found], of name: String, to found: inout [(rule: Rule, found: Found)]
  ) {
    guard let rule = Rule.named(name), level(of: rule) != .off else { return }
    found += new.map { (rule, $0) }
  }

  func level(of rule: Rule, found: Found? = nil) -> LintLevel {
    rule.name == Rule.syntax
      ? .error : settings.lint.level(of: rule.name, default: found?.level ?? rule.level)
  }

  /// What no comment permits, in the order of the files; what is about Swift code comes last.
  private func findings(
    _ found: [(rule: Rule, found: Found)], in files: [LintedFile], _ selection: FeatureSelection
  ) -> [Finding] {
    let comments = Dictionary(files.map { ($0.uri, $0.comments) }) { first, _ in first }
    let order = Dictionary(
      selection.entries.enumerated().map { ($1.uri, $0) }
    ) { first, _ in first }
    let kept = found.filter { rule, found in
      comments[found.uri]?.disable(rule.name, at: found.location?.line ?? 1) != true
    }
    return kept.enumerated()
      .map { (key: Key(order[$1.found.uri], $1.found, $0), entry: $1) }
      .sorted { $0.key < $1.key }
      .map { _, entry in
        Finding(
          rule: entry.rule.name, level: level(of: entry.rule, found: entry.found),
          uri: entry.found.uri,
          location: entry.found.location, fact: entry.found.fact, edits: entry.found.edits)
      }
  }
}

/// The place of a finding among others.
private struct Key: Comparable {
  private let file: Int
  private let uri: String
  private let location: Location
  private let index: Int

  init(_ file: Int?, _ found: Found, _ index: Int) {
    self.file = file ?? .max
    uri = found.uri
    location = found.location ?? Location(line: 0)
    self.index = index
  }

  static func < (left: Key, right: Key) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.uri != right.uri { return left.uri < right.uri }
    if left.location != right.location { return left.location < right.location }
    return left.index < right.index
  }
}

extension Found {
  /// An error with a place in a file; nil for one without.
  init?(_ problem: SourceProblem) {
    switch problem {
    case .feature(let uri, let error):
      self.init(uri: uri, location: error.friendlyLocation, fact: .syntax(error.friendlyText))
    case .dataSource(let uri, let error):
      self.init(uri: uri, location: error.location, fact: .syntax(error.sentence))
    default: return nil
    }
  }

  init(_ warning: SourceWarning, _ files: [LintedFile]) {
    let (uri, location) = warning.site
    self.init(uri: uri, location: location, fact: .mistake(warning), level: warning.level)
    if case .feature(_, let mistake) = warning, case .duplicateTag(let name) = mistake.fact,
      let file = files.first(where: { $0.uri == uri }), file.isPlain
    {
      edits = file.removing(tag: name, at: mistake.location)
    }
  }
}

extension SourceProblem {
  /// Whether it only says that there are more of another.
  fileprivate var isFollowUp: Bool { if case .moreErrors = self { true } else { false } }
}
