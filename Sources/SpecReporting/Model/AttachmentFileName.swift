/// The names of attachments in files of their own: from their content, so that equal ones are one
/// file.
package enum AttachmentFileName {
  /// The name for `bytes`.
  package static func name(of bytes: [UInt8], mediaType: String) -> String {
    "\(fingerprint(bytes, digits: 32)).\(suffix(of: mediaType))"
  }

  /// Only what a browser cannot take for a page of its own keeps its kind: markup and pictures that
  /// may hold scripts, opened from disk, are text.
  static func suffix(of mediaType: String) -> String {
    if let suffix = suffixes[mediaType] { return suffix }
    let isText = AttachedFile.Kind(mediaType: mediaType).isText || isDrawing(mediaType)
    return isText ? "txt" : "bin"
  }

  private static let suffixes = [
    "image/png": "png", "image/jpeg": "jpg", "image/gif": "gif", "image/webp": "webp",
    "image/avif": "avif", "image/bmp": "bmp", "video/mp4": "mp4", "video/webm": "webm",
    "audio/mpeg": "mp3", "application/pdf": "pdf", "application/zip": "zip",
    "application/json": "json",
  ]

  /// The media type of a file, by the end of its path; that of a link if the end is unknown.
  static func mediaType(of path: String) -> String {
    suffixes.first { path.lowercased().hasSuffix(".\($0.value)") }?.key ?? "text/uri-list"
  }

  /// Whether it is a picture in a markup that may hold scripts.
  static func isDrawing(_ mediaType: String) -> Bool {
    mediaType.lowercased().hasPrefix("image/svg")
  }

  /// Whether a name may have been made by `name(of:mediaType:)`.
  static func isName(_ name: some StringProtocol) -> Bool {
    let bytes = name.utf8
    return bytes.count > 33 && bytes.prefix(32).allSatisfy(isHexDigit)
      && bytes.dropFirst(32).first == UInt8(ascii: ".")
      && bytes.dropFirst(33).allSatisfy(isAlphanumeric)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }
}
