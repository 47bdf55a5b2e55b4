import Messages

extension Attempt.Attached {
  /// The content of an attachment: in the messages, or at an address.
  enum Contents {
    case here(Envelope.Attachment)
    case elsewhere(url: String, mediaType: String, fileName: String? = nil)
  }

  /// The content, or its address.
  ///
  /// Programs that take bodies out of messages write them to files, and leave their `url`.
  var contents: Contents {
    switch self {
    case .external(let attachment):
      return .elsewhere(url: attachment.url, mediaType: attachment.mediaType)
    case .inline(let attachment):
      guard attachment.body.isEmpty, let url = attachment.url?.nonEmpty else {
        return .here(attachment)
      }
      return .elsewhere(
        url: url, mediaType: attachment.mediaType, fileName: attachment.fileName)
    }
  }

  /// Lines of a log shown before the rest is only counted.
  private static let shownLines = 10

  /// The lines for a terminal: a log in full if it is short, anything else in one line.
  var description: [String] {
    switch contents {
    case .elsewhere(let url, let mediaType, _):
      return ["attachment: \(url) (\(mediaType))"]
    case .here(let attachment):
      if let log { return shortened(log, title: "log: ") }
      if attachment.mediaType == "text/uri-list", attachment.contentEncoding == .identity {
        return shortened(attachment.body, title: "link: ")
      }
      let name = attachment.fileName.map { "\($0), " } ?? ""
      return ["attachment: \(name)\(attachment.mediaType), \(attachment.size) bytes"]
    }
  }

  /// Whether the lines for a terminal are its text.
  var isText: Bool {
    guard case .here(let attachment) = contents else { return false }
    return log != nil || attachment.mediaType == "text/uri-list"
  }

  /// The media type of what a step logged.
  static let logType = "text/x.cucumber.log+plain"

  /// The text, if it is something that a step logged.
  var log: String? {
    guard case .inline(let attachment) = self,
      attachment.mediaType == Self.logType,
      attachment.contentEncoding == .identity
    else { return nil }
    return attachment.body
  }

  private func shortened(_ text: String, title: String) -> [String] {
    var all = lines(of: text)
    let hidden = all.count - Self.shownLines
    if hidden > 1 { all = all.prefix(Self.shownLines) + ["… \(hidden) more lines"] }
    return [title + (all.first ?? "")] + all.dropFirst()
  }
}

extension Envelope.Attachment {
  /// The number of bytes once decoded.
  fileprivate var size: Int {
    guard contentEncoding == .base64 else { return body.utf8.count }
    let padding = body.utf8.suffix(2).count { $0 == UInt8(ascii: "=") }
    return max(0, body.utf8.count / 4 * 3 - padding)
  }
}
