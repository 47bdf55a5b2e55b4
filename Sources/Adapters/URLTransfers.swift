import Foundation
import Ports
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects what a session reports of its tasks, until each has ended.
final class URLTransfers: NSObject, URLSessionDataDelegate, Sendable {
  private struct Load {
    var completion: @Sendable (Result<HTTPResponse, HTTPClientError>) -> Void
    var response: HTTPResponse?
    var body: [UInt8] = []
  }

  private let loads = Mutex<[Int: Load]>([:])

  func add(
    _ task: URLSessionTask,
    _ completion: @escaping @Sendable (Result<HTTPResponse, HTTPClientError>) -> Void
  ) {
    loads.withLock { $0[task.taskIdentifier] = Load(completion: completion) }
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
    guard let load = loads.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let error { return load.completion(.failure(HTTPClientError(error))) }
    guard var response = load.response else {
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
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
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
