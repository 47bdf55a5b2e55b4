import Mastermind
import StepKit

/// Attempts and their results.
let attemptSteps = StepLibrary(MastermindWorld.self) {
  Given("{count} attempt(s) {string}") {
    (mastermind: inout MastermindWorld, count: Int, code: String) in
    try expect((1...Game.maximumAttempts).contains(count), "a game takes 1 to 9 attempts")
    for _ in 1...count {
      try mastermind.tryCode(code)
      _ = try mastermind.lastScore()
    }
  }

  When("I try/tried {quoted list}") { (mastermind: inout MastermindWorld, codes: [String]) in
    for code in codes { try mastermind.tryCode(code) }
  }

  When("I try {string} and then {string}") {
    (mastermind: inout MastermindWorld, first: String, second: String) in
    try mastermind.tryCode(first)
    try mastermind.tryCode(second)
  }

  When("I try {count} wrong combination(s)") { (mastermind: inout MastermindWorld, count: Int) in
    try expect((1...100).contains(count), "found \(count), expected 1 to 100")
    let secret = try mastermind.playedGame().secret.text
    for _ in 1...count { try mastermind.tryCode(secret == "1111" ? "2222" : "1111") }
  }

  When("I try the right/secret combination") { mastermind in
    try mastermind.tryCode(try mastermind.playedGame().secret.text)
  }

  When("a new game starts and I try {string}") {
    (mastermind: inout MastermindWorld, code: String) in
    mastermind.startGame()
    try mastermind.tryCode(code)
  }

  When("I try {string} and the result is shown in a cell of {float} by {float}") {
    (mastermind: inout MastermindWorld, code: String, width: Float, height: Float) in
    try mastermind.tryCode(code)
    let score = try mastermind.lastScore()
    mastermind.makeCell(width: width, height: height, showing: score.combination)
  }

  Then("the attempt is accepted") { mastermind in _ = try mastermind.lastScore() }

  Then("the attempt is not accepted") { mastermind in
    let attempt = try require(mastermind.lastAttempt, "nothing was tried")
    if case .success(let score) = attempt {
      try expect(false, "the attempt was accepted, with the result \"\(score.text)\"")
    }
  }

  Then("the reason says {string}") { (mastermind: inout MastermindWorld, words: String) in
    guard case .failure(let reason) = mastermind.lastAttempt else {
      return try expect(false, "no attempt was rejected")
    }
    try expect(reason.description.contains(words), "the reason is: \(reason)")
  }

  Then("the result is {string}") { (mastermind: inout MastermindWorld, text: String) in
    try expect(try mastermind.lastScore().text, equals: text, "the result")
  }

  Then("the result is empty") { mastermind in
    try expect(try mastermind.lastScore().text, equals: "", "the result")
  }

  Then("{count} digit(s) is/are in the right position") {
    (mastermind: inout MastermindWorld, count: Int) in
    try expect(
      try mastermind.lastScore().text.count { $0 == "A" }, equals: count, "the right positions")
  }

  Then("{count} digit(s) is/are in the wrong position") {
    (mastermind: inout MastermindWorld, count: Int) in
    try expect(
      try mastermind.lastScore().text.count { $0 == "B" }, equals: count, "the wrong positions")
  }

  Then("the number of attempts is {count}") { (mastermind: inout MastermindWorld, count: Int) in
    try expect(try mastermind.playedGame().attempts, equals: count, "the number of attempts")
  }

  Then("there is/are {count} attempt(s)") { (mastermind: inout MastermindWorld, count: Int) in
    try expect(try mastermind.playedGame().attempts, equals: count, "the number of attempts")
  }

  Then("{count} attempt(s) is/are left") { (mastermind: inout MastermindWorld, count: Int) in
    let attempts = try mastermind.playedGame().attempts
    try expect(9 - attempts, equals: count, "the number of attempts that are left")
  }

  Then("the history is empty") { mastermind in
    try mastermind.expectHistory([])
  }

  Then("the history is not empty") { mastermind in
    try expect(!(try mastermind.playedGame().history.isEmpty), "the history is empty")
  }

  Then("the history has {count} attempt(s)") { (mastermind: inout MastermindWorld, count: Int) in
    try expect(try mastermind.playedGame().history.count, equals: count, "the attempts kept")
  }

  Then("the {ordinal} attempt in the history is {string} with the result {string}") {
    (mastermind: inout MastermindWorld, position: Int, code: String, result: String) in
    let history = try mastermind.playedGame().history
    let attempt = try require(
      history.indices.contains(position - 1) ? history[position - 1] : nil,
      "the history has \(history.count) attempts")
    try expect([attempt.code.text, attempt.score.text], equals: [code, result], "the attempt")
  }

  Then("the history is {string}-{string}") {
    (mastermind: inout MastermindWorld, code: String, result: String) in
    try mastermind.expectHistory([[code, result]])
  }

  Then("the history is {string}-{string}, {string}-{string}") {
    (
      mastermind: inout MastermindWorld, firstCode: String, firstResult: String,
      secondCode: String, secondResult: String
    ) in
    try mastermind.expectHistory([[firstCode, firstResult], [secondCode, secondResult]])
  }
}

extension MastermindWorld {
  func expectHistory(
    _ expected: [[String]], file: StaticString = #filePath, line: Int = #line
  ) throws {
    let history = try playedGame(file: file, line: line).history
    try expect(
      history.map { [$0.code.text, $0.score.text] }, equals: expected, "the history", file: file,
      line: line)
  }
}
