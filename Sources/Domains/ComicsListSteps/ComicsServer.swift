import Ports

/// The data on the server of the comics, and its answers.
///
/// Texts are written as in JSON, so that a story can show white space and accents: `\n`, `\u0301`.
/// A class, because the network asks it as well.
final class ComicsServer {
  /// A comic by its title, or a character by its name.
  struct Item: Hashable, CustomStringConvertible {
    var id: Int
    var text: String

    var description: String { "\(id) \"\(text)\"" }
  }

  static let address = "https://gateway.marvel.com/v1/public"

  /// In the order of the answer.
  var comics = numbered(["Night Ferry #2", "amber Coast", "Atlas #9"])
  /// By the ids of their comics; in the order of the answer.
  var characters: [Int: [Item]] = [:]

  /// Items with ids from 1 on.
  static func numbered(_ texts: [String]) -> [Item] {
    texts.enumerated().map { Item(id: $0 + 1, text: $1) }
  }

  /// The characters of a comic; if a story names none, their names show which comic they belong to.
  func characters(of comic: Int) -> [Item] {
    characters[comic] ?? Self.numbered(["Rook \(comic)", "ivy Lane \(comic)", "Basil \(comic)"])
  }

  /// The path of a request below the common address of the server; nil if the server has nothing
  /// at that address.
  func path(of request: HTTPRequest) -> String? {
    guard request.method == "GET", request.url.hasPrefix(Self.address) else { return nil }
    let path = String(request.url.dropFirst(Self.address.count))
    return path == "/comics" || comicOfCharacters(path) != nil ? path : nil
  }

  /// The good answer to a request.
  func body(for request: HTTPRequest) -> String {
    if let comic = path(of: request).flatMap(comicOfCharacters) {
      return envelope(characters(of: comic), text: "name")
    }
    return envelope(comics, text: "title")
  }

  private func comicOfCharacters(_ path: String) -> Int? {
    comics.map(\.id).first { path == "/comics/\($0)/characters" }
  }

  /// With the other keys of the real server, which do not matter.
  private func envelope(_ items: [Item], text key: String) -> String {
    let results = items.map { #"{"id": \#($0.id), "\#(key)": "\#($0.text)", "thumbnail": null}"# }
    return """
      {"code": 200, "status": "Ok", "copyright": "sample", "etag": "e1", "data": {"offset": 0, \
      "total": \(items.count), "results": [\(results.joined(separator: ", "))]}}
      """
  }
}

/// The lists that the document asks for.
extension ComicsServer {
  /// The comics as the list has to show them, worked out without the app; for plain letters.
  var listedComics: [ListedSection] {
    Dictionary(grouping: ascending(comics)) { section(of: $0.text) }
      .map { ListedSection(section: $0, comics: $1) }
      .sorted { $0.section < $1.section }
  }

  /// The characters as their view has to show them.
  func listedCharacters(of comic: Int) -> [Item] { ascending(characters(of: comic)) }

  private func section(of title: String) -> String {
    guard let first = title.first, first.isLetter else { return "#" }
    return first.uppercased()
  }

  private func ascending(_ items: [Item]) -> [Item] {
    items.sorted { $0.text.lowercased() < $1.text.lowercased() }
  }
}
