import FlyingSocks
import Foundation

/// A port of 127.0.0.1 on which nothing listens while this lives, for clients that are offline.
final class RefusedPort: Sendable {
  let number: UInt16
  private let socket: Socket

  init() throws {
    socket = try Socket(domain: AF_INET)
    do {
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
      guard case .ip4(_, let port) = try socket.sockname() else { throw LoopbackError.noPort }
      number = port
    } catch {
      try? socket.close()
      throw error
    }
  }

  deinit { try? socket.close() }
}
