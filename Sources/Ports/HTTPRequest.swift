/// A request that a domain sends to a server.
public struct HTTPRequest: Hashable, Sendable {
  /// One `name=value` of the query, in the order it is sent.
  public struct QueryItem: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In capitals: `GET`.
  public var method: String
  /// Scheme, host and path; a query may be part of it or be given in `query`.
  public var url: String
  public var query: [QueryItem]
  public var headers: [HTTPHeader]
  public var body: [UInt8]

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
