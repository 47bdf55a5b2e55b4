/// The address of the catalog and the form of its requests.
public struct CatalogSettings: Hashable, Sendable {
  /// The part of a name that a search compares with its text (MAR-R20).
  public enum NameMatching: String, Hashable, Sendable {
    /// The whole name: `name`, the parameter that the specification names (D-51).
    case exact = "name"
    /// The beginning of the name: `nameStartsWith`.
    case prefix = "nameStartsWith"
  }

  /// The most that the API gives out at once (MAR-R08).
  public static let largestPage = 100

  /// The characters index (MAR-R02, D-43).
  public var url: String
  public var keys: APIKeys
  /// The number of characters on a page, 1 to 100 (D-47).
  public let pageSize: Int
  public var nameMatching: NameMatching

  /// A `pageSize` that the API would refuse becomes the nearest that it takes.
  public init(
    url: String = "https://gateway.marvel.com/v1/public/characters", keys: APIKeys,
    pageSize: Int = 20, nameMatching: NameMatching = .exact
  ) {
    self.url = url
    self.keys = keys
    self.pageSize = min(max(1, pageSize), Self.largestPage)
    self.nameMatching = nameMatching
  }
}
