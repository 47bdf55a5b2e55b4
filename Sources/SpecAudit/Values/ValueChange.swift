import Basics

/// Other values of the same kind as a text: what it could be instead.
struct ValueChange {
  /// Values that are certainly not the expected one.
  var certain: [String] = []
  /// Values far away, which behave differently unless the value does not matter at all.
  var far: [String] = []

  init(of text: String) {
    if let opposite = Self.opposite(of: text) {
      certain = [opposite]
    } else if let date = CivilDay.first(in: text) {
      certain = [1, -1].map { text.replacing(date.range, with: "\(date.day.adding($0))") }
      far = [text.replacing(date.range, with: "\(date.day.adding(400))")]
    } else if let number = NumberText.first(in: text), !NumberText.isIdentifier(text) {
      certain = number.neighbors.map { text.replacing(number.range, with: $0) }
      far = number.distant.map { text.replacing(number.range, with: $0) }
    } else {
      certain = [Self.altered(text)]
    }
  }

  /// Words for yes and no.
  private static let opposites = [
    "true": "false", "false": "true", "yes": "no", "no": "yes", "on": "off", "off": "on",
  ]

  private static func opposite(of text: String) -> String? {
    guard let word = opposites[text.lowercased()] else { return nil }
    if text == text.uppercased() { return word.uppercased() }
    guard text.first?.isUppercase == true else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A text with its last letter replaced by the next one of the alphabet.
  private static func altered(_ text: String) -> String {
    guard let index = text.unicodeScalars.lastIndex(where: { $0.properties.isAlphabetic }) else {
      return text + "x"
    }
    var scalars = text.unicodeScalars
    let next = text.unicodeScalars.index(after: index)
    scalars.replaceSubrange(index..<next, with: [following(scalars[index])])
    return String(scalars)
  }

  private static func following(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "z": return "a"
    case "Z": return "A"
    default:
      guard let next = Unicode.Scalar(letter.value + 1), next.properties.isAlphabetic else {
        return "x"
      }
      return next
    }
  }
}

extension CivilDay {
  /// The first date in a text that is written as `2026-11-22`.
  static func first(in text: String) -> (day: CivilDay, range: Range<String.Index>)? {
    let characters = Array(text)
    guard characters.count >= 10 else { return nil }
    for start in 0...(characters.count - 10) {
      let isAlone =
        (start == 0 || !characters[start - 1].isNumber)
        && (start + 10 == characters.count || !characters[start + 10].isNumber)
      guard isAlone, let day = CivilDay(spelled: String(characters[start..<start + 10])) else {
        continue
      }
      let begin = text.index(text.startIndex, offsetBy: start)
      return (day, begin..<text.index(begin, offsetBy: 10))
    }
    return nil
  }

  func adding(_ days: Int) -> CivilDay { CivilDay(daysSince1970: daysSince1970 + days) }
}

extension String {
  func replacing(_ range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
