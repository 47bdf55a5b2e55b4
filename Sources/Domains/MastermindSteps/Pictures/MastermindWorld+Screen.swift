import Mastermind
public import Pictures

extension MastermindWorld {
  /// The cell as drawn last, if there is one.
  var drawing: Drawing? { (cell ?? trials.last?.cell)?.drawing }

  /// The board of the game; a bare title without one.
  public var screen: Screen {
    guard let game else { return Screen(title: "Mastermind") }
    var elements: [Screen.Element] = [
      .heading("Board", detail: progress(of: game)),
      .drawing(board(of: game)),
      .text("Filled: the right place. Outlined: another place.", .note),
    ]
    if case .failure(let reason) = lastAttempt {
      elements.append(.message(.init(title: "Not accepted", text: reason.description)))
    }
    return Screen(title: "Mastermind", elements: elements, footer: [.button("New game")])
  }

  private func progress(of game: Game) -> String {
    let count = "\(game.attempts) of \(Game.maximumAttempts) attempts"
    return game.isWon ? "found in \(count)" : count
  }
}
