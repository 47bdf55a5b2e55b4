import Messages

extension Attempt.Attached {
  /// The content of an attachment: in the messages, or somewhere else.
  enum Contents {
    case here(Envelope.Attachment)
    case elsewhere(Address)
  }

  /// The address of an attachment whose content is not in the messages.
  struct Address {
    let url: String
    let mediaType: String
    let fileName: String?
  }

  /// The content, or its address.
  ///
  /// Programs that take bodies out of messages write them to files, and leave their `url`.
  var contents: Contents {
    switch self {
    case .external(let attachment):
      return .elsewhere(
        Address(url: attachment.url, mediaType: attachment.mediaType, fileName: nil))
    case .inline(let attachment):
      guard attachment.body.isEmpty, let url = attachment.url?.nonEmpty else {
        return .here(attachment)
      }
      return .elsewhere(
        Address(url: url, mediaType: attachment.mediaType, fileName: attachment.fileName))
    }
  }
}
