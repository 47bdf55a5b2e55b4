public import Ports
import Synchronization

/// An `HTTPClient` for a task that takes its answers when it is ready for them.
///
/// Answers wait until the owner calls `deliver()`; completions run there and nowhere else, so that
/// the owner needs neither a lock nor an actor.
public final class ConfinedHTTPClient: HTTPClient {
  private let loader: URLLoader
  private let inbox = Inbox()
  private var nextNumber = 0
  private var completions: [Int: (Result<HTTPResponse, HTTPClientError>) -> Void] = [:]

  public init(loader: URLLoader) {
    self.loader = loader
  }

  /// The number of requests sent and neither completed nor canceled.
  public var underWayCount: Int { completions.count }

  /// Makes `deliver()` return, even if it has nothing to deliver; from any task.
  public var wake: @Sendable () -> Void { inbox.ring }

  @discardableResult
  public func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void
  ) -> any HTTPTask {
    let number = nextNumber
    nextNumber += 1
    completions[number] = completion
    let transfer = loader.transfer(of: request)
    transfer.start { [inbox] in inbox.put($0, number) }
    return ConfinedTask { [weak self] in
      self?.completions[number] = nil
      transfer.cancel()
    }
  }

  /// Waits for an answer or a call of `wake`, then completes all that have been answered, in the
  /// order of the answers; returns at once when nothing is under way.
  ///
  /// Throws `CancellationError` when the waiting task is canceled.
  public func deliver() async throws {
    guard !completions.isEmpty else { return }
    try await inbox.rung()
    for (number, result) in inbox.takeAll() {
      completions.removeValue(forKey: number)?(result)
    }
  }
}

/// Answers on their way from the tasks of URL loading to the owner.
private final class Inbox: Sendable {
  private typealias Item = (number: Int, result: Result<HTTPResponse, HTTPClientError>)

  private let items = Mutex<[Item]>([])
  private let bell = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// Not a method: it is handed to other tasks as a value.
  var ring: @Sendable () -> Void { { [bell] in bell.continuation.yield() } }

  func put(_ result: Result<HTTPResponse, HTTPClientError>, _ number: Int) {
    items.withLock { $0.append((number, result)) }
    bell.continuation.yield()
  }

  func takeAll() -> [(number: Int, result: Result<HTTPResponse, HTTPClientError>)] {
    items.withLock { items in
      defer { items = [] }
      return items
    }
  }

  func rung() async throws {
    for await _ in bell.stream { return }
    throw CancellationError()
  }
}

private final class ConfinedTask: HTTPTask {
  private let onCancel: () -> Void

  init(_ onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  func cancel() { onCancel() }
}
