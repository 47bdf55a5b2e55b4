import Ports
import StepKit
import TestDoubles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The remote of a story: it works out the answer to each request from what the story says about it.
///
/// A request for anything else, or with more than an address, is left without an answer, which fails
/// the scenario. A class, because the network asks it.
final class FilmServer {
  var feedAddress = "https://ghibli.test/feed"
  /// The films as they are sent: the JSON of each value by its key.
  var films: [[String: String]]
  /// Sent in place of the films.
  var text: String?
  var status = 200
  var images: [String: [UInt8]] = [:]
  var failure: HTTPClientError?
  var delay = Duration.zero

  init(_ films: [PlainFilm]) { self.films = films.map(\.json) }

  func answer(_ request: HTTPRequest) -> StubNetwork.Answer? {
    guard request == HTTPRequest(url: request.url),
      let body = request.url == feedAddress ? Array(feed.utf8) : images[request.url]
    else { return nil }
    if let failure { return .init(.failure(failure), delay: delay) }
    return .init(.success(HTTPResponse(status: status, body: body)), delay: delay)
  }

  /// The films that it sends, read without the system.
  func filmsSent() throws -> [PlainFilm] {
    try expect(status, equals: 200, "the status of the server's answers")
    return try JSONDecoder().decode([PlainFilm].self, from: Data(feed.utf8))
  }

  /// Replaces the JSON of a value or, with nil, leaves it out; the film is counted from 1.
  func change(_ key: String, of number: Int, to json: String?) throws {
    try expect(films.indices.contains(number - 1), "the server has \(films.count) films")
    films[number - 1][key] = json
  }

  private var feed: String {
    if let text { return text }
    let objects = films.map { film in
      let pairs = film.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \($0.value)" }
      return "{" + pairs.joined(separator: ", ") + "}"
    }
    return "[" + objects.joined(separator: ", ") + "]"
  }
}

extension PlainFilm {
  fileprivate var json: [String: String] {
    [
      "id": id, "title": title, "description": description, "image": image, "url": url,
    ].mapValues(quoted)
  }
}

private func quoted(_ text: String) -> String { "\"\(text)\"" }
