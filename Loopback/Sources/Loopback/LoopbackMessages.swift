import FlyingFox
import FlyingSocks
import Foundation
import Ports

extension Ports.HTTPRequest {
  /// As it was written on the wire: path and query escaped, headers with those the client added.
  init(_ request: FlyingFox.HTTPRequest) async throws {
    let headers = request.headers.keys.flatMap { name in
      request.headers.values(for: name).map { Ports.HTTPHeader(name: name.rawValue, value: $0) }
    }
    self.init(
      method: request.method.rawValue, url: request.target.rawValue, headers: headers,
      body: Array(try await request.bodyData))
  }
}

extension Ports.HTTPResponse {
  /// Headers that say how the bytes travel, which is the server's business.
  private static let framing: Set<String> = [
    "connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding",
  ]

  /// Whether no answer can have this status and body: an interim status ends no request (RFC 9110,
  /// 15.2), 204 and 304 have no body (15.3.5, 15.4.5), and URL loading drops the body of a redirect
  /// that does not say where to.
  var isBeyondTheWire: Bool {
    if status < 200 || status > 999 { return true }
    if body.isEmpty { return false }
    return status == 204 || status == 304
      || (301...308).contains(status) && !headers.contains { $0.name.lowercased() == "location" }
  }

  var wireHeaders: [Ports.HTTPHeader] {
    headers.filter { !Self.framing.contains($0.name.lowercased()) }
  }
}

extension FlyingFox.HTTPResponse {
  init(_ reply: LoopbackBoard.Reply) {
    guard case .response(let response) = reply else {
      // One byte is announced and none comes.
      self.init(statusCode: .ok, body: HTTPBodySequence(from: BrokenBody(), count: 1))
      return
    }
    var headers = FlyingFox.HTTPHeaders()
    for header in response.wireHeaders {
      headers.addValue(header.value, for: FlyingFox.HTTPHeader(header.name))
    }
    var status = response.status
    if response.isBeyondTheWire {
      headers[FlyingFox.HTTPHeader(LoopbackServer.statusHeader)] = "\(status)"
      status = 500
    }
    self.init(
      statusCode: HTTPStatusCode(status, phrase: "Status"), headers: headers,
      body: Data(response.body))
  }
}

/// A body that fails before its first byte.
private struct BrokenBody: AsyncBufferedSequence, AsyncBufferedIteratorProtocol {
  typealias Element = UInt8

  func makeAsyncIterator() -> BrokenBody { self }

  mutating func next() async throws -> UInt8? { throw SocketError.disconnected }

  mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
    throw SocketError.disconnected
  }
}
