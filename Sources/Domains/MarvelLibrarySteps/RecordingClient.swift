import Ports

/// The client of the library in a scenario: keeps which requests were canceled, and can let their
/// answers come nevertheless, as an answer does that is on its way already.
final class RecordingClient: HTTPClient {
  /// The numbers of the requests that were canceled, from 0 in the order sent.
  private(set) var cancelled: Set<Int> = []
  /// Whether an answer can still be stopped.
  var stopsAnswers = true

  private let client: any HTTPClient
  private var count = 0

  init(_ client: any HTTPClient) { self.client = client }

  func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void
  ) -> any HTTPTask {
    let number = count
    count += 1
    var isAnswered = false
    let task = client.send(request) { result in
      isAnswered = true
      completion(result)
    }
    return Task { [self] in
      if isAnswered { return }
      cancelled.insert(number)
      if stopsAnswers { task.cancel() }
    }
  }

  private final class Task: HTTPTask {
    private let onCancel: () -> Void

    init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }

    func cancel() { onCancel() }
  }
}
