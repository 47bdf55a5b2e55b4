/// A character of the library, as the characters index describes it.
public struct MarvelCharacter: Hashable, Sendable {
  /// One of the four kinds of work that a character appears in, in the order shown (MAR-R29).
  public enum Section: String, Hashable, Sendable, CaseIterable {
    case comics
    case series
    case stories
    case events
  }

  /// The works of one section that the index names.
  public struct Works: Hashable, Sendable {
    /// The number available; the index names at most twenty of them (MAR-R35, D-59).
    public var available: Int
    public var items: [Work]
  }

  /// A comic, series, story or event by its title.
  public struct Work: Hashable, Sendable {
    public var title: String
    /// The address of its data, which has the picture's address (MAR-R30).
    public var resourceURI: String
  }

  /// A page about the character.
  public struct Link: Hashable, Sendable {
    /// Such as `Wiki` (MAR-R29).
    public var label: String
    public var url: String
  }

  public var id: Int
  public var name: String
  /// Often empty.
  public var description: String
  /// The address of the character's own picture; nothing if the index has none.
  public var thumbnail: Thumbnail?
  public var comics: Works
  public var series: Works
  public var stories: Works
  public var events: Works
  public var links: [Link]

  public func works(in section: Section) -> Works {
    switch section {
    case .comics: comics
    case .series: series
    case .stories: stories
    case .events: events
    }
  }
}
