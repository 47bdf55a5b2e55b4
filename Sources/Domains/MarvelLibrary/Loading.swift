import Ports

/// Something being loaded, in one request after another.
///
/// Made before the first request is sent, since that may be answered before `send` returns.
final class Loading: Cancellable {
  private(set) var isCancelled = false
  private var current: (any Cancellable)?
  private var requests = 0

  /// Sends the next request.
  func go(on send: () -> any Cancellable) {
    requests += 1
    let mine = requests
    let task = send()
    // Answered at once, it may have led to the next one already, which is then the current.
    if mine == requests { current = task }
  }

  func cancel() {
    isCancelled = true
    current?.cancel()
    current = nil
  }
}
