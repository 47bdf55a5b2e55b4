import Mastermind
import StepKit

/// Starting games, and how they stand.
let gameSteps = StepLibrary(MastermindWorld.self) {
  noun("codeGameStarted", GameNoun(), startedGamePattern)
  noun("startsCodeGame", GameNoun(), startsGamePattern)

  ParameterType(
    "withGameSecret",
    #"(?:with|that has|which has|whose)(?: the| a)? secret(?: combination| code)?(?: is| of)? ("[^"]*")"#,
    #"with ("[^"]*") as (?:the|its)(?: secret)?(?: combination| code)?"#,
    useForSnippets: false
  ) { (groups: [String?]) in
    String(groups.lazy.compactMap { $0 }.first?.dropFirst().dropLast() ?? "")
  }

  // Before or after others; with a secret, chance has no part in it.
  When("{codeGameStarted}( {withGameSecret})") {
    (mastermind: inout MastermindWorld, _: GameNoun, secret: String?) in
    try mastermind.startGame(with: secret)
  }
  .described(as: "Starts a game, with a secret where one is named.")

  When("{someone} {startsCodeGame}( {withGameSecret})") {
    (mastermind: inout MastermindWorld, _: Someone, _: GameNoun, secret: String?) in
    try mastermind.startGame(with: secret)
  }

  Given("a game that is/was/has\\ been won") { mastermind in
    try mastermind.startGame(secret: "1234")
    try mastermind.bring(to: .won)
  }

  Given("a game that is/was/has\\ been lost") { mastermind in
    try mastermind.startGame(secret: "1234")
    try mastermind.bring(to: .lost)
  }

  noun(
    "chanceYields", GameNoun(), "(?:yields?|gives?|returns?|draws?|produces?|generates?|delivers?)")

  Given("the random source {chanceYields} {word}") {
    (mastermind: inout MastermindWorld, _: GameNoun, code: String) in
    mastermind.script = ScriptedRandom([try Code(code)])
  }

  Given("the random source {chanceYields} {word} (and )then {word}") {
    (mastermind: inout MastermindWorld, _: GameNoun, first: String, second: String) in
    mastermind.script = ScriptedRandom([try Code(first), try Code(second)])
  }

  Given("the random source {chanceYields} {word} {count} times and then {word}") {
    (
      mastermind: inout MastermindWorld, _: GameNoun, first: String, count: Int, second: String
    ) in
    try expect((1...30).contains(count), "found \(count) times, expected 1 to 30")
    let first = try Code(first)
    mastermind.script = ScriptedRandom((0..<count).map { _ in first } + [try Code(second)])
  }

  Given("the random source {chanceYields} nothing but {word}") {
    (mastermind: inout MastermindWorld, _: GameNoun, code: String) in
    mastermind.script = ScriptedRandom([try Code(code)], repeats: true)
  }

  ParameterType("codeGameState", GameState.pattern, useForSnippets: false) { (text: String) in
    GameState(text)
  }

  // Before an outcome, the game is played until it is so.
  Step("the game {cellIs} {codeGameState}") {
    (mastermind: inout MastermindWorld, isSo: Bool, state: GameState) in
    guard mastermind.isOutcome || !isSo else { return try mastermind.bring(to: state) }
    try mastermind.expectGame(state, isSo)
  }.isIdempotent()

  Then("the game {cellIs} {codeGameState}{andAlso}not {codeGameState}") {
    (
      mastermind: inout MastermindWorld, isSo: Bool, state: GameState, _: AndAlso, other: GameState
    ) in
    try mastermind.expectGame(state, isSo)
    try mastermind.expectGame(other, false)
  }

  statement(
    "codeGameEnds",
    "(?:now )?(?:ends|ended|has(?: now)? ended|finishes|has(?: now)? finished|stops)",
    "has not (?:yet )?(?:ended|finished)(?: yet)?|(?:does|did) not (?:end|finish|stop)(?: yet)?|never ends"
  )

  Step("the game {codeGameEnds}") { (mastermind: inout MastermindWorld, isSo: Bool) in
    guard mastermind.isOutcome || !isSo else { return try mastermind.bring(to: .lost) }
    try mastermind.expectGame(.over, isSo)
  }.isIdempotent()

  Then("the game goes\\ on/continues") { mastermind in
    try mastermind.expectGame(.running, true)
  }

  // Of the one who plays.
  statement(
    "winsCodeGame",
    "(?:(?:now |already )?(?:has|have)(?: now| already)? (?:won|lost)|wins?|won|loses?|lose|lost)(?: the game)?",
    "(?:(?:has|have) (?:not|never)(?: yet)? (?:won|lost)|(?:does|do|did) not (?:win|lose))(?: the game)?(?: yet)?"
  )

  Step("{someone} {winsCodeGame}") {
    (mastermind: inout MastermindWorld, _: Someone, isSo: Bool) in
    let state = mastermind.wording.has("won", "win", "wins") ? GameState.won : .lost
    guard mastermind.isOutcome || !isSo else { return try mastermind.bring(to: state) }
    try mastermind.expectGame(state, isSo)
  }.isIdempotent()
}

struct GameNoun {}

/// How a game stands.
enum GameState {
  case over
  case won
  case lost
  case running

  init(_ text: String) {
    self =
      switch true {
      case text.contains("neither"), text.contains("running"), text.contains("progress"),
        text.contains("going"):
        .running
      case text.contains("won or lost"), text.contains("lost or won"): .over
      case text.contains("won"): .won
      case text.contains("lost"): .lost
      default: .over
      }
  }

  static let pattern =
    "(?:(?:yet|already) )?(?:neither won nor lost|won or lost|lost or won|(?:over and )?(?:won|lost)|over|finished|ended|at an end"
    + "|running|in progress|going on)(?: yet| already| now)?"

  func holds(for game: Game) -> Bool {
    switch self {
    case .over: game.isOver
    case .won: game.isWon
    case .lost: game.isOver && !game.isWon
    case .running: !game.isOver
    }
  }
}

private let startedGamePattern =
  "(?:there is |(?:I|we) have )?a (?:new )?(?:Mastermind )?game"
  + "|(?:(?:a|the)(?: (?:new|second|third|next|first|other))*|another|one more) game"
  + " (?:(?:has |is |was |has been )?(?:started|begun|restarted|reset)|starts|begins|began|restarts)"
  + "(?: again| anew| over)?"
private let startsGamePattern =
  "(?:now |then |again )?(?:have |has )?(?:starts?|started|begins?|began|begun|restarts?|restarted|resets?)"
  + " (?:(?:a|the)(?: new| second| third| next| first)?|another|one more) game(?: again| anew)?"

extension MastermindWorld {
  fileprivate mutating func startGame(with secret: String?) throws {
    if let secret { return try startGame(secret: secret) }
    // "The game has started": the one there is, unless it says that it starts once more.
    let isAnew = wording.has(
      "new", "next", "second", "third", "again", "anew", "restart", "restarts", "restarted",
      "reset", "resets", "over")
    if game != nil, wording.says("the game"), !isAnew { return }
    startGame()
  }

  /// Plays the game, or one of its own, until it is so.
  fileprivate mutating func bring(to state: GameState) throws {
    if game == nil { try startGame(secret: "1234") }
    let secret = try playedGame().secret.text
    switch state {
    case .won: try tryCode(secret)
    case .lost, .over:
      while try !playedGame().isOver { try tryCode(wrongCode(for: secret)) }
    case .running: break
    }
    try expectGame(state, true)
  }

  fileprivate func expectGame(
    _ state: GameState, _ isSo: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let game = try playedGame(file: file, line: line)
    let found = game.isWon ? "won" : game.isOver ? "lost" : "not over"
    try expect(state.holds(for: game) == isSo, "the game is \(found)", file: file, line: line)
  }
}

/// A code that is not the secret.
func wrongCode(for secret: String) -> String { secret == "1111" ? "2222" : "1111" }
