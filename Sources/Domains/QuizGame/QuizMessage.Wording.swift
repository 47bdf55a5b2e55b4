extension QuizMessage {
  public var title: String {
    switch self {
    case .loadFailed: "Oops, something went wrong!"
    case .won: "Congratulations"
    case .timeOver: "Time finished"
    }
  }

  /// Both ends of a game name the hits and the total (QUI-R29, D-41).
  public var text: String {
    switch self {
    case .loadFailed(.connectivity): "The question could not be loaded: there is no connection."
    case .loadFailed(.invalidData): "The question could not be loaded: it cannot be played."
    case .won(let hits, let total): "You got \(hits) out of \(total) answers"
    case .timeOver(let hits, let total): "Time is over! You got \(hits) out of \(total) answers"
    }
  }
}

extension QuizMessage.Action {
  /// The title of the button.
  public var title: String {
    switch self {
    case .tryAgain: "Try Again"
    case .playAgain: "Play Again"
    }
  }
}
