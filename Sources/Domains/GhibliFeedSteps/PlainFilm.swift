import GhibliFeed
import StepKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A film in the texts that a story, the server or the store has, read and written without the
/// system under specification.
struct PlainFilm: Codable, Hashable {
  var id: String
  var title: String
  var description: String
  var image: String
  var url: String
}

/// The feed as the store keeps it.
struct PlainFeed: Codable, Hashable {
  /// Seconds since 1970, UTC.
  var savedAt: Int
  var films: [PlainFilm]
}

extension PlainFilm {
  /// What the system made of a film.
  init(_ film: Film) {
    id = film.id.uuidString.lowercased()
    title = film.title
    description = film.description
    image = film.image.absoluteString
    url = film.url.absoluteString
  }

  /// The film to hand to the system.
  func film() throws -> Film {
    let uuid = try require(UUID(uuidString: id), "\"\(id)\" is not a UUID")
    return Film(
      id: uuid, title: title, description: description,
      image: try GhibliFeedSteps.url(image), url: try GhibliFeedSteps.url(url))
  }

  /// The same film with its id in small letters: both cases are the same UUID.
  var canonical: PlainFilm {
    var film = self
    film.id = id.lowercased()
    return film
  }
}

extension PlainFilm {
  /// The films of a payload; nil where it is none.
  static func list(in body: [UInt8]) -> [PlainFilm]? {
    try? JSONDecoder().decode([PlainFilm].self, from: Data(body))
  }
}

/// Fails unless both have the same films in the same order, with all their properties.
func expect(
  _ films: [PlainFilm], equal expected: [PlainFilm], _ subject: String,
  file: StaticString = #filePath, line: Int = #line
) throws {
  try expect(
    films.map(\.title), equals: expected.map(\.title), subject, file: file, line: line)
  for (film, expected) in zip(films, expected) {
    try expect(
      film.canonical, equals: expected.canonical, "\"\(expected.title)\" among \(subject)",
      file: file, line: line)
  }
}
