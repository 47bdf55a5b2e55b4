/// The visible part of a screen that a story mentions; drawn as SVG by `svg(theme:)`.
///
/// A step library makes one from its system's view state after each scenario and attaches it.
public struct Screen: Sendable, Equatable {
  /// One thing on the screen, from top to bottom.
  public enum Element: Sendable, Equatable {
    /// A section's heading.
    case heading(String)
    /// A paragraph.
    case text(String)
    /// A row of a list: a title, a detail below it, and a picture at its left where there is one.
    case row(title: String, detail: String? = nil, image: Image? = nil)
    /// A picture as wide as the screen.
    case picture(Image)
    /// A box with a message and an optional action.
    case message(title: String, text: String?, action: String?)
    /// Something is being loaded.
    case spinner(label: String?)
    /// A button; a disabled one is drawn pale.
    case button(String, isEnabled: Bool)
    /// A field for text; a disabled one is drawn pale.
    case field(placeholder: String, text: String, isEnabled: Bool)
  }

  /// The state of a picture.
  public enum Image: String, Sendable, Equatable {
    case placeholder
    case loading
    case loaded
    case failed
  }

  public var title: String
  public var elements: [Element]

  public init(title: String, elements: [Element] = []) {
    self.title = title
    self.elements = elements
  }
}
