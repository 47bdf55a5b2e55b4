import SpecAudit
import SpecEngine
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSources

extension Invocation {
  /// Runs variants of the scenarios and reports those that nobody notices.
  func audit(_ wanted: AuditSettings) async throws -> ExitStatus {
    let settings = wanted.settings
    let selection = FeatureSelection.find(settings.session.paths, in: files)
    if !selection.problems.isEmpty {
      printErrors(selection.problems.map(CommandError.source), atMost: settings.maxErrors)
      return .couldNotRun
    }
    let network = try networkLevel(settings)
    let session = Session(
      settings.session, selection: selection, libraries: libraries(), files: files)
    guard session.problems.isEmpty else {
      printErrors(session.problems.map(CommandError.session), atMost: settings.maxErrors)
      return .couldNotRun
    }
    let interruptions = host.catchInterruptions()
    let interruption = Interruption()
    let isIsolated = host.startsWorkers && settings.isolation != .none
    if !isIsolated { interruptions?.interrupt(interruption, note: host.printNote) }
    let result: AuditResult
    do throws(Mark.Problems) {
      result = try await Audit(session, settings: wanted.audit).run { stallLimit in
        var environment = Run.Environment(
          clock: host.makeClock(), resources: files.resources(approving: false))
        environment.keepsAttachments = false
        environment.interruption = interruption
        if isIsolated {
          var isolation = isolation(settings, network, interruptions)
          isolation.frontEnd = [Specrun.auditing: "true"]
          if let stallLimit { isolation.stallLimit = stallLimit }
          isolation.note = { _ in }
          environment.executors = isolation
        }
        return environment
      }
    } catch {
      printErrors(error.problems.map(CommandError.auditMark), atMost: settings.maxErrors)
      return .couldNotRun
    }
    try print(AuditText(result, minimum: wanted.minimum), settings)
    let status: ExitStatus = result.score.percent >= wanted.minimum ? .passed : .failed
    guard let signal = interruptions?.signal else { return status }
    return status.combined(with: .interrupted(signal: signal))
  }

  private func print(_ text: AuditText, _ settings: Settings) throws {
    let lines = text.lines.map { "\(escapingWorkflowCommands($0.text))\n" }
    try host.output.write(Array(lines.joined().utf8))
  }
}
