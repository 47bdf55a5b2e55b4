import Gherkin
import Messages
import SpecEngine
import SpecReporting
import SpecSession
import StepKit

/// One call of the command, from its arguments to its exit status.
struct Invocation {
  let libraries: [StepLibrary]
  let host: Host
  let files: FileSystem

  init(libraries: [StepLibrary], host: Host) {
    self.libraries = libraries
    self.host = host
    files = FileSystem(workingDirectory: host.workingDirectory)
  }

  mutating func run() async -> ExitStatus {
    do {
      switch try Request(host, files: files) {
      case .print(let text, let status):
        try write(text, to: status == .passed ? host.output : host.errors)
        return status
      case .run(let settings):
        return try await run(settings)
      case .report(let settings):
        return try report(settings)
      }
    } catch let problems as CommandErrors {
      return report(problems.errors)
    } catch {
      return report([.unwritable("standard output", reason: "\(error)")])
    }
  }

  /// The whole way of the data: files, documents and pickles, plan, messages, reports.
  private func run(_ settings: Settings) async throws -> ExitStatus {
    let clock = settings.deterministic ? host.makeClock().untold : host.makeClock()
    var ids = IdGenerator()
    let selection = try discover(settings)
    guard !selection.entries.isEmpty else { return try nothingToRerun() }
    let reading = FeatureReading(
      selection, files: files, language: settings.session.language, ids: &ids)
    for note in reading.notes + notes(settings) {
      try write(harmless(note) + "\n", to: host.errors)
    }
    let support = support(settings, ids: &ids)
    let filter = Plan.Filter(
      tags: settings.session.tags, names: settings.session.names, lines: selection.lines)
    var reports = try Reports(
      reportSettings(settings, selection), host: host, files: files)
    tell(reports.unopened)
    reports.receive(.meta(settings.deterministic ? .deterministic : .machine(host, files: files)))
    for envelope in reading.messages { reports.receive(envelope) }
    do throws(CommandErrors) {
      let supportCode = try Self.agreed(reading, support)
      let faults = ResourceChecking(
        files: files, checks: supportCode.resourceChecks, exceptions: reading.dataFiles
      ).problems(beside: selection)
      if !faults.isEmpty { throw CommandErrors(faults) }
      for envelope in supportCode.messages { reports.receive(envelope) }
      let plan = Plan(
        files: reading.features, supportCode: supportCode, filter: filter,
        shard: settings.session.shard, order: settings.session.order, limit: settings.session.limit,
        ids: &ids)
      let note = try SelectionCheck(settings, selection: selection, features: reading.features)
        .check(plan)
      if let note { try? write("\(note)\n", to: host.errors) }
      if let shard = settings.session.shard {
        reports.receive(
          ShardMark(index: shard.index, count: shard.count, otherPickleIds: plan.leftToOthers)
            .message)
      }
      let folder = settings.externalAttachments.map { AttachmentFolder($0, files: files) }
      let capture = settings.capturesOutput ? host.captureOutput() : nil
      var runSettings = runSettings(settings, clock: clock)
      runSettings.output = capture?.take
      runSettings.store = folder?.store
      let success = await Run(plan, settings: runSettings)
        .run { envelope in reports.receive(envelope) }
      capture?.end()
      let unwritten = reports.finish()
      tell(unwritten)
      let isUsed = settings.strictUnused ? tellUnused(plan) : true
      // The result of the run comes first: what failed stays failed.
      if !success || !isUsed { return .failed }
      return unwritten.isEmpty && reports.unopened.isEmpty ? .passed : .couldNotRun
    } catch {
      // What was read is in the reports also when nothing runs, and why nothing did.
      let reason = Self.reason(error, workingDirectory: host.workingDirectory)
      for envelope in Run.broken(reason, id: ids.makeId(), clock: clock) {
        reports.receive(envelope)
      }
      return report(error.errors + reports.abandon())
    }
  }

  private func discover(_ settings: Settings) throws(CommandErrors) -> FeatureSelection {
    do {
      return try Discovery.run(settings.session.paths, files: files)
    } catch {
      guard let variable = settings.pathsVariable else { throw error }
      throw CommandErrors(error.errors.map { .ofVariable(variable, $0) })
    }
  }

  private func reportSettings(
    _ settings: Settings, _ selection: FeatureSelection
  ) -> ReportSettings {
    let beside = settings.session.paths.map { path in
      let folder = files.kind(of: path) == .folder ? path : Path.folder(of: path)
      return Path.join(Path.tidy(folder), RequirementsFile.name)
    }
    let requirements = settings.requirements.map { [$0] } ?? beside
    let inputs = selection.entries.map(\.uri) + requirements + [ConfigurationFile.defaultPath]
    return ReportSettings(
      formats: settings.formats, color: settings.color, requirements: requirements,
      inputs: inputs,
      // A container's name is what differs between machines; two runs of one shall not.
      hostName: settings.deterministic ? nil : host.environment["HOSTNAME"],
      isAnimated: !settings.deterministic)
  }

  /// What the messages say of errors that they do not tell already, as they do those of features.
  private static func reason(_ errors: CommandErrors, workingDirectory: String) -> String? {
    let untold = errors.errors.filter { if case .feature = $0 { false } else { true } }
    guard !untold.isEmpty else { return nil }
    return untold.map { $0.message(workingDirectory: workingDirectory) }.joined(separator: "\n")
  }

  private func runSettings(_ settings: Settings, clock: RunClock) -> Run.Settings {
    var result = settings.session.run
    result.clock = clock
    result.resources = files.resources(approving: settings.approve)
    return result
  }

  /// - Returns: Whether every step definition is used by a scenario.
  private func tellUnused(_ plan: Plan) -> Bool {
    let lines = UnusedDefinitions(plan).lines(workingDirectory: host.workingDirectory)
    try? write(lines.map { "\($0)\n" }.joined(), to: host.errors)
    return lines.isEmpty
  }

  private func support(
    _ settings: Settings, ids: inout IdGenerator
  ) -> Result<SupportCode, SupportCode.Problems> {
    do throws(SupportCode.Problems) {
      return .success(
        try SupportCode(
          libraries, root: host.workingDirectory, duplicates: settings.session.duplicatePatterns,
          strictKeywords: settings.session.strictKeywords,
          ids: &ids))
    } catch {
      return .failure(error)
    }
  }

  /// The support code, when nothing is wrong with it nor with the features.
  ///
  /// - Throws: What is wrong with either, all of it.
  private static func agreed(
    _ reading: FeatureReading, _ support: Result<SupportCode, SupportCode.Problems>
  ) throws(CommandErrors) -> SupportCode {
    switch support {
    case .success(let supportCode) where reading.errors.isEmpty: return supportCode
    case .success: throw CommandErrors(reading.errors)
    case .failure(let problems):
      throw CommandErrors(reading.errors + problems.problems.map(CommandError.supportCode))
    }
  }

  /// What a person must know to repeat the run.
  private func notes(_ settings: Settings) -> [String] {
    guard case .random(let seed) = settings.session.order else { return [] }
    return ["the order is random: --order random:\(seed) repeats it"]
  }

  /// An empty rerun file is good news: nothing failed the last time.
  private func nothingToRerun() throws -> ExitStatus {
    try write("nothing to run again\n", to: host.output)
    return .passed
  }

  private func write(_ text: String, to terminal: Host.Terminal) throws {
    try terminal.write(Array(text.utf8))
  }

  private func report(_ errors: [CommandError]) -> ExitStatus {
    tell(errors)
    return .couldNotRun
  }

  /// Says what is wrong.
  func tell(_ errors: [CommandError]) {
    let lines = errors.map { error in
      harmless(error.message(workingDirectory: host.workingDirectory)) + "\n"
    }
    guard !lines.isEmpty else { return }
    // When not even this can be written there is nobody left to tell; the status still says it.
    try? host.errors.write(Array(lines.joined().utf8))
  }
}
