import Digests
import MarvelLibrary
import Ports
import TestDoubles

/// The Marvel API and the servers of pictures, as the API's documentation describes them.
///
/// It knows nothing of the library's rules: a wrong signature is refused, a page is what offset and
/// limit ask for, a parameter that the API does not know is an error (MAR-R08).
final class SampleServer {
  static let indexURL = "https://gateway.marvel.com/v1/public/characters"

  var library = SampleLibrary()
  /// The keys given to the developer.
  var keys = APIKeys(publicKey: "sample-public-key", privateKey: "sample-private-key")
  /// The last one that concerns a request counts.
  var troubles: [SampleTrouble] = []
  /// The answers of addresses, by their URL without query, that answer otherwise than they should.
  var overrides: [String: Result<HTTPResponse, HTTPClientError>] = [:]
  /// What the next requests for characters get, in order.
  var nextAnswers: [HTTPResponse] = []
  /// How many characters it gives out at once, whatever limit is asked for.
  var mostAtOnce = 100
  private var held: [Hold] = []
  private var requests = 0

  /// Requests whose answers wait for a step.
  private struct Hold {
    /// Nothing for all.
    var url: String?
    /// A part of the query; nothing for every request to the address.
    var item: HTTPRequest.QueryItem?

    func matches(_ request: HTTPRequest) -> Bool {
      request.url == url ?? request.url && (item.map(request.query.contains) ?? true)
    }
  }

  /// Lets the answers to requests for `url` wait for a step.
  func hold(_ url: String, _ item: HTTPRequest.QueryItem? = nil) {
    held.append(Hold(url: url, item: item))
  }

  /// Lets every answer wait for a step.
  func holdEverything() { held.append(Hold()) }

  /// Lets nothing wait that is asked for from now on.
  func holdNothing() { held = [] }

  /// The answer to `request`; nothing for an address that nobody has.
  func answer(_ request: HTTPRequest) -> StubNetwork.Answer? {
    do {
      let isHeld = held.contains { $0.matches(request) }
      let isForAPI = isForAPI(request.url)
      requests += 1
      let troubles = troubles.filter {
        $0.scope.matches(request, number: requests, isForAPI: isForAPI)
      }
      let failure = troubles.last { $0.answer != nil }?.answer
      guard
        let result = try nextAnswer(to: request, isHeld: isHeld) ?? overrides[request.url]
          ?? (failure ?? response(request)).map({ .success($0) })
      else { return nil }
      let delay = troubles.last { $0.delay > .zero }?.delay ?? .zero
      return StubNetwork.Answer(result, delay: delay, isHeld: isHeld)
    } catch {
      return .text("\(error)", status: 500)
    }
  }

  /// Whether an address is the API's, where the data of works are as well, or one of a picture.
  func isForAPI(_ url: String) -> Bool {
    url.contains("//gateway.marvel.com/") || library.work(at: url) != nil
  }

  /// One that waits for a step stays the next one until it is given.
  private func nextAnswer(
    to request: HTTPRequest, isHeld: Bool
  ) -> Result<HTTPResponse, HTTPClientError>? {
    guard request.url == Self.indexURL, let next = nextAnswers.first else { return nil }
    if !isHeld { nextAnswers.removeFirst() }
    return .success(next)
  }

  private func response(_ request: HTTPRequest) throws -> HTTPResponse? {
    if request.url == Self.indexURL { return try refusal(request) ?? index(request) }
    if let work = library.work(at: request.url) {
      return try refusal(request) ?? .ok(sampleWorkAnswer(work))
    }
    return library.picture(at: request.url).map { HTTPResponse(status: 200, body: $0) }
  }

  /// The answer to a request that is not signed as it should be.
  private func refusal(_ request: HTTPRequest) -> HTTPResponse? {
    if request.method != "GET" { return .refused(405, "MethodNotAllowed", "Only GET is allowed.") }
    for name in ["ts", "apikey", "hash"] where request[name] == nil {
      return .refused(409, "MissingParameter", "You must provide \(name).")
    }
    let hash = MD5((request["ts"] ?? "") + keys.privateKey + keys.publicKey).hexadecimal
    if request["apikey"] == keys.publicKey, request["hash"] == hash { return nil }
    return .refused(
      401, "InvalidCredentials", "That hash, timestamp and key combination is invalid.")
  }

  private func index(_ request: HTTPRequest) throws -> HTTPResponse {
    let known = ["ts", "apikey", "hash", "offset", "limit", "name", "nameStartsWith"]
    if let item = request.query.first(where: { !known.contains($0.name) || $0.value.isEmpty }) {
      return .refused(409, "409", "The parameter \(item.name) is not understood.")
    }
    guard let limit = Int(request["limit"] ?? "20"), limit > 0 else {
      return .refused(409, "409", "You must pass an integer limit greater than 0.")
    }
    if limit > 100 { return .refused(409, "409", "You may not request more than 100 items.") }
    let matches = library.characters(name: request["name"], prefix: request["nameStartsWith"])
    return .ok(
      try sampleIndexAnswer(
        matches, offset: Int(request["offset"] ?? "0") ?? 0, limit: min(limit, mostAtOnce),
        total: library.total,
        attribution: library.attribution))
  }
}

extension HTTPRequest {
  /// The value of a parameter of the query.
  subscript(name: String) -> String? { query.first { $0.name == name }?.value }
}

extension HTTPResponse {
  fileprivate static func ok(_ text: String) -> HTTPResponse {
    HTTPResponse(status: 200, body: Array(text.utf8))
  }

  fileprivate static func refused(_ status: Int, _ code: String, _ message: String) -> HTTPResponse
  {
    HTTPResponse(
      status: status, body: Array(#"{"code":"\#(code)","message":"\#(message)"}"#.utf8))
  }
}
