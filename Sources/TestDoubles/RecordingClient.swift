public import Ports

/// A client that records which requests were canceled, and can deliver their answers nevertheless, like
/// answers that are already on their way.
///
/// If it does, it is the system that keeps a promise to deliver nothing, and not the double.
public final class RecordingClient: HTTPClient {
  /// The numbers of the requests that were canceled before their answer, from 0 in the order sent.
  public private(set) var canceled: Set<Int> = []
  /// Whether an answer can still be stopped.
  public var stopsAnswers: Bool

  private let client: any HTTPClient
  private var count = 0

  /// Records the requests that are sent through another client.
  public init(_ client: any HTTPClient, stopsAnswers: Bool = true) {
    self.client = client
    self.stopsAnswers = stopsAnswers
  }

  @discardableResult
  public func send(
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
    return StubTask { [self] in
      if isAnswered { return }
      canceled.insert(number)
      if stopsAnswers { task.cancel() }
    }
  }
}
