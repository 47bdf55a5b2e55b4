import Messages

/// The attachments of a test as files, and those that are links instead.
struct AllureAttachments {
  private(set) var files: [SideFile] = []
  private(set) var links: [AllureLink] = []

  /// Writes `attachments`: what a step left, and its table or doc string.
  mutating func write(
    _ attached: [Attempt.Attached], argument: Pickle.Argument? = nil,
    to json: inout JSONWriter
  ) {
    json.key("attachments")
    json.beginArray()
    if let table = argument?.dataTable {
      write("Data table", "text/csv", Self.csv(table), to: &json)
    }
    if let docString = argument?.docString {
      write("Doc string", "text/plain", Array(docString.content.utf8), to: &json)
    }
    for attachment in attached { write(attachment, to: &json) }
    json.endArray()
  }

  private mutating func write(_ attached: Attempt.Attached, to json: inout JSONWriter) {
    switch attached.contents {
    case .elsewhere(let address): link(address.url)
    case .here(let attachment):
      if attached.log != nil { return write("Log", "text/plain", attachment.bytes, to: &json) }
      if attachment.mediaType == "text/uri-list", attachment.contentEncoding == .identity {
        for line in lines(of: attachment.body) where !line.isEmpty && !line.hasPrefix("#") {
          link(line)
        }
        return
      }
      let name = attachment.fileName?.nonEmpty ?? attachment.mediaType
      write(name, attachment.mediaType, attachment.bytes, to: &json)
    }
  }

  private mutating func link(_ url: String) {
    guard !links.contains(where: { $0.url == url }) else { return }
    links.append(AllureLink(type: "link", name: url, url: url))
  }

  private mutating func write(
    _ name: String, _ mediaType: String, _ bytes: [UInt8], to json: inout JSONWriter
  ) {
    let file = AttachmentFileName.name(of: bytes, mediaType: mediaType)
    let source = file.split(separator: ".").joined(separator: "-attachment.")
    if !files.contains(where: { $0.name == source }) {
      files.append(SideFile(name: source, bytes: bytes))
    }
    json.separate()
    json.beginObject()
    json.member("name", name)
    json.member("source", source)
    json.member("type", mediaType)
    json.endObject()
  }

  /// A table in the form of RFC 4180.
  private static func csv(_ table: Pickle.Table) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in table.rows {
      for (index, cell) in row.cells.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        let needsQuotes = cell.value.utf8.contains { "\",\r\n".utf8.contains($0) }
        if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
        let text = replacing(cell.value.unicodeScalars) { $0 == "\"" ? "\"\"" : nil }
        bytes.append(contentsOf: text.utf8)
        if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
