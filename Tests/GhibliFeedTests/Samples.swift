import Foundation
import GhibliFeed
import Ports
import TestDoubles
import Testing

/// Values that the tests of the feed share.
enum Samples {
  /// 2026-01-10 12:00:00 UTC.
  static let noon = 1_768_046_400
  static let id = "6f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c01"
  static let week = 604_800

  static func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  static func film(_ number: Int = 1) throws -> Film {
    let digits = String(format: "%012d", number)
    return Film(
      id: try #require(UUID(uuidString: "00000000-0000-4000-8000-\(digits)")),
      title: "Film \(number)", description: "",
      image: try url("https://img.test/\(number).jpg"), url: try url("https://films.test/\(number)")
    )
  }

  static func films(_ count: Int) throws -> [Film] { try (1...count).map { try film($0) } }

  /// A film as the server writes it; each of `changes` replaces the JSON of a key, or removes it.
  static func json(_ changes: [String: String?] = [:]) -> String {
    var fields: [String: String?] = [
      "id": "\"\(id)\"", "title": "\"Lantern Keeper\"", "description": "\"\"",
      "image": "\"https://img.test/1.jpg\"", "url": "\"https://films.test/1\"",
    ]
    fields.merge(changes) { $1 }
    let pairs = fields.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }
    return "{" + pairs.sorted().joined(separator: ", ") + "}"
  }

  /// The same film in a list, that of `film(1)` of the same names.
  static func json(of film: Film) -> String {
    json([
      "id": "\"\(film.id.uuidString)\"", "title": "\"\(film.title)\"",
      "description": "\"\(film.description)\"", "image": "\"\(film.image.absoluteString)\"",
      "url": "\"\(film.url.absoluteString)\"",
    ])
  }
}

/// A clock with a given time.
final class Hand {
  var time = Samples.noon
}
