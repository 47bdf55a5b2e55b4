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
  /// Scheme, host and path; a query may be part of it or be given in `query`.
  public var url: String
  /// What is added to the query of `url`, in this order.
  public var query: [QueryItem]
  /// The header fields, in the order in which they are sent.
  public var headers: [HTTPHeader]
  /// The bytes below the header; empty for none.
  public var body: [UInt8]

  /// Makes a request; without more than an address, a `GET` without a body.
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
