import Mastermind
import TestDoubles
import Testing

@Suite struct GameTests {
  /// Yields its numbers in a circle.
  private struct Circling: RandomSource {
    let numbers: [Int]
    var position = 0

    init(_ numbers: Int...) { self.numbers = numbers }

    mutating func next(upperBound: Int) -> Int {
      defer { position += 1 }
      return numbers[position % numbers.count]
    }
  }

  /// Plays `attempts` against 1234; each is answered by a score's text or a rejection's.
  private func check(
    _ attempts: [String], answers: [String], count: Int, isOver: Bool,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    var game = Game(secret: try Code("1234"))
    let found = attempts.map { text in
      do { return try game.attempt(text).text } catch { return "\(error)" }
    }
    #expect(found == answers, sourceLocation: location)
    #expect(game.attempts == count && game.history.count == count, sourceLocation: location)
    #expect(game.isOver == isOver, sourceLocation: location)
  }

  @Test("MAS-M08, M10, M14: accepted attempts are scored and kept in order")
  func attempts() throws {
    try check([], answers: [], count: 0, isOver: false)
    try check(["1111", "4321", "1111"], answers: ["A", "BBBB", "A"], count: 3, isOver: false)
    var game = Game(secret: try Code("1234"))
    for text in ["1111", "4321", "12", "1111"] { _ = try? game.attempt(text) }
    #expect(game.history.map(\.code.text) == ["1111", "4321", "1111"])
    #expect(game.history.map(\.score.text) == ["A", "BBBB", "A"])
  }

  @Test("MAS-M07, M09: a rejected attempt changes nothing")
  func rejected() throws {
    try check(
      ["", "1235", "1111"],
      answers: [
        "a combination has 4 digits, this one has 0",
        "position 4 is \"5\", expected a digit from 1 to 4", "A",
      ],
      count: 1, isOver: false)
  }

  @Test("MAS-M12: after the right combination nothing is accepted")
  func won() throws {
    let over = Game.Rejection.alreadyWon.description
    try check(
      ["1234", "1111", "1234", "x"], answers: ["AAAA", over, over, over], count: 1, isOver: true)
  }

  @Test("MAS-M06, M13: nine attempts are taken, the tenth is not; the ninth can still win")
  func nine() throws {
    let over = Game.Rejection.noAttemptsLeft.description
    try check(
      Array(repeating: "1111", count: 8), answers: Array(repeating: "A", count: 8), count: 8,
      isOver: false)
    try check(
      Array(repeating: "1111", count: 9) + ["1234"],
      answers: Array(repeating: "A", count: 9) + [over], count: 9, isOver: true)
    try check(
      Array(repeating: "1111", count: 8) + ["1234", "1234"],
      answers: Array(repeating: "A", count: 8) + ["AAAA", Game.Rejection.alreadyWon.description],
      count: 9, isOver: true)
  }

  @Test("MAS-M01, M05, D-18: a start clears everything and changes the secret")
  func start() throws {
    var game = Game(secret: try Code("1234"))
    try game.attempt("1234")
    var source = Circling(0, 1, 2, 3, 3, 2, 1, 0)
    game.start(using: &source)
    #expect(game.secret.text == "4321" && source.position == 8)
    #expect(game.attempts == 0 && game.history == [] && !game.isOver)
    let score = try game.attempt("1111")
    #expect(score.text == "A")
  }

  @Test(
    "D-18: a source that repeats itself for ever still gives another secret",
    arguments: [(0, "1112"), (1, "2223"), (3, "1111")])
  func stuck(number: Int, secret: String) {
    var source = Circling(number)
    var game = Game(using: &source)
    game.start(using: &source)
    #expect(game.secret.text == secret)
  }

  @Test("MAS-M03: numbers that a source must not yield are folded into 1 to 4")
  func wildSource() {
    var source = Circling(-1, 4, .max, .min)
    #expect(Game(using: &source).secret.text == "4141")
  }

  @Test("MAS-M02, M03, M04: all 256 secrets come up, each digit with each position")
  func secrets() {
    var source = GeneratedRandom(SeededRandom(seed: 1_410))
    var game = Game(using: &source)
    var seen: Set<Code> = []
    for _ in 0..<5_000 {
      let before = game.secret
      game.start(using: &source)
      #expect(game.secret != before)
      seen.insert(game.secret)
    }
    #expect(seen.count == 256)
  }

  @Test("a generator is asked for nothing when there is nothing to choose", arguments: [-1, 0, 1])
  func bounds(upperBound: Int) {
    var source = GeneratedRandom(SeededRandom(seed: 1))
    #expect(source.next(upperBound: upperBound) == 0)
  }
}
