import Basics
import CucumberExpressions

extension NearMiss {
  private static let longestValue = 60
  /// The maximum number of a type's words that are listed.
  private static let maximumWords = 12

  /// The difference, and the expected text.
  var sentence: String {
    switch self {
    case .unseen(let what, let inDefinition):
      "the \(inDefinition ? "definition" : "sentence") has \(what)"
    case .endMark(let mark): "the sentence does not end with '\(mark)'"
    case .comment(let comment):
      "'\(Self.shortened(comment))' belongs to the sentence; a comment is a line of its own"
    case .quotationMarks: "a quotation begins and ends with the straight mark \""
    case .unquoted(let text):
      "'\(Self.shortened(text))' is a text of its own; write it in quotation marks: "
        + "\"\(Self.shortened(text))\""
    case .separators(let number):
      "a number has digits alone: \(number.filter { $0 != "," })"
    case .letterCase: "capital and small letters differ"
    case .words("", let expected): "\(expected.quoted) is missing"
    case .words(let found, ""): "\(found.quoted) does not belong to the sentence"
    case .words(let found, let expected):
      "\(Self.kind(found, expected))expected \(expected.quoted) instead of \(found.quoted)"
    case .value(let value, let type, let words, let example):
      (value.isEmpty
        ? "a value of {\(type)} is missing"
        : "'\(Self.shortened(value))' is not a value of {\(type)}")
        + Self.expectation(of: type, words: words, example: example)
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > longestValue ? "\(text.prefix(longestValue))…" : text
  }

  /// The kind of a difference that is easily overlooked.
  private static func kind(_ found: String, _ expected: String) -> String {
    let articles: Set = ["a", "an", "the"]
    if articles.contains(found), articles.contains(expected) { return "the article differs: " }
    let isPlural = ["s", "es"].contains { found + $0 == expected || expected + $0 == found }
    return isPlural ? "singular and plural differ: " : ""
  }

  /// The texts that a type takes, if a few words can describe them.
  private static func expectation(of type: String, words: [String], example: String?) -> String {
    switch type {
    case "int", "byte", "short", "long", "biginteger": return ", expected digits such as 3"
    case "float", "double", "bigdecimal": return ", expected digits such as 3.5"
    case "word": return ", expected one word"
    case "string": return ", expected text between two \" or two '"
    default:
      if words.count > 1, words.count <= maximumWords { return ", expected \(alternatives(words))" }
      return example.map { "; an example is \($0)" } ?? ""
    }
  }
}
