import Ports

/// A completion that is called once at most, and not after it was canceled (GHI-R29).
final class Delivery<Value>: Cancellable {
  private var completion: ((Value) -> Void)?
  private var stage: (any Cancellable)?

  init(_ completion: @escaping (Value) -> Void) { self.completion = completion }

  /// Takes the stage under way, to be canceled with the delivery.
  ///
  /// A stage that has begun its successor before it is handed over does not replace it.
  func adopt(_ stage: any Cancellable) {
    if completion == nil { return stage.cancel() }
    if self.stage == nil { self.stage = stage }
  }

  /// Ends the stage under way, so that the next can be adopted.
  func finishStage() { stage = nil }

  func deliver(_ value: Value) {
    let completion = completion
    self.completion = nil
    stage = nil
    completion?(value)
  }

  func cancel() {
    completion = nil
    stage?.cancel()
    stage = nil
  }
}
