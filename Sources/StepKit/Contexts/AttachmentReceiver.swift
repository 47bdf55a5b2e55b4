/// Receives attachments, log entries and links: a scenario, a feature or the run.
public protocol AttachmentReceiver: Sendable {
  /// Adds an attachment to the step or hook that is running.
  func add(_ attachment: PendingAttachment)
}

extension AttachmentReceiver {
  /// Attaches text to the step or hook that is running; its media type decides how reports show it.
  public func attach(_ text: String, mediaType: String = "text/plain", fileName: String? = nil) {
    add(PendingAttachment(body: .text(text), mediaType: mediaType, fileName: fileName))
  }

  /// Attaches bytes, such as an image, to the step or hook that is running.
  public func attach(_ bytes: [UInt8], mediaType: String, fileName: String? = nil) {
    add(PendingAttachment(body: .bytes(bytes), mediaType: mediaType, fileName: fileName))
  }

  /// Attaches a file that is stored elsewhere, such as a video, by its path or URL.
  public func attach(url: String, mediaType: String) {
    add(PendingAttachment(body: .external(url: url), mediaType: mediaType))
  }

  /// Adds a log entry to the step or hook that is running; ANSI colors are kept.
  public func log(_ text: String) {
    add(.log(text))
  }

  /// Adds a link to the step or hook that is running.
  public func link(_ url: String) {
    add(PendingAttachment(body: .text(url), mediaType: "text/uri-list"))
  }
}
