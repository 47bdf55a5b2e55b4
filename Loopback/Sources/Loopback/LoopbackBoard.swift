import FlyingFox
import FlyingSocks
import Foundation
import Ports
import Synchronization

/// The exchange between the server's connections and the scenario's task.
final class LoopbackBoard: Sendable {
  /// The server's reaction to a request.
  enum Reply: Sendable {
    case response(Ports.HTTPResponse)
    /// Break the connection in the middle of an answer.
    case close
  }

  /// A request as it came out of the socket.
  struct Arrival: Sendable {
    var exchange: Int
    var request: Ports.HTTPRequest
  }

  private enum Answering {
    case answered(Reply)
    case waiting(CheckedContinuation<Reply, Never>)
  }

  private struct State {
    var arrivals: [Arrival] = []
    var answering: [Int: Answering] = [:]
    var isClosed = false
    var onArrival: @Sendable () -> Void = {}
  }

  private let state = Mutex(State())

  /// Called with each arrival, from the server's tasks.
  func onArrival(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.onArrival = action }
  }

  /// Removes and returns the requests that have arrived since the last call.
  func takeArrivals() -> [Arrival] {
    state.withLock { state in
      defer { state.arrivals = [] }
      return state.arrivals
    }
  }

  /// Sets the server's answer; only the first call counts.
  func reply(_ reply: Reply, to exchange: Int) {
    let waiting: CheckedContinuation<Reply, Never>? = state.withLock { state in
      switch state.answering[exchange] {
      case .waiting(let continuation):
        state.answering[exchange] = .answered(reply)
        return continuation
      case .answered: return nil
      case nil:
        state.answering[exchange] = .answered(reply)
        return nil
      }
    }
    waiting?.resume(returning: reply)
  }

  /// Breaks off every request that waits, or will.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.answering = [:] }
      return state.answering.values.compactMap { answering in
        if case .waiting(let continuation) = answering { continuation } else { nil }
      }
    }
    for continuation in waiting { continuation.resume(returning: .close) }
  }

  /// The answer to a request that has arrived, once there is one.
  func answer(_ request: FlyingFox.HTTPRequest) async throws -> FlyingFox.HTTPResponse {
    let header = FlyingFox.HTTPHeader(LoopbackServer.exchangeHeader)
    guard let exchange = request.headers[header].flatMap({ Int($0) }) else {
      return FlyingFox.HTTPResponse(statusCode: .notFound)
    }
    let arrival = Arrival(exchange: exchange, request: try await Ports.HTTPRequest(request))
    let onArrival = state.withLock { state in
      state.arrivals.append(arrival)
      return state.onArrival
    }
    onArrival()
    return FlyingFox.HTTPResponse(await reply(to: exchange))
  }

  private func reply(to exchange: Int) async -> Reply {
    await withCheckedContinuation { continuation in
      let known: Reply? = state.withLock { state in
        if state.isClosed { return .close }
        switch state.answering[exchange] {
        case .answered(let reply): return reply
        // Sent twice, which a client may do with a connection that broke: the first one is lost.
        case .waiting: return .close
        case nil:
          state.answering[exchange] = .waiting(continuation)
          return nil
        }
      }
      if let known { continuation.resume(returning: known) }
    }
  }
}
