import Basics
import Messages
import ReportFiles
import SpecEngine
import SpecIsolation
import SpecReporting
import SpecSession
package import SpecSettings
package import SpecSources
package import StepKit

/// One call of the command, from its arguments to its exit status.
package struct Invocation: Sendable {
  package let libraries: @Sendable () -> [StepLibrary]
  package let host: Host
  package let files: FileSystem

  package init(libraries: @escaping @Sendable () -> [StepLibrary], host: Host) {
    self.libraries = libraries
    self.host = host
    files = FileSystem(workingDirectory: host.workingDirectory)
  }

  package func run() async -> ExitStatus {
    await Program.$name.withValue(Program.name(ofCommand: host.command)) {
      do {
        return try await readRequest()(self)
      } catch {
        printErrors(of: error)
        return .couldNotRun
      }
    }
  }

  /// The stages of a run: find, open the reports, read and plan, run or explain, finish.
  ///
  /// - Parameter follower: Follows the run for `specrun watch`, which has the program's part of it ready.
  package func runFeatures(
    _ settings: Settings, follower: (any RunFollower)? = nil
  ) async throws -> ExitStatus {
    let bazel = follower == nil ? BazelTest(settings, host: host, files: files) : nil
    // However the run ends, its exit is not premature, unless the process ends here.
    defer { bazel?.end() }
    let settings = try bazel?.prepared(settings) ?? settings
    let clock = settings.deterministic ? host.makeClock().withoutTimes : host.makeClock()
    let selection = try selection(settings)
    guard selection.problems.isEmpty else { throw pathErrors(selection, settings) }
    guard !selection.entries.isEmpty else { return try nothingToRerun(settings) }
    let network = try networkLevel(settings)
    let around = try openFiles(settings, features: selection.entries.map(\.uri))
    let elapsed: @Sendable () -> Duration = { .nanoseconds(clock.elapsed()) }
    let reports = try openReports(around, elapsed: settings.deterministic ? nil : elapsed)
    let ticks = settings.quiet ? nil : reports.live.map { PlanningTicks($0, clock: clock) }
    defer { ticks?.end() }
    var recorder = reports.recorder
    if let follower { recorder.follow = follower.receive }
    recorder.receive(.meta(settings.deterministic ? .deterministic : .machine(host, files: files)))
    let session = read(selection, around, follower) { recorder.receive($0) }
    follower?.note(session)
    let printWhatWasFound = {
      printNotes(session, settings, network)
      printLines(recorder.files.notes(on: session))
      printLines(session.warnings.lazy.map(\.message), atMost: settings.maxErrors)
    }
    if let live = reports.live { live.making(printWhatWasFound) } else { printWhatWasFound() }
    bazel?.write(session.warnings.map(\.message))
    recorder.receive(session, network: network.mark)
    let stage = RunStage(
      self, settings, network, clock: clock, live: reports.live, follower: follower)
    let outcome = await session.run(in: stage.environment) { recorder.receive($0) }
    stage.end()
    if outcome == .couldNotRun { try? reports.live?.finish([]) }
    let signal = stage.interruptions?.signal
    let status = finish(
      recorder, session, outcome, addsToHistory: follower == nil && settings.addsToHistory,
      isInterrupted: signal != nil)
    return signal.map { status.combined(with: .interrupted(signal: $0)) } ?? status
  }

  /// Reads the features and makes the plan.
  private func read(
    _ selection: FeatureSelection, _ around: RunFiles, _ follower: (any RunFollower)?,
    emit: (Envelope) -> Void
  ) -> Session {
    var settings = around.settings.session
    around.prepare(&settings)
    settings.runId = around.settings.deterministic ? nil : host.makeRunId()
    return Session(
      settings, selection: selection, libraries: follower?.libraries ?? libraries(),
      supportCode: follower?.supportCode, files: files, emit: emit)
  }

  /// Completes the reports; a failed run stays failed even if a report cannot be written.
  ///
  /// - Parameters:
  ///   - addsToHistory: Whether the run is one for the history.
  ///   - isInterrupted: Whether a signal came, so that scenarios may have failed because of it.
  private func finish(
    _ recorder: consuming RunRecorder, _ session: Session, _ outcome: Session.Outcome,
    addsToHistory: Bool, isInterrupted: Bool
  ) -> ExitStatus {
    let settings = recorder.files.settings
    guard outcome != .couldNotRun else {
      printErrors(session.problems.map(CommandError.session), atMost: settings.maxErrors)
      printLines(recorder.abandon())
      return .couldNotRun
    }
    let record = recorder.finish(addsToHistory: addsToHistory, isCutShort: isInterrupted)
    let status = show(record, atMost: settings.maxErrors)
    printNumberOfWarnings(session)
    return status.combined(with: outcome == .failed ? .failed : .passed)
  }
}

// MARK: - Printing

extension Invocation {
  /// Prints notes that help to understand or repeat the run.
  private func printNotes(_ session: Session, _ settings: Settings, _ network: EffectiveNetwork) {
    var notes = session.notes.map(\.description)
    if let note = settings.configurationNote { notes.insert(note, at: 0) }
    if session.plan != nil, let note = settings.partNote { notes.append(note) }
    if settings.debug {
      notes.append("--debug: in this process, one scenario at a time, without limits of time")
    }
    if let note = settings.shardNote { notes.append(note) }
    if let path = settings.timings, let shard = settings.session.shard, shard.count > 1,
      let plan = session.plan, let division = plan.selection.shardPlan, division.estimate == nil,
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
          + "\(counted(passing, "scenario")) in total")
    }
    // The reports are open: a note that cannot be written must not keep them from being finished.
    for note in notes { host.printNote(note) }
  }

  /// Nothing to rerun is a success: everything passed the last time.
  private func nothingToRerun(_ settings: Settings) throws -> ExitStatus {
    let scenario = settings.namesPaths ? "scenario in these paths" : "scenario"
    let reason =
      settings.lastFailed
      ? ": no \(scenario) failed when it last ran; run without --last-failed" : ""
    try host.output.print(Array("nothing to rerun\(reason)\n".utf8))
    return .passed
  }
}
