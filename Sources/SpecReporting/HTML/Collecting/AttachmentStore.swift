import Basics
import Messages

/// Everything that was attached, each content once.
///
/// Small content is in the page. Large content is in the folder next to it, if there is one;
/// otherwise only its name and size are shown, and the beginning of a text.
struct AttachmentStore: Sendable {
  /// Larger content is put into the folder.
  static let smallSize = 1 << 16
  /// Larger content is not put into a page that has no folder.
  static let largeSize = 1 << 20

  /// One place where a file is shown, under the name it has there.
  struct Use: Sendable {
    var id: Int
    var name: String?
  }

  private let folder: String?
  private let pathToRoot: String?
  private(set) var files: [AttachedFile] = []
  private var ids: [String: Int] = [:]
  /// Those that cards show, and those that stories show.
  private var shown: [Set<Int>] = [[], []]
  private var sideFiles: [SideFile] = []

  init(_ options: ReportOptions) {
    folder = options.sideFolder
    pathToRoot = options.pathToRoot
  }

  mutating func add(_ attached: Attempt.Attached) -> Use {
    switch attached.contents {
    case .elsewhere(let url, let mediaType, let name): return add(url, mediaType, name)
    // A link to a file below is shown as the file.
    case .here(let attachment)
    where attachment.mediaType == "text/uri-list" && isPath(attachment.body):
      let url = attachment.body
      return add(url, AttachmentFileName.mediaType(of: url), attachment.fileName)
    case .here(let attachment):
      let name = attachment.fileName.map { shortened($0) }
      let key = fingerprint("\(attachment.mediaType)\0\(attachment.body)", digits: 32)
      if let id = ids[key] { return Use(id: id, name: name) }
      ids[key] = files.count
      files.append(file(attachment, key: key))
      return Use(id: files.count - 1, name: name)
    }
  }

  private mutating func add(_ address: String, _ mediaType: String, _ name: String?) -> Use {
    let url = shortened(address, to: 2_000)
    files.append(
      AttachedFile(
        kind: .address, mediaType: shortened(mediaType), size: 0, content: url,
        path: isPath(url) ? pathToRoot.map { $0 + url } : nil))
    return Use(id: files.count - 1, name: name.map { shortened($0) })
  }

  /// Notes that a card or a story is about to show a file.
  ///
  /// - Returns: Whether it is the first one to do so.
  mutating func isFirst(_ use: Use, inStories: Bool) -> Bool {
    shown[inStories ? 1 : 0].insert(use.id).inserted
  }

  mutating func takeSideFiles() -> [SideFile] {
    defer { sideFiles = [] }
    return sideFiles
  }
}

extension AttachmentStore {
  private static func isText(_ byte: UInt8) -> Bool {
    switch byte {
    // Bytes that end the address, or are special in CSS or XML.
    case ..<0x20, 0x7F..., UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "%"):
      false
    default: true
    }
  }

  /// The rules that show pictures, see `AttachedFile.picture`.
  func writeStyle(into output: inout [UInt8]) {
    for (id, file) in files.enumerated() {
      guard let address = file.dataAddress else { continue }
      output += ".i\(id){content:url('\(address)')}\n".utf8
    }
  }

  private mutating func file(_ attachment: Envelope.Attachment, key: String) -> AttachedFile {
    let (mediaType, bytes) = (attachment.mediaType, attachment.bytes)
    var file = AttachedFile(
      kind: AttachedFile.Kind(mediaType: mediaType), mediaType: shortened(mediaType),
      size: bytes.count)
    let isLarge = bytes.count > (folder == nil ? Self.largeSize : Self.smallSize)
    if isLarge, let folder {
      let name = "\(key).\(AttachmentFileName.suffix(of: mediaType))"
      sideFiles.append(SideFile(name: name, bytes: bytes))
      file.path = "./\(percentEncoded(folder, keeping: ""))/\(name)"
    }
    // Beside the page a drawing is text, so that it is shown only from within.
    let isDrawing = AttachmentFileName.isDrawing(mediaType)
    let isWithin = isDrawing ? bytes.count <= Self.largeSize : !isLarge
    if file.kind.isText {
      fill(&file, with: bytes, isLarge: isLarge)
    } else if !isWithin {
      if isDrawing { file.kind = .file }
      if folder == nil { file.note = "too large for the page" }
    } else if file.kind == .image {
      // Text stays text if that is shorter.
      file.dataAddress =
        isDrawing
        ? "data:image/svg+xml," + percentEncoded(bytes, where: Self.isText)
        : "data:\(dataType(mediaType));base64,\(Base64.encode(bytes))"
    } else {
      file.content =
        attachment.contentEncoding == .base64 && isPlain(attachment.body, with: "+/=")
        ? attachment.body : Base64.encode(bytes)
    }
    return file
  }

  private func fill(_ file: inout AttachedFile, with bytes: [UInt8], isLarge: Bool) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard isLarge else {
      let isJSON = file.kind == .text && file.mediaType.lowercased().contains("json")
      file.content = isJSON ? indentedJSON(text) ?? text : text
      return
    }
    // Half a page is no page, and half a list of links might end in half an address.
    if file.kind != .log { file.kind = .text }
    let (head, left) = beginning(of: text, upTo: Self.smallSize)
    file.content = head
    file.note = "the first \(sizeText(head.utf8.count)), \(sizeText(left)) are cut"
  }
}
