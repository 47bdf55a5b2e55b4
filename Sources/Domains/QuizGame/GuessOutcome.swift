/// The outcome of a guess (D-37).
public enum GuessOutcome: Hashable, Sendable {
  /// Saved, in the spelling of the question.
  case accepted(String)
  case wrong
  case repeated
  case blank
  case notStarted
  /// The round was over already.
  case finished
}
