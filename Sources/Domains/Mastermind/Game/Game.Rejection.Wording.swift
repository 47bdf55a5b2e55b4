extension Game.Rejection: CustomStringConvertible {
  public var description: String {
    switch self {
    case .wrongLength(let count):
      "a combination has \(Code.length) digits, this one has \(count)"
    case .wrongDigit(let character, let position):
      "position \(position) is \(String(character).debugDescription), expected a digit from 1 to \(Code.digitCount)"
    case .alreadyWon:
      "the combination has been found: start a new game"
    case .noAttemptsLeft:
      "all \(Game.maximumAttempts) attempts are used: start a new game"
    }
  }
}
