public import Ports

extension StubNetwork {
  /// A pattern of requests and their answers.
  public struct Route: Hashable, Sendable {
    /// The pattern that the address of a request is compared with.
    public enum Address: Hashable, Sendable {
      /// The path alone, whatever the host: `/question`.
      case path(String)
      /// Scheme, host and path.
      case url(String)

      /// The path or the address.
      var text: String {
        switch self {
        case .path(let text), .url(let text): text
        }
      }
    }

    /// In capitals: `GET`.
    public var method: String
    /// The path or the address that it matches.
    public var address: Address
    /// Each of these must be in the query of the request; others may be.
    public var query: [HTTPRequest.QueryItem]
    /// One for each request, in order; the last one repeats.
    public var answers: [Answer]

    /// Makes a route; without a method, one for `GET`.
    public init(
      method: String = "GET", _ address: Address, query: [HTTPRequest.QueryItem] = [],
      answers: [Answer]
    ) {
      self.method = method
      self.address = address
      self.query = query
      self.answers = answers
    }

    /// In the notation for readers: `GET /question?page=2`.
    public var title: String { requestTitle(method, address.text, query) }

    func matches(_ request: HTTPRequest) -> Bool {
      guard request.method == method else { return false }
      let parts = RequestAddress(request)
      return parts.part(like: address) == address.text && query.allSatisfy(parts.query.contains)
    }
  }

  /// One answer of a route.
  public struct Answer: Hashable, Sendable {
    /// The response, or the reason why there is none.
    public var result: Result<HTTPResponse, HTTPClientError>
    /// The time until the answer on the virtual clock.
    public var delay: Duration
    /// Whether the request waits until a step completes or releases it.
    public var isHeld: Bool

    /// Makes an answer that arrives at once, after a delay on the clock, or when it is released.
    public init(
      _ result: Result<HTTPResponse, HTTPClientError>, delay: Duration = .zero,
      isHeld: Bool = false
    ) {
      self.result = result
      self.delay = delay
      self.isHeld = isHeld
    }

    /// A response with a text as its body.
    public static func text(_ text: String, status: Int = 200, isHeld: Bool = false) -> Answer {
      Answer(
        .success(HTTPResponse(status: status, body: Array(text.utf8))), isHeld: isHeld)
    }
  }
}

/// The parts of a request's address, the query of the URL and of the request together.
struct RequestAddress {
  var url: String
  var path: String
  var query: [HTTPRequest.QueryItem]

  init(_ request: HTTPRequest) {
    let whole = request.url.prefix { $0 != "#" }
    let address = whole.prefix { $0 != "?" }
    url = String(address)
    path = RequestAddress.path(of: address)
    let written = whole.dropFirst(address.count + 1).split(separator: "&").map { item in
      let name = item.prefix { $0 != "=" }
      return HTTPRequest.QueryItem(
        name: String(name), value: String(item.dropFirst(name.count + 1)))
    }
    query = written + request.query
  }

  /// The part that is compared with the address of a route.
  func part(like address: StubNetwork.Route.Address) -> String {
    switch address {
    case .path: path
    case .url: url
    }
  }

  private static func path(of address: Substring) -> String {
    guard address.contains("://") else { return String(address) }
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.count < 4 ? "/" : "/\(parts[3])"
  }
}
