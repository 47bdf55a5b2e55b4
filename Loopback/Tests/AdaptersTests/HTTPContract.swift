import Adapters
import Foundation
import Loopback
import Ports
import TestDoubles

/// Everything that must send as `HTTPClient` says it does.
enum HTTPSubject: String, CaseIterable, Sendable {
  case stub
  case loopback
  case loader
  case confined
  case mainActor
}

/// The server's reaction to the request of a contract case.
enum ServerDeed: Sendable {
  case answer(HTTPResponse)
  case refuse
  /// Hang up before, or in the middle of, an answer.
  case breakOff(sending: String)
  case keepSilent
}

/// The subject's result.
typealias Outcome = Result<HTTPResponse, HTTPClientError>

extension HTTPSubject {
  /// The path of the stub's routes.
  static let path = "/answers"

  /// Sends `request`, whose URL is a path and a query, to a server that does `deed`.
  func send(_ request: HTTPRequest, to deed: ServerDeed) async throws -> Outcome {
    switch self {
    case .stub: try await Self.send(request, to: deed, on: StubNetwork(scheduler: Self.clock))
    case .loopback:
      try await Self.send(request, to: deed, on: try await LoopbackNetwork(scheduler: Self.clock))
    case .loader, .confined, .mainActor:
      try await sendForReal(request, to: deed)
    }
  }

  private static var clock: VirtualScheduler { VirtualScheduler() }

  private static func send(
    _ request: HTTPRequest, to deed: ServerDeed, on network: any TestNetwork
  ) async throws -> Outcome {
    let result: Outcome =
      switch deed {
      case .answer(let response): .success(response)
      case .refuse: .failure(.notConnected)
      case .breakOff: .failure(.other("broken off"))
      case .keepSilent: .failure(.timedOut)
      }
    if case .refuse = deed { network.goOffline() }
    network.add(.init(method: request.method, .path(path), answers: [.init(result)]))
    var request = request
    request.url = request.url.hasPrefix("/") ? "http://contract.test" + request.url : request.url
    let outcome = Box()
    network.client.send(request) { outcome.value = $0 }
    try await network.settle()
    await network.stop()
    return try outcome.get()
  }

  private func sendForReal(_ request: HTTPRequest, to deed: ServerDeed) async throws -> Outcome {
    var request = request
    // Patience may end only if the answer never comes.
    let timeout: Duration = if case .keepSilent = deed { .milliseconds(200) } else { .seconds(300) }
    let loader = URLLoader(timeout: timeout)
    let answer: RawServer.Answer =
      switch deed {
      case .answer(let response): .bytes(response.onTheWire)
      case .breakOff(let text): .bytes(Array(text.utf8))
      case .refuse, .keepSilent: .silence
      }
    let server = try RawServer(answer)
    let refused = try RawServer.refusedPort()
    defer { close(refused.socket) }
    let base = if case .refuse = deed { "http://127.0.0.1:\(refused.port)" } else { server.url }
    if request.url.hasPrefix("/") { request.url = base + request.url }
    defer { withExtendedLifetime(server) {} }
    return try await outcome(of: request, with: loader)
  }

  private func outcome(of request: HTTPRequest, with loader: URLLoader) async throws -> Outcome {
    switch self {
    case .confined:
      let outcome = Box()
      let client = ConfinedHTTPClient(loader: loader)
      client.send(request) { outcome.value = $0 }
      while client.underWayCount > 0 { try await client.deliver() }
      return try outcome.get()
    case .mainActor: return await sendOnMainActor(request, with: loader)
    case .stub, .loopback, .loader: return await loader.load(request)
    }
  }

  @MainActor
  private func sendOnMainActor(_ request: HTTPRequest, with loader: URLLoader) async -> Outcome {
    let client = MainActorHTTPClient(loader: loader)
    return await withCheckedContinuation { continuation in
      client.send(request) { continuation.resume(returning: $0) }
    }
  }
}

/// A place for the result of a completion.
private final class Box {
  struct Empty: Error {}

  var value: Outcome?

  func get() throws -> Outcome {
    guard let value else { throw Empty() }
    return value
  }
}

extension HTTPResponse {
  /// As a plain server writes it.
  fileprivate var onTheWire: [UInt8] {
    var head = "HTTP/1.1 \(status) Status\r\n"
    for header in headers { head += "\(header.name): \(header.value)\r\n" }
    head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    return Array(head.utf8) + body
  }
}
