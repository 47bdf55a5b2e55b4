import SpecCommand
import SpecAudit
import SpecEngine
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

extension Invocation {
  /// Runs variants of the scenarios and reports the unnoticed ones.
  func audit(_ wanted: AuditCommand) async throws -> ExitStatus {
    let settings = wanted.settings
    let selection = try features(settings)
    let network = try networkLevel(settings)
    let reports = try WholeReports(
      wanted.formats, inputs: selection.entries.map(\.uri) + [settings.configuration], files: files)
    let session = Session(
      settings.session, selection: selection, libraries: libraries(), files: files)
    guard session.problems.isEmpty else {
      throw CommandErrors(session.problems.map(CommandError.session), atMost: settings.maxErrors)
    }
    do throws(SupportCode.Problems) {
      try session.plan?.supportCode.checkOpposites()
    } catch {
      throw CommandErrors(
        error.problems.map { CommandError.session(.supportCode($0)) }, atMost: settings.maxErrors)
    }
    let interruptions = host.catchInterruptions()
    let interruption = Interruption()
    let isIsolated = host.startsWorkers && settings.isolation != .none
    if !isIsolated { interruptions?.interrupt(interruption, note: host.printNote) }
    let result: AuditResult
    do throws(Mark.Problems) {
      result = try await Audit(session, settings: wanted.audit).run { stallLimit in
        var environment = probing
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
      throw CommandErrors(error.problems.map(ToolError.auditMark), atMost: settings.maxErrors)
    }
    let status = reports.write((result, wanted.minimum), self, color: settings.color)
      .combined(with: result.score.percent >= wanted.minimum ? .passed : .failed)
    guard let signal = interruptions?.signal else { return status }
    return status.combined(with: .interrupted(signal: signal))
  }

  /// The environment for scenarios whose results alone count.
  var probing: Run.Environment {
    var environment = Run.Environment(
      clock: host.makeClock(), resources: files.resources(approving: false))
    environment.keepsAttachments = false
    environment.observer = host.observer
    return environment
  }
}
