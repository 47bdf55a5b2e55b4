import StepKit

/// A number of comics, characters or groups in the words of a story: `3`, `at least two`, `no`.
struct Amount: Sendable {
  let range: ClosedRange<Int>

  /// One of these makes the sentence true.
  var example: Int { range.lowerBound }
  /// Whether several numbers make it true.
  var isOpen: Bool { range.count > 1 }
  /// Whether those that a sentence names after it are all there are: three, but not a comic.
  let isExact: Bool

  static let pattern =
    "(?:(?:at least|at most|no more than|not more than|no fewer than|not fewer than|more than|fewer than|less than|exactly|only|just|all|the|of the"
    + "|a total of|up to) )*(?:\(number))(?: or more| or fewer| or less)?"
    + "|both(?: of)?(?: the)?|any|some|several|many|multiple|a few"

  private static let number =
    #"\d{1,9}|no|an?(?: single)?|one single|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty"#

  /// All of these numbers make it true.
  init(_ range: ClosedRange<Int>) {
    self.range = range
    isExact = true
  }

  init(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    func has(_ phrase: String) -> Bool { text.contains(phrase) }
    let found = words.reversed().lazy.compactMap { word in
      Int(word) ?? Vocabulary.english.cardinals[word] ?? Vocabulary.english.determiners[word]
    }.first
    let most = 1_000_000
    isExact = !["a", "an", "any", "no", "some", "several", "many", "multiple", "a few"].contains(
      text)
    if has("both") {
      range = 2...2
    } else if ["several", "many", "multiple", "a few"].contains(text) {
      range = 2...most
    } else if text == "any" || text == "some" {
      range = 1...most
    } else {
      let count = try require(found, "\(text) is no number")
      if has("no more than") || has("not more than") {
        range = 0...count
      } else if has("no fewer than") || has("not fewer than") || has("at least") || has("or more") {
        range = count...most
      } else if has("more than") {
        range = count + 1...most
      } else if has("at most") || has("up to") || has("or fewer") || has("or less") {
        range = 0...count
      } else if has("fewer than") || has("less than") {
        range = 0...max(0, count - 1)
      } else {
        range = count...count
      }
    }
  }

  /// Fails unless as many are shown; where a story says that not as many are, there are fewer.
  func expect(_ found: Int, isShown: Bool) throws {
    try StepKit.expect(
      isShown ? range.contains(found) : found < range.lowerBound, "\(found) are shown")
  }
}

extension Amount: CustomStringConvertible {
  var description: String { "\(range)" }
}

extension Amount {
  /// Whether those that a sentence names are shown; it has as many names as it says.
  func isShown(_ texts: [String], _ isShown: Bool) throws -> Bool {
    try StepKit.expect(
      example == 0 || range.contains(texts.count), "the sentence names \(texts.count)")
    try StepKit.expect(isShown || example > 0, "the sentence denies twice")
    return isShown && example > 0
  }
}
