import MarvelLibrary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The API's answer with one page of `index`.
func sampleIndexAnswer(
  _ index: [SampleCharacter], offset: Int, limit: Int, total: Int? = nil, attribution: String?
) throws -> String {
  let page = index.dropFirst(max(0, offset)).prefix(limit).map { CharacterAnswer($0) }
  return try encoded(
    page, offset: offset, limit: limit, total: total ?? index.count, attribution: attribution)
}

/// The API's answer with the data of one work.
func sampleWorkAnswer(_ work: SampleWork) throws -> String {
  try encoded([WorkAnswer(work)], offset: 0, limit: 20, total: 1, attribution: nil)
}

private func encoded<Result: Encodable>(
  _ results: [Result], offset: Int, limit: Int, total: Int, attribution: String?
) throws -> String {
  let answer = Answer(
    attributionText: attribution,
    data: .init(
      offset: offset, limit: limit, total: total, count: results.count, results: results))
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(answer), as: UTF8.self)
}

private struct Answer<Result: Encodable>: Encodable {
  var code = 200
  var status = "Ok"
  var copyright = "sample"
  var attributionText: String?
  var attributionHTML = "sample"
  var etag = "e9"
  var data: Container

  struct Container: Encodable {
    var offset: Int
    var limit: Int
    var total: Int
    var count: Int
    var results: [Result]
  }
}

private struct CharacterAnswer: Encodable {
  var id: Int
  var name: String
  var description: String
  var modified = "2014-04-29T14:18:17-0400"
  var thumbnail: ThumbnailAnswer?
  var resourceURI: String
  var comics: Works
  var series: Works
  var stories: Works
  var events: Works
  var urls: [Link]?

  struct Works: Encodable {
    var available: Int
    var returned: Int
    var collectionURI: String
    var items: [Item]
  }

  struct Item: Encodable {
    var resourceURI: String
    var name: String
    var type: String?
  }

  struct Link: Encodable {
    var type: String
    var url: String
  }

  init(_ character: SampleCharacter) {
    let address = "http://gateway.marvel.com/v1/public/characters/\(character.id)"
    func works(_ section: MarvelCharacter.Section) -> Works {
      let works = character.works[section] ?? []
      // The index names twenty works at most.
      let items = works.prefix(20).map { work in
        Item(
          resourceURI: work.resourceURI, name: work.title,
          type: section == .stories ? "cover" : nil)
      }
      return Works(
        available: character.available[section] ?? works.count, returned: items.count,
        collectionURI: "\(address)/\(section.rawValue)", items: items)
    }
    id = character.id
    name = character.name
    description = character.description
    thumbnail = ThumbnailAnswer(character.thumbnail)
    resourceURI = address
    comics = works(.comics)
    series = works(.series)
    stories = works(.stories)
    events = works(.events)
    urls = character.links?.map { Link(type: $0.type, url: $0.url) }
  }
}

private struct WorkAnswer: Encodable {
  var id: Int
  var title: String
  var thumbnail: ThumbnailAnswer?

  init(_ work: SampleWork) {
    id = 500 + work.number
    title = work.title
    thumbnail = ThumbnailAnswer(work.thumbnail)
  }

  /// A missing thumbnail is written as null, as the API does.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(thumbnail, forKey: .thumbnail)
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case title
    case thumbnail
  }
}

private struct ThumbnailAnswer: Encodable {
  var path: String
  var `extension`: String

  init?(_ thumbnail: SampleThumbnail) {
    guard case .at(let path, let fileExtension) = thumbnail else { return nil }
    self.path = path
    self.extension = fileExtension
  }
}
