import SpecCommand
import ReportFiles
import SpecSession
import SpecMerging
import SpecReporting
import SpecSettings
import SpecSources

/// `specrun report`.
struct ReportCommand: Tool {
  static let name = "report"
  static let alias: String? = "merge"
  static let abstract = "Generate reports from recorded runs, and merge their shards (also: merge)."
  static let synopsis = "[<options>] FILE|DIR…"
  static var discussion: String {
    """
    The messages may come from specrun (`--format message:run.ndjson`) or from another Cucumber. \
    Those of several files become one run: a scenario that ran in several of them counts as retried, and \
    its last attempt decides. Missing shards of runs with --shard are detected; for other runs use \
    --shards or --expect-all. `\(Program.name) merge` is the same command.

    Exit status: 0 everything passed in the end, 1 something failed, 2 nothing could be read, \
    3 nothing failed, but something is missing or was cut short, or a report was lost.
    """
  }

  static let shared: Set = [
    "timings", "require-covered", "require-passing", "format", "quiet", "verbose", "color",
    "requirements", "source-url", "baseline", "history",
  ]

  /// The settings of reports mean the same here as in a run.
  static var declarations: [Declaration] {
    [
      Declaration(
        name: "paths", form: .positional,
        help: "Files of Cucumber Messages, or folders of *.ndjson.", completion: .files)
    ]
      + Declaration.ofSettings(shared) + [
        Declaration(
          name: "shards", form: .value, valueName: "count",
          help: "Fail unless messages of this many runs are found."),
        Declaration(
          name: "expect-all", form: .flag,
          help: "Fail unless every scenario of every feature ran."),
      ]
  }

  private(set) var settings = Settings()
  let expectation: Merge.Expectation

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
    var problems: [any CommandProblem] = []
    let shards = arguments.values("shards", .number(in: 1...Int.max), &problems).last
    do throws(SettingsErrors) { settings = try Settings(GivenSettings(arguments)) } catch {
      problems += CommandErrors(error).errors
    }
    expectation = Merge.Expectation(shards: shards, everything: !arguments["expect-all"].isEmpty)
    if arguments["paths"].isEmpty { problems.append(.noRecordings) }
    if !problems.isEmpty { throw CommandErrors(problems) }
  }

  /// Problems in a file are printed; the rest is read, and the reports are written all the same.
  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let reading = RecordingReading(
      settings.session.paths, files: invocation.files, host: invocation.host)
    try reading.checkHasMessages()
    invocation.printErrors(reading.problems)
    let isLarge = reading.byteCount > invocation.host.mergedInMemory
    var completed = settings
    completed.categories = try CommandErrors.of(
      try ConfigurationFile.find(nil, files: invocation.files).categories)
    let around = try invocation.openFiles(
      completed, features: reading.index.uris, recordings: reading.files)
    var recorder = try invocation.openReports(around, comesByFeature: isLarge).recorder
    let merge = Merge(
      reading.index, expecting: expectation, plansFirst: !isLarge, read: reading.bytes
    ) { piece in
      switch piece {
      case .message(let envelope): recorder.receive(envelope)
      case .featureEnd(let uri): recorder.featureEnded(uri)
      }
    }
    let findings = merge.findings.filter { finding in
      if case .empty(let name) = finding { !reading.missing.contains(name) } else { true }
    }
    invocation.printErrors(findings.map(ToolError.finding))
    return invocation.show(recorder.finish(isCutShort: !merge.isWhole))
      .combined(with: ExitStatus(merge.outcome))
  }
}

extension ExitStatus {
  fileprivate init(_ outcome: Merge.Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed: .failed
      case .incomplete: .incomplete
      }
  }
}
