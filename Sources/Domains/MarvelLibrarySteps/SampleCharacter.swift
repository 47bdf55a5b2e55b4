import MarvelLibrary

/// An invented character of the double's library.
struct SampleCharacter: Hashable, Sendable {
  /// From 1; told apart from others by it.
  var number: Int
  var name: String
  var description = ""
  var thumbnail = SampleThumbnail.none
  var works: [MarvelCharacter.Section: [SampleWork]] = [:]
  /// The numbers of works that the index gives, where they are not those of `works`.
  var available: [MarvelCharacter.Section: Int] = [:]
  /// Nothing for an index without the key.
  var links: [SampleLink]? = []

  /// A character called like `Hero 07`.
  static func numbered(_ number: Int) -> SampleCharacter {
    SampleCharacter(number: number, name: "Hero " + (number < 10 ? "0\(number)" : "\(number)"))
  }

  var id: Int { 9000 + number }

  /// Bytes that no other picture has, so that a mistaken one is seen.
  var portrait: [UInt8] { Array("portrait of character \(number)".utf8) }
}

/// A page about an invented character.
struct SampleLink: Hashable, Sendable {
  var type: String
  var url: String
}

/// The API's value for a picture.
enum SampleThumbnail: Hashable, Sendable {
  case none
  /// The path has no extension.
  case at(path: String, fileExtension: String)

  /// The thumbnail whose full picture has this address; `null` is none.
  init?(_ address: String) {
    if address == "null" {
      self = .none
      return
    }
    guard let dot = address.lastIndex(of: "."), address[dot...].dropFirst().allSatisfy(\.isLetter)
    else { return nil }
    self = .at(
      path: String(address[..<dot]), fileExtension: String(address[dot...].dropFirst()))
  }

  /// The addresses of its small and its large picture.
  var urls: (portrait: String, full: String)? {
    guard case .at(let path, let fileExtension) = self else { return nil }
    return ("\(path)/portrait_incredible.\(fileExtension)", "\(path).\(fileExtension)")
  }
}

/// An invented comic, series, story or event.
struct SampleWork: Hashable, Sendable {
  var section: MarvelCharacter.Section
  /// From 1; the place in the section.
  var number: Int
  var thumbnail: SampleThumbnail
  /// Such as `comic 2`, unless the story names it.
  var title: String
  /// The address of its data, where it is not the API's own.
  var otherResourceURI: String?

  init(_ section: MarvelCharacter.Section, _ number: Int) {
    self.section = section
    self.number = number
    thumbnail = .at(path: "http://img.test/\(section.rawValue)/\(number)", fileExtension: "jpg")
    title = "\(section.singular) \(number)"
  }

  var resourceURI: String {
    otherResourceURI ?? "http://gateway.marvel.com/v1/public/\(section.rawValue)/\(500 + number)"
  }

  mutating func givePicture() { thumbnail = SampleWork(section, number).thumbnail }

  /// Bytes that no other picture has, so that a mistaken one is seen.
  var portrait: [UInt8] { Array("portrait of \(section.singular) \(number)".utf8) }

  var fullPicture: [UInt8] { Array("full picture of \(section.singular) \(number)".utf8) }
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
  init?(word: some StringProtocol) {
    guard let section = Self.allCases.first(where: { $0.rawValue == word || $0.singular == word })
    else { return nil }
    self = section
  }
}
