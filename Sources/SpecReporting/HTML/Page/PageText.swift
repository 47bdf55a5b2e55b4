/// Text from outside as a page may show it: without colors, and with control characters, controls
/// of direction and what XML forbids written as `<U+202E>`.
///
/// Lines stay lines; CR LF and CR become LF.
func shown(_ text: String) -> String {
  if isShownAsItIs(text) { return text }
  var previous: Unicode.Scalar = " "
  return replacing(withoutColors(text)) { scalar in
    defer { previous = scalar }
    return switch scalar {
    case "\t": nil
    case "\n" where previous == "\r": ""
    case "\n", "\r": "\n"
    case "\u{FFFE}", "\u{FFFF}": name(of: scalar)
    default: isDangerous(scalar) ? name(of: scalar) : nil
    }
  }
}

/// Whether nothing needs a change, as far as single bytes show.
private func isShownAsItIs(_ text: String) -> Bool {
  !hasByte(text) { byte in
    switch byte {
    case 0x20..<0x7F, 0x09, 0x0A: false
    // The first bytes of characters to look at: C1, U+061C, U+2000 and above, U+FFFE.
    case 0xC2, 0xD8, 0xE2, 0xEF: true
    default: byte < 0x80
    }
  }
}

/// Whether a byte of a text passes a test; in its memory, which is several times faster.
@inline(__always)
func hasByte(_ text: String, where passes: (UInt8) -> Bool) -> Bool {
  text.utf8.withContiguousStorageIfAvailable { $0.contains(where: passes) }
    ?? text.utf8.contains(where: passes)
}

/// The beginning of a text that is too long, and how much of it is left out.
///
/// - Parameter limit: in bytes of UTF-8.
func beginning(of text: String, upTo limit: Int) -> (text: String, left: Int) {
  let utf8 = text.utf8
  guard utf8.count > limit else { return (text, 0) }
  let end = utf8.index(utf8.startIndex, offsetBy: limit)
  // An index inside of a scalar is rounded down to where it begins.
  let kept = String(text.unicodeScalars[..<end])
  return (kept, utf8.count - kept.utf8.count)
}

/// A name on one line, cut when it is longer than any name should be.
func shortened(_ text: String, to limit: Int = 300) -> String {
  let (text, left) = beginning(of: text, upTo: limit)
  let line = lines(of: text).joined(separator: " ")
  return left == 0 ? line : "\(line)… (\(sizeText(left)) cut)"
}

/// A text of many lines; if it is cut, its last line reports that.
func shortenedText(_ text: String, to limit: Int = 1 << 16) -> String {
  let (text, left) = beginning(of: text, upTo: limit)
  return left == 0 ? text : "\(text)\n… (\(sizeText(left)) cut)"
}

/// A size in bytes for people, such as `12.3 KB`.
func sizeText(_ bytes: Int) -> String {
  func tenths(_ unit: Int, _ name: String) -> String {
    let tenths = (bytes * 10 + unit / 2) / unit
    return tenths < 100
      ? "\(tenths / 10).\(tenths % 10) \(name)" : "\((bytes + unit / 2) / unit) \(name)"
  }
  return switch bytes {
  case ..<1_000: bytes == 1 ? "1 byte" : "\(bytes) bytes"
  case ..<1_000_000: tenths(1_000, "KB")
  default: tenths(1_000_000, "MB")
  }
}

/// A duration for people, such as `12 ms`, `3.4 s` or `2 min 5 s`; empty if nothing was measured.
package func timeText(microseconds: Int) -> String {
  func rounded(_ unit: Int) -> Int { (microseconds + unit / 2) / unit }
  return switch microseconds {
  case ..<1: ""
  case ..<1_000: "< 1 ms"
  case ..<999_500: "\(rounded(1_000)) ms"
  case ..<9_950_000: "\(rounded(100_000) / 10).\(rounded(100_000) % 10) s"
  case ..<59_500_000: "\(rounded(1_000_000)) s"
  default: "\(rounded(1_000_000) / 60) min \(rounded(1_000_000) % 60) s"
  }
}

extension Duration {
  /// Whole microseconds; a negative duration counts as none, more than eleven days as eleven, so
  /// that a million of them can be added.
  package var microseconds: Int {
    let (seconds, attoseconds) = max(.zero, self).components
    return Int(min(seconds, 1_000_000)) * 1_000_000
      + Int(attoseconds / 1_000_000_000_000)
  }
}
