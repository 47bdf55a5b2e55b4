import Mastermind
import StepKit

/// Starting games, and how they stand.
let gameSteps = StepLibrary(MastermindWorld.self) {
  Given("a new game") { mastermind in mastermind.startGame() }

  Given("a game with the secret( combination) {string}") {
    (mastermind: inout MastermindWorld, secret: String) in
    mastermind.game = Game(secret: try Code(secret))
  }
  .described(as: "Starts a game whose secret is known.")

  Given("a game that was won") { mastermind in
    mastermind.game = Game(secret: try Code("1234"))
    try mastermind.tryCode("1234")
    try mastermind.expectEnd(won: true)
  }

  Given("a game that was lost") { mastermind in
    mastermind.game = Game(secret: try Code("1234"))
    for _ in 1...9 { try mastermind.tryCode("1111") }
    try mastermind.expectEnd(won: false)
  }

  Given("the random source yields {word}") { (mastermind: inout MastermindWorld, code: String) in
    mastermind.script = ScriptedRandom([try Code(code)])
  }

  Given("the random source yields {word} and then {word}") {
    (mastermind: inout MastermindWorld, first: String, second: String) in
    mastermind.script = ScriptedRandom([try Code(first), try Code(second)])
  }

  Given("the random source yields {word} {count} times and then {word}") {
    (mastermind: inout MastermindWorld, first: String, count: Int, second: String) in
    try expect((1...30).contains(count), "found \(count) times, expected 1 to 30")
    let first = try Code(first)
    mastermind.script = ScriptedRandom((0..<count).map { _ in first } + [try Code(second)])
  }

  Given("the random source yields nothing but {word}") {
    (mastermind: inout MastermindWorld, code: String) in
    mastermind.script = ScriptedRandom([try Code(code)], repeats: true)
  }

  When("a new game starts") { mastermind in mastermind.startGame() }

  When("I start a new game") { mastermind in mastermind.startGame() }

  Then("the secret( combination) has {count} digits between {int} and {int}") {
    (mastermind: inout MastermindWorld, count: Int, low: Int, high: Int) in
    let secrets = try mastermind.secrets()
    for secret in secrets {
      try expect(secret.count, equals: count, "the number of digits")
    }
    let found = [secrets.joined().min(), secrets.joined().max()]
    try expect(found, equals: [low, high], "the lowest and the highest digit of all secrets")
  }

  Then("the digits of the secret( combination) may repeat") { mastermind in
    let secrets = try mastermind.secrets()
    try expect(secrets.contains { Set($0).count < $0.count }, "no secret has a digit twice")
    try expect(secrets.contains { Set($0).count == $0.count }, "every secret has a digit twice")
  }

  // Before an outcome, a game begins with it.
  When("the secret( combination)( code) {cellIs} {string}") {
    (mastermind: inout MastermindWorld, isIt: Bool, secret: String) in
    guard mastermind.isOutcome || !isIt else {
      mastermind.game = Game(secret: try Code(secret))
      return
    }
    let found = try mastermind.playedGame().secret.text
    try expect((found == secret) == isIt, "the secret is \(found)")
  }.isIdempotent()

  Then("the game {cellIs} over/finished") { (mastermind: inout MastermindWorld, isOver: Bool) in
    let game = try mastermind.playedGame()
    try expect(game.isOver == isOver, isOver ? "the game is not over" : "the game is over")
  }

  Then("the game {cellIs} won") { (mastermind: inout MastermindWorld, isWon: Bool) in
    if isWon { return try mastermind.expectEnd(won: true) }
    try expect(!(try mastermind.playedGame().isWon), "the game is won")
  }

  Then("the game {cellIs} lost") { (mastermind: inout MastermindWorld, isLost: Bool) in
    if isLost { return try mastermind.expectEnd(won: false) }
    let game = try mastermind.playedGame()
    try expect(!game.isOver || game.isWon, "the game is lost")
  }
}

extension MastermindWorld {
  fileprivate func expectEnd(
    won: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let game = try playedGame(file: file, line: line)
    try expect(game.isOver, "the game is not over", file: file, line: line)
    try expect(
      game.isWon == won, won ? "the game is not won" : "the game is won", file: file, line: line)
  }

  /// The secret of the game, and those of two hundred more.
  fileprivate mutating func secrets(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> [[Int]] {
    var game = try playedGame(file: file, line: line)
    var source = GeneratedRandom(generator.random)
    var secrets = [game.secret.digits]
    for _ in 1...Self.runs {
      secrets.append(Game(using: &source).secret.digits)
      game.start(using: &source)
      secrets.append(game.secret.digits)
    }
    generator.random = source.generator
    return secrets
  }
}
