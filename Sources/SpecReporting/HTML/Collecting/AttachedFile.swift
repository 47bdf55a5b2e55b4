import Basics
import Messages

/// Something that was attached, made ready to be shown.
struct AttachedFile: Sendable {
  /// The way in which a page shows it.
  enum Kind: Sendable {
    case image, video, audio, text, log, links
    /// A text that is shown rendered: Markdown, or a table.
    case document
    /// A page of its own, shown without the power to do anything.
    case page
    /// Only its name, and the way to get it.
    case file
    /// Kept elsewhere, at an address.
    case address

    init(mediaType: String) {
      let type = String(mediaType.lowercased().prefix { $0 != ";" && $0 != " " })
      switch type {
      case "text/x.cucumber.log+plain": self = .log
      case "text/uri-list": self = .links
      case "text/markdown", "text/csv", "text/tab-separated-values": self = .document
      case "text/html", "application/xhtml+xml": self = .page
      case "application/json", "application/xml", "application/yaml", "application/javascript":
        self = .text
      case _ where type.hasPrefix("image/"): self = .image
      case _ where type.hasPrefix("video/"): self = .video
      case _ where type.hasPrefix("audio/"): self = .audio
      case _ where type.hasPrefix("text/"): self = .text
      case _ where type.hasSuffix("+json") || type.hasSuffix("+xml"): self = .text
      default: self = .file
      }
    }

    /// Whether it is shown by its characters.
    var isText: Bool {
      switch self {
      case .text, .log, .links, .document, .page: true
      case .image, .video, .audio, .file, .address: false
      }
    }
  }

  var kind: Kind
  var mediaType: String
  /// In bytes, of the whole.
  var size: Int
  /// The text, or the bytes as Base64, or the address; nothing if it is too large to be here.
  var content: String?
  /// A picture that is in the page, as the address of its bytes; it has no `content`.
  var dataAddress: String?
  /// The path of the whole file, relative to the page.
  var path: String?
  /// The part that is not here, in words.
  var note: String?
}

extension AttachedFile {
  /// Whether a browser shows the file at an address as a picture; of a drawing it has only the text.
  var isPicture: Bool {
    Kind(mediaType: mediaType) == .image && !AttachmentFileName.isDrawing(mediaType)
  }
}

extension Envelope.Attachment {
  /// The bytes that were attached.
  package var bytes: [UInt8] {
    contentEncoding == .base64 ? Base64.decode(body) : Array(body.utf8)
  }
}

/// JSON with a line for each member, if it is on one line and its brackets close.
func indentedJSON(_ text: String) -> String? {
  var result: [UInt8] = []
  var open: [UInt8] = []
  var isInText = false
  var isEscaped = false
  func newline() { result += [0x0A] + Array(repeating: 0x20, count: open.count * 2) }
  for byte in text.utf8 {
    if isInText {
      result.append(byte)
      if !isEscaped, byte == UInt8(ascii: "\"") { isInText = false }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      continue
    }
    switch byte {
    case 0x0A: return nil
    case 0x20, 0x09, 0x0D: break
    case UInt8(ascii: "\""):
      isInText = true
      result.append(byte)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < 50 else { return nil }
      open.append(byte)
      result.append(byte)
      newline()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      // Two after its opening bracket in ASCII, for both kinds.
      guard open.popLast() == byte - 2 else { return nil }
      newline()
      result.append(byte)
    case UInt8(ascii: ","):
      result.append(byte)
      newline()
    case UInt8(ascii: ":"): result += [byte, 0x20]
    default: result.append(byte)
    }
  }
  return isInText || !open.isEmpty ? nil : String(decoding: result, as: UTF8.self)
}
