import Mastermind
import StepKit

/// The secret of the game.
let secretSteps = StepLibrary(MastermindWorld.self) {
  noun(
    "gameSecret", SecretNoun(),
    "(?:the|its)(?: new)? secret(?: combination)?(?: code)?(?: of the game)?")

  ParameterType(
    "secretRange", #"(?:only )?(?:between|from) (\d) (?:and|to) (\d)"#, useForSnippets: false
  ) { (groups: [String?]) in groups.compactMap { $0 }.compactMap(Int.init) }

  // Of this game and of many others: what chance could choose.
  Then("{gameSecret} {cellHas} {count} digits( {secretRange})") {
    (
      mastermind: inout MastermindWorld, _: SecretNoun, hasThem: Bool, count: Int, range: [Int]?
    ) in
    let secrets = try mastermind.secrets()
    let areSo = secrets.allSatisfy { $0.count == count }
    try expect(areSo == hasThem, "a secret has \(secrets.last?.count ?? 0) digits")
    if let range { try expectDigits(of: secrets, range) }
  }

  noun(
    "secretDigit", SecretNoun(),
    "(?:each|every|all|the)(?: of)?(?: the| its)?(?: four)? digits?(?: of|in) the(?: new)? secret(?: combination)?(?: code)?"
  )

  Then("{secretDigit} {cellIs} {secretRange}") {
    (mastermind: inout MastermindWorld, _: SecretNoun, isSo: Bool, range: [Int]) in
    try expect(isSo, "digits are in a range: the sentence denies it")
    try expectDigits(of: try mastermind.secrets(), range)
  }

  Then("the digits of {gameSecret} may/can repeat") {
    (mastermind: inout MastermindWorld, _: SecretNoun) in
    let secrets = try mastermind.secrets()
    try expect(secrets.contains { Set($0).count < $0.count }, "no secret has a digit twice")
    try expect(secrets.contains { Set($0).count == $0.count }, "every secret has a digit twice")
  }

  // Before an outcome, a game begins with it.
  Step("{gameSecret} {cellIs} {string}") {
    (mastermind: inout MastermindWorld, _: SecretNoun, isIt: Bool, secret: String) in
    guard mastermind.isOutcome || !isIt else { return try mastermind.startGame(secret: secret) }
    let found = try mastermind.playedGame().secret.text
    try expect((found == secret) == isIt, "the secret is \(found)")
  }.isIdempotent()

  ParameterType(
    "otherSecret",
    #"("[^"]*")|(?:the |that of the )?(?:previous|old|former|last)(?: one| secret| game| combination)?|(?:the one )?before"#,
    useForSnippets: false
  ) { (groups: [String?]) in
    OtherSecret(text: groups.first?.map { String($0.dropFirst().dropLast()) })
  }

  Then("{gameSecret} {cellEquals} {otherSecret}") {
    (mastermind: inout MastermindWorld, _: SecretNoun, isSame: Bool, other: OtherSecret) in
    let found = try mastermind.playedGame().secret.text
    let text = try other.text ?? mastermind.secretBefore()
    try expect((found == text) == isSame, "the secret is \(found), the other \(text)")
  }

  Then("{gameSecret} {changes}") {
    (mastermind: inout MastermindWorld, _: SecretNoun, isChange: Bool) in
    let found = try mastermind.playedGame().secret.text
    let before = try mastermind.secretBefore()
    try expect((found != before) == isChange, "the secret is \(found), and was \(before)")
  }
}

struct SecretNoun {}

/// A secret to compare with: the one before where no text is given.
struct OtherSecret {
  var text: String?
}

private func expectDigits(
  of secrets: [[Int]], _ range: [Int], file: StaticString = #filePath, line: Int = #line
) throws {
  let found = [secrets.joined().min(), secrets.joined().max()]
  try expect(
    found, equals: range, "the lowest and the highest digit of all secrets", file: file, line: line)
}

extension MastermindWorld {
  /// The secret before the last change.
  fileprivate func secretBefore(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> String {
    try require(
      moments.last?.game?.secret.text, "there was no game before the last change", file: file,
      line: line)
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
