/// The values of texts that the patterns matched.
extension EnglishWords {
  /// The number that digits or words represent.
  static func count(_ text: String) -> Int? {
    if let number = Int(text.filter { $0 != "," }) { return number }
    if let number = cardinals[text] ?? determiners[text] { return number }
    guard let range = text.firstRange(of: " hundred") else { return nil }
    let before = String(text[..<range.lowerBound])
    guard let factor = cardinals[before] ?? determiners[before] else { return nil }
    var rest = text[range.upperBound...].drop { $0 == " " }
    if rest.hasPrefix("and ") { rest = rest.dropFirst(4) }
    if rest.isEmpty { return factor * 100 }
    return cardinals[String(rest)].map { factor * 100 + $0 }
  }

  /// The position, from 1, that digits or a word represent.
  static func ordinal(_ text: String) -> Int? {
    ordinals[text] ?? Int(text.prefix { $0.isWholeNumber })
  }

  /// The sum of the parts of a duration; nil if it is too long.
  static func duration(_ text: String) -> Duration? {
    var result = Duration.zero
    var number = ""
    for word in words(of: text) where word != "and" {
      if let unit = units.first(where: { $0.words.contains(word) }), !number.isEmpty {
        guard let part = product(number, unit.length) else { return nil }
        result += part
        number = ""
      } else {
        number += number.isEmpty ? word : " \(word)"
      }
    }
    return number.isEmpty ? result : nil
  }

  /// The words and numbers of a duration: `1h 30min` is four of them.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for piece in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      // Several parts may follow each other without a blank: `1h30min`.
      var rest = piece[...]
      while !rest.isEmpty {
        let number = rest.prefix { $0.isWholeNumber || $0 == "." }
        let unit = rest.dropFirst(number.count).prefix { !$0.isWholeNumber }
        words += [String(number), String(unit)].filter { !$0.isEmpty }
        rest = rest.dropFirst(number.count + unit.count)
      }
    }
    return words
  }

  private static func product(_ number: String, _ unit: Duration) -> Duration? {
    if let count = cardinals[number] ?? determiners[number] { return unit * count }
    let parts = number.split(separator: ".", maxSplits: 1)
    guard let whole = parts.first.flatMap({ Int($0) }) else { return nil }
    var result = unit * whole
    if parts.count == 2 {
      guard let fraction = Int(parts[1]) else { return nil }
      let divisor = (0..<parts[1].count).reduce(1) { power, _ in power * 10 }
      result += unit * fraction / divisor
    }
    return result
  }

  /// The day of a date; nil if the calendar has no such day.
  static func date(_ text: String) -> CalendarDate? {
    var numbers: [Int] = []
    var month: Int?
    for word in text.split(whereSeparator: { " ,-".contains($0) }) {
      if let index = months.firstIndex(where: { $0.contains(String(word)) }) {
        month = index + 1
      } else if let number = Int(word.prefix { $0.isWholeNumber }) {
        numbers.append(number)
      }
    }
    if let month, numbers.count == 2 {
      return CalendarDate(year: numbers[1], month: month, day: numbers[0])
    }
    guard numbers.count == 3 else { return nil }
    return CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
