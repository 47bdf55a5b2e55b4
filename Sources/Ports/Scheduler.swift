/// Runs actions later.
///
/// Actions run on the isolation of the caller of `schedule`, one at a time.
public protocol Scheduler: AnyObject {
  /// Runs `action` after `delay` and, with an `interval` above zero, again after each interval
  /// until it is canceled.
  func schedule(
    after delay: Duration, repeating interval: Duration?, _ action: @escaping () -> Void
  ) -> any Cancellable
}
