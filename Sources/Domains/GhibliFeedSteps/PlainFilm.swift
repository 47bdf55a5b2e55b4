import GhibliFeed
import StepKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A film in texts: as a story, the server or the store has it, without the system.
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
  /// The film that stories mean by a title: all else follows from it.
  init(titled title: String) {
    let name = title.lowercased().replacing(" ", with: "-")
    let number = title.utf8.reduce(0) { ($0 * 31 + Int($1)) % 0xFFFF_FFFF_FFFF }
    let digits = String(number + 0x1_0000_0000_0000, radix: 16).dropFirst()
    id = "6f1d2c3b-0a4e-4f57-9b61-\(digits)"
    self.title = title
    description =
      switch title {
      case "Lantern Keeper": "A girl guards the last lantern of a drowned town."
      case "Paper Cranes": ""
      default: "The story of \(title)."
      }
    image = imageAddress("\(name).jpg")
    url = "https://ghibli.test/films/\(name)"
  }

  /// A film as the system holds it.
  init(_ film: Film) {
    id = film.id.uuidString
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

  /// The same film with its id in lowercase, which is the same UUID, and with an international host as
  /// Foundation spells it.
  var canonical: PlainFilm {
    var film = self
    film.id = id.lowercased()
    film.url = URL(string: url)?.absoluteString ?? url
    return film
  }
}

/// The ways in which stories speak of films.
let filmSteps = StepLibrary(GhibliWorld.self) {
  ParameterType(
    "films", #"no films|\d{1,3} films|the films? "[^"]*"(?:(?:, and |, | and )"[^"]*")*"#
  ) { text in films(in: text) }
  .described(as: "Films by their titles, or so many.", example: #"the films "Kites" and "Moss""#)
}

private func films(in text: String) -> [PlainFilm] {
  if let count = text.split(separator: " ").first.flatMap({ Int($0) }), count > 0 {
    return (1...count).map { PlainFilm(titled: "Film \($0)") }
  }
  let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
  return parts.indices.filter { $0 % 2 == 1 }.map { PlainFilm(titled: String(parts[$0])) }
}

/// Fails unless both are the same films in the same order, with all their properties.
func expect(
  _ films: [PlainFilm], are expected: [PlainFilm], _ subject: String,
  file: StaticString = #filePath, line: Int = #line
) throws {
  try expect(
    films.map(\.canonical), equals: expected.map(\.canonical), subject, file: file, line: line)
}

/// The address of an image that a story calls by its file's name.
func imageAddress(_ name: String) -> String {
  name.contains("://") ? name : "https://img.ghibli.test/\(name)"
}

/// Bytes of an image: four are the first of a PNG, any other number is not an image.
func imageBytes(_ count: Int) -> [UInt8] {
  if count == 4 { return [0x89, 0x50, 0x4E, 0x47] }
  return (0..<max(0, count)).map { UInt8(truncatingIfNeeded: 0xFF - $0) }
}

func url(_ text: String) throws -> URL {
  try require(URL(string: text), "\"\(text)\" is not a URL")
}
