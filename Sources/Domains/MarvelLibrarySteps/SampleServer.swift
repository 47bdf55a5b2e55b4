import Ports
import MarvelLibrary
import TestDoubles

/// The Marvel API and the servers of pictures, as the API's documentation describes them.
///
/// It works its answers out and knows nothing of the library's rules: a wrong signature is refused, a
/// page is what offset and limit ask for, a parameter that the API does not know is an error
/// (MAR-R08).
final class SampleServer {
  var library = SampleLibrary()
  /// The keys given to the developer.
  var keys = APIKeys(publicKey: "sample-public-key", privateKey: "sample-private-key")
  var indexURL = "https://gateway.marvel.com/v1/public/characters"
  /// The number of characters that it gives out at once, whatever limit is asked for.
  var maximumPageSize = 100

  private var troubles: [Trouble] = []
  private var changes: [(target: Target, path: String, value: SampleJSON?)] = []

  /// The requests to one address.
  struct Target: Hashable, Sendable {
    var url: String
    /// The name that is searched for; nothing for all requests to the address.
    var name: String?

    func matches(_ request: HTTPRequest) -> Bool {
      request.url == url && (name == nil || request["name"] == name)
    }
  }

  /// The reason why a request is not answered as it should be.
  private struct Trouble {
    var target: Target
    /// Nothing for an answer that waits for a step.
    var answer: Result<HTTPResponse, HTTPClientError>?
  }

  /// Requests to `target` are answered with this.
  func answer(_ target: Target, with result: Result<HTTPResponse, HTTPClientError>) {
    troubles.append(Trouble(target: target, answer: result))
  }

  /// Answers to requests to `target` wait for a step.
  func hold(_ target: Target) { troubles.append(Trouble(target: target)) }

  /// Requests to `target` are answered as they should be.
  func recover(_ target: Target) { troubles.removeAll { $0.target == target } }

  /// The answers to requests to `target` have another value at a path, or none.
  func change(_ target: Target, _ path: String, to value: SampleJSON?) {
    changes.append((target, path, value))
  }

  func undoChanges() { changes = [] }

  /// The answer to `request`; nil for an unknown address.
  func answer(_ request: HTTPRequest) -> StubNetwork.Answer? {
    let troubles = troubles.filter { $0.target.matches(request) }
    let isHeld = troubles.contains { $0.answer == nil }
    if let result = troubles.compactMap(\.answer).last {
      return StubNetwork.Answer(result, isHeld: isHeld)
    }
    do {
      return try response(to: request).map { StubNetwork.Answer(.success($0), isHeld: isHeld) }
    } catch {
      return .text("\(error)", status: 500)
    }
  }

  /// Whether an address is the API's, where the data of works are as well, or one of a picture.
  func isForAPI(_ url: String) -> Bool {
    url == indexURL || url.contains("//gateway.marvel.com/") || library.work(at: url) != nil
  }

  private func response(to request: HTTPRequest) throws -> HTTPResponse? {
    if let picture = library.picture(at: request.url) {
      return HTTPResponse(status: 200, body: Array(picture.utf8))
    }
    let work = library.work(at: request.url)
    guard request.url == indexURL || work != nil else { return nil }
    if let refusal = refusal(of: request) { return refusal }
    var answer = work.map { sampleAnswer([$0.json]) } ?? index(request)
    for change in changes where change.target.matches(request) {
      guard answer.replace(change.path, with: change.value) else { throw NoSuchPlace(change.path) }
    }
    return HTTPResponse(status: 200, body: try answer.body)
  }

  private struct NoSuchPlace: Error {
    var path: String
    init(_ path: String) { self.path = path }
  }

  /// The answer to a request that is not signed, or has parameters that the API does not know.
  private func refusal(of request: HTTPRequest) -> HTTPResponse? {
    if request.method != "GET" { return .refused(405, "MethodNotAllowed", "Only GET is allowed.") }
    for name in ["ts", "apikey", "hash"] where request[name] == nil {
      return .refused(409, "MissingParameter", "You must provide \(name).")
    }
    let hash = MD5((request["ts"] ?? "") + keys.privateKey + keys.publicKey).hexadecimal
    guard request["apikey"] == keys.publicKey, request["hash"] == hash else {
      return .refused(
        401, "InvalidCredentials", "That hash, timestamp and key combination is invalid.")
    }
    let known = ["ts", "apikey", "hash", "offset", "limit", "name", "nameStartsWith"]
    if let item = request.query.first(where: { !known.contains($0.name) || $0.value.isEmpty }) {
      return .refused(409, "409", "The parameter \(item.name) is not understood.")
    }
    guard let limit = Int(request["limit"] ?? "20"), limit > 0 else {
      return .refused(409, "409", "You must pass an integer limit greater than 0.")
    }
    return limit > 100 ? .refused(409, "409", "You may not request more than 100 items.") : nil
  }

  private func index(_ request: HTTPRequest) -> SampleJSON {
    sampleAnswer(
      library.characters(name: request["name"], prefix: request["nameStartsWith"]),
      offset: Int(request["offset"] ?? "0") ?? 0,
      limit: min(Int(request["limit"] ?? "20") ?? 20, maximumPageSize))
  }
}

extension HTTPRequest {
  /// The value of a parameter of the query.
  subscript(name: String) -> String? { query.first { $0.name == name }?.value }
}

extension HTTPResponse {
  fileprivate static func refused(
    _ status: Int, _ code: String, _ message: String
  ) -> HTTPResponse {
    HTTPResponse(status: status, body: Array(#"{"code":"\#(code)","message":"\#(message)"}"#.utf8))
  }
}
