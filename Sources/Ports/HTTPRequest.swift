/// A request that a domain sends to a server.
public struct HTTPRequest: Hashable, Sendable {
  /// One `name=value` of the query, in the order it is sent.
  public struct QueryItem: Hashable, Sendable {
    /// The name, not percent-encoded.
    public var name: String
    /// The value, not percent-encoded.
    public var value: String

    /// Makes an item of two texts that are not percent-encoded.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In capitals: `GET`.
  public var method: String
  /// Scheme, host and path; a query may be included or be given in `query`.
  public var url: String
  /// The items to add to the query of `url`, in this order.
  public var query: [QueryItem]
  /// The header fields, in the order in which they are sent.
  public var headers: [HTTPHeader]
  /// The bytes after the header; empty if there is no body.
  public var body: [UInt8]

  /// Makes a request; by default, a `GET` without a body.
  public init(
    method: String = "GET", url: String, query: [QueryItem] = [], headers: [HTTPHeader] = [],
    body: [UInt8] = []
  ) {
    self.method = method
    self.url = url
    self.query = query
    self.headers = headers
    self.body = body
  }
}
