import Mastermind
public import PictureSteps
public import Pictures
public import StepKit
import TestDoubles

/// A result cell, a game, and chance that is the same in every run.
public struct MastermindWorld: World, ScreenWorld {
  /// The day of the document.
  static let seed: UInt64 = 20_141_110
  /// The number of trials of a scenario about random parameters.
  static let runs = 200

  let scenario: ScenarioContext
  var generator = CombinationGenerator(random: SeededRandom(seed: seed))
  var cell: ResultCell?
  /// The cell before its last change.
  var cellBefore: ResultCell?
  /// What there was before each change since the cell was made, the latest last.
  var moments: [Moment] = []
  /// Whether this is what there was before, looked at by a sentence that says so.
  var isPast = false
  /// The cell as a sentence has kept it.
  var kept: ResultCell?
  /// The text given to the cell last.
  var givenText = ""
  var game: Game?
  /// The digits that the scenario gives to chance.
  var script: ScriptedRandom?
  /// The result of the last attempt.
  var lastAttempt: Result<Score, Game.Rejection>?
  /// What was tried in the game, accepted or not, first to last.
  var tries: [Try] = []
  var trials: [Trial] = []
  /// What the cell is compared with.
  var others: [OtherView] = []
  /// Whether an outcome has looked at those views, so that a new one takes their place.
  var othersAreChecked = false
  /// The mistake of the dummy that the scenario is about.
  var flaw: DummyFlaw?

  public var film: FilmStrip<Screen>
  var cells: FilmStrip<Drawing>

  public init(_ scenario: ScenarioContext) {
    self.scenario = scenario
    film = FilmStrip("screen", of: scenario)
    cells = FilmStrip("cell", of: scenario)
  }

  public mutating func settle() async throws {
    film.add(screen)
    cells.add(drawing)
  }
}

// MARK: - The cell

extension MastermindWorld {
  /// The cell, which every scenario that asks for it has made.
  func shownCell(file: StaticString = #filePath, line: Int = #line) throws -> ResultCell {
    try require(cell, "the scenario has no result cell", file: file, line: line)
  }

  /// Gives the cell a text, and makes a cell where the story has none.
  mutating func changeCombination(to text: String) throws {
    if cell == nil { makeCell(width: 100, height: 100) }
    try changeCell { $0.combination = text }
    givenText = text
  }

  /// Fails unless the cell, as drawn now, looks as the dummy view says that its text does.
  func expectDrawn(
    _ cell: ResultCell, file: StaticString = #filePath, line: Int = #line
  ) throws {
    var expected = DummyView(frame: cell.frame, combination: cell.combination, color: cell.color)
      .drawRect()
    expected.background = cell.backgroundColor
    let difference = RenderingDifference(cell: cell.drawing, dummy: expected)
    try expect(difference == nil, difference?.description ?? "", file: file, line: line)
  }

  /// Fails unless the last change was drawn: counted as a new list of paths, and right.
  func expectRedrawn(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    let before = try require(cellBefore, "the cell has not been changed", file: file, line: line)
    try expect(
      cell.revision != before.revision, "the list of paths is the same as before", file: file,
      line: line)
    try expectDrawn(cell, file: file, line: line)
  }

  func expectNotRedrawn(file: StaticString = #filePath, line: Int = #line) throws {
    let cell = try shownCell(file: file, line: line)
    let before = try require(cellBefore, "the cell has not been changed", file: file, line: line)
    try expect(
      cell.revision, equals: before.revision, "the revision of the cell", file: file, line: line)
    try expect(
      cell.drawing.lines, equals: before.drawing.lines, "the draw list", file: file, line: line)
  }

  mutating func makeCell(width: Float, height: Float, showing combination: String = "") {
    var new = ResultCell(frame: Rect(width: width, height: height))
    new.combination = combination
    givenText = combination
    forgetMoments()
    trials = []
    cell = new
  }

  mutating func changeCell(
    file: StaticString = #filePath, line: Int = #line, _ change: (inout ResultCell) throws -> Void
  ) throws {
    var changed = try shownCell(file: file, line: line)
    recordMoment()
    cellBefore = changed
    trials = []
    try change(&changed)
    cell = changed
  }
}

// MARK: - The game

/// An attempt as typed, and what became of it.
struct Try {
  var text: String
  var result: Result<Score, Game.Rejection>

  var isAccepted: Bool {
    if case .success = result { true } else { false }
  }
}

extension MastermindWorld {
  func playedGame(file: StaticString = #filePath, line: Int = #line) throws -> Game {
    try require(game, "the scenario has no game", file: file, line: line)
  }

  /// A game against a secret that is known.
  mutating func startGame(secret: String) throws {
    game = Game(secret: try Code(secret))
    (tries, lastAttempt) = ([], nil)
  }

  /// Starts the game anew, or a first one, with the scenario's digits where it gives some.
  mutating func startGame() {
    recordMoment()
    tries = []
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
  }

  mutating func tryCode(
    _ text: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    var played = try playedGame(file: file, line: line)
    recordMoment()
    let result: Result<Score, Game.Rejection>
    do throws(Game.Rejection) {
      result = .success(try played.attempt(text))
    } catch {
      result = .failure(error)
    }
    lastAttempt = result
    tries.append(Try(text: text, result: result))
    game = played
  }

  /// The score of the last attempt, which was accepted.
  func lastScore(file: StaticString = #filePath, line: Int = #line) throws -> Score {
    let attempt = try require(lastAttempt, "nothing was tried", file: file, line: line)
    switch attempt {
    case .success(let score): return score
    case .failure(let reason):
      return try require(nil, "the attempt was not accepted: \(reason)", file: file, line: line)
    }
  }
}

// MARK: - Random parameters

extension MastermindWorld {
  /// Makes the trials of the scenario and adds the seed that repeats them to the report.
  mutating func makeTrials(
    _ count: Int = runs, _ make: (inout CombinationGenerator) -> Trial
  ) {
    trials = (0..<count).map { _ in make(&generator) }
    scenario.log("\(count) runs with the seed \(Self.seed)")
  }

  mutating func changeTrials(_ change: (inout Trial) -> Void) {
    for index in trials.indices { change(&trials[index]) }
  }

  /// Fails with the simplest of the trials that have a problem.
  func checkTrials(
    file: StaticString = #filePath, line: Int = #line, _ problem: (Trial) -> String?
  ) throws {
    try expect(!trials.isEmpty, "the scenario has no combination", file: file, line: line)
    let failed = trials.enumerated().filter { problem($0.element) != nil }
    let simplest = failed.min { left, right in
      let (left, right) = (left.element, right.element)
      return (left.combination.count, left.frame.width * left.frame.height)
        < (right.combination.count, right.frame.width * right.frame.height)
    }
    guard let simplest, let problem = problem(simplest.element) else { return }
    try expect(
      false,
      "\(failed.count) of \(trials.count) runs with the seed \(Self.seed) fail, most simply run "
        + "\(simplest.offset + 1), \(simplest.element): \(problem)",
      file: file, line: line)
  }
}
