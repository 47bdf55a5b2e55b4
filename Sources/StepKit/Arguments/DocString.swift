/// The text between two fences below a step.
public struct DocString: Sendable, Hashable {
  public let content: String
  /// What follows the opening fence, such as `json`; absent when nothing does.
  public let mediaType: String?

  public init(_ content: String, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }
}
