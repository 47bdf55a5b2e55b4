public import PictureSteps
public import Pictures
import QuizGame
public import StepKit
import TestDoubles

/// A quiz whose server is a double and whose time passes only when a step says so.
public struct QuizWorld: World, ScreenWorld {
  static let url = "https://quiz.test/question"
  static let sampleQuestion =
    #"{"question": "Name the three light colours", "answer": ["red", "green", "blue"]}"#

  let scenario: ScenarioContext
  let scheduler = VirtualScheduler()
  let network: any TestNetwork
  let session: QuizSession
  /// The guesses that were accepted in this round, in order.
  var accepted: [String] = []

  public var film: FilmStrip<Screen>

  private let shown = ShownMessages()

  /// A class, because the session's callback outlives the call that lends the world.
  private final class ShownMessages {
    var all: [QuizMessage] = []
  }

  public init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    network = try await makeNetwork(scenario.parameters["network"], scheduler: scheduler)
    session = QuizSession(client: network.client, scheduler: scheduler, url: Self.url)
    film = FilmStrip("screen", of: scenario)
    session.onMessage = { [shown] in shown.all.append($0) }
    film.begin(after: screen)
  }

  public mutating func settle() async throws {
    try await network.settle()
    film.add(screen)
  }

  /// Every message shown so far, in order.
  var messages: [QuizMessage] { shown.all }
}

// MARK: - What several steps do or look at

extension QuizWorld {
  /// The game, which every scenario that asks for it has loaded.
  func game(file: StaticString = #filePath, line: Int = #line) throws -> Game {
    try require(session.game, "no game has been loaded", file: file, line: line)
  }

  /// Loads the question; where the story names no server, a small question is there.
  func load() {
    if !network.stub.hasRoutes {
      network.add(.init(.path("/question"), answers: [.text(Self.sampleQuestion)]))
    }
    session.load()
  }

  func loadQuestion() async throws {
    load()
    try await network.settle()
    _ = try deliveredQuestion()
  }

  func deliveredQuestion(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> QuestionItem {
    let result = try require(
      session.loadResult, "no load has ended yet", file: file, line: line)
    switch result {
    case .success(let question): return question
    case .failure(let error):
      return try require(
        nil, "no question was delivered, but the error \(error)", file: file, line: line)
    }
  }

  mutating func startRound() async throws {
    try await loadQuestion()
    startGame()
    try expect(try game().phase, equals: .running, "the phase of the game")
  }

  mutating func startGame() {
    session.start()
    accepted = session.game?.foundAnswers ?? []
  }

  @discardableResult
  mutating func insert(_ guess: String) -> GuessOutcome {
    let outcome = session.insert(guess)
    if case .accepted(let answer) = outcome { accepted.append(answer) }
    return outcome
  }

  /// The answers still to be guessed, as the question orders them.
  func openAnswers() throws -> [String] {
    let game = try game()
    return game.question.answers.filter { !game.foundAnswers.contains($0) }
  }

  /// Inserts an answer that is correct and new, and makes sure that it counted.
  mutating func insertNextAnswer(
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let answer = try require(
      try openAnswers().first, "every answer has been found", file: file, line: line)
    try expect(
      insert(answer), equals: .accepted(answer), "the guess \"\(answer)\"", file: file, line: line)
  }

  mutating func insertAllAnswers() throws {
    for answer in try openAnswers() {
      try expect(insert(answer), equals: .accepted(answer), "the guess \"\(answer)\"")
    }
  }

  func pass(seconds: Int) async throws {
    try await scheduler.advance(by: .seconds(seconds), settling: network)
  }

  func shownMessage(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> QuizMessage {
    try require(
      session.screen.message, "the app shows no message", file: file, line: line)
  }
}
