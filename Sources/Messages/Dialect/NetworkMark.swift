/// The part of the network that steps could use, as a separate message among those of the run.
///
/// A run with `--network loopback`, the default, has none.
public struct NetworkMark: Sendable, Equatable {
  /// The media type of the attachment.
  public static let mediaType = MessageDialect.mediaTypes + "network+plain"

  /// The level, such as `deny`, and the reason why it could not be enforced.
  public var text: String

  /// A mark for one run.
  public init(_ text: String) { self.text = text }

  /// The message, whose body is the text.
  public var message: Envelope { Envelope(fact: text, mediaType: Self.mediaType) }

  /// The mark in an attachment, if it is one.
  public init?(_ attachment: Envelope.Attachment) {
    guard attachment.mediaType == Self.mediaType else { return nil }
    text = attachment.body
  }
}
