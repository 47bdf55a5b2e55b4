/// The closeness of an attempt to the secret (MAS-M11).
public struct Score: Hashable, Sendable {
  /// Digits in the right position.
  public let exact: Int
  /// Digits that are in the secret, but elsewhere; each digit of the secret counts once (D-18).
  public let misplaced: Int

  /// Compares `attempt` with `secret`.
  public init(of attempt: Code, against secret: Code) {
    exact = zip(attempt.digits, secret.digits).count { $0 == $1 }
    let common = (1...Code.digitCount).reduce(0) { sum, digit in
      sum + min(attempt.digits.count { $0 == digit }, secret.digits.count { $0 == digit })
    }
    misplaced = common - exact
  }

  /// Whether the secret was found.
  public var isWin: Bool { exact == Code.length }

  /// One `A` for each right position, then one `B` for each misplaced digit.
  public var text: String {
    String(repeating: "A", count: exact) + String(repeating: "B", count: misplaced)
  }

  /// The text a result cell is given to show the score.
  ///
  /// The cell takes the first symbol for the right positions; if there are none, a space takes
  /// that place, and an empty score leaves the cell empty (MAS-C2).
  public var combination: String { exact == 0 && misplaced > 0 ? " " + text : text }
}
