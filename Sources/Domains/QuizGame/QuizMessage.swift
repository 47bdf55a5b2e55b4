/// What the app tells the customer over the game.
public enum QuizMessage: Hashable, Sendable {
  case loadFailed(QuestionError)
  case won(hits: Int, total: Int)
  case timeOver(hits: Int, total: Int)

  /// What the customer can choose below it.
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
