/// The content in the place of a picture.
public enum PictureState: Hashable, Sendable {
  /// Not on the screen, and so not asked for (MAR-R31).
  case hidden
  case loading
  case shown([UInt8])
  case placeholder(Reason)

  /// The reason for the placeholder.
  public enum Reason: Hashable, Sendable {
    /// The work has none (MAR-R34).
    case noPicture
    /// It is asked for again when it becomes visible again.
    case failed(CatalogError)
  }
}
