/// The wrapper of every answer of the API.
struct Envelope<Result: Decodable>: Decodable {
  var attributionText: String?
  var data: Container

  struct Container: Decodable {
    var total: WholeNumber
    var results: [Result]
  }
}

/// A number that fits an `Int`.
///
/// Foundation calls data with another number in the place of an `Int` corrupted, without saying
/// where; this calls it a value of the wrong type.
struct WholeNumber: Decodable {
  var value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = try? container.decode(Int.self) else {
      throw DecodingError.typeMismatch(
        Int.self, .init(codingPath: container.codingPath, debugDescription: "not a whole number"))
    }
    self.value = value
  }
}

/// The part of an answer that describes an error.
struct Complaint: Decodable {
  var code: Code
  var status: String?
  var message: String?

  /// The server's own words.
  var words: String? { message ?? status }

  /// A number, or a word such as `InvalidCredentials`.
  struct Code: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        text = "\(number)"
      } else {
        text = try container.decode(String.self)
      }
    }
  }
}

/// A character in the index.
struct CharacterPayload: Decodable {
  var id: WholeNumber
  var name: String
  var description: String
  var thumbnail: ThumbnailPayload?
  var resourceURI: String
  var comics: WorksPayload
  var series: WorksPayload
  var stories: WorksPayload
  var events: WorksPayload
  var urls: [LinkPayload]?

  struct WorksPayload: Decodable {
    var available: WholeNumber
    var returned: WholeNumber
    var collectionURI: String
    var items: [WorkPayload]
  }

  struct WorkPayload: Decodable {
    var resourceURI: String
    var name: String
  }

  struct LinkPayload: Decodable {
    var type: String
    var url: String
  }
}

/// A comic, series, story or event at its `resourceURI`.
struct FullWorkPayload: Decodable {
  var thumbnail: ThumbnailPayload?
}

struct ThumbnailPayload: Decodable {
  var path: String
  var `extension`: String
}

extension MarvelCharacter {
  init(_ payload: CharacterPayload) {
    id = payload.id.value
    name = payload.name
    description = payload.description
    thumbnail = payload.thumbnail.flatMap { Thumbnail($0) }
    comics = Works(payload.comics)
    series = Works(payload.series)
    stories = Works(payload.stories)
    events = Works(payload.events)
    links = (payload.urls ?? []).filter { isWebAddress($0.url) }.map { link in
      Link(label: link.type.prefix(1).uppercased() + link.type.dropFirst(), url: link.url)
    }
  }
}

extension MarvelCharacter.Works {
  fileprivate init(_ payload: CharacterPayload.WorksPayload) {
    available = max(0, payload.available.value)
    items = payload.items.map { item in
      MarvelCharacter.Work(title: item.name, resourceURI: item.resourceURI)
    }
  }
}

extension Thumbnail {
  /// Nothing for the sign that the API puts in the place of a picture that does not exist (MAR-R34).
  init?(_ payload: ThumbnailPayload) {
    if payload.path.hasSuffix("/image_not_available") { return nil }
    path = payload.path
    fileExtension = payload.extension
  }
}
