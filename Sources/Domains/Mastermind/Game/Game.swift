/// A game against a secret code: nine attempts, each answered by a score.
public struct Game: Hashable, Sendable {
  /// An attempt that was accepted, with its result.
  public struct Attempt: Hashable, Sendable {
    public let code: Code
    public let score: Score
  }

  /// The number of attempts in a game (MAS-M06).
  public static let maximumAttempts = 9

  public private(set) var secret: Code
  /// The accepted attempts, first to last (MAS-M14).
  public private(set) var history: [Attempt] = []

  /// A game against a secret that was chosen.
  public init(secret: Code) { self.secret = secret }

  /// A game against a secret that chance chooses.
  public init(using source: inout some RandomSource) { secret = .random(from: &source) }

  /// The number of accepted attempts.
  public var attempts: Int { history.count }

  public var isWon: Bool { history.last?.score.isWin ?? false }

  /// Whether no further attempt is accepted (MAS-M12, M13).
  public var isOver: Bool { isWon || attempts >= Self.maximumAttempts }

  /// Begins again with another secret, no attempts and no history (MAS-M01, M05).
  ///
  /// A secret equal to the one before is drawn again (D-18).
  public mutating func start(using source: inout some RandomSource) {
    var new = Code.random(from: &source)
    // A fair source repeats itself this often once in 256³³ games; a stuck one would go on forever.
    var redraws = 32
    while new == secret, redraws > 0 {
      new = .random(from: &source)
      redraws -= 1
    }
    secret = new == secret ? secret.successor : new
    history = []
  }

  /// Takes an attempt and answers with its score (MAS-M10).
  ///
  /// - Throws: The reason why it is not accepted; nothing has changed then and it does not count.
  @discardableResult
  public mutating func attempt(_ text: String) throws(Rejection) -> Score {
    if isWon { throw .alreadyWon }
    if attempts >= Self.maximumAttempts { throw .noAttemptsLeft }
    let code = try Code(text)
    let score = Score(of: code, against: secret)
    history.append(Attempt(code: code, score: score))
    return score
  }
}
