#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A film as the server sends it and the cache keeps it: five keys, others are ignored (GHI-R04).
struct FilmPayload: Codable {
  var id: String
  var title: String
  var description: String
  var image: String
  var url: String

  init(_ film: Film) {
    id = film.id.uuidString
    title = film.title
    description = film.description
    image = film.image.absoluteString
    url = film.url.absoluteString
  }

  /// The film, the `number`th from 1 of its list.
  func film(number: Int) throws(InvalidData) -> Film {
    guard let uuid = strictUUID(id) else { throw .notAUUID(id, film: number) }
    guard let imageURL = webURL(image) else { throw .notAURL(image, key: "image", film: number) }
    guard let pageURL = webURL(url) else { throw .notAURL(url, key: "url", film: number) }
    return Film(id: uuid, title: title, description: description, image: imageURL, url: pageURL)
  }
}

/// The films of a list in its order; one bad film makes all of it invalid (GHI-R03, R05).
func films(in payloads: [FilmPayload]) throws(InvalidData) -> [Film] {
  var films: [Film] = []
  for payload in payloads { films.append(try payload.film(number: films.count + 1)) }
  return films
}

/// A UUID written as 8-4-4-4-12 hexadecimal digits, in either case.
///
/// Foundation's parser lets a sign or a blank pass for a digit.
private func strictUUID(_ text: String) -> UUID? {
  let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard groups.map(\.count) == [8, 4, 4, 4, 12] else { return nil }
  guard groups.joined().allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
  return UUID(uuidString: text)
}

/// A URL with the scheme `http` or `https` and a host (GHI-R06, D-21).
///
/// Foundation escapes characters that a URL cannot have, so that `https://not a host` becomes one;
/// white space in the host reveals it.
private func webURL(_ text: String) -> URL? {
  guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
    scheme == "http" || scheme == "https",
    let host = url.host(percentEncoded: false), !host.isEmpty, !host.contains(where: \.isWhitespace)
  else { return nil }
  return url
}
