import FlyingFox
import FlyingSocks
import Foundation
import Ports

/// An HTTP server on 127.0.0.1 that reports requests and answers on command.
final class LoopbackServer: Sendable {
  /// The header with the sender's number of the request, so that the answer finds it.
  static let exchangeHeader = "X-Loopback-Exchange"
  /// The status that could not be sent as such.
  static let statusHeader = "X-Loopback-Status"

  let port: UInt16
  let board: LoopbackBoard
  private let server: HTTPServer
  private let running: Task<Void, Never>

  /// Listens on a port that the system chooses.
  init() async throws {
    let board = LoopbackBoard()
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: 0)
    // A held request waits for its step, not for the server's patience.
    let server = HTTPServer(
      address: address, timeout: 86_400, logger: .disabled,
      handler: ClosureHTTPHandler { try await board.answer($0) })
    // Should it fail to start, the wait below says so.
    let running = Task { _ = try? await server.run() }
    do {
      // A machine that is busy with other tests takes its time.
      try await server.waitUntilListening(timeout: 60)
      guard case .ip4(_, let port) = await server.listeningAddress else {
        throw LoopbackError.noPort
      }
      self.port = port
    } catch {
      running.cancel()
      throw error
    }
    self.board = board
    self.server = server
    self.running = running
  }

  deinit {
    board.close()
    running.cancel()
  }

  /// Closes every connection and the port, and returns when they are closed.
  func stop() async {
    board.close()
    await server.stop()
    running.cancel()
    await running.value
  }
}
