/// The address of a picture, from which those of its sizes are made.
public struct Thumbnail: Hashable, Sendable {
  /// The requested size (MAR-R37, D-61).
  public enum Size: String, Hashable, Sendable {
    /// For a character in the list and for an item of a section.
    case portrait = "portrait_incredible"
    /// For an expanded picture.
    case full
  }

  /// Without the extension.
  public var path: String
  /// Such as `jpg`.
  public var fileExtension: String

  /// The address of the picture in one size.
  public func address(_ size: Size) -> String {
    switch size {
    case .portrait: "\(path)/\(size.rawValue).\(fileExtension)"
    case .full: "\(path).\(fileExtension)"
    }
  }
}
