import Ports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The wrapper of every answer of the server; other keys are ignored.
private struct Envelope<Item: Decodable>: Decodable {
  struct Page: Decodable {
    var results: [Item]
  }

  var code: Int
  var status: String
  var data: Page
}

private struct ComicItem: Decodable {
  var id: Int
  var title: String
}

private struct CharacterItem: Decodable {
  var id: Int
  var name: String
}

/// The comics of an answer, in its order; one that cannot be read makes all of it invalid.
func decodeComics(_ response: HTTPResponse) throws(LoadError) -> [Comic] {
  try results(of: ComicItem.self, in: response).map { Comic(id: $0.id, title: $0.title) }
}

/// The characters of an answer, in its order; one that cannot be read makes all of it invalid.
func decodeCharacters(_ response: HTTPResponse) throws(LoadError) -> [ComicCharacter] {
  try results(of: CharacterItem.self, in: response).map {
    ComicCharacter(id: $0.id, name: $0.name)
  }
}

/// Both the status and the code of the body must say 200 (COM-R03, R04, D-02).
private func results<Item: Decodable>(
  of type: Item.Type, in response: HTTPResponse
) throws(LoadError) -> [Item] {
  guard response.status == 200,
    let envelope = try? JSONDecoder().decode(Envelope<Item>.self, from: Data(response.body)),
    envelope.code == 200
  else { throw .invalidResponse }
  return envelope.data.results
}
