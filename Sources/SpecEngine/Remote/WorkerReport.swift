import Basics
package import Messages
import StepKit

/// The reports of a worker: the events of its jobs, in the order of its orders, and the end of each.
///
/// A verdict comes from `ended` alone, never from the way in which a process ends.
package enum WorkerReport: Sendable {
  /// It has made its libraries ready; with their fingerprint.
  case ready(UInt64)
  /// It could not make its libraries ready, for a reason in words.
  case unfit(String)
  case event(JobEvent, at: Int64)
  case ended(Run.CaseEnd, State)
  /// It did not begin the job, because the run was interrupted.
  case dropped

  /// The state of a worker after a job, compared with that before the first one.
  package enum State: Int, Sendable {
    case unchanged
    /// The job left something that other jobs must not find.
    case changed
    /// Something canceled the task that runs all jobs of the worker.
    case canceled
  }
}

/// Reports that no worker sends: a faulty process may send anything.
package struct WireError: Error, Equatable {
  package init() {}
}

extension WorkerReport: Packable {
  package init(from reader: inout ByteReader) {
    switch reader.value() as Int {
    case 0: self = .ready(reader.fixed())
    case 1: self = .unfit(reader.value())
    case 2: self = .event(reader.value(), at: Int64(reader.value() as Int))
    case 3:
      let end = Run.CaseEnd(status: reader.value(), attempts: reader.value())
      self = .ended(end, State(rawValue: reader.number(upTo: 2)) ?? .changed)
    case 4: self = .dropped
    default:
      reader.fail()
      self = .dropped
    }
  }

  package func pack(into writer: inout ByteWriter) {
    switch self {
    case .ready(let fingerprint):
      writer.put(0)
      writer.put(fixed: fingerprint)
    case .unfit(let reason): writer.put(1, reason)
    case .event(let event, let time): writer.put(2, event, Int(time))
    case .ended(let end, let state):
      writer.put(3, end.status, end.attempts)
      writer.put(number: state.rawValue)
    case .dropped: writer.put(4)
    }
  }
}

extension SupportCode {
  /// A digest that is equal for two processes if they have the same definitions and hooks in the same places.
  package var fingerprint: UInt64 {
    var digest = StableDigest()
    digest.combine("\(definitions.count) \(hooks.count)")
    for definition in definitions {
      digest.combine(definition.step.pattern.source)
      digest.combine("\(definition.step.place.line)")
    }
    for hook in hooks { digest.combine("\(hook.hook.place.line)") }
    return digest.value
  }
}
