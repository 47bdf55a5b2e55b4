import Messages
import ReportFiles
import SpecEngine
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSettings
import SpecSharding
import SpecSources
import StepKit

/// One call of the command, from its arguments to its exit status.
struct Invocation: Sendable {
  let libraries: @Sendable () -> [StepLibrary]
  let host: Host
  let files: FileSystem

  init(libraries: @escaping @Sendable () -> [StepLibrary], host: Host) {
    self.libraries = libraries
    self.host = host
    files = FileSystem(workingDirectory: host.workingDirectory)
  }

  func run() async -> ExitStatus {
    await Program.$name.withValue(Program.name(ofCommand: host.command)) { await runNamed() }
  }

  private func runNamed() async -> ExitStatus {
    do {
      switch try Request.read(
        from: host, files: files, parameters: { WorldParameters(libraries()).declared })
      {
      case .print(let text, let status):
        try write(text, to: status == .passed ? host.output : host.errors)
        return status
      case .run(let settings):
        return try await runFeatures(settings)
      case .audit(let settings):
        return try await audit(settings)
      case .report(let settings):
        return try report(settings)
      case .diff(let settings):
        return try diff(settings)
      case .history(let settings):
        return try showHistory(settings)
      case .lint(let settings):
        return try await lint(settings)
      case .shard(let settings):
        return try explainShards(settings)
      case .steps(let settings):
        return try listSteps(settings)
      case .format(let settings):
        return try format(settings)
      case .complete(let shell, let words):
        return try complete(shell, words)
      case .create(let settings):
        return try create(settings)
      case .watch(let settings):
        return try await watch(settings)
      case .serve(let settings):
        return try serve(settings)
      }
    } catch let problems as CommandErrors {
      printErrors(problems.errors)
    } catch {
      printErrors([.report(.unwritable("standard output", reason: "\(error)"))])
    }
    return .couldNotRun
  }

  /// The stages of a run: find, open the reports, read and plan, run or explain, finish.
  ///
  /// - Parameter follower: Follows the run for `specrun watch`, which has the program's part of it ready.
  func runFeatures(
    _ settings: Settings, follower: RunFollower? = nil
  ) async throws -> ExitStatus {
    guard follower == nil, let bazel = BazelTest(settings, host: host, files: files) else {
      return try await runFeatures(settings, follower: follower, bazel: nil)
    }
    // However it ends, it is as it was meant, unless the process ends here.
    defer { bazel.end() }
    var settings = settings
    try bazel.prepare(&settings)
    return try await runFeatures(settings, follower: nil, bazel: bazel)
  }

  private func runFeatures(
    _ settings: Settings, follower: RunFollower?, bazel: BazelTest?
  ) async throws -> ExitStatus {
    let clock = settings.deterministic ? host.makeClock().withoutTimes : host.makeClock()
    let selection = try selection(settings)
    if !selection.problems.isEmpty {
      printErrors(pathErrors(selection, settings), atMost: settings.maxErrors)
      return .couldNotRun
    }
    guard !selection.entries.isEmpty else { return try nothingToRerun() }
    var timings = try timings(settings, selection)
    let network = try networkLevel(settings)
    let places = settings.requirementPlaces(files)
    let requirements = try CommandErrors.of { () throws(SettingsErrors) in
      try RequirementsFile.find(
        settings.requirements, orAt: places, formats: settings.formats,
        rules: settings.requirementRules,
        hasDocuments: selection.entries.contains { Path.isStoryDocument($0.uri) }, files: files)
    }
    var wanted = reportSettings(settings, selection, requirements: places)
    wanted.requirements = requirements
    // A stopped clock stands at 1970, when no quarantine had ended: so it is asked for the real day.
    var quarantine = try CommandErrors.of { () throws(SettingsErrors) in
      try QuarantineUse(settings, now: host.makeClock().now, files: files)
    }
    wanted.baseline = try baseline(settings.baseline)
    let history = try history(settings.history)
    wanted.history = history?.question
    var flaky = settings.flakyFromHistory ? history?.flakyMarker : nil
    var reports = try Reports.open(wanted, host: host, files: files)
    reports.receive(.meta(settings.deterministic ? .deterministic : .machine(host, files: files)))
    var sessionSettings = settings.session
    sessionSettings.run.quarantine = quarantine.quarantine
    sessionSettings.timings = timings?.known ?? Timings()
    // All shards of a run must read the same times, so none may change them; a run that is watched, or
    // whose clock stands still, has none.
    if settings.session.shard != nil || settings.session.run.dryRun { timings = nil }
    sessionSettings.runId = settings.deterministic ? nil : host.makeRunId()
    sessionSettings.otherFiles = Set(places + [settings.configuration].map(Path.tidy))
    let session = Session(
      sessionSettings, selection: selection,
      libraries: follower?.program.libraries ?? libraries(),
      supportCode: follower?.program.supportCode, files: files
    ) { envelope in
      follower?.receive(envelope)
      _ = flaky?.log(before: envelope)
      quarantine.receive(envelope)
      reports.receive(envelope)
      timings?.receive(envelope)
    }
    follower?.note(session)
    printNotes(session, settings, network)
    if let plan = session.plan {
      let isPartial = plan.selection.recordedFiles != nil
      for note in quarantine.notes(settings, isPartial: isPartial, files: files) {
        host.printNote(note)
      }
    }
    printWarnings(session, settings)
    reports.receive(session.warnings)
    bazel?.write(session.warnings.map(\.message))
    if settings.takesAllDocumentItems, let mark = DocumentItemsMark(session.notes) {
      reports.receive(mark.message)
    }
    if let mark = ShardMark(session) { reports.receive(mark.message) }
    if let mark = network.mark { reports.receive(mark.message) }
    // Whoever follows runs has the signals, and sees to it that they end the run.
    let interruptions = follower == nil ? host.catchInterruptions() : nil
    let isIsolated = host.startsWorkers && settings.isolation != .none
    let capture = isIsolated || !settings.capturesOwnOutput ? nil : host.captureOutput()
    // What is printed and not kept must not get into a report.
    let separation = capture == nil ? host.separateOutput() : nil
    var environment = environment(settings, clock, capture)
    let interruption = follower?.interruption ?? Interruption()
    if let follower { environment.resourceRead = { follower.note($0) } }
    environment.interruption = interruption
    let live = reports.live
    if isIsolated {
      var isolation = isolation(settings, network, interruptions)
      follower?.prepare(&isolation)
      if let live {
        isolation.note = { [note = host.printNote] text in live.making { note(text) } }
        isolation.watch = { live.receive(running: $0, after: .nanoseconds(clock.elapsed())) }
      }
      environment.executors = isolation
    } else {
      interruptions?.interrupt(interruption, note: host.printNote)
    }
    let held = settings.session.run.parallel > 1 ? HeldFile.files(for: settings, in: files) : []
    if !held.isEmpty || live != nil {
      environment.held = { messages in
        for file in held { file.receive(messages) }
        if case .scenario(let envelopes) = messages { live?.receive(early: envelopes) }
      }
    }
    let outcome = await session.run(in: environment) { envelope in
      follower?.receive(envelope)
      if let log = flaky?.log(before: envelope) { reports.receive(log) }
      reports.receive(envelope)
      timings?.receive(envelope)
    }
    for file in held { file.remove() }
    (capture ?? separation)?.end()
    // Of a run that was cut short, or whose code did not run, the next one must not be the repair.
    let isWhole = interruptions?.signal == nil && follower == nil && !settings.session.run.dryRun
    let status = finish(
      reports, session, outcome, settings,
      timings: (outcome.isRun ? timings?.finish() ?? [] : []).map(CommandError.settings),
      history: isWhole ? history : nil)
    guard let signal = interruptions?.signal else { return status }
    return status.combined(with: .interrupted(signal: signal))
  }

  /// The level that steps are held to.
  ///
  /// - Throws: If `deny` was asked for and cannot be had: steps that may reach nothing must not run
  ///   where they could.
  func networkLevel(_ settings: Settings) throws -> NetworkInForce {
    // No code runs.
    guard !settings.session.run.dryRun else { return NetworkInForce(level: .allow) }
    let level = settings.network
    let isDefault = level == Settings().network
    var result = NetworkInForce(level: level, mark: isDefault ? nil : NetworkMark(level.rawValue))
    let isInProcess = settings.isolation == .none
    guard level != .allow,
      let obstacle = isInProcess ? "with --isolation none" : host.networkObstacle()
    else { return result }
    if level == .deny { throw CommandErrors([.notEnforced(level, reason: obstacle)]) }
    result.level = .allow
    guard host.startsWorkers else { return result }
    result.note = level.notEnforced(because: obstacle)
    // Reports are the same however scenarios are isolated.
    if !isInProcess { result.mark = NetworkMark("\(level.rawValue), not enforced \(obstacle)") }
    return result
  }

  struct NetworkInForce {
    var level: NetworkLevel
    /// Says so in reports where it is not the default.
    var mark: NetworkMark?
    /// Says so to whoever watches where another level was asked for.
    var note: String?
  }

  func isolation(
    _ settings: Settings, _ network: NetworkInForce, _ interruptions: InterruptionSource?
  ) -> Isolation {
    var isolation = Isolation()
    isolation.network = network.level
    isolation.isPerScenario = settings.isolation == .scenario
    isolation.capturesOutput = settings.capture
    isolation.stallLimit = settings.stallLimit.duration
    if settings.approve { isolation.frontEnd[Specrun.approving] = "true" }
    isolation.frontEnd.merge(settings.attachments.frontEnd) { $1 }
    isolation.wake = interruptions?.wake ?? -1
    isolation.note = host.printNote
    return isolation
  }

  /// Completes the reports; a failed run stays failed even if a report cannot be written.
  private func finish(
    _ reports: consuming Reports, _ session: Session, _ outcome: Session.Outcome,
    _ settings: Settings, timings: [CommandError], history: HistoryFile?
  ) -> ExitStatus {
    switch outcome {
    case .couldNotRun:
      printErrors(session.problems.map(CommandError.session), atMost: settings.maxErrors)
      printErrors(reports.abandon())
      return .couldNotRun
    case .passed, .failed:
      let unwritten = reports.finish() + timings
      printErrors(unwritten)
      let unused = settings.strictUnused ? printUnusedDefinitions(session) : false
      let missing = printMissing(reports.missingRequirements, atMost: settings.maxErrors)
      let isRecorded = record(reports.table, in: history)
      printNumberOfWarnings(session)
      return (outcome == .failed || unused || missing ? ExitStatus.failed : .passed)
        .combined(with: unwritten.isEmpty && isRecorded ? .passed : .incomplete)
    }
  }

  private func environment(
    _ settings: Settings, _ clock: RunClock, _ capture: OutputCapture?
  ) -> Run.Environment {
    var environment = Run.Environment(
      clock: clock, resources: files.resources(approving: settings.approve))
    environment.output = capture?.take
    environment.observer = host.observer
    environment.keep(settings.attachments, in: files)
    return environment
  }

  private func reportSettings(
    _ settings: Settings, _ selection: FeatureSelection, requirements: [String]
  ) -> ReportSettings {
    let inputs =
      selection.entries.map(\.uri) + requirements + [settings.configuration] + settings.baseline
      + settings.rerunFrom + [settings.history, settings.quarantine].compactMap(\.self)
    return ReportSettings(
      formats: settings.formats, color: settings.color, categories: settings.categories,
      sourceURL: settings.sourceURL,
      rerunOptions: settings.rerunOptions,
      requirementRules: settings.requirementRules, inputs: inputs,
      // The name of a container differs between runs that must be identical.
      hostName: settings.deterministic ? nil : host.environment["HOSTNAME"],
      hidesWorkers: settings.deterministic,
      // What is printed would get into the line.
      isAnimated: !settings.deterministic
        && (settings.isolation == .none ? settings.capturesOwnOutput : settings.capture))
  }

  /// The problems of the paths, with the environment variable that named them.
  func pathErrors(
    _ selection: FeatureSelection, _ settings: Settings
  ) -> [CommandError] {
    let errors = selection.problems.map(CommandError.source)
    guard let variable = settings.pathsVariable else { return errors }
    return errors.map { .ofVariable(variable, $0) }
  }
}

extension Session.Outcome {
  fileprivate var isRun: Bool { if case .couldNotRun = self { false } else { true } }
}

// MARK: - Printing

extension Invocation {
  /// Prints notes that help to understand or repeat the run.
  private func printNotes(_ session: Session, _ settings: Settings, _ network: NetworkInForce) {
    var notes = session.notes.map(\.description)
    if let note = settings.configurationNote { notes.insert(note, at: 0) }
    if let note = settings.shardNote { notes.append(note) }
    if let path = settings.timings, settings.session.shard != nil, let plan = session.plan,
      let division = plan.selection.shardPlan, division.estimate == nil,
      plan.selection.passingCount > 0
    {
      notes.append("\(path): knows none of the scenarios, so shards are made without times")
    }
    if let note = network.note { notes.append(note) }
    notes += (session.supportCode?.undefinedTypes ?? []).map {
      $0.message(relativeTo: host.workingDirectory)
    }
    if case .random(let seed) = settings.session.order {
      notes.append("the order is random; repeat it with --order random:\(seed)")
    }
    if let plan = session.plan, plan.count == 0, let shard = settings.session.shard {
      let passing = plan.selection.passingCount
      notes.append(
        "shard \(shard.index)/\(shard.count) has nothing to run: "
          + "\(passing == 1 ? "1 scenario" : "\(passing) scenarios") in total")
    }
    // The reports are open: a note that cannot be written must not keep them from being finished.
    for note in notes { host.printNote(note) }
  }

  /// - Returns: Whether there are step definitions that no scenario uses.
  private func printUnusedDefinitions(_ session: Session) -> Bool {
    guard let plan = session.plan else { return false }
    let lines = plan.unusedDefinitions().map { definition in
      "\(definition.place.shown(relativeTo: host.workingDirectory)): "
        + "\(definition.keyword.rawValue)(\"\(definition.pattern.source)\") is not used by any scenario\n"
    }
    try? write(lines.joined(), to: host.errors)
    return !lines.isEmpty
  }

  /// A complete rerun list without places is good news: nothing failed the last time.
  private func nothingToRerun() throws -> ExitStatus {
    try write("nothing to rerun\n", to: host.output)
    return .passed
  }

  private func write(_ text: String, to terminal: Host.Terminal) throws {
    try terminal.write(Array(text.utf8))
  }

  func printErrors(_ errors: [CommandError], atMost limit: Int = .max) {
    printLines(
      errors.lazy.map { $0.message(workingDirectory: host.workingDirectory) },
      count: errors.count, atMost: limit)
  }
}
