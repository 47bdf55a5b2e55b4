import QuizGame
import Testing

@Suite struct GameTests {
  /// One thing done to a game.
  enum Move {
    case start
    case guess(String)
    case ticks(Int)
    case reset
  }

  private func game(
    _ answers: [String] = ["red", "green", "blue"], length: Int = 300,
    matching: AnswerMatching = .ignoringCase
  ) throws -> Game {
    let question = try QuestionItem(question: "Q", answers: answers, matching: matching)
    return Game(question: question, length: length, matching: matching)
  }

  /// Plays `moves` and compares the game with `phase`, `counter` and `found`.
  private func check(
    _ moves: Move..., phase: Game.Phase, counter: Int, found: [String],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    var game = try game()
    for move in moves {
      switch move {
      case .start: _ = game.start()
      case .guess(let text): _ = game.guess(text)
      case .ticks(let count): for _ in 0..<count { game.tick() }
      case .reset: game.reset()
      }
    }
    #expect(game.phase == phase, sourceLocation: location)
    #expect(game.remainingSeconds == counter, sourceLocation: location)
    #expect(game.foundAnswers == found, sourceLocation: location)
    #expect(game.hits == found.count && game.remaining == 3 - found.count, sourceLocation: location)
  }

  @Test("QUI-R06, R09, R10: the counter does not move until the start")
  func start() throws {
    try check(phase: .ready, counter: 300, found: [])
    try check(.ticks(10), phase: .ready, counter: 300, found: [])
    try check(.start, phase: .running, counter: 300, found: [])
    try check(.start, .start, .ticks(1), phase: .running, counter: 299, found: [])
  }

  @Test("QUI-R12, R23: a game lasts exactly its length and ends on 0")
  func timeOver() throws {
    try check(.start, .ticks(299), phase: .running, counter: 1, found: [])
    try check(.start, .ticks(300), phase: .timeOver, counter: 0, found: [])
    try check(.start, .ticks(999), phase: .timeOver, counter: 0, found: [])
  }

  @Test("QUI-R22, R24, R25: all answers found in time win, and nothing follows")
  func won() throws {
    let all: [Move] = [.guess("red"), .guess("green"), .guess("blue")]
    try check(
      .start, .ticks(100), all[0], all[1], phase: .running, counter: 200, found: ["red", "green"])
    try check(
      .start, .ticks(299), all[2], all[1], all[0], .ticks(5), .guess("red"), phase: .won,
      counter: 1, found: ["blue", "green", "red"])
    try check(
      .start, .guess("red"), .ticks(300), .guess("blue"), phase: .timeOver, counter: 0,
      found: ["red"])
  }

  @Test("QUI-R26, R27, R28: reset waits for a new start with nothing found")
  func reset() throws {
    try check(.reset, phase: .ready, counter: 300, found: [])
    try check(.start, .ticks(30), .guess("red"), .reset, phase: .ready, counter: 300, found: [])
    try check(.start, .ticks(300), .reset, .ticks(5), phase: .ready, counter: 300, found: [])
    try check(
      .start, .guess("red"), .reset, .start, .guess("red"), .ticks(1), phase: .running,
      counter: 299, found: ["red"])
  }

  @Test(
    "QUI-R14–R19, R24: the outcome of a guess",
    arguments: [
      (["red"], .accepted("red")), (["  red\n"], .accepted("red")), (["RED"], .accepted("red")),
      (["re d"], .wrong), (["yellow"], .wrong), (["réd"], .wrong), ([""], .blank),
      ([" \r\n\t"], .blank), (["red", "Red"], .repeated), (["red", " red"], .repeated),
      (["yellow", "yellow"], .wrong), (["red", "green", "blue", "red"], .finished),
    ] as [([String], GuessOutcome)])
  func outcome(guesses: [String], last: GuessOutcome) throws {
    var game = try game()
    let early = game.guess("red")
    #expect(early == .notStarted)
    _ = game.start()
    let outcomes = guesses.map { game.guess($0) }
    #expect(outcomes.last == last)
  }

  @Test("QUI-R19: the original's distinction of case")
  func exactMatching() throws {
    var game = try game(["red", "Red", "New York"], matching: .exact)
    _ = game.start()
    #expect(game.total == 3)
    let outcomes = ["RED", "Red", " New York "].map { game.guess($0) }
    #expect(outcomes == [.wrong, .accepted("Red"), .accepted("New York")])
  }

  @Test("QUI-R11: the length can be chosen, and is never under a second", arguments: [-1, 0, 1])
  func shortGame(length: Int) throws {
    var game = try game(length: length)
    _ = game.start()
    game.tick()
    #expect(game.phase == .timeOver && game.remainingSeconds == 0)
  }

  @Test(
    "QUI-R13: the counter is mm:ss and not wrapped",
    arguments: [
      (300, "05:00"), (61, "01:01"), (9, "00:09"), (0, "00:00"), (3661, "61:01"),
      (6000, "100:00"), (-5, "00:00"), (Int.min, "00:00"),
    ])
  func counter(seconds: Int, text: String) {
    #expect(formatCounter(seconds) == text)
  }
}
