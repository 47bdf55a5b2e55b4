import Basics
import Messages
import StepKit

/// What a worker reports: the events of its jobs, in the order of its orders, and where each ends.
///
/// A verdict comes from `ended` alone, never from how a process ends.
package enum WorkerReport: Sendable {
  /// It has made its libraries ready.
  case ready(SupportCode.Fingerprint)
  /// It could not make its libraries ready, for a reason in words.
  case unfit(String)
  case event(JobEvent, at: Int64)
  case ended(Run.CaseEnd, State)
  /// It did not begin the job, because the run was interrupted.
  case dropped

  /// The state of a worker after a job, compared with that before the first one.
  package enum State: UInt8, Sendable {
    case unchanged
    /// Something was left behind, which other jobs must not find.
    case changed
    /// Something canceled the task that runs all jobs of the worker.
    case canceled
  }
}

extension WorkerReport {
  private enum Kind: UInt8 {
    case ready = 1
    case unfit
    case event
    case ended
    case dropped
  }

  package func write(to wire: inout WireWriter) {
    func put(_ kind: Kind) { wire.put(kind.rawValue) }
    switch self {
    case .ready(let fingerprint):
      put(.ready)
      wire.put(fingerprint.definitions)
      wire.put(fingerprint.hooks)
      wire.put(Int64(bitPattern: fingerprint.hash))
    case .unfit(let reason):
      put(.unfit)
      wire.put(reason)
    case .event(let event, let time):
      put(.event)
      wire.put(time)
      event.write(to: &wire)
    case .ended(let end, let state):
      put(.ended)
      wire.put(UInt8(end.status.severity))
      wire.put(end.attempts)
      wire.put(state.rawValue)
    case .dropped: put(.dropped)
    }
  }

  package init(from wire: inout WireReader) throws(WireError) {
    guard let kind = Kind(rawValue: try wire.byte()) else { throw WireError() }
    switch kind {
    case .ready:
      let definitions = try wire.int()
      let hooks = try wire.int()
      self = .ready(
        SupportCode.Fingerprint(
          definitions: definitions, hooks: hooks, hash: UInt64(bitPattern: try wire.long())))
    case .unfit: self = .unfit(try wire.text())
    case .event:
      let time = try wire.nanoseconds()
      self = .event(try JobEvent(from: &wire), at: time)
    case .ended:
      let severity = Int(try wire.byte())
      guard let status = TestStepResult.Status.allCases.first(where: { $0.severity == severity })
      else { throw WireError() }
      let end = Run.CaseEnd(status: status, attempts: try wire.ordinal())
      guard let state = State(rawValue: try wire.byte()) else { throw WireError() }
      self = .ended(end, state)
    case .dropped: self = .dropped
    }
  }
}

extension SupportCode {
  /// Tells whether two processes have the same definitions and hooks in the same places.
  package struct Fingerprint: Sendable, Equatable {
    let definitions: Int
    let hooks: Int
    let hash: UInt64

    package init(definitions: Int, hooks: Int, hash: UInt64) {
      self.definitions = definitions
      self.hooks = hooks
      self.hash = hash
    }
  }

  package var fingerprint: Fingerprint {
    var digest = StableDigest()
    for definition in definitions {
      digest.combine(definition.step.pattern.source)
      digest.combine("\(definition.sourceReference.location?.line ?? 0)")
    }
    for hook in hooks { digest.combine("\(hook.sourceReference.location?.line ?? 0)") }
    return Fingerprint(definitions: definitions.count, hooks: hooks.count, hash: digest.value)
  }
}
