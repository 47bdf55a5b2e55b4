import Synchronization

/// A request to end the run early: the number of the signal that asked for it.
package final class Interruption: Sendable {
  private let number = Atomic<Int32>(0)

  package init() {}

  /// The signal, once one has come.
  package var signal: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  package func interrupt(_ signal: Int32) { number.store(signal, ordering: .relaxed) }
}

extension Interruption? {
  /// Says why a step was canceled, where the signal did it.
  func explained(_ error: any Error) -> any Error {
    guard let signal = self?.signal, error is CancellationError else { return error }
    return Interrupted(signal: signal)
  }
}

/// Code that ended because a signal asked the run to end.
package struct Interrupted: Error, CustomStringConvertible {
  package let signal: Int32

  package init(signal: Int32) { self.signal = signal }

  package var description: String { "interrupted by \(SignalName.name(of: signal))" }
}
