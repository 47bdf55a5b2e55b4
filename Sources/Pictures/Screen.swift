/// The part of a system that its user sees, as a value; drawn as SVG by `svg(theme:)`.
///
/// A bar with the title stays at the top, the footer at the bottom. The elements between them scroll
/// when they are longer than the device.
public struct Screen: Sendable, Equatable {
  /// The text in the middle of the bar.
  public var title: String
  /// The title of the screen that the back button leads to, if there is one.
  public var back: String?
  /// Buttons at the right end of the bar.
  public var actions: [Icon]
  /// The content, from top to bottom.
  public var elements: [Element]
  /// The index of the element that was scrolled into view; nil at the top.
  public var focus: Int?
  /// The elements that stay at the bottom edge, below the content.
  public var footer: [Element]
  /// A box over everything else.
  public var alert: Message?

  /// Makes a screen of its parts.
  public init(
    title: String, back: String? = nil, actions: [Icon] = [], elements: [Element] = [],
    focus: Int? = nil, footer: [Element] = [], alert: Message? = nil
  ) {
    self.title = title
    self.back = back
    self.actions = actions
    self.elements = elements
    self.focus = focus
    self.footer = footer
    self.alert = alert
  }
}

extension Screen {
  /// One thing on the screen.
  public enum Element: Sendable, Equatable {
    /// A section's heading, with a number or the like at its right.
    case heading(String, detail: String? = nil)
    /// A paragraph.
    case text(String, TextStyle = .body)
    /// A row of a list: a title, a detail below it, a picture at its left, and a chevron at its
    /// right if a tap opens another screen.
    case row(
      title: String, detail: String? = nil, image: Image? = nil, shape: ImageShape = .portrait,
      opens: Bool = false)
    /// A picture as wide as the screen.
    case picture(Image)
    /// A picture next to a title and a text below it.
    case profile(title: String, text: String, image: Image?)
    /// A box in place of missing or incomplete content.
    case message(Message)
    /// A text in the middle of a screen without content.
    case empty(Icon, title: String, text: String? = nil)
    /// Something is being loaded.
    case spinner(label: String? = nil)
    /// A button; a disabled one is drawn pale.
    case button(String, isEnabled: Bool = true)
    /// A field for text; a disabled one is drawn pale.
    case field(placeholder: String, text: String, isEnabled: Bool = true, icon: Icon? = nil)
    /// Two figures at the ends of a line, each with a caption.
    case figures(leading: Figure, trailing: Figure)
    /// Anything else, in the middle of the screen.
    case drawing(Canvas)
  }

  /// The look of a paragraph.
  public enum TextStyle: Sendable, Equatable {
    /// The style of long texts.
    case body
    /// Large and bold.
    case title
    /// Small, pale and centered.
    case note
  }

  /// Words for the user, and the effect of a tap if there is one.
  public struct Message: Sendable, Equatable {
    /// The first line, in bold.
    public var title: String
    /// The text next to it.
    public var text: String?
    /// The effect of a tap on its button, in a word or two.
    public var action: String?

    /// Makes a message.
    public init(title: String, text: String? = nil, action: String? = nil) {
      self.title = title
      self.text = text
      self.action = action
    }
  }

  /// A large text over a small one.
  public struct Figure: Sendable, Equatable {
    /// The large text, such as `1/50`.
    public var value: String
    /// The small text below it.
    public var caption: String

    /// Makes a figure.
    public init(_ value: String, caption: String) {
      self.value = value
      self.caption = caption
    }
  }

  /// The content in the place of a picture.
  public enum Image: Sendable, Equatable {
    /// Not requested yet: an empty frame.
    case unseen
    /// There is no picture.
    case placeholder
    /// Requested but not yet loaded: a wheel.
    case loading
    /// Requested but unavailable: a warning.
    case failed
    /// An image file. Bytes that no viewer could show are drawn as a symbol: stories may use any
    /// bytes.
    case loaded([UInt8])
  }

  /// The form of a picture in a row.
  public enum ImageShape: Sendable, Equatable {
    /// Two by three, like a poster or a book.
    case portrait
    /// A circle, like the picture of a person.
    case round
  }
}
