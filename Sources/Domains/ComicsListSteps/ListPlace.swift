import StepKit

/// A place in a list: the second, the last.
enum ListPlace {
  /// From 1.
  case number(Int)
  case last

  static let pattern =
    #"last|\d{1,9}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth"#

  /// The place that a word means; nil where it means none.
  init?(_ word: String) {
    let digits = word.prefix { $0.isNumber }
    let isNumeral = digits.count > 0 && word.count == digits.count + 2
    guard word != "last" else {
      self = .last
      return
    }
    guard
      let number = Vocabulary.english.ordinals[word] ?? (isNumeral ? Int(String(digits)) : nil)
    else { return nil }
    self = .number(number)
  }

  /// The index of the place in a list of `count`.
  func index(
    in count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws -> Int {
    let index =
      switch self {
      case .number(let number): number - 1
      case .last: count - 1
      }
    try expect((0..<count).contains(index), "the list has \(count)", file: file, line: line)
    return index
  }

  func element<Element>(
    of list: [Element], file: StaticString = #filePath, line: Int = #line
  ) throws -> Element {
    list[try index(in: list.count, file: file, line: line)]
  }
}
