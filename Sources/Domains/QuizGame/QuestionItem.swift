/// A question and everything that answers it.
public struct QuestionItem: Hashable, Sendable {
  public let question: String
  /// Trimmed, in the order of the source, each once (QUI-R05).
  public let answers: [String]

  /// A question that can be played: not blank, with at least one answer that is not blank.
  ///
  /// Answers are trimmed; of those `matching` calls the same the first is kept. Throws
  /// `.invalidData` if nothing playable is left (QUI-R05, D-33).
  public init(
    question: String, answers: [String], matching: AnswerMatching = .ignoringCase
  ) throws(QuestionError) {
    let question = trimmed(question)
    var seen: Set<String> = []
    let answers = answers.map { trimmed($0) }
      .filter { !$0.isEmpty && seen.insert(matching.key(of: $0)).inserted }
    if question.isEmpty || answers.isEmpty { throw .invalidData }
    self.question = question
    self.answers = answers
  }
}
