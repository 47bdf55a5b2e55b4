import Foundation

/// One request to a server on this machine, over a connection of its own.
///
/// Foundation's client on Linux gives up on the answers of the browser's driver ("Failed writing
/// header"), and its needs are few: a body of JSON with its length, in both directions.
enum LocalHTTP {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The status and the body of the answer; waits at most a minute for each part of it.
  static func send(
    _ method: String, _ path: String, body: Data, toPort port: Int
  ) throws -> (status: Int, body: Data) {
    let connection = try connect(toPort: port)
    defer { close(connection) }
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    try write(Array(head.utf8) + body, to: connection)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count >= 0 else { throw Failure(description: "no answer to \(method) \(path)") }
      bytes += buffer.prefix(count)
      if let answer = answer(in: bytes, isComplete: count == 0) { return answer }
      if count == 0 { throw Failure(description: "half an answer to \(method) \(path)") }
    }
  }

  private static func answer(
    in bytes: [UInt8], isComplete: Bool
  ) -> (status: Int, body: Data)? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let length = lines.dropFirst().map { $0.lowercased() }
      .first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).drop { $0 == " " }) }
    let body = bytes[end.upperBound...]
    guard let length else { return isComplete ? (status, Data(body)) : nil }
    return body.count >= length ? (status, Data(body.prefix(length))) : nil
  }

  private static func connect(toPort port: Int) throws -> Int32 {
    let connection = socket(AF_INET, streamType, 0)
    guard connection >= 0 else { throw Failure(description: "no socket") }
    var patience = timeval(tv_sec: 330, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafeBytes(of: &address) { bytes in
      systemConnect(
        connection, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress,
        socklen_t(bytes.count))
    }
    guard result == 0 else {
      close(connection)
      throw Failure(description: "nothing listens on port \(port)")
    }
    return connection
  }

  private static func write(_ bytes: [UInt8], to connection: Int32) throws {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        Foundation.send(connection, rest.baseAddress, rest.count, noSignal)
      }
      guard count > 0 else { throw Failure(description: "the connection broke") }
      written += count
    }
  }

  private static func systemConnect(
    _ connection: Int32, _ address: UnsafePointer<sockaddr>?, _ length: socklen_t
  ) -> Int32 {
    guard let address else { return -1 }
    return Foundation.connect(connection, address, length)
  }
}

#if canImport(Darwin)
  private let streamType = SOCK_STREAM
  private let noSignal: Int32 = 0
#else
  private let streamType = Int32(SOCK_STREAM.rawValue)
  private let noSignal = Int32(MSG_NOSIGNAL)
#endif
