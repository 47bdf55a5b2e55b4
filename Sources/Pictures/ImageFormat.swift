/// A format of image files that browsers show.
enum ImageFormat: String {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case svg = "image/svg+xml"

  private static let marks: [(format: ImageFormat, start: [UInt8], ends: [[UInt8]])] = [
    (
      .png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      [Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]]
    ),
    (.jpeg, [0xFF, 0xD8, 0xFF], [[0xFF, 0xD9]]),
    (.gif, Array("GIF8".utf8), [[0x3B]]),
    (.svg, Array("<svg".utf8), [Array("</svg>".utf8), Array("</svg>\n".utf8)]),
  ]

  /// The format of a file with a valid beginning and end; nil for any other bytes.
  init?(of bytes: [UInt8]) {
    guard let (format, _, ends) = Self.marks.first(where: { bytes.starts(with: $0.start) }),
      ends.contains(where: { bytes.count > $0.count && bytes.suffix($0.count) == $0[...] })
    else { return nil }
    self = format
  }
}
