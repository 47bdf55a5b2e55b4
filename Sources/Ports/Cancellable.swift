/// Ongoing work that can be stopped.
public protocol Cancellable: AnyObject {
  /// Stops it; calling it again, or after the end, does nothing.
  func cancel()
}
