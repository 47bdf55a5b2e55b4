public import Ports

/// The server's catalog: signed requests out, comics and characters in.
public final class Catalog {
  private let client: any HTTPClient
  private let reachability: any Reachability
  private let keys: APIKeys
  private let baseURL: String
  private let timeStamp: () -> String

  /// Sends nothing yet.
  ///
  /// - Parameters:
  ///   - baseURL: Everything before `/comics`, without a slash at its end.
  ///   - timeStamp: Asked for each request; goes into it and its signature (COM-R20).
  public init(
    client: any HTTPClient, reachability: any Reachability, keys: APIKeys,
    baseURL: String = "https://gateway.marvel.com/v1/public", timeStamp: @escaping () -> String
  ) {
    self.client = client
    self.reachability = reachability
    self.keys = keys
    self.baseURL = baseURL
    self.timeStamp = timeStamp
  }

  /// Asks for the first fifty comics, and no more (COM-R21, D-09).
  func comics(completion: @escaping (Result<[Comic], LoadError>) -> Void) {
    let limit = HTTPRequest.QueryItem(name: "limit", value: "50")
    get("/comics", [limit], decode: decodeComics, completion)
  }

  /// Asks for the characters of one comic.
  func characters(
    of comic: Comic, completion: @escaping (Result<[ComicCharacter], LoadError>) -> Void
  ) {
    get("/comics/\(comic.id)/characters", [], decode: decodeCharacters, completion)
  }

  /// Without a connection nothing is sent (COM-R02, D-01).
  private func get<Content>(
    _ path: String, _ query: [HTTPRequest.QueryItem],
    decode: @escaping (HTTPResponse) throws(LoadError) -> Content,
    _ completion: @escaping (Result<Content, LoadError>) -> Void
  ) {
    guard reachability.isConnected else { return completion(.failure(.noInternet)) }
    let request = HTTPRequest(
      url: baseURL + path, query: keys.signature(timeStamp: timeStamp()) + query)
    client.send(request) { result in
      switch result {
      case .success(let response):
        completion(Result { () throws(LoadError) in try decode(response) })
      case .failure(.notConnected): completion(.failure(.noInternet))
      case .failure: completion(.failure(.invalidResponse))
      }
    }
  }
}
