import Mastermind
public import Pictures
public import StepKit
import TestDoubles

/// A result cell, or many, a game, and chance that is the same in every run.
public struct MastermindWorld: World, ScreenWorld {
  /// The day of the document.
  static let seed: UInt64 = 20_141_110

  let scenario: ScenarioContext
  var generator = CombinationGenerator(random: SeededRandom(seed: seed))
  /// The cell of the scenario, or the cells of one about random parameters.
  var trials: [Trial] = []
  /// The cell before its last change.
  var before: ResultCell?
  var game: Game?
  /// The secrets of the games that were started, first to last.
  var secrets: [String] = []
  /// The digits that the scenario gives to chance.
  var script: ScriptedRandom?
  /// The attempts in the game, first to last.
  var tries: [Try] = []

  public var film: FilmStrip<Screen>
  var cells: FilmStrip<Drawing>

  public init(_ scenario: ScenarioContext) {
    self.scenario = scenario
    film = FilmStrip("screen", of: scenario)
    cells = FilmStrip("cell", of: scenario)
  }

  /// Checks what holds in every scenario: cells look as the dummy view says, and the game holds what
  /// it has answered.
  public mutating func settle() async throws {
    if trials.contains(where: { $0.cell != nil }) {
      try checkCells { trial, _ in try trial.checkCell() }
    }
    try checkGame()
    film.add(screen)
    cells.add(drawing)
  }
}

// MARK: - Result cells

extension MastermindWorld {
  /// The cell as drawn last, if there is one.
  var drawing: Drawing? { trials.last?.cell?.drawing }

  mutating func makeCell(width: Float, height: Float, showing combination: String = "") {
    trials = [Trial(combination: combination, frame: Rect(width: width, height: height))]
    changeTrials { $0.makeCell() }
  }

  /// Gives a value to a property of the cell.
  mutating func change<Value>(
    _ told: WritableKeyPath<Trial, Value>, _ shown: WritableKeyPath<ResultCell, Value>,
    to value: Value
  ) throws {
    before = try require(trials.last?.cell, "the scenario has no result cell")
    changeTrials { $0.change(told, shown, to: value) }
  }

  /// Makes the trials of a scenario and adds the seed that repeats them to the report.
  mutating func makeTrials(_ count: Int, _ make: (inout CombinationGenerator) -> Trial) {
    trials = (0..<count).map { _ in make(&generator) }
    scenario.log("\(count) runs with the seed \(Self.seed)")
  }

  mutating func changeTrials(_ change: (inout Trial) -> Void) {
    for index in trials.indices { change(&trials[index]) }
  }

  /// Checks the cell of the scenario, or every one, and fails with the simplest that is wrong.
  func checkCells(_ check: (Trial, ResultCell) throws -> Void) throws {
    var failures: [(run: Int, trial: Trial, error: any Error)] = []
    for (index, trial) in trials.enumerated() {
      do {
        try check(trial, require(trial.cell, "the scenario has no result cell"))
      } catch {
        failures.append((index + 1, trial, error))
      }
    }
    try expect(!trials.isEmpty, "the scenario has no result cell")
    let simplest = failures.min { left, right in
      let (left, right) = (left.trial, right.trial)
      return (left.combination.count, left.frame.width * left.frame.height)
        < (right.combination.count, right.frame.width * right.frame.height)
    }
    guard let simplest else { return }
    if trials.count == 1 { throw simplest.error }
    let problem = (simplest.error as? ExpectationFailure)?.message ?? "\(simplest.error)"
    try fail(
      "\(failures.count) of \(trials.count) runs with the seed \(Self.seed) fail, most simply run "
        + "\(simplest.run), \(simplest.trial): \(problem)")
  }
}

// MARK: - The game

/// An attempt as typed, and the answer of the game.
struct Try {
  var code: String
  var answer: Result<Score, Game.Rejection>

  /// The code and its result as texts, as the history has them; `nil` if it was not accepted.
  var row: [String]? { (try? answer.get()).map { [code, $0.text] } }
}

extension MastermindWorld {
  func playedGame() throws -> Game { try require(game, "the scenario has no game") }

  /// Starts the game again, or a first one, with the scenario's digits if it gives some.
  mutating func startGame() {
    if var script {
      startGame(using: &script)
      self.script = script
    } else {
      var source = GeneratedRandom(generator.random)
      startGame(using: &source)
      generator.random = source.generator
    }
  }

  private mutating func startGame(using source: inout some RandomSource) {
    if game == nil {
      game = Game(using: &source)
    } else {
      game?.start(using: &source)
    }
    tries = []
    secrets += game.map { [$0.secret.text] } ?? []
  }

  mutating func tryCode(_ code: String) throws {
    var played = try playedGame()
    do throws(Game.Rejection) {
      tries.append(Try(code: code, answer: .success(try played.attempt(code))))
    } catch {
      tries.append(Try(code: code, answer: .failure(error)))
    }
    game = played
  }

  /// The answer to the last attempt.
  func lastAnswer() throws -> Result<Score, Game.Rejection> {
    try require(tries.last?.answer, "nothing was tried")
  }

  /// Fails unless the game holds what it has answered, and ends by the rules (MAS-M12 to M14).
  private func checkGame() throws {
    guard let game else { return }
    let rows = tries.compactMap(\.row)
    try expect(game.history.map { [$0.code.text, $0.score.text] }, equals: rows, "the history")
    try expect(game.attempts, equals: rows.count, "the number of attempts")
    let isWon = rows.contains { $0[1] == "AAAA" }
    try expect(game.isWon, equals: isWon, "whether the game is won")
    try expect(game.isOver, equals: isWon || rows.count >= 9, "whether the game is over")
  }
}
