/// The rule by which two answers are the same (QUI-R19, D-36).
public enum AnswerMatching: Hashable, Sendable {
  /// `Red` is `red`; diacritics count as typed.
  case ignoringCase
  case exact

  /// Equal for answers that are the same.
  func key(of answer: String) -> String {
    switch self {
    case .ignoringCase: answer.lowercased()
    case .exact: answer
    }
  }
}

/// The text without white space and line breaks at both ends (QUI-R15).
func trimmed(_ text: String) -> String {
  var rest = Substring(text)
  while let first = rest.first, first.isWhitespace { rest.removeFirst() }
  while let last = rest.last, last.isWhitespace { rest.removeLast() }
  return String(rest)
}
