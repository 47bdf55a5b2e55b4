import Adapters
public import Ports
public import TestDoubles

/// A network that sends every request through the production client to a real server on 127.0.0.1,
/// which serves what a stub network decides.
///
/// The stub decides while the request is sent, so a record, a number or a route's next answer is
/// the same as without a wire; request and answer then travel, and are compared with those sent.
/// Offline, requests go to a port that refuses them. A failure of a fixture breaks the connection in
/// the middle of an answer; the fixture says which failure that is, since no server can make a
/// client wait for nothing. A status that ends no request (1xx) travels in a header.
public final class LoopbackNetwork: TestNetwork, HTTPClient {
  public let stub: StubNetwork
  public var client: any HTTPClient { self }

  private let server: LoopbackServer
  private let refused: RefusedPort
  private let production: ConfinedHTTPClient
  private var wires: [Int: Wire] = [:]
  /// Requests that have been answered and wait for the wire, in the order of their answers.
  private var answered: [Int] = []
  private var faults: [LoopbackError] = []

  /// A request between being sent and reaching its completion.
  private struct Wire {
    var request: HTTPRequest
    var isOffline: Bool
    var completion: (Result<HTTPResponse, HTTPClientError>) -> Void
    var task: (any HTTPTask)?
    var hasArrived = false
    var decided: Result<HTTPResponse, HTTPClientError>?
    var received: Result<HTTPResponse, HTTPClientError>?

    /// Whether something of it is still to come without any step's doing.
    var isMoving: Bool { decided != nil || (!hasArrived && received == nil) }
  }

  /// Starts a server; delays pass on `scheduler`.
  public init(scheduler: any Scheduler, routes: [StubNetwork.Route] = []) async throws {
    stub = StubNetwork(scheduler: scheduler, routes: routes)
    refused = try RefusedPort()
    server = try await LoopbackServer()
    // Held requests must not keep others from being sent.
    production = ConfinedHTTPClient(
      loader: URLLoader(timeout: .seconds(3600), connectionsPerHost: 1024))
    server.board.onArrival(production.wake)
  }

  /// The port that the server listens on.
  public var port: UInt16 { server.port }

  @discardableResult
  public func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void
  ) -> any HTTPTask {
    let number = stub.exchanges.count
    let isOffline = !stub.isOnline
    wires[number] = Wire(request: request, isOffline: isOffline, completion: completion)
    wires[number]?.task = production.send(
      redirected(request, to: isOffline ? refused.number : server.port, number)
    ) { [weak self] in
      self?.wires[number]?.received = $0
    }
    let decision = stub.send(request) { [weak self] in self?.decide($0, number) }
    return LoopbackTask { [weak self] in
      decision.cancel()
      self?.cancel(number)
    }
  }

  public func settle() async throws {
    deliver()
    while wires.values.contains(where: \.isMoving) {
      try await production.deliver()
      for arrival in server.board.takeArrivals() { note(arrival) }
      deliver()
    }
    if let fault = faults.first {
      faults = []
      throw fault
    }
  }

  public func stop() async {
    for wire in wires.values { wire.task?.cancel() }
    wires = [:]
    answered = []
    await server.stop()
  }
}

extension LoopbackNetwork {
  private func decide(_ result: Result<HTTPResponse, HTTPClientError>, _ number: Int) {
    guard wires[number] != nil else { return }
    wires[number]?.decided = result
    answered.append(number)
    switch result {
    case .success(let response): server.board.reply(.response(response), to: number)
    case .failure: server.board.reply(.close, to: number)
    }
  }

  private func note(_ arrival: LoopbackBoard.Arrival) {
    guard let wire = wires[arrival.exchange] else { return }
    wires[arrival.exchange]?.hasArrived = true
    if let fault = difference(between: wire.request, and: arrival.request) { faults.append(fault) }
  }

  /// Completes the requests whose answers have come through, in the same order as without a wire.
  private func deliver() {
    while let number = answered.first, let wire = wires[number], let received = wire.received,
      let decided = wire.decided
    {
      answered.removeFirst()
      wires[number] = nil
      let (result, fault) = reconcile(
        decided, received, of: wire.request, isOffline: wire.isOffline)
      if let fault { faults.append(fault) }
      wire.completion(result)
    }
  }

  private func cancel(_ number: Int) {
    guard let wire = wires.removeValue(forKey: number) else { return }
    answered.removeAll { $0 == number }
    wire.task?.cancel()
    server.board.reply(.close, to: number)
  }
}

/// Cancels one exchange.
private final class LoopbackTask: HTTPTask {
  private let onCancel: () -> Void

  init(_ onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  func cancel() { onCancel() }
}

/// A `LoopbackNetwork`, for `NetworkKinds`.
public func makeLoopbackNetwork(_ scheduler: any Scheduler) async throws -> any TestNetwork {
  try await LoopbackNetwork(scheduler: scheduler)
}
