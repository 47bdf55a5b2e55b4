import Gherkin
import Messages
import SpecEngine
import SpecLint
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources
import StepKit

extension Invocation {
  /// Applies the rules to features, definitions and profiles, and repairs what was asked for.
  func lint(_ wanted: LintSettings) async throws -> ExitStatus {
    let settings = wanted.settings
    let selection = FeatureSelection.find(settings.session.paths, in: files)
    guard selection.problems.isEmpty else {
      printErrors(pathErrors(selection, settings), atMost: settings.maxErrors)
      return .couldNotRun
    }
    let reports = try WholeReports(
      wanted.formats, inputs: selection.entries.map(\.uri) + [settings.configuration], files: files
    ) { format in { format.recognizes($0, $1) } }
    let project = LintedPaths(wanted, selection, files)
    let lint = Lint(
      settings.session, profiles: project.profiles, isWhole: project.isWhole)
    let libraries = libraries()
    var result = lint.check(selection, libraries: libraries, files: files)
    var fixed = 0
    if wanted.fixes {
      var errors: [CommandError] = []
      // What overlaps is repaired one after the other.
      for _ in 0..<Self.mostRepairs {
        let count = repair(result.findings, settings, &errors)
        guard count > 0 else { break }
        fixed += count
        result = lint.check(selection, libraries: libraries, files: files)
      }
      printErrors(errors, atMost: settings.maxErrors)
    }
    if wanted.runs, result.problems.isEmpty {
      result.findings += await idleThens(lint, selection, libraries)
    }
    guard result.problems.isEmpty else {
      printErrors(result.problems.map(CommandError.session), atMost: settings.maxErrors)
      reports.abandon()
      return .couldNotRun
    }
    var report = LintReport(result.findings.map(LintNote.init), fileCount: result.fileCount)
    report.fixedCount = fixed
    report.version = Version.current
    report.repositoryFolder = host.repositoryFolder
    let unwritten = reports.write(host) { format, _ in report.write(format) }
    printErrors(unwritten)
    let fails = result.findings.contains { wanted.isStrict || $0.level == .error }
    return (fails ? ExitStatus.failed : .passed)
      .combined(with: unwritten.isEmpty ? .passed : .incomplete)
  }

  /// Runs the scenarios here: their expectations are counted in memory.
  private func idleThens(
    _ lint: Lint, _ selection: FeatureSelection, _ libraries: [StepLibrary]
  ) async -> [Finding] {
    // What steps print must not get into a report.
    let separation = host.separateOutput()
    defer { separation?.end() }
    var environment = Run.Environment(
      clock: host.makeClock(), resources: files.resources(approving: false))
    environment.keepsAttachments = false
    environment.observer = host.observer
    return await lint.idleThens(selection, libraries: libraries, files: files, in: environment)
  }

  /// More than the tags that anyone writes in one line.
  private static let mostRepairs = 20

  /// Repairs the files of some findings.
  ///
  /// - Returns: The number of findings that are repaired.
  private func repair(
    _ findings: [Finding], _ settings: Settings, _ errors: inout [CommandError]
  ) -> Int {
    var count = 0
    var known = Set<String>()
    for uri in findings.filter({ !$0.edits.isEmpty }).map(\.uri) where known.insert(uri).inserted {
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

/// The files that were asked for, compared with those of the profiles.
private struct LintedPaths {
  private(set) var profiles: [LintProfile] = []
  /// Whether every file of a profile was asked for, or of the folder of features where there is none.
  ///
  /// False where neither leads to files: nobody knows what the whole is.
  private(set) var isWhole = true

  init(_ wanted: LintSettings, _ selection: FeatureSelection, _ files: FileSystem) {
    var asked: [String: String] = [:]
    for entry in selection.entries { asked[Self.absolute(entry.uri, files)] = entry.uri }
    var isAnywhere = false
    func find(_ paths: [String]) -> (uris: Set<String>, lines: [String: [Int]]) {
      var uris = Set<String>()
      var lines: [String: [Int]] = [:]
      for entry in FeatureSelection.find(paths, in: files).entries {
        isAnywhere = true
        guard let uri = asked[Self.absolute(entry.uri, files)] else {
          isWhole = false
          continue
        }
        uris.insert(uri)
        if !entry.lines.isEmpty { lines[uri] = entry.lines }
      }
      return (uris, lines)
    }
    if wanted.profiles.isEmpty { _ = find([]) }
    for (name, settings) in wanted.profiles {
      let (uris, lines) = find(settings.session.paths)
      profiles.append(
        LintProfile(
          name,
          Plan.Filter(tags: settings.session.tags, names: settings.session.names, lines: lines),
          uris: uris))
    }
    if !isAnywhere { isWhole = false }
  }

  private static func absolute(_ path: String, _ files: FileSystem) -> String {
    path.hasPrefix("/") ? path : Path.join(files.workingDirectory, Path.tidy(path))
  }
}

extension LintNote {
  fileprivate init(_ finding: Finding) {
    self.init(
      kind: finding.rule, level: finding.level == .error ? .error : .warning,
      place: Place(uri: finding.uri, line: finding.location?.line),
      column: finding.location?.column, sentence: finding.sentence)
    summary = Rule.named(finding.rule)?.summary ?? summary
    isFixable = !finding.edits.isEmpty
  }
}
