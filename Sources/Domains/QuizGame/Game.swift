/// One question being guessed against the counter, without any view or clock.
public struct Game: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    /// Waits for `start`.
    case ready
    case running
    /// All answers were found in time.
    case won
    /// The counter came to 0 first.
    case timeOver
  }

  public let question: QuestionItem
  /// The length of a round in seconds (QUI-R11).
  public let length: Int
  public private(set) var phase = Phase.ready
  /// The number on the counter.
  public private(set) var remainingSeconds: Int
  /// The answers found, spelled as the question spells them, in the order found (QUI-R18–R20).
  public private(set) var foundAnswers: [String] = []

  private let matching: AnswerMatching
  private let spelling: [String: String]

  /// A round that waits for its start; a `length` under 1 counts as 1.
  public init(
    question: QuestionItem, length: Int = 300, matching: AnswerMatching = .ignoringCase
  ) {
    self.question = question
    self.length = max(1, length)
    self.matching = matching
    remainingSeconds = self.length
    spelling = Dictionary(
      question.answers.map { (matching.key(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  public var hits: Int { foundAnswers.count }

  public var total: Int { spelling.count }

  /// Answers still to be guessed (QUI-R21).
  public var remaining: Int { total - hits }

  /// Whether the round has ended, one way or the other (QUI-UC4).
  public var isFinished: Bool { phase == .won || phase == .timeOver }

  /// Starts the round; `false` and no effect unless it waits for its start (QUI-R10, D-34).
  public mutating func start() -> Bool {
    guard phase == .ready else { return false }
    phase = .running
    return true
  }

  /// Takes a guess: only a correct, new one is saved; the last one wins (QUI-R14–R19, R22, R24).
  public mutating func guess(_ text: String) -> GuessOutcome {
    switch phase {
    case .ready: return .notStarted
    case .won, .timeOver: return .finished
    case .running: break
    }
    let guess = trimmed(text)
    if guess.isEmpty { return .blank }
    guard let answer = spelling[matching.key(of: guess)] else { return .wrong }
    if foundAnswers.contains(answer) { return .repeated }
    foundAnswers.append(answer)
    if remaining == 0 { phase = .won }
    return .accepted(answer)
  }

  /// Lets one second pass: the counter goes down, and the round ends when it shows 0 (QUI-R12).
  public mutating func tick() {
    guard phase == .running else { return }
    remainingSeconds -= 1
    if remainingSeconds == 0 { phase = .timeOver }
  }

  /// Back to waiting for the start of a new round of the same question (QUI-R26–R28, R30).
  public mutating func reset() {
    phase = .ready
    remainingSeconds = length
    foundAnswers = []
  }
}
