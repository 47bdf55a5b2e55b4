/// A part of the index.
struct CharacterPage: Hashable, Sendable {
  var characters: [MarvelCharacter]
  /// How many the whole index, or the search, has.
  var total: Int
  /// What must be shown with the data (MAR-R38, D-62).
  var attribution: String?
}

/// What is asked of the index.
struct CharacterQuery: Hashable, Sendable {
  /// How many characters come before the first one asked for.
  var offset: Int
  /// Nothing for the whole library.
  var name: String?
}
