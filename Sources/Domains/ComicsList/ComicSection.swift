/// The comics whose titles begin with one letter, under that letter.
public struct ComicSection: Hashable, Sendable {
  /// The letter as a capital, or `#` for titles that begin with none (COM-R07, D-04).
  public let title: String
  /// Ascending by title, never empty.
  public let comics: [Comic]

  public init(title: String, comics: [Comic]) {
    self.title = title
    self.comics = comics
  }
}

/// The comics grouped by the first letter of the title: `#` first, then the letters ascending, and
/// within a section ascending by the whole title (COM-R05–R10, D-03–D-05).
public func grouped(_ comics: [Comic]) -> [ComicSection] {
  var groups: [String: [Entry]] = [:]
  for comic in comics {
    let entry = Entry(comic: comic, order: SortKey(comic.title, id: comic.id))
    groups[entry.order.letter.map(String.init) ?? "", default: []].append(entry)
  }
  return groups.sorted { $0.key < $1.key }.map { letter, entries in
    ComicSection(
      title: letter.isEmpty ? "#" : letter,
      comics: entries.sorted { $0.order < $1.order }.map(\.comic))
  }
}

/// The characters ascending by name, in one list (COM-R12).
public func sorted(_ characters: [ComicCharacter]) -> [ComicCharacter] {
  characters.map { (character: $0, order: SortKey($0.name, id: $0.id)) }
    .sorted { $0.order < $1.order }.map(\.character)
}

/// A comic and where it belongs.
private struct Entry {
  var comic: Comic
  var order: SortKey
}
