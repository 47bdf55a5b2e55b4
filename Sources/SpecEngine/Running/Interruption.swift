import Synchronization

/// A request to end the run early, and the signal that made it.
package final class Interruption: Sendable {
  private let number = Atomic<Int32>(0)
  private let signalName = Mutex("")

  package init() {}

  /// The signal, once one has arrived.
  package var signal: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Such as `SIGINT`.
  package var name: String { signalName.withLock { $0 } }

  package func interrupt(_ signal: Int32, name: String) {
    signalName.withLock { $0 = name }
    number.store(signal, ordering: .relaxed)
  }
}

extension Interruption? {
  /// Explains why a step was canceled, if the signal did it.
  func explained(_ error: any Error) -> any Error {
    guard let self, self.signal != nil, error is CancellationError else { return error }
    return Interrupted(name: self.name)
  }
}

/// Code that ended because of a signal to end the run.
struct Interrupted: Error, CustomStringConvertible {
  /// The name of the signal.
  let name: String

  var description: String { "interrupted by \(name)" }
}
