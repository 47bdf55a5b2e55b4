import ReportFiles
import SpecReporting
import SpecSettings
import SpecSources

/// The reports added on GitHub Actions: annotations next to the report on the terminal, and a
/// summary on the page of the step.
struct AutomaticReports {
  /// The variables it reads, with the root of the repository.
  static let variables = ["GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE"]

  /// GitHub shows nothing of a step's summary that is larger.
  private static let summaryLimit = 1 << 20

  let host: Host
  let files: FileSystem
  /// The options of a report in a file.
  let options: ReportOptions

  /// The targets to add to those that were asked for.
  ///
  /// A summary that cannot be written is reported and does not stop the run.
  func targets(
    beside asked: [ReportTarget], _ formats: [Settings.FormatTarget]
  ) -> [ReportTarget] {
    guard host.environment["GITHUB_ACTIONS"] == "true" else { return [] }
    var targets: [ReportTarget] = []
    // An explicit format decides about the place of annotations.
    if !formats.contains(where: { $0.name == "github" }),
      let format = try? ReporterRegistry.format(named: "github")
    {
      let isReadByPeople = asked.contains { $0.isStreamForPeople }
      targets.append(
        ReportTarget(
          (isReadByPeople ? host.output : host.errors).stream, format: format, options: options))
    }
    if let summary = summary() { targets.append(summary) }
    return targets
  }

  private func summary() -> ReportTarget? {
    guard let path = host.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty,
      let format = try? ReporterRegistry.format(named: "markdown")
    else { return nil }
    do {
      return try .appending(
        format, to: path, limit: Self.summaryLimit, options: options, files: files)
    } catch {
      host.printNote("\(path): GITHUB_STEP_SUMMARY cannot be written: \(error.reason)")
      return nil
    }
  }
}
