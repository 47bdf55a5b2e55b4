import Ports

/// A client whose answers come although they were canceled: they may have been on their way.
///
/// So it is the system that keeps a promise to deliver nothing, and not the double.
final class LateClient: HTTPClient {
  /// The numbers, from 0 in the order sent, of the requests that were canceled before their answer.
  private(set) var canceled: Set<Int> = []
  private let client: any HTTPClient
  private var answered: Set<Int> = []
  private var count = 0

  init(_ client: any HTTPClient) { self.client = client }

  @discardableResult
  func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void
  ) -> any HTTPTask {
    let number = count
    count += 1
    client.send(request) { [weak self] result in
      self?.answered.insert(number)
      completion(result)
    }
    return Cancellation { [weak self] in
      if let self, !answered.contains(number) { canceled.insert(number) }
    }
  }
}

/// A scheduler whose actions run although they were canceled, for the same reason.
final class LateScheduler: Scheduler {
  private let scheduler: any Scheduler

  init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

  func schedule(
    after delay: Duration, repeating interval: Duration?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    _ = scheduler.schedule(after: delay, repeating: interval, action)
    return Cancellation {}
  }
}

private final class Cancellation: HTTPTask {
  private let onCancel: () -> Void

  init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  func cancel() { onCancel() }
}
