import Basics

/// Other values of the same kind as a text: what it could be instead.
struct ValueChange {
  /// Values that are certainly not the expected one.
  var certain: [String] = []
  /// Values far away, which behave differently unless the value does not matter at all.
  var far: [String] = []

  init(of text: String) {
    if let flipped = Truth.flipped(text) {
      certain = [flipped]
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

  /// A text with its last letter replaced by the next one of the alphabet.
  static func altered(_ text: String) -> String {
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

/// Words for yes and no.
enum Truth {
  private static let pairs = [("true", "false"), ("yes", "no"), ("on", "off")]

  static func flipped(_ text: String) -> String? {
    let lower = text.lowercased()
    for (yes, no) in pairs {
      if lower == yes { return likewise(no, text) }
      if lower == no { return likewise(yes, text) }
    }
    return nil
  }

  private static func likewise(_ word: String, _ model: String) -> String {
    if model == model.uppercased() { return word.uppercased() }
    guard model.first?.isUppercase == true else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension String {
  func replacing(_ range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
