import Foundation
import Synchronization

/// A server on 127.0.0.1 that writes the given bytes, whatever they are, and hangs up.
final class RawServer: Sendable {
  /// The reaction once a request has been read.
  enum Answer: Sendable {
    case bytes([UInt8])
    /// Say nothing, keep the connection.
    case silence
  }

  let port: UInt16
  private let listener: Int32
  private let received = Mutex<[String]>([])

  init(_ answer: Answer) throws {
    let listener = try Self.boundSocket()
    guard listen(listener, 16) == 0 else { throw SocketFailure(code: errno) }
    self.listener = listener
    port = try Self.port(of: listener)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 {
          // Here and not in `deinit`: this thread must not meet the number's next owner.
          close(listener)
          return
        }
        let request = Self.readRequest(connection)
        self?.received.withLock { $0.append(request) }
        if case .bytes(let bytes) = answer {
          _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, noSignal) }
          close(connection)
        }
      }
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// The requests as they came, decoded as UTF-8.
  var requests: [String] { received.withLock { $0 } }

  var url: String { "http://127.0.0.1:\(port)" }

  /// The socket of a port that refuses while it is open, and its number.
  static func refusedPort() throws -> (socket: Int32, port: UInt16) {
    let socket = try boundSocket()
    return (socket, try port(of: socket))
  }

  struct SocketFailure: Error {
    var code: Int32
  }

  private static func boundSocket() throws -> Int32 {
    let file = socket(AF_INET, streamType, 0)
    guard file >= 0 else { throw SocketFailure(code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafeBytes(of: &address) { bytes in
      bind(
        file, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
    }
    guard result == 0 else { throw SocketFailure(code: errno) }
    return file
  }

  private static func port(of file: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      getsockname(file, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, &length)
    }
    guard result == 0 else { throw SocketFailure(code: errno) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Head and body, the latter by its Content-Length.
  private static func readRequest(_ connection: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { break }
      bytes += buffer.prefix(count)
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let head = text[..<end.lowerBound].lowercased()
      let length = head.components(separatedBy: "content-length: ").dropFirst().first
        .flatMap { Int($0.prefix { $0.isNumber }) }
      if text[end.upperBound...].utf8.count >= length ?? 0 { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

#if canImport(Darwin)
  private let streamType = SOCK_STREAM
  private let noSignal: Int32 = 0
#else
  private let streamType = Int32(SOCK_STREAM.rawValue)
  private let noSignal = Int32(MSG_NOSIGNAL)
#endif
