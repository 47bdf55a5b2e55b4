/// An attachment, log entry or link that is not a message yet.
public struct PendingAttachment: Sendable {
  package enum Body: Sendable {
    case text(String)
    case bytes([UInt8])
    /// A path or URL that the report links to.
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

  package static func log(_ text: String) -> PendingAttachment {
    PendingAttachment(body: .text(text), mediaType: "text/x.cucumber.log+plain")
  }
}
