/// Everything the customer sees, as text where the screen shows text.
public struct QuizScreen: Hashable, Sendable {
  public enum StatusButton: String, Hashable, Sendable {
    case start
    case reset
  }

  /// The question, or `-` before there is one (QUI-R07).
  public var question: String
  /// `mm:ss`.
  public var counter: String
  /// `hits/total`, or `-` before there is a question (QUI-R21).
  public var hits: String
  /// The answers found, in the order found.
  public var answers: [String]
  public var statusButton: StatusButton
  public var canInsertAnswers: Bool
  /// Whether the status button does something: there is a question.
  public var canPlay: Bool
  public var isLoading: Bool
  public var message: QuizMessage?
}

extension QuizScreen {
  /// The screen of `game`, or the placeholders before there is one (QUI-R06, R07, R09).
  init(game: Game?, length: Int, isLoading: Bool, message: QuizMessage?) {
    question = game?.question.question ?? "-"
    counter = formatCounter(game?.remainingSeconds ?? length)
    hits = game.map { "\($0.hits)/\($0.total)" } ?? "-"
    answers = game?.foundAnswers ?? []
    statusButton = game.map { $0.phase != .ready } ?? false ? .reset : .start
    canInsertAnswers = game?.phase == .running
    canPlay = game != nil
    self.isLoading = isLoading
    self.message = message
  }
}
