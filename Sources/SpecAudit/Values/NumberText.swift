import Basics

/// A decimal number in a text.
struct NumberText {
  let range: Range<String.Index>
  /// All of its digits as one number, with the sign.
  private let value: Int
  /// The number of digits to fill up to with zeros.
  private let digits: Int
  /// The number of digits after the point, and the point.
  private let fraction: Int
  private let point: Character

  /// The first number in a text that is small enough to count with.
  static func first(in text: String) -> NumberText? {
    guard let start = text.firstIndex(where: isDigit) else { return nil }
    var end = text[start...].firstIndex { !isDigit($0) } ?? text.endIndex
    var point: Character = "."
    var fraction = 0
    if end < text.endIndex, text[end] == "." || text[end] == "," {
      let behind = text.index(after: end)
      let stop = text[behind...].firstIndex { !isDigit($0) } ?? text.endIndex
      if stop > behind {
        point = text[end]
        fraction = text.distance(from: behind, to: stop)
        end = stop
      }
    }
    let digits = text[start..<end].filter(isDigit)
    guard let magnitude = Int(digits), magnitude < Int.max / 100 else { return nil }
    var begin = start
    var value = magnitude
    if start > text.startIndex {
      let before = text.index(before: start)
      let standsAlone =
        before == text.startIndex || text[text.index(before: before)].isWhitespace
      if text[before] == "-", standsAlone { (begin, value) = (before, -magnitude) }
    }
    let width = digits.hasPrefix("0") ? digits.count : fraction + 1
    return NumberText(
      range: begin..<end, value: value, digits: width, fraction: fraction, point: point)
  }

  /// Whether a text is a name with digits in it, such as a hexadecimal number or an address, which a
  /// number in it does not count.
  static func isIdentifier(_ text: String) -> Bool { text.contains { "/_\\{}#%&=".contains($0) } }

  /// The number by one in its last digit, up and down.
  var neighbors: [String] { [spelled(value + 1)] + (value == 0 ? [] : [spelled(value - 1)]) }

  /// Zero, and ten times the value; a possible HTTP status also gets a good and a bad one.
  var distant: [String] {
    if fraction == 0, (100...599).contains(value) {
      return [200, 404].filter { $0 != value }.map(spelled) + [spelled(0), spelled(value * 10)]
    }
    return value == 0 ? [spelled(10)] : [spelled(0), spelled(value * 10)]
  }

  private func spelled(_ value: Int) -> String {
    var text = padded("\(value.magnitude)", to: digits)
    if fraction > 0 {
      text.insert(point, at: text.index(text.endIndex, offsetBy: -fraction))
    }
    return value < 0 ? "-\(text)" : text
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
