import MarvelLibrary
import Pictures
import Ports
public import StepKit
import TestDoubles

/// The sentences of `Features/MarvelLibrary`.
public let marvelSteps = StepLibrary(MarvelWorld.self, in: "MarvelLibrary/", "004_*.txt") {
  StrictOutcomes()

  ParameterType("marvelItems", list(of: MarvelItem.pattern)) { try parts($0).map(MarvelItem.init) }
    .described(as: "Rows of a list or works of a character.", example: "comic 1 and comic 2")
  ParameterType("marvelResources", list(of: MarvelResource.pattern)) {
    try parts($0).map(MarvelResource.init)
  }
  .described(as: "What the library asks the servers for.", example: "the portrait of comic 1")
  ParameterType("marvelFailure", "not connected|timed out|cancelled|broken off") {
    marvelFailures[$0]
  }
  .described(as: "The reason why there is no answer.", example: "timed out")

  flickeryDocumentSteps
  marvelLibrarySteps
  marvelServerSteps
  marvelRequestSteps
  characterListSteps
  characterSearchSteps
  characterDetailsSteps
  marvelPictureSteps
  pictureSteps(of: MarvelWorld.self, screen: "library")

  ResourceCheck(".yaml") { file, read in
    _ = try Fixture(text: file.text, path: file.path, file: read)
  }

  After(name: "every request had an answer and a signature") { marvel in
    await marvel.network.stop()
    try marvel.network.verify()
    try marvel.expectSigned()
  }
}

private let marvelFailures: [String: HTTPClientError] = [
  "not connected": .notConnected, "timed out": .timedOut, "cancelled": .cancelled,
  "broken off": .other("the connection broke off"),
]

/// The pattern of `a`, `a and b`, `a, b and c`.
private func list(of pattern: String) -> String { "(?:(?:\(pattern))(?:, | and )?)+" }

private func parts(_ list: String) -> [String] {
  list.split(separator: ", ").flatMap { $0.split(separator: " and ") }.map(String.init)
}

/// A row or work that can scroll into view and out of it.
enum MarvelItem: Hashable, Sendable {
  /// A row from 0.
  case character(Int)
  case work(WorkPlace)

  static let pattern = "(?:character|comic|series|story|event) [0-9]+"

  /// Reads `character 1` and `comic 2`.
  init(_ text: String) throws {
    let words = text.split(separator: " ")
    let number = try require(words.last.flatMap { Int($0) }, "\"\(text)\" has no number")
    let section = MarvelCharacter.Section.allCases.first { $0.singular == words[0] }
    // The number has no sign, so that there is one less.
    self = section.map { .work(WorkPlace($0, number - 1)) } ?? .character(number - 1)
  }
}

/// A resource that the library requests from a server.
enum MarvelResource: Hashable, Sendable {
  case index
  case search(name: String)
  case data(MarvelItem)
  case portrait(MarvelItem)
  case fullPicture(MarvelItem)

  static let pattern =
    "the Marvel API|the search for \"[^\"]*\"|the (?:data|portrait|full picture) of "
    + "(?:\(MarvelItem.pattern))"

  init(_ text: String) throws {
    if text == "the Marvel API" {
      self = .index
    } else if text.hasPrefix("the search") {
      self = .search(name: String(text.split(separator: "\"").last ?? ""))
    } else {
      let words = text.split(separator: " ")
      let item = try MarvelItem(words.suffix(2).joined(separator: " "))
      self =
        switch words[1] {
        case "data": .data(item)
        case "portrait": .portrait(item)
        default: .fullPicture(item)
        }
    }
  }
}

extension MarvelWorld {
  /// The requests for `resource`.
  func target(_ resource: MarvelResource) throws -> SampleServer.Target {
    switch resource {
    case .index: SampleServer.Target(url: server.indexURL)
    case .search(let name): SampleServer.Target(url: server.indexURL, name: name)
    case .data(.work(let place)): SampleServer.Target(url: try work(place).resourceURI)
    case .data(.character): try fail("a character's data are in the index")
    case .portrait(let item): SampleServer.Target(url: try picture(item).portrait)
    case .fullPicture(let item): SampleServer.Target(url: try picture(item).full)
    }
  }

  private func picture(_ item: MarvelItem) throws -> SamplePicture {
    switch item {
    case .work(let place): return try require(try work(place).picture, "it has no picture")
    case .character(let index):
      let characters = server.library.index
      try expect(characters.indices.contains(index), "there are \(characters.count) characters")
      return try require(characters[index].picture, "it has no picture")
    }
  }
}
