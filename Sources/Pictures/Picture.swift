/// A value that can be drawn.
public protocol Picture: Equatable {
  /// Whether there is nothing to look at.
  var isBlank: Bool { get }

  /// The picture as a file; equal values produce equal bytes.
  func svg(theme: Theme) -> String
}

extension Screen: Picture {
  /// Whether only the bars are visible.
  public var isBlank: Bool { elements.isEmpty && alert == nil }
}
