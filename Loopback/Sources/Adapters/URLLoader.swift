import Foundation
public import Ports

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests through Foundation's URL loading, from any task.
///
/// Every status is an answer: redirects are not followed, challenges are not met, nothing is kept in
/// a cache and no cookie is stored. An interim status (1xx) is no answer, as RFC 9110, 15.2 has it:
/// a server that stops after one has not answered.
public final class URLLoader: Sendable {
  private let session: URLSession
  private let transfers = URLTransfers()
  private let timeout: Duration

  /// - Parameters:
  ///   - timeout: How long until the whole of the answer must be there.
  ///   - connectionsPerHost: How many requests to one server are under way at once; more wait.
  public init(timeout: Duration = .seconds(60), connectionsPerHost: Int = 6) {
    let configuration = URLSessionConfiguration.ephemeral
    // The limit is kept by URLTransfers, which says why.
    configuration.timeoutIntervalForRequest = 1e9
    configuration.httpMaximumConnectionsPerHost = connectionsPerHost
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    session = URLSession(
      configuration: configuration, delegate: transfers, delegateQueue: transfers.queue)
    self.timeout = timeout
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends `request`, and answers `.cancelled` when the task that waits is canceled.
  public func load(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPClientError> {
    let transfer = transfer(of: request)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.start { continuation.resume(returning: $0) }
      }
    } onCancel: {
      transfer.cancel()
    }
  }

  /// A request that has not been sent yet.
  public func transfer(of request: HTTPRequest) -> URLTransfer {
    do throws(HTTPClientError) {
      let task = session.dataTask(with: try urlRequest(request))
      return URLTransfer(task: task, transfers: transfers, timeout: timeout)
    } catch {
      return URLTransfer(refusal: error)
    }
  }
}
