/// The names of attachments in files of their own: from their content, so that equal ones are one
/// file.
package enum AttachmentFileName {
  /// The name for `bytes`.
  package static func name(of bytes: [UInt8], mediaType: String) -> String {
    "\(fingerprint(bytes, digits: 32)).\(suffix(of: mediaType))"
  }

  /// Only what a browser cannot take for a page of its own keeps its kind.
  static func suffix(of mediaType: String) -> String {
    switch mediaType {
    case "image/png": "png"
    case "image/jpeg": "jpg"
    case "image/gif": "gif"
    case "image/webp": "webp"
    case "image/avif": "avif"
    case "image/bmp": "bmp"
    case "image/svg+xml": "svg"
    case "video/mp4": "mp4"
    case "video/webm": "webm"
    case "audio/mpeg": "mp3"
    case "application/pdf": "pdf"
    case "application/zip": "zip"
    case "application/json": "json"
    case _ where AttachedFile.Kind(mediaType: mediaType).isText: "txt"
    default: "bin"
    }
  }
}
