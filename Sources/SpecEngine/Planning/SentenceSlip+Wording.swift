import CucumberExpressions

extension SentenceSlip {
  private static let longestValue = 60

  /// What is different, and what was expected.
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
    case .value(let value, let type):
      "'\(Self.shortened(value))' is not a value of {\(type)}\(Self.expectation(of: type))"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > longestValue ? "\(text.prefix(longestValue))…" : text
  }

  /// What a type takes, where that can be said in a few words.
  private static func expectation(of type: String) -> String {
    switch type {
    case "int", "byte", "short", "long", "biginteger": ", expected digits such as 3"
    case "float", "double", "bigdecimal": ", expected digits such as 3.5"
    case "word": ", expected one word"
    case "string": ", expected text between two \" or two '"
    default: ""
    }
  }
}
