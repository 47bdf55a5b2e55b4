import Foundation
import Ports
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects what a session reports about its tasks, until each has ended.
///
/// On Linux URL loading traps when a task ends, by its own time limit or a cancellation, between
/// meeting a redirect and getting the answer to it. So the limit is kept here, tasks are
/// canceled on the queue on which the session calls and not at once, and an ended task gets no
/// answer.
final class URLTransfers: NSObject, URLSessionDataDelegate, Sendable {
  /// The queue on which the session calls, one call at a time.
  let queue = OperationQueue()

  private struct Load {
    var completion: @Sendable (Result<HTTPResponse, HTTPClientError>) -> Void
    var limit: Task<Void, Never>?
    var response: HTTPResponse?
    var body: [UInt8] = []
  }

  private let loads = Mutex<[Int: Load]>([:])
  /// Abandoned tasks that have not ended yet.
  private let abandoned = Mutex<Set<Int>>([])

  override init() {
    super.init()
    queue.maxConcurrentOperationCount = 1
  }

  /// Starts `task`, and ends it when it takes longer than `timeout`.
  func start(
    _ task: URLSessionTask, timeout: Duration,
    _ completion: @escaping @Sendable (Result<HTTPResponse, HTTPClientError>) -> Void
  ) {
    let limit = Task { [weak self] in
      try? await Task.sleep(for: timeout)
      if !Task.isCancelled { self?.end(task, with: .timedOut) }
    }
    loads.withLock { $0[task.taskIdentifier] = Load(completion: completion, limit: limit) }
    task.resume()
  }

  /// Ends `task`, unless it has ended.
  func end(_ task: URLSessionTask, with error: HTTPClientError) {
    queue.addOperation { [weak self] in
      guard let self, let load = take(task) else { return }
      load.completion(.failure(error))
      #if canImport(FoundationNetworking)
        abandon(task)
      #else
        task.cancel()
      #endif
    }
  }

  #if canImport(FoundationNetworking)
    /// Cancels `task` once it is plain that it does not end by itself.
    ///
    /// On Linux URL loading traps when a task is canceled while its own end, such as that of a
    /// connection that the server has closed, is on its way to the delegate. Nothing waits for the
    /// task anymore, so there is time to let such an end arrive first.
    private func abandon(_ task: URLSessionTask) {
      abandoned.withLock { _ = $0.insert(task.taskIdentifier) }
      Task { [weak self] in
        try? await Task.sleep(for: .seconds(1))
        self?.queue.addOperation { [weak self] in
          if self?.hasEnded(task) == false { task.cancel() }
        }
      }
    }

    private func hasEnded(_ task: URLSessionTask) -> Bool {
      abandoned.withLock { $0.remove(task.taskIdentifier) == nil }
    }
  #endif

  private func take(_ task: URLSessionTask) -> Load? {
    let load = loads.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    load?.limit?.cancel()
    return load
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let head = (response as? HTTPURLResponse).map(HTTPResponse.init(head:))
    loads.withLock { $0[dataTask.taskIdentifier]?.response = head }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    loads.withLock { $0[dataTask.taskIdentifier]?.body.append(contentsOf: data) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let load = take(task) else {
      abandoned.withLock { _ = $0.remove(task.taskIdentifier) }
      return
    }
    if let error { return load.completion(.failure(HTTPClientError(error))) }
    complete(load, task)
  }

  /// Hands over the answer that has been received.
  private func complete(_ load: Load, _ task: URLSessionTask) {
    // A redirect that does not say where to is not announced on Linux.
    let head = (task.response as? HTTPURLResponse).map(HTTPResponse.init(head:))
    guard var response = load.response ?? head else {
      return load.completion(.failure(.other("the server sent no HTTP answer")))
    }
    response.body = load.body
    load.completion(.success(response))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    if loads.withLock({ $0[task.taskIdentifier] != nil }) { completionHandler(nil) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // The answer is there, and a challenge that is not met would never end.
      if challenge.failureResponse is HTTPURLResponse, let load = take(task) {
        complete(load, task)
        return task.cancel()
      }
    #endif
    completionHandler(.performDefaultHandling, nil)
  }
}

extension HTTPResponse {
  /// Status and headers, sorted by name.
  fileprivate init(head: HTTPURLResponse) {
    let fields = head.allHeaderFields.map { HTTPHeader(name: "\($0.key)", value: "\($0.value)") }
    self.init(status: head.statusCode, headers: fields.sorted { $0.name < $1.name })
  }
}
