import MarvelLibrary

/// The library behind the double's API.
struct SampleLibrary: Hashable, Sendable {
  /// The index in the order of the API.
  var index: [SampleCharacter] = []
  /// Whether the story says nothing about the characters of the library.
  var isDefault = true
  /// Whether the story has named characters at most: others that it names are in the library too.
  var isOpenEnded = true
  /// The names that nobody in the library has.
  var absent: Set<String> = []
  /// The total that the API gives, where it is not the number of the characters.
  var total: Int?
  var attribution: String? = "Data provided by sample"

  init(count: Int = 45) {
    index = (0..<max(0, count)).map { .numbered($0 + 1) }
  }

  /// The index of the character called `name`, who joins the library if nobody in it has the name.
  ///
  /// Where the story says nothing else about the library, it has nobody but those it names; where it
  /// says how many there are, it is one of them.
  mutating func include(_ name: String) -> Int {
    if let known = index.firstIndex(where: { $0.name == name }) { return known }
    if isDefault { index = [] }
    isDefault = false
    if let unnamed = index.firstIndex(where: { $0.name == SampleCharacter.numbered($0.number).name }
    ) {
      index[unnamed].name = name
      return unnamed
    }
    index.append(SampleCharacter(number: (index.map(\.number).max() ?? 0) + 1, name: name))
    return index.count - 1
  }

  /// Whether a character has no name of its own.
  var hasUnnamed: Bool { index.contains { $0.name == SampleCharacter.numbered($0.number).name } }

  /// Has one of Marvel's best-known characters among those without a name of their own, where the
  /// story asks for one of them: whoever knows the library expects them in it.
  mutating func includeIfWellKnown(_ name: String) {
    let isKnown = Self.wellKnown.contains { $0.lowercased() == name.lowercased() }
    guard isKnown, !absent.contains(name),
      !index.contains(where: { $0.name.lowercased() == name.lowercased() }),
      let last = index.lastIndex(where: { $0.name == SampleCharacter.numbered($0.number).name })
    else { return }
    index[last].name = name
  }

  private static let wellKnown = [
    "Ant-Man", "Beast", "Black Panther", "Black Widow", "Captain America", "Captain Marvel",
    "Cyclops", "Daredevil", "Deadpool", "Doctor Strange", "Gambit", "Groot", "Hawkeye", "Hulk",
    "Iron Man", "Loki", "Magneto", "Nightcrawler", "Professor X", "Punisher", "Rocket Raccoon",
    "Rogue", "Scarlet Witch", "She-Hulk", "Silver Surfer", "Spider-Man", "Star-Lord", "Storm",
    "Thanos", "Thor", "Venom", "Vision", "Wasp", "Wolverine", "3-D Man",
  ]

  /// The characters of a full name or of a beginning of one, whatever its case: how the API reads
  /// `name` and `nameStartsWith` (D-51).
  func characters(name: String?, prefix: String?) -> [SampleCharacter] {
    index.filter { character in
      (name.map { character.name.lowercased() == $0.lowercased() } ?? true)
        && (prefix.map { character.name.lowercased().hasPrefix($0.lowercased()) } ?? true)
    }
  }

  func work(at resourceURI: String) -> SampleWork? {
    index.lazy.flatMap { $0.works.values.joined() }.first { $0.resourceURI == resourceURI }
  }

  /// The bytes of a picture of a work or of a character.
  func picture(at url: String) -> [UInt8]? {
    for work in index.lazy.flatMap({ $0.works.values.joined() }) {
      if work.thumbnail.urls?.portrait == url { return work.portrait }
      if work.thumbnail.urls?.full == url { return work.fullPicture }
    }
    return index.first { $0.thumbnail.urls?.portrait == url }?.portrait
  }
}
