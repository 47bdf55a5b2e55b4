import Mastermind
import StepKit

/// Games, attempts and their results.
let gameSteps = StepLibrary(MastermindWorld.self) {
  Given("a Mastermind game with the secret {string}") {
    (mastermind: inout MastermindWorld, secret: String) in
    mastermind.game = Game(secret: try Code(secret))
  }

  Given("the random source yields {string}( {int} times)") {
    (mastermind: inout MastermindWorld, code: String, count: Int?) in
    let digits = try Code(code).digits.map { $0 - 1 }
    try expect((1...1000).contains(count ?? 1), "\(count ?? 1) is not between 1 and 1000")
    for _ in 1...(count ?? 1) { mastermind.script.give(digits) }
  }

  Given("the random source yields the numbers {int}, {int}, {int} and {int}") {
    (mastermind: inout MastermindWorld, first: Int, second: Int, third: Int, fourth: Int) in
    mastermind.script.give([first, second, third, fourth])
  }

  Given("the player has started {int} Mastermind games") {
    (mastermind: inout MastermindWorld, count: Int) in
    try expect((1...10_000).contains(count), "\(count) is not between 1 and 10000")
    for _ in 1...count { mastermind.startGame() }
  }

  When("the player starts a Mastermind game") { mastermind in mastermind.startGame() }

  When("the player tries {quoted list}") { (mastermind: inout MastermindWorld, codes: [String]) in
    for code in codes { try mastermind.tryCode(code) }
  }

  When("the player tries {string} {int} times") {
    (mastermind: inout MastermindWorld, code: String, count: Int) in
    try expect((1...100).contains(count), "\(count) is not between 1 and 100")
    for _ in 1...count { try mastermind.tryCode(code) }
  }

  Then("the secret is {string}") { (mastermind: inout MastermindWorld, secret: String) in
    try expect(try mastermind.playedGame().secret.text, equals: secret, "the secret")
  }

  Then("{int} secret(s) was/were drawn") { (mastermind: inout MastermindWorld, count: Int) in
    let numbers = try require(mastermind.script, "the scenario gives no numbers").choices.count
    try expect(numbers, equals: count &* 4, "the number of digits drawn")
  }

  Then("every secret has {int} digits from {int} to {int}") {
    (mastermind: inout MastermindWorld, count: Int, low: Int, high: Int) in
    let secrets = mastermind.secrets.map { $0.compactMap(\.wholeNumberValue) }
    try expect(Set(secrets.map(\.count)), equals: [count], "the number of digits")
    for place in 0..<count {
      let digits = Set(secrets.map { $0[place] })
      try expect(digits.min(), equals: low, "the lowest digit in place \(place + 1)")
      try expect(digits.max(), equals: high, "the highest digit in place \(place + 1)")
      try expect(digits.count, equals: high &- low &+ 1, "the digits in place \(place + 1)")
    }
  }

  Then("no secret is that of the game before") { mastermind in
    let secrets = mastermind.secrets
    try expect(secrets.count > 1, "only one game was started")
    let repeated = zip(secrets, secrets.dropFirst()).first { $0 == $1 }
    try expect(repeated == nil, "the secret \(repeated?.0 ?? "") is that of the game before")
  }

  Then("the result is {string}") { (mastermind: inout MastermindWorld, result: String) in
    try expect(try mastermind.lastAnswer().get().text, equals: result, "the result")
  }

  Then("the attempt is not accepted, because {string}") {
    (mastermind: inout MastermindWorld, words: String) in
    switch try mastermind.lastAnswer() {
    case .success(let score): try fail("it was accepted, with the result \"\(score.text)\"")
    case .failure(let reason): try expect(reason.description, equals: words, "the reason")
    }
  }

  Then("the number of attempts is {int}") { (mastermind: inout MastermindWorld, count: Int) in
    try expect(try mastermind.playedGame().attempts, equals: count, "the number of attempts")
  }

  Then("the history is:") { (mastermind: inout MastermindWorld, table: DataTable) in
    let rows = try mastermind.playedGame().history.map { [$0.code.text, $0.score.text] }
    try table.diff(against: [["combination", "result"]] + rows, "the history")
  }

  Then("the history is empty") { mastermind in
    try expect(try mastermind.playedGame().history, equals: [], "the history")
  }

  Then("the player has found the secret") { mastermind in
    let game = try mastermind.playedGame()
    try expect(game.isWon && game.isOver, "the game is not won")
  }

  Then("the player has lost the game") { mastermind in
    let game = try mastermind.playedGame()
    try expect(game.isOver && !game.isWon, "the game is not lost")
  }
}

extension ScriptedRandom? {
  /// Adds numbers to those that the scenario gives.
  fileprivate mutating func give(_ numbers: [Int]) {
    var script = self ?? ScriptedRandom()
    script.numbers += numbers
    self = script
  }
}
