/// Takes what step code leaves for the report: a scenario, a feature or the run.
public protocol AttachmentReceiver: Sendable {
  /// Keeps an attachment for the step or hook that is running.
  func add(_ attachment: PendingAttachment)
}

extension AttachmentReceiver {
  /// Attaches text to the step or hook that is running, shown in reports by its media type.
  public func attach(_ text: String, mediaType: String = "text/plain", fileName: String? = nil) {
    add(PendingAttachment(body: .text(text), mediaType: mediaType, fileName: fileName))
  }

  /// Attaches bytes, such as a picture, to the step or hook that is running.
  public func attach(_ bytes: [UInt8], mediaType: String, fileName: String? = nil) {
    add(PendingAttachment(body: .bytes(bytes), mediaType: mediaType, fileName: fileName))
  }

  /// Attaches something that is kept elsewhere, such as a video, by its path or address.
  public func attach(url: String, mediaType: String) {
    add(PendingAttachment(body: .external(url: url), mediaType: mediaType))
  }

  /// Adds a line of log to the step or hook that is running; ANSI colours are kept.
  public func log(_ text: String) {
    add(PendingAttachment(body: .text(text), mediaType: "text/x.cucumber.log+plain"))
  }

  /// Adds a link to the step or hook that is running.
  public func link(_ url: String) {
    add(PendingAttachment(body: .text(url), mediaType: "text/uri-list"))
  }
}
