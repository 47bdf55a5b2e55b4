/// Estimates the width of text: fonts differ from machine to machine, and pictures must not.
struct Font {
  /// In pixels.
  var size: Int
  /// 400 is regular.
  var weight = 400

  /// As much of `text` as fits `width`.
  func head(of text: some StringProtocol, within width: Int) -> String {
    var room = width * 100
    return String(
      text.prefix { character in
        room -= advance(of: character)
        return room >= 0
      })
  }

  /// Lines of whole words; a word that is longer than a line is broken.
  func lines(of text: String, within width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ").flatMap({ pieces(of: $0, within: width) }) {
        let last = lines[lines.count - 1]
        let line = last.isEmpty ? word : "\(last) \(word)"
        if last.isEmpty || head(of: line, within: width).count == line.count {
          lines[lines.count - 1] = line
        } else {
          lines.append(word)
        }
      }
      return lines
    }
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

  /// The width in hundredths of a pixel.
  ///
  /// A letter of ASCII is about half as wide as high, others are wider, and those of East Asia
  /// are square.
  private func advance(of character: Character) -> Int {
    let isBold = weight > 400
    switch character.unicodeScalars.first?.value ?? 0 {
    case ..<0x80: return size * (isBold ? 60 : 51)
    case ..<0x1100: return size * (isBold ? 70 : 62)
    default: return size * 100
    }
  }
}
