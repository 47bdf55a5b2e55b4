/// A comic of the catalog.
public struct Comic: Hashable, Sendable {
  public let id: Int
  /// As the server spells it; may be empty (COM-R08).
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
