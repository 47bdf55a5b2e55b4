/// How a text is set, and how much room it may take.
///
/// The font is the reader's own, so widths are estimates, taken from a wide one: text that fits here
/// fits there.
struct TextStyle {
  /// The height of the letters in px.
  var size: Int
  var isBold = false
  /// The room for a line in px.
  var width: Int

  /// Lines of whole words; a word that is longer than a line is broken.
  func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        for (index, piece) in pieces(of: word).enumerated() {
          let last = lines[lines.count - 1]
          if last.isEmpty {
            lines[lines.count - 1] = String(piece)
          } else if index == 0, fits("\(last) \(piece)") {
            lines[lines.count - 1] = "\(last) \(piece)"
          } else {
            lines.append(String(piece))
          }
        }
      }
      return lines
    }
  }

  /// The text on one line; the end of one that is too long is left out.
  func shortened(_ text: String) -> String {
    fits(text) ? text : text.prefix(fitting(text, besides: "…")) + "…"
  }

  private func pieces(of word: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var rest = word
    while !rest.isEmpty {
      let piece = rest.prefix(max(1, fitting(rest)))
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }

  private func fits(_ text: String) -> Bool { fitting(text) == text.count }

  /// How many characters from the start have room.
  private func fitting(_ text: some StringProtocol, besides end: Character? = nil) -> Int {
    // In hundredths of the size.
    let room = width * 100 / size
    var used = end.map(emWidth) ?? 0
    var count = 0
    for character in text {
      used += emWidth(of: character)
      if used > room { break }
      count += 1
    }
    return count
  }

  /// The width of a character in hundredths of the size.
  private func emWidth(of character: Character) -> Int {
    let plain =
      if " .,:;!|'`()[]{}ijlftrI-/\\".contains(character) {
        40
      } else if "mwMWQ@%жмфшщыюЖМФШЩЫЮ".contains(character) {
        95
      } else if character.unicodeScalars.allSatisfy({ $0.value >= 0x1100 }) {
        100
      } else if character.isUppercase {
        74
      } else {
        63
      }
    return isBold ? plain * 112 / 100 : plain
  }
}
