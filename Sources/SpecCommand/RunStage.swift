import Messages
import ReportFiles
import SpecEngine
package import SpecIsolation
import SpecSession
package import SpecSettings

/// The place where the steps of a run run: workers, or this process, whose output and signals are
/// caught meanwhile.
struct RunStage {
  private(set) var environment: Run.Environment
  /// Nil if the signals are not this run's.
  let interruptions: InterruptionSource?
  private let output: OutputCapture?
  /// Those of messages, if scenarios run in parallel.
  private let held: [PendingMessagesFile]

  init(
    _ invocation: Invocation, _ settings: Settings, _ network: EffectiveNetwork, clock: RunClock,
    live: LiveTerminal?, follower: (any RunFollower)?
  ) {
    let (host, files) = (invocation.host, invocation.files)
    // Whoever follows runs has the signals, and sees to it that they end the run.
    interruptions = follower == nil ? host.catchInterruptions() : nil
    let isIsolated = host.startsWorkers && settings.isolation != .none
    let capture = isIsolated || !settings.capturesOwnOutput ? nil : host.captureOutput()
    // Output that is printed and not kept must not get into a report.
    output = capture ?? host.separateOutput()
    environment = Run.Environment(
      clock: clock, resources: files.resources(approving: settings.approve))
    environment.output = capture?.take
    environment.observer = host.observer
    environment.keep(AttachmentKeeping(settings), in: files)
    if let follower { environment.resourceRead = { follower.note($0) } }
    environment.interruption = follower?.interruption ?? Interruption()
    if isIsolated {
      var isolation = invocation.isolation(settings, network, interruptions)
      follower?.prepare(&isolation)
      if let live {
        isolation.note = { [note = host.printNote] text in live.making { note(text) } }
        let began = clock.elapsed()
        isolation.watch = {
          live.receive(running: $0, after: .nanoseconds(clock.elapsed() - began))
        }
      }
      environment.makeExecutor = isolation.makeExecutor
    } else if let interruption = environment.interruption {
      interruptions?.interrupt(interruption, note: host.printNote)
    }
    held =
      settings.session.run.parallel > 1 ? PendingMessagesFile.files(for: settings, in: files) : []
    guard !held.isEmpty || live != nil else { return }
    environment.held = { [held] messages in
      for file in held { file.receive(messages) }
      if case .scenario(let envelopes) = messages { live?.receive(early: envelopes) }
    }
  }

  /// Lets output through again.
  func end() {
    for file in held { file.remove() }
    output?.end()
  }
}

extension Invocation {
  package func isolation(
    _ settings: Settings, _ network: EffectiveNetwork, _ interruptions: InterruptionSource?
  ) -> Isolation {
    var isolation = Isolation()
    isolation.network = network.level
    isolation.isPerScenario = settings.isolation == .scenario
    isolation.capturesOutput = settings.capture
    isolation.stallLimit = settings.stallLimit
    if settings.approve { isolation.frontEnd[Specrun.approving] = "true" }
    isolation.frontEnd.merge(AttachmentKeeping(settings).frontEnd) { $1 }
    isolation.wake = interruptions?.wake ?? -1
    isolation.note = host.printNote
    return isolation
  }
}
