/// Something left for the report that has not become a message yet.
package struct PendingAttachment: Sendable {
  package enum Body: Sendable {
    case text(String)
    case bytes([UInt8])
  }

  package var body: Body
  package var mediaType: String
  package var fileName: String?
}
