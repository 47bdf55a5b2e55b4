/// Estimates the width of text: fonts differ from machine to machine, and pictures must not.
///
/// The letters are assumed to be as wide as those of DejaVu Sans, the widest of the usual fonts, so
/// text that fits here fits everywhere.
struct Font {
  /// In points.
  var size: Int
  /// 400 is regular.
  var weight = 400

  /// The height of a line, in points.
  var lineHeight: Int { size + (size + 2) / 3 }

  /// As much of `text` as fits `width`.
  func head(of text: some StringProtocol, within width: Int) -> String {
    var room = width * 100
    return String(
      text.prefix { character in
        room -= advance(of: character)
        return room >= 0
      })
  }

  func fits(_ text: some StringProtocol, _ width: Int) -> Bool {
    self.width(of: text) <= width * 100
  }

  /// The text, or its beginning and an ellipsis if it does not fit `width`.
  func shortened(_ text: String, to width: Int) -> String {
    if fits(text, width) { return text }
    var head = self.head(of: text, within: width - size)
    while head.last == " " { head.removeLast() }
    return head + "…"
  }

  /// Lines of whole words, at most `limit`; a word that is longer than a line is broken.
  ///
  /// Blanks are kept within a line.
  func lines(of text: String, within width: Int, limit: Int = .max) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { paragraph($0, within: width) }
    guard lines.count > limit else { return lines }
    let rest = lines[(limit - 1)...].joined(separator: " ")
    return lines[..<(limit - 1)] + [shortened(rest, to: width)]
  }

  private func paragraph(_ text: Substring, within width: Int) -> [String] {
    if fits(text, width) { return [String(text)] }
    var lines = [""]
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, within: width) }) {
      let last = lines[lines.count - 1]
      let line = last.isEmpty ? word : "\(last) \(word)"
      if last.isEmpty || fits(line, width) {
        lines[lines.count - 1] = line
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private func pieces(of word: Substring, within width: Int) -> [String] {
    var (pieces, rest) = ([String](), word)
    while let first = rest.first {
      let head = head(of: rest, within: width)
      pieces.append(head.isEmpty ? String(first) : head)
      rest = rest.dropFirst(max(1, head.count))
    }
    return pieces
  }
}

// MARK: - Widths

extension Font {
  /// In hundredths of a point.
  func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + advance(of: $1) }
  }

  private func advance(of character: Character) -> Int {
    let scalar = character.unicodeScalars.first?.value ?? 0
    let regular = Self.hundredths(of: scalar)
    return size * (weight > 400 ? regular * 112 / 100 : regular)
  }

  /// The width of a letter in hundredths of the font's size.
  private static func hundredths(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x20..<0x7F: Int(ascii[Int(scalar - 0x20)])
    case 0x2010...0x201F: 55
    // Cyrillic letters that are as wide as two: Ж М Ф Ш Щ Ы Ю.
    case 0x416, 0x41C, 0x424, 0x428, 0x429, 0x42B, 0x42E: 108
    case 0x436, 0x43C, 0x444, 0x448, 0x449, 0x44B, 0x44E: 94
    case 0x410..<0x430: 76
    case ..<0x1100: 66
    // Those of East Asia are square, and so are most symbols.
    default: 100
    }
  }

  /// From the blank to `~`.
  private static let ascii: [UInt8] = [
    32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 34, 34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79,
    60, 79, 69, 63, 61, 73, 68, 99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63,
    63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
  ]
}
