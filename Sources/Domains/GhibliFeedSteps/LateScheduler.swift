import Ports

/// A scheduler whose actions run although they were canceled: they may have begun already.
///
/// So it is the system that keeps a promise to deliver nothing, and not the double.
final class LateScheduler: Scheduler {
  /// Added to the delay of every action.
  var delay = Duration.zero
  private let scheduler: any Scheduler

  init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

  func schedule(
    after delay: Duration, repeating interval: Duration?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    _ = scheduler.schedule(after: delay + self.delay, repeating: interval, action)
    return NoCancellation()
  }

  private final class NoCancellation: Cancellable {
    func cancel() {}
  }
}
