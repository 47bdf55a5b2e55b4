import SpecCommand
import Gherkin
import SpecEngine
import SpecLint
import SpecSession
import SpecSettings
import SpecSources
import StepKit

extension Invocation {
  /// Applies the rules to features, definitions and profiles, and makes the repairs that were asked for.
  func lint(_ wanted: LintCommand) async throws -> ExitStatus {
    let settings = wanted.settings
    let selection = try features(settings)
    let reports = try WholeReports(
      wanted.formats, inputs: selection.entries.map(\.uri) + [settings.configuration], files: files)
    let lint = Lint(
      settings.session,
      profiles: wanted.profiles.map {
        LintProfile($0.name, $0.settings.session, files: files)
      })
    let libraries = libraries()
    var result = lint.check(selection, libraries: libraries, files: files)
    var fixed = 0
    if wanted.fixes {
      var errors: [any CommandProblem] = []
      // Overlapping findings are repaired one after the other.
      for _ in 0..<Self.maximumRepairs {
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
      throw CommandErrors(result.problems.map(CommandError.session), atMost: settings.maxErrors)
    }
    var report = LintReport(result.findings, fileCount: result.fileCount)
    report.fixedCount = fixed
    report.version = Version.current
    report.repositoryFolder = host.repositoryFolder
    let fails = result.findings.contains { wanted.isStrict || $0.level == .error }
    return reports.write(report, self, color: settings.color)
      .combined(with: fails ? .failed : .passed)
  }

  /// Runs the scenarios here: their expectations are counted in memory.
  private func idleThens(
    _ lint: Lint, _ selection: FeatureSelection, _ libraries: [StepLibrary]
  ) async -> [Finding] {
    // Output of steps must not get into a report.
    let separation = host.separateOutput()
    defer { separation?.end() }
    return await lint.idleThens(selection, libraries: libraries, files: files, in: probing)
  }

  /// More than the tags in any real line.
  private static let maximumRepairs = 20

  /// Repairs the files of some findings.
  ///
  /// - Returns: The number of findings that are repaired.
  private func repair(
    _ findings: [Finding], _ settings: Settings, _ errors: inout [any CommandProblem]
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
