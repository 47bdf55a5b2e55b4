/// The reason why there is no question.
public enum QuestionError: Error, Hashable, Sendable {
  /// The answer of the server is not a question or cannot be played (QUI-UC1.I).
  case invalidData
  /// There was no answer of the server (QUI-UC1.C).
  case connectivity
}
