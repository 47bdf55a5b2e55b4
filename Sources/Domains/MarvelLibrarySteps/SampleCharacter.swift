import MarvelLibrary

/// An invented character of the stub's library.
struct SampleCharacter: Hashable, Sendable {
  /// From 1; the place in the library.
  var number: Int
  var name: String
  var description = ""
  var works: [MarvelCharacter.Section: [SampleWork]] = [:]
  var links: [SampleLink] = []

  /// A character called like `Hero 07`.
  static func numbered(_ number: Int) -> SampleCharacter {
    SampleCharacter(number: number, name: "Hero " + (number < 10 ? "0\(number)" : "\(number)"))
  }

  var id: Int { 9000 + number }
}

/// A page about an invented character.
struct SampleLink: Hashable, Sendable {
  var type: String
  var url: String
}

/// An invented comic, series, story or event.
struct SampleWork: Hashable, Sendable {
  /// The API's value for its picture.
  enum Thumbnail: Hashable, Sendable {
    case none
    /// Without the extension, which is `jpg`.
    case at(path: String)
  }

  var section: MarvelCharacter.Section
  /// From 1; the place in the section.
  var number: Int
  var thumbnail: Thumbnail

  init(_ section: MarvelCharacter.Section, _ number: Int) {
    self.section = section
    self.number = number
    thumbnail = .at(path: "http://img.test/\(section.rawValue)/\(number)")
  }

  /// Such as `comic 2`.
  var title: String { "\(section.singular) \(number)" }

  var path: String { "/v1/public/\(section.rawValue)/\(500 + number)" }

  var resourceURI: String { "http://gateway.marvel.com\(path)" }

  /// The addresses of its picture in a section and expanded.
  var pictureURLs: (portrait: String, full: String)? {
    guard case .at(let path) = thumbnail else { return nil }
    return ("\(path)/portrait_incredible.jpg", "\(path).jpg")
  }

  /// Bytes that no other picture has, so that a mistaken one is seen.
  var portrait: [UInt8] { Array("portrait of \(title)".utf8) }

  var fullPicture: [UInt8] { Array("full picture of \(title)".utf8) }
}

extension MarvelCharacter.Section {
  var singular: String {
    switch self {
    case .comics: "comic"
    case .series: "series"
    case .stories: "story"
    case .events: "event"
    }
  }

  /// The section of a word that stands for one of its works, or for all.
  init?(word: String) {
    guard let section = Self.allCases.first(where: { [$0.rawValue, $0.singular].contains(word) })
    else { return nil }
    self = section
  }
}
