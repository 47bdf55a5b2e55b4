import Messages

/// The attachments of a test as files, and those that are links instead.
struct AllureAttachments {
  private(set) var files: [SideFile] = []
  private(set) var links: [AllureLink] = []

  /// An attachment that becomes a file.
  private typealias Part = (name: String, mediaType: String, bytes: [UInt8])

  /// Writes `attachments`: what a step left, and its table or doc string.
  mutating func write(
    _ attached: [Attempt.Attached], argument: Pickle.Argument? = nil,
    to json: inout JSONWriter
  ) {
    var parts: [Part] = []
    if let table = argument?.dataTable {
      parts.append(("Data table", "text/csv", Self.csv(table)))
    }
    if let docString = argument?.docString {
      parts.append(("Doc string", "text/plain", Array(docString.content.utf8)))
    }
    parts += attached.compactMap { part($0) }
    json.members("attachments", parts) { json, part in
      json.member("name", part.name)
      json.member("source", file(part))
      json.member("type", part.mediaType)
    }
  }

  /// Nil for an attachment that becomes a link instead.
  private mutating func part(_ attached: Attempt.Attached) -> Part? {
    switch attached.contents {
    case .elsewhere(let url, _, _): link(url)
    case .here(let attachment):
      if attached.log != nil { return ("Log", "text/plain", attachment.bytes) }
      guard attachment.mediaType == "text/uri-list", attachment.contentEncoding == .identity else {
        let name = attachment.fileName?.nonEmpty ?? attachment.mediaType
        return (name, attachment.mediaType, attachment.bytes)
      }
      for line in lines(of: attachment.body) where !line.isEmpty && !line.hasPrefix("#") {
        link(line)
      }
    }
    return nil
  }

  private mutating func link(_ url: String) {
    guard !links.contains(where: { $0.url == url }) else { return }
    links.append(AllureLink(type: "link", name: url, url: url))
  }

  /// The name of the file of a part, which is added unless it is there.
  private mutating func file(_ part: Part) -> String {
    let file = AttachmentFileName.name(of: part.bytes, mediaType: part.mediaType)
    let source = file.split(separator: ".").joined(separator: "-attachment.")
    if !files.contains(where: { $0.name == source }) {
      files.append(SideFile(name: source, bytes: part.bytes))
    }
    return source
  }

  /// A table in the form of RFC 4180.
  private static func csv(_ table: Pickle.Table) -> [UInt8] {
    let rows = table.rows.map { row in
      row.cells.map { cell in
        let needsQuotes = cell.value.utf8.contains { "\",\r\n".utf8.contains($0) }
        let text = replacing(cell.value.unicodeScalars) { $0 == "\"" ? "\"\"" : nil }
        return needsQuotes ? "\"\(text)\"" : text
      }.joined(separator: ",") + "\n"
    }
    return Array(rows.joined().utf8)
  }
}
