import Foundation
public import Ports
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request of a `URLLoader`; any task may start and cancel it.
public final class URLTransfer: Sendable {
  private enum State {
    case ready
    case started
    case cancelledUnstarted
    case ended
  }

  private enum Way {
    case task(URLSessionTask, URLTransfers, timeout: Duration)
    case refused(HTTPClientError)
  }

  private let way: Way
  private let state = Mutex(State.ready)

  init(task: URLSessionTask, transfers: URLTransfers, timeout: Duration) {
    way = .task(task, transfers, timeout: timeout)
  }

  /// A request that cannot be sent at all.
  init(refusal: HTTPClientError) {
    way = .refused(refusal)
  }

  /// Sends the request; `completion` is called once, from any task or before this returns.
  ///
  /// Starting again does nothing.
  public func start(
    _ completion: @escaping @Sendable (Result<HTTPResponse, HTTPClientError>) -> Void
  ) {
    let before = state.withLock { state in
      defer { if state == .ready { state = .started } }
      return state
    }
    switch (before, way) {
    case (.started, _): break
    case (.cancelledUnstarted, _), (.ended, _): completion(.failure(.cancelled))
    case (.ready, .refused(let error)): completion(.failure(error))
    case (.ready, .task(let task, let transfers, let timeout)):
      transfers.start(task, timeout: timeout, completion)
    }
  }

  /// Ends the request with `.cancelled`, unless it has ended.
  public func cancel() {
    let before = state.withLock { state in
      defer {
        if state == .ready {
          state = .cancelledUnstarted
        } else if state == .started {
          state = .ended
        }
      }
      return state
    }
    if before == .started, case .task(let task, let transfers, _) = way {
      transfers.end(task, with: .cancelled)
    }
  }

  private var isUnstarted: Bool {
    state.withLock { $0 == .ready || $0 == .cancelledUnstarted }
  }

  deinit {
    // A session keeps a task that was never started.
    if case .task(let task, _, _) = way, isUnstarted { task.cancel() }
  }
}
