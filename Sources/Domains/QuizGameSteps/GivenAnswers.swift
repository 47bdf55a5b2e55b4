import StepKit

/// The answers that a story gives to a question: how many, or which.
enum GivenAnswers: Sendable, Hashable {
  case count(Int)
  case list([String])

  init(_ text: String) throws {
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
    if quoted.count > 1 {
      let texts = stride(from: 1, to: quoted.count, by: 2).map { String(quoted[$0]) }
      // "red, yellow, blue" in one pair of quotation marks are several answers.
      let isJoined = texts.count == 1 && quoted[0].contains("answers")
      self = .list(isJoined ? texts[0].split(separator: ", ").map(String.init) : texts)
      return
    }
    self = .count(try require(Self.number(in: text), "found \"\(text)\", expected a number"))
  }

  /// The first number among the words.
  static func number(in text: String) -> Int? {
    text.split(separator: " ").lazy.compactMap { number(String($0)) }.first
  }

  /// The numbers from 1 in words.
  static let numberWords = (words.dropFirst() + tens).joined(separator: "|")

  static let pattern =
    #"(?:with|and|of|having|has|that has) (?:a question (?:of|with) )?(?:a total of |only |just )?(?:(?:the|its|these)(?: following)? )?"#
    + "(?:(?:\\d+|\(numberWords)) )?(?:correct )?answers?[,:]? "
    + #""[^"]*"(?:(?:, ?|,? and )"[^"]*")*"#
    + #"|(?:with|and|of|having|has|that has) (?:a question (?:of|with) )?(?:a total of |only |just )?(?:the |its )?"#
    + "(?:\\d{1,3}|(?:\(tens.joined(separator: "|")))-(?:\(words.joined(separator: "|")))"
    + "|\((words + tens).joined(separator: "|")))"
    + " (?:correct )?(?:answers?|guesses)(?: to (?:be )?guess(?:ed)?)?(?: in total)?"

  private static func number(_ word: String) -> Int? {
    let parts = word.split(separator: "-").map(String.init)
    let values = parts.compactMap { part in
      Int(part) ?? words.firstIndex(of: part) ?? tens.firstIndex(of: part).map { 20 + $0 * 10 }
    }
    return values.count == parts.count ? values.reduce(0, +) : nil
  }

  private static let words = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]

  private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty"]
}

/// "With the question "Which?" and 3 answers".
struct NamedQuestion: Sendable {
  var question: String
  var answers: GivenAnswers?

  init(_ text: String) throws {
    let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    question = String(try require(parts.dropFirst().first, "found \(text), expected a question"))
    let rest = parts.count > 2 ? String(parts[2]) : ""
    answers = rest.isEmpty ? nil : try GivenAnswers(rest)
  }
}

/// The cells of a table with one answer a row, below a heading or without one.
func listedAnswers(_ table: DataTable) -> [String] {
  let cells = table.raw.map { $0.joined(separator: " ") }
  let headings = ["answer", "answers", "guess", "guesses", "word", "keyword", "text", "item"]
  return headings.contains(cells.first?.lowercased() ?? "") ? Array(cells.dropFirst()) : cells
}
