/// Texts within the rules of XML 1.0 and the limits of its readers.
enum XMLText {
  /// The spelling of what XML forbids.
  enum Style: Sendable {
    /// Colors are dropped, anything else becomes the replacement character.
    case readable
    /// By number, as `&#27;` in plain letters: what the official report does.
    case numbered
  }

  /// More than this of one text is left out: readers built on libxml2 refuse ten megabytes, and
  /// build servers show far less.
  static let limit = 1 << 18
  /// The same for an attribute.
  static let attributeLimit = 1 << 14

  /// The text without anything that XML forbids or that acts on a terminal, and without names of files for build servers to
  /// fetch unless they are ours.
  static func legal(
    _ text: String, _ style: Style = .readable, keepsReferences: Bool = false
  ) -> String {
    if isLegal(text) { return text }
    let legal = replacing(style == .readable ? withoutColors(text) : text.unicodeScalars) {
      scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: nil
      case 0xA0..<0xFFFE where isDangerous(scalar) && style == .readable: name(of: scalar)
      case 0x20..<0xFFFE where !isDangerous(scalar), 0x10000...: nil
      default: style == .readable ? "\u{FFFD}" : "&#\(scalar.value);"
      }
    }
    // Last, for a color may be what keeps the parts of one apart.
    return keepsReferences ? legal : withoutReferences(legal)
  }

  /// Jenkins and GitLab look for `[[ATTACHMENT|path]]` in the text that a reader of XML gets, so only
  /// another text helps.
  private static func withoutReferences(_ text: String) -> String {
    let mark = "[[ATTACHMENT|"
    // Hardly any text has one, and the library's search is slow for long texts.
    guard contains(text, mark) else { return text }
    return String(
      text.unicodeScalars.replacing(mark.unicodeScalars, with: "[ [ATTACHMENT|".unicodeScalars))
  }

  /// The beginning and the end of a text that is longer than `limit` bytes.
  static func shortened(_ text: String, to limit: Int = limit) -> String {
    let bytes = text.utf8
    guard bytes.count > limit else { return text }
    let head = beginning(of: text, upTo: limit / 4 * 3).text
    // An index inside of a scalar is rounded down to where it begins.
    let tail = text.unicodeScalars[bytes.index(bytes.endIndex, offsetBy: -(limit / 4))...]
    let left = bytes.count - head.utf8.count - String(tail).utf8.count
    return "\(head) … (\(left) bytes left out) … \(String(tail))"
  }

  /// Whether nothing needs a change; the few texts that may not be are looked at closely.
  private static func isLegal(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case 0x09, 0x0A, 0x0D: true
      // The bars of a reference, and the first bytes of the characters that are looked at.
      case 0..<0x20, 0x7C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
      default: true
      }
    }
  }
}
