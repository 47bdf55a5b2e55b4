internal import Messages

/// An encoding that feature files may be in.
public enum TextEncoding: String, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case ascii = "US-ASCII"
  case latin1 = "ISO-8859-1"
  case latin9 = "ISO-8859-15"
  case windows1252 = "windows-1252"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"

  /// Whether a comment in the file itself can be read before the encoding is known.
  var canBeNamed: Bool { self != .utf16LittleEndian && self != .utf16BigEndian }

  /// The encoding that an encoding comment names; case, hyphens and underscores do not matter.
  init?(name: String) {
    let key = name.lowercased().utf8.filter { $0 != Byte.minus && $0 != Byte.underscore }
    switch String(decoding: key, as: UTF8.self) {
    case "utf8": self = .utf8
    case "usascii", "ascii": self = .ascii
    case "iso88591", "latin1": self = .latin1
    case "iso885915", "latin9": self = .latin9
    case "windows1252", "cp1252": self = .windows1252
    default: return nil
    }
  }

  /// The text in UTF-8.
  func decode(_ file: [UInt8]) throws(GherkinError) -> [UInt8] {
    switch self {
    case .utf8: file
    case .utf16LittleEndian: try decodeUTF16(file, highByte: 1)
    case .utf16BigEndian: try decodeUTF16(file, highByte: 0)
    case .ascii, .latin1, .latin9, .windows1252: try decodeBytes(file)
    }
  }

  private func decodeBytes(_ file: [UInt8]) throws(GherkinError) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(file.count + file.count / 8)
    for (offset, byte) in file.enumerated() {
      if byte < 0x80 {
        utf8.append(byte)
      } else if self == .ascii {
        throw invalid(at: offset, after: utf8)
      } else {
        let scalar = Unicode.Scalar(codePoint(of: byte)) ?? "\u{FFFD}"
        utf8 += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return utf8
  }

  /// The code point of a byte above 0x7F.
  ///
  /// Bytes that Windows leaves undefined are control characters, as in browsers.
  private func codePoint(of byte: UInt8) -> UInt16 {
    switch self {
    case .latin9: Self.latin9Changes[byte] ?? UInt16(byte)
    case .windows1252 where byte < 0xA0: Self.windows[Int(byte) - 0x80]
    default: UInt16(byte)
    }
  }

  /// The code points that differ from those of ISO-8859-1.
  private static let latin9Changes: [UInt8: UInt16] = [
    0xA4: 0x20AC, 0xA6: 0x160, 0xA8: 0x161, 0xB4: 0x17D, 0xB8: 0x17E, 0xBC: 0x152, 0xBD: 0x153,
    0xBE: 0x178,
  ]

  /// The code points of the bytes from 0x80 to 0x9F.
  private static let windows: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
    0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  /// Decodes the bytes after the byte order mark.
  private func decodeUTF16(_ file: [UInt8], highByte: Int) throws(GherkinError) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(file.count)
    var units = stride(from: 2, to: file.count - 1, by: 2).lazy.map { offset in
      UInt16(file[offset + highByte]) << 8 | UInt16(file[offset + 1 - highByte])
    }.makeIterator()
    var parser = UTF16.ForwardParser()
    var offset = 2
    while case .valid(let scalar) = parser.parseScalar(from: &units) {
      utf8 += UTF8.transcode(scalar, from: UTF16.self) ?? UTF8.encodedReplacementCharacter
      offset += 2 * scalar.count
    }
    guard offset == file.count else { throw invalid(at: offset, after: utf8) }
    return utf8
  }

  private func invalid(at offset: Int, after utf8: [UInt8]) -> GherkinError {
    GherkinError(location: Location(endOf: utf8), fact: .invalidBytes(self, byteOffset: offset))
  }
}

extension Location {
  /// The offset after a text.
  fileprivate init(endOf utf8: [UInt8]) {
    // A text followed by a space always has a last line, which the space ends.
    self = (utf8 + [Byte.space]).withUnsafeBufferPointer { bytes in
      LineScanner(bytes, checks: false).reduce(Location(line: 1, column: 1)) { _, line in
        line.location(of: line.end - 1, bytes)
      }
    }
  }
}
