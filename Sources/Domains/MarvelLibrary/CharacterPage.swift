/// A part of the index.
struct CharacterPage: Hashable, Sendable {
  var characters: [MarvelCharacter]
  /// The number of characters in the whole index, or in the search result.
  var total: Int
  /// The attribution that must be shown with the data (MAR-R38, D-62).
  var attribution: String?
}

/// A request to the index.
struct CharacterQuery: Hashable, Sendable {
  /// The number of characters before the first one asked for.
  var offset: Int
  /// Nothing for the whole library.
  var name: String?
}
