/// The address of a picture, from which those of its sizes are made.
struct Thumbnail: Hashable, Sendable {
  /// The requested size (MAR-R37, D-61).
  enum Size: String, Hashable, Sendable {
    /// For an item of a section.
    case portrait = "portrait_incredible"
    /// For an expanded picture.
    case full
  }

  /// Without the extension.
  var path: String
  var fileExtension: String

  /// Whether this is only the sign for a picture that does not exist (MAR-R34).
  var isMissing: Bool { path.hasSuffix("/image_not_available") }

  func address(_ size: Size) -> String {
    switch size {
    case .portrait: "\(path)/\(size.rawValue).\(fileExtension)"
    case .full: "\(path).\(fileExtension)"
    }
  }
}
