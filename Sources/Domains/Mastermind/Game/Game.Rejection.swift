extension Game {
  /// The reason why a combination is not accepted.
  public enum Rejection: Error, Hashable, Sendable {
    /// It has this many characters (MAS-M07).
    case wrongLength(Int)
    /// The first character that is no digit from 1 to 4, with its position from 1 (MAS-M09).
    case wrongDigit(Character, position: Int)
    /// The secret has been found (MAS-M12).
    case alreadyWon
    /// All attempts were used (MAS-M13).
    case noAttemptsLeft
  }
}
