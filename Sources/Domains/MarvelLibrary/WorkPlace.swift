/// One work on a details screen.
public struct WorkPlace: Hashable, Sendable {
  public var section: MarvelCharacter.Section
  /// From 0.
  public var index: Int

  public init(_ section: MarvelCharacter.Section, _ index: Int) {
    self.section = section
    self.index = index
  }
}

extension MarvelCharacter {
  /// The work at `place`, if the index names that many.
  public func work(at place: WorkPlace) -> Work? {
    let items = works(in: place.section).items
    return items.indices.contains(place.index) ? items[place.index] : nil
  }
}
