import Mastermind
import StepKit

/// Starting games.
let gameSteps = StepLibrary(MastermindWorld.self) {
  Given("a new game") { mastermind in mastermind.startGame() }

  Given("a game with the secret {string}") { (mastermind: inout MastermindWorld, secret: String) in
    mastermind.game = Game(secret: try Code(secret))
  }

  Given("a game that was won") { mastermind in
    mastermind.game = Game(secret: try Code("1234"))
    try mastermind.tryCode("1234")
    try expect(try mastermind.playedGame().isWon, "the game is not won")
  }

  Given("the random source yields {word}") { (mastermind: inout MastermindWorld, code: String) in
    mastermind.script = ScriptedRandom([try Code(code)])
  }

  Given("the random source yields {word} and then {word}") {
    (mastermind: inout MastermindWorld, first: String, second: String) in
    mastermind.script = ScriptedRandom([try Code(first), try Code(second)])
  }

  When("a new game starts") { mastermind in mastermind.startGame() }

  Then("the secret has {int} digits between {int} and {int}") {
    (mastermind: inout MastermindWorld, count: Int, low: Int, high: Int) in
    try expect(low <= high, "there is no digit between \(low) and \(high)")
    let digits = try mastermind.playedGame().secret.digits
    try expect(digits.count, equals: count, "the number of digits")
    try expect(digits.allSatisfy((low...high).contains), "the secret has the digits \(digits)")
  }

  Then("the secret is {string}") { (mastermind: inout MastermindWorld, secret: String) in
    try expect(try mastermind.playedGame().secret.text, equals: secret, "the secret")
  }
}
