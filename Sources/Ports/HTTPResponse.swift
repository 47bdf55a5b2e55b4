/// A server's answer; every status is an answer, never an error of the transport.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code, such as 200 or 404.
  public var status: Int
  /// The header fields, in the order in which they were received.
  public var headers: [HTTPHeader]
  /// The bytes after the header.
  public var body: [UInt8]

  /// Makes an answer; by default one without headers and body.
  public init(status: Int, headers: [HTTPHeader] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
