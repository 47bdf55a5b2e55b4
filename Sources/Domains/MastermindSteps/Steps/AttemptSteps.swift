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

  When("{someone} try/tries/tried/guess(es)/guessed {quoted list}") {
    (mastermind: inout MastermindWorld, _: Someone, codes: [String]) in
    for code in codes { try mastermind.tryCode(code) }
  }
  .described(as: "Tries each of the codes in the game.")

  When("{someone} try/tries {string} and then {string}") {
    (mastermind: inout MastermindWorld, _: Someone, first: String, second: String) in
    try mastermind.tryCode(first)
    try mastermind.tryCode(second)
  }

  When("{someone} try/tries {count} wrong combination(s)/attempt(s)") {
    (mastermind: inout MastermindWorld, _: Someone, count: Int) in
    try expect((1...100).contains(count), "found \(count), expected 1 to 100")
    let secret = try mastermind.playedGame().secret.text
    for _ in 1...count { try mastermind.tryCode(secret == "1111" ? "2222" : "1111") }
  }

  When("{someone} try/tries/find(s) the right/secret combination") {
    (mastermind: inout MastermindWorld, _: Someone) in
    try mastermind.tryCode(try mastermind.playedGame().secret.text)
  }

  When("a new game starts and I try {string}") {
    (mastermind: inout MastermindWorld, code: String) in
    mastermind.startGame()
    try mastermind.tryCode(code)
  }.isIdempotent()

  When("I try {string} and the result is shown in a cell of {float} by {float}") {
    (mastermind: inout MastermindWorld, code: String, width: Float, height: Float) in
    try mastermind.tryCode(code)
    let score = try mastermind.lastScore()
    mastermind.makeCell(width: width, height: height, showing: score.combination)
  }

  Then("the attempt {cellIs} accepted") { (mastermind: inout MastermindWorld, isAccepted: Bool) in
    try mastermind.expectAccepted(isAccepted)
  }

  Then("the attempt {cellIs} rejected") { (mastermind: inout MastermindWorld, isRejected: Bool) in
    try mastermind.expectAccepted(!isRejected)
  }

  Then("the reason says {string}") { (mastermind: inout MastermindWorld, words: String) in
    guard case .failure(let reason) = mastermind.lastAttempt else {
      return try expect(false, "no attempt was rejected")
    }
    try expect(!words.isEmpty, "an empty text says nothing; the reason is: \(reason)")
    try expect(reason.description.contains(words), "the reason is: \(reason)")
  }

  // The result of an attempt; without a game, what the cell is given to show.
  When("the result {cellIs} {string}") {
    (mastermind: inout MastermindWorld, isIt: Bool, text: String) in
    guard mastermind.game != nil else { return try mastermind.haveCombination(text, isIt) }
    let found = try mastermind.lastScore().text
    try expect((found == text) == isIt, "the result is \"\(found)\"")
  }.isIdempotent()

  When("the result {cellIs} empty") { (mastermind: inout MastermindWorld, isIt: Bool) in
    guard mastermind.game != nil else { return try mastermind.haveCombination("", isIt) }
    let found = try mastermind.lastScore().text
    try expect(found.isEmpty == isIt, "the result is \"\(found)\"")
  }.isIdempotent()

  Then("the result {cellHas} {count} symbol(s)/circle(s) of the {ordinal} kind/type") {
    (mastermind: inout MastermindWorld, hasThem: Bool, count: Int, kind: Int) in
    let paint = try paint(ofKind: kind)
    let found =
      mastermind.game == nil
      ? try mastermind.paints().count { $0 == paint }
      : try mastermind.lastScore().text.count { $0 == (paint == .filled ? "A" : "B") }
    try expect((found == count) == hasThem, "the result has \(found) of that kind")
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

  Then("{count} attempt(s) is/are left/remaining") {
    (mastermind: inout MastermindWorld, count: Int) in
    let attempts = try mastermind.playedGame().attempts
    try expect(9 - attempts, equals: count, "the number of attempts that are left")
  }

  Then("the history {cellIs} empty") { (mastermind: inout MastermindWorld, isEmpty: Bool) in
    let history = try mastermind.playedGame().history
    try expect(history.isEmpty == isEmpty, "the history has \(history.count) attempts")
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
  fileprivate func expectAccepted(
    _ isAccepted: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if isAccepted {
      _ = try lastScore(file: file, line: line)
      return
    }
    let attempt = try require(lastAttempt, "nothing was tried", file: file, line: line)
    if case .success(let score) = attempt {
      try expect(
        false, "the attempt was accepted, with the result \"\(score.text)\"", file: file,
        line: line)
    }
  }

  func expectHistory(
    _ expected: [[String]], file: StaticString = #filePath, line: Int = #line
  ) throws {
    let history = try playedGame(file: file, line: line).history
    try expect(
      history.map { [$0.code.text, $0.score.text] }, equals: expected, "the history", file: file,
      line: line)
  }
}
