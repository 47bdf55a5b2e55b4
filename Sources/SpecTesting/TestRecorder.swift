import SpecSession
import Messages
import ReportFiles
import SpecEngine
import SpecReporting
import SpecSettings
import SpecSources

/// Where the messages of a run of tests go: reports, times, the history.
struct TestRecorder: Sendable {
  private let specs: PreparedSpecs
  private var reports: RunReports
  private var timings: TimingsFile?
  private var flaky: FlakyMarker?
  /// What is wrong with the targets.
  private(set) var problems: [String] = []

  /// - Parameter targets: Reports as `--format` takes them, beside those that variables name.
  init(_ specs: PreparedSpecs, reports targets: [String]) {
    self.specs = specs
    let settings = specs.settings
    // The same report twice, as from code and a variable, is one.
    var wanted: [Settings.FormatTarget] = []
    for target in (targets.map(Settings.FormatTarget.init) + settings.formats).map(\.withFolder)
    where !wanted.contains(target) { wanted.append(target) }
    for target in wanted where target.path?.isEmpty ?? true {
      problems.append(
        "--format \(target.name): in tests a report needs a file, such as \(target.name):report")
    }
    var opened: [ReportTarget] = []
    do throws(ReportErrors) {
      opened = try OpenReports(
        wanted.filter { !($0.path?.isEmpty ?? true) }, inputs: specs.inputs, files: specs.files
      ).begin(specs.reportOptions) {
        ReportTarget(.nowhere, format: $0, options: specs.reportOptions)
      }
    } catch {
      problems += error.errors.map(\.message)
    }
    reports = RunReports(
      opened, requirements: specs.named.requirements, rules: settings.requirementRules,
      history: specs.named.history?.question)
    // All shards of a run must read the same times.
    timings =
      settings.session.shard == nil && !settings.session.run.dryRun ? specs.named.timings : nil
    flaky = settings.flakyFromHistory ? specs.named.history?.flakyMarker : nil
    reports.receive(specs.session.warnings)
  }

  mutating func receive(_ envelope: Envelope) {
    if let log = flaky?.log(before: envelope) { reports.receive(log) }
    reports.receive(envelope)
    timings?.receive(envelope)
  }

  /// Writes what is to be written.
  ///
  /// - Returns: What could not be written, and requirements that are not shown as they must be.
  mutating func finish() -> [String] {
    var problems = reports.finish().map(\.message)
    problems += (timings?.finish() ?? []).map(\.message)
    problems += reports.missingRequirements.map(\.description).first(specs.settings.maxErrors)
    if !specs.settings.session.run.dryRun, let table = reports.table, !table.isEmpty,
      let error = specs.named.history?.add(table)
    {
      problems.append(error.message)
    }
    return problems
  }
}

extension PreparedSpecs {
  /// The options of reports in files.
  fileprivate var reportOptions: ReportOptions {
    var options = ReportOptions(
      command: "swift test", requirements: named.requirements, hostName: environment["HOSTNAME"],
      repositoryFolder: RepositoryFolder.path(of: files.workingDirectory, in: environment),
      sourceURL: settings.sourceURL, workingDirectory: files.workingDirectory,
      categories: settings.categories)
    options.fileCheck = FileCheck { [files] in files.kind(of: $0) == .file }
    return options
  }
}
