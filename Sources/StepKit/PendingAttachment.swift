/// Something left for the report that has not become a message yet.
public struct PendingAttachment: Sendable {
  package enum Body: Sendable {
    case text(String)
    case bytes([UInt8])
    /// Kept elsewhere: a path or an address that the report links to.
    case external(url: String)
  }

  package var body: Body
  package var mediaType: String
  package var fileName: String?

  package init(body: Body, mediaType: String, fileName: String? = nil) {
    self.body = body
    self.mediaType = mediaType
    self.fileName = fileName
  }
}
