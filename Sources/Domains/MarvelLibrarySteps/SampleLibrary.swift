import MarvelLibrary

/// The invented library behind the double's API, and its answers as the API documents them.
struct SampleLibrary: Hashable, Sendable {
  /// The index in the order of the API.
  var index: [SampleCharacter]

  init(count: Int = 5) {
    index = (0..<max(0, count)).map { SampleCharacter(number: $0 + 1) }
  }

  /// The characters of a full name or of a beginning of one, whatever its case: how the API reads
  /// `name` and `nameStartsWith` (MAR-R20).
  func characters(name: String?, prefix: String?) -> [SampleCharacter] {
    index.filter { character in
      (name.map { character.name.lowercased() == $0.lowercased() } ?? true)
        && (prefix.map { character.name.lowercased().hasPrefix($0.lowercased()) } ?? true)
    }
  }

  func work(at address: String) -> SampleWork? {
    index.lazy.flatMap(\.worksInOrder).first { $0.resourceURI == address }
  }

  /// The bytes of a picture as a text that no other picture has, so that a mistaken one is seen.
  func picture(at url: String) -> String? {
    for work in index.lazy.flatMap(\.worksInOrder) {
      if work.picture?.portrait == url { return "portrait of \(work.title)" }
      if work.picture?.full == url { return "full picture of \(work.title)" }
    }
    return index.first { $0.picture?.portrait == url }.map { "portrait of character \($0.number)" }
  }
}

/// An invented character.
struct SampleCharacter: Hashable, Sendable {
  /// From 1; distinguishes it from others.
  var number: Int
  var name: String
  var description = ""
  var picture: SamplePicture?
  var works: [MarvelCharacter.Section: [SampleWork]] = [:]
  /// Pages about the character.
  var links: [Link] = []

  struct Link: Hashable, Sendable, Decodable {
    var type: String
    var url: String
  }

  /// A character called like `Hero 07`, without a picture and without works.
  init(number: Int) {
    self.number = number
    name = "Hero " + (number < 10 ? "0\(number)" : "\(number)")
  }

  var id: Int { 9000 + number }

  /// All works, in the order of their sections: several may have one address.
  var worksInOrder: [SampleWork] {
    MarvelCharacter.Section.allCases.flatMap { works[$0] ?? [] }
  }

  var json: SampleJSON {
    let address = "http://gateway.marvel.com/v1/public/characters/\(id)"
    func summary(_ section: MarvelCharacter.Section) -> SampleJSON {
      let works = works[section] ?? []
      return [
        "available": .number(works.count), "returned": .number(works.count),
        "collectionURI": .text("\(address)/\(section.rawValue)"),
        "items": .list(
          works.map { ["resourceURI": .text($0.resourceURI), "name": .text($0.title)] }),
      ]
    }
    return [
      "id": .number(id), "name": .text(name), "description": .text(description),
      "modified": "2014-04-29T14:18:17-0400", "thumbnail": picture?.json ?? .null,
      "resourceURI": .text(address), "comics": summary(.comics), "series": summary(.series),
      "stories": summary(.stories), "events": summary(.events),
      "urls": .list(links.map { ["type": .text($0.type), "url": .text($0.url)] }),
    ]
  }
}

/// An invented comic, series, story or event.
struct SampleWork: Hashable, Sendable {
  var section: MarvelCharacter.Section
  /// Such as `comic 2`.
  var title: String
  /// The address of its data.
  var resourceURI: String
  var picture: SamplePicture?

  init(_ section: MarvelCharacter.Section, _ number: Int) {
    self.section = section
    title = "\(section.singular) \(number)"
    resourceURI = "http://gateway.marvel.com/v1/public/\(section.rawValue)/\(500 + number)"
    picture = SamplePicture("http://img.test/\(section.rawValue)/\(number).jpg")
  }

  /// A missing picture is written as null, as the API does.
  var json: SampleJSON { ["title": .text(title), "thumbnail": picture?.json ?? .null] }
}

/// An invented picture by the address of its full size.
struct SamplePicture: Hashable, Sendable {
  var path: String
  var fileExtension: String

  /// Nothing for an address without an extension.
  init?(_ address: String) {
    guard let dot = address.lastIndex(of: ".") else { return nil }
    path = String(address[..<dot])
    fileExtension = String(address[dot...].dropFirst())
  }

  var full: String { "\(path).\(fileExtension)" }

  var portrait: String { "\(path)/portrait_incredible.\(fileExtension)" }

  var json: SampleJSON { ["path": .text(path), "extension": .text(fileExtension)] }
}

extension MarvelCharacter.Section {
  /// The word for one of its works.
  var singular: String {
    switch self {
    case .comics: "comic"
    case .series: "series"
    case .stories: "story"
    case .events: "event"
    }
  }
}

/// The API's answer with one page of `characters`.
func sampleAnswer(
  _ characters: [SampleCharacter], offset: Int, limit: Int
) -> SampleJSON {
  let page = characters.dropFirst(max(0, offset)).prefix(limit).map(\.json)
  return sampleAnswer(page, offset: offset, limit: limit, total: characters.count)
}

/// The API's answer with `results`.
func sampleAnswer(
  _ results: [SampleJSON], offset: Int = 0, limit: Int = 20, total: Int = 1
) -> SampleJSON {
  [
    "code": 200, "status": "Ok", "copyright": "sample",
    "attributionText": "Data provided by sample", "attributionHTML": "sample", "etag": "e9",
    "data": [
      "offset": .number(offset), "limit": .number(limit), "total": .number(total),
      "count": .number(results.count), "results": .list(results),
    ],
  ]
}
