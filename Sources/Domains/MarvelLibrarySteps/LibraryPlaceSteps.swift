import StepKit

/// A place in the library: `the last character`, `the 30th`, `character number 30`.
enum LibraryPlace: Hashable, Sendable {
  /// From 1.
  case number(Int)
  case last
  case only

  static let pattern =
    "(?:the )?(?:\\d{1,3}(?:st|nd|rd|th)|\(oneOf(ordinals.keys))|last|only|single) (?:character|hero|one)"
    + "|(?:the )?character (?:number )?\\d{1,4}"

  init(words: String) throws {
    let parts = words.split(separator: " ")
    self =
      if parts.contains("only") || parts.contains("single") {
        .only
      } else if parts.contains("last") {
        .last
      } else {
        .number(try require(anyNumber(words), "found \(words)"))
      }
  }
}

/// Who stands where in the library.
let placesInTheLibrary = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelLibraryPlace", LibraryPlace.pattern, useForSnippets: false) {
    try LibraryPlace(words: $0)
  }
  ParameterType.wording(
    "marvelInLibrary",
    "(?:of|in|from) the (?:whole )?(?:Marvel )?(?:library|(?:character )?index|API|Marvel API)")

  Given("{string} is {marvelLibraryPlace} {marvelInLibrary}") {
    (marvel: inout MarvelWorld, name: String, place: LibraryPlace) in
    try await marvel.set(name, at: place)
  }

  Given("{marvelLibraryPlace} {marvelInLibrary} is (called )(named ){string}") {
    (marvel: inout MarvelWorld, place: LibraryPlace, name: String) in
    try await marvel.set(name, at: place)
  }
}

extension MarvelWorld {
  fileprivate mutating func set(_ name: String, at place: LibraryPlace) async throws {
    try expectAction()
    switch place {
    case .only: try setLibrary([name])
    case .last: try setPlace(of: name, server.library.index.count - 1)
    case .number(let number): try setPlace(of: name, number - 1)
    }
    try await refresh()
  }
}
