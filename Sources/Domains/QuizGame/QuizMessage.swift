/// The message that the app shows over the game.
public enum QuizMessage: Hashable, Sendable {
  case loadFailed(QuestionError)
  case won(hits: Int, total: Int)
  case timeOver(hits: Int, total: Int)

  /// The action offered below it.
  public enum Action: Hashable, Sendable {
    case tryAgain
    case playAgain
  }

  public var action: Action {
    switch self {
    case .loadFailed, .timeOver: .tryAgain
    case .won: .playAgain
    }
  }
}
