import Messages

extension Attempt {
  /// More bytes than this are not put into a report.
  private static let limit = 1 << 20

  /// A text for people, without colors and cut at a limit.
  static func plain(_ text: String) -> String {
    String(withoutColors(cut(text, to: limit)))
  }

  /// Writes the logs as `stdout`, and the other attachments as `attachments`.
  func writeLeftovers(to json: inout JSONWriter) {
    let all = allAttachments
    let log = all.compactMap(\.log)
    if !log.isEmpty {
      json.member("stdout", lines(of: Self.plain(log.joined(separator: "\n"))))
    }
    let rest = all.filter { $0.log == nil }
    if !rest.isEmpty { json.members("attachments", rest) { Self.write($1, to: &$0) } }
  }

  private static func write(_ attached: Attached, to json: inout JSONWriter) {
    switch attached {
    case .external(let attachment):
      json.member("name", attachment.url)
      json.member("contentType", attachment.mediaType)
      json.member("path", attachment.url)
    case .inline(let attachment):
      json.member("name", attachment.fileName ?? attachment.mediaType)
      json.member("contentType", attachment.mediaType)
      if let url = attachment.url {
        json.member("path", url)
      } else if attachment.body.utf8.count <= limit {
        json.member("path", dataAddress(of: attachment))
      } else {
        json.member("path", "")
        json.member("extra") { json in
          json.member("omitted", "\(attachment.body.utf8.count) bytes are too many for a report")
        }
      }
    }
  }

  /// The attachment itself as an address, since the format has no other place for it.
  private static func dataAddress(of attachment: Envelope.Attachment) -> String {
    let type = percentEncoded(attachment.mediaType, keeping: "/+;=")
    return switch attachment.contentEncoding {
    case .base64: "data:\(type);base64,\(attachment.body)"
    case .identity: "data:\(type),\(percentEncoded(attachment.body, keeping: "/"))"
    }
  }
}
