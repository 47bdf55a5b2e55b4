public import PictureSteps
public import Pictures
import QuizGame
public import StepKit
import TestDoubles

/// A quiz whose server is a double and whose time passes only when a step says so.
///
/// What a step expects comes from the story and from what the server sent, never from the session:
/// see `RemoteQuestion` and `Round`.
public struct QuizWorld: World, ScreenWorld {
  let scenario: ScenarioContext
  let scheduler = VirtualScheduler()
  let network: any TestNetwork
  /// Where the app loads the question from.
  private(set) var url = "https://quiz.test/question"
  /// What the server answers from now on, as the story says.
  private var given: StubNetwork.Answer?
  /// The app as it is open now.
  private(set) var session: QuizSession
  /// The length of a game: five minutes, unless the story says otherwise.
  private(set) var length = Duration.seconds(300)
  /// Whether capitals make another answer.
  private(set) var capitalsMatter = false
  /// The question that the remote has, as the story says.
  var remote = RemoteQuestion.lightColors
  /// Whether the story says which question that is.
  var isQuestionNamed = false
  /// Whether the story speaks of the question as one that the app has: it is loaded by the start.
  var mayLoad = false
  /// The round that the story has begun, until it is reset.
  var round: Round? {
    didSet { if round == nil, let oldValue { lastRound = oldValue } }
  }
  /// The round before the last reset.
  private(set) var lastRound: Round?
  /// How the last round was left; nil where the story has left none.
  var roundEnd: RoundEnd?
  /// The requests of an app that the story turned out not to mean: see `QuizWorld+Retelling`.
  var forgottenRequests = 0
  /// Everything that was inserted, first to last, and what the customer saw of it.
  var guesses: [Guess] = []

  public var film: FilmStrip<Screen>

  private let customer = Customer()

  /// A class, because the session's callbacks outlive the call that lends the world.
  private final class Customer {
    var screens: [QuizScreen] = []
    var messages: [QuizMessage] = []
    /// Time that has passed while an outcome watched the counter.
    var watched = Duration.zero
  }

  public init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    network = try await makeNetwork(scenario.parameters["network"], scheduler: scheduler)
    session = QuizSession(client: network.client, scheduler: scheduler, url: url)
    film = FilmStrip("screen", of: scenario)
    observe()
    film.begin(after: screen)
  }

  public mutating func settle() async throws {
    try await network.settle()
    film.add(screen)
  }

  /// The screen as it was shown last: what the app changed without showing it is not there.
  var view: QuizScreen { customer.screens.last ?? session.screen }

  /// Whether the sentence that is running looks at what has happened, and does nothing.
  var isOutcome: Bool { scenario.isInOutcome }

  /// Every message shown so far, in order.
  var messages: [QuizMessage] { customer.messages }

  /// Closes the app, whatever it is doing, and makes one that has not been opened.
  mutating func closeApp() {
    customer.screens = []
    round = nil
    session = QuizSession(
      client: network.client, scheduler: scheduler, url: url,
      length: Int(length.components.seconds), matching: capitalsMatter ? .exact : .ignoringCase)
    observe()
  }

  /// What the server answers from now on.
  mutating func answer(_ answer: StubNetwork.Answer) {
    given = answer
    network.add(.init(.path("/question"), answers: [answer]))
    network.add(.init(.url(url), answers: [answer]))
  }

  /// Lets the app load from another address, which answers as the story has said.
  mutating func load(from address: String) throws {
    url = address
    closeApp()
    answer(try given ?? .text(remote.body()))
  }

  /// Makes an app with other rules.
  mutating func makeApp(length: Duration? = nil, capitalsMatter: Bool? = nil) {
    self.length = length ?? self.length
    self.capitalsMatter = capitalsMatter ?? self.capitalsMatter
    closeApp()
  }

  private func observe() {
    session.onChange = { [customer] in customer.screens.append($0) }
    session.onMessage = { [customer] in customer.messages.append($0) }
  }
}

// MARK: - Loading

extension QuizWorld {
  /// Gives the server something to answer where the story says nothing.
  mutating func prepareRemote() throws {
    if !network.stub.hasRoutes { answer(.text(try remote.body())) }
  }

  mutating func load() throws {
    try prepareRemote()
    session.load()
  }

  mutating func loadQuestion() async throws {
    try load()
    try await network.settle()
    try expect(view.question, equals: try remoteQuestion().question, "the question on the screen")
  }
}

// MARK: - Playing

extension QuizWorld {
  /// Whether the story has begun a round that has not come to an end.
  var isPlaying: Bool {
    guard let round else { return false }
    return scheduler.now - round.start < length && found.count < round.question.answers.count
  }

  mutating func startGame() async throws {
    if mayLoad, network.requests.isEmpty, !isOutcome { try await loadQuestion() }
    session.start()
    beginRound()
  }

  /// Loads the question unless it is there, and starts the game.
  mutating func startRound() async throws {
    if (try? remoteQuestion()) == nil { try await loadQuestion() }
    try await startGame()
    try expect(view.canInsertAnswers, "no answer can be inserted after the start")
  }

  mutating func pressStatusButton() {
    session.pressStatusButton()
    roundEnd = .button
    if round == nil { beginRound() } else { round = nil }
  }

  /// A reset can only be seen where something has happened before: an answer and a second.
  mutating func resetGame() async throws {
    if let round, isPlaying, round.guesses.isEmpty, scheduler.now == round.start {
      if try openAnswers().count > 1 { try insertNextAnswer() }
      if length > .seconds(1) { try await pass(.seconds(1)) }
    }
    session.reset()
    roundEnd = .reset
    round = nil
  }

  mutating func chooseMessageAction() {
    session.chooseMessageAction()
    roundEnd = .message
    round = nil
  }

  mutating func insert(_ text: String) {
    let before = view
    if isPlaying {
      let now = scheduler.now
      round?.guesses.append(text)
      round?.lastGuess = now
    }
    let outcome = session.insert(text)
    guesses.append(Guess(text: text, outcome: outcome, before: before, after: view))
  }

  /// Inserts an answer that is correct and new, and makes sure that a running game lists it.
  mutating func insertNextAnswer(
    sparing names: Set<String> = [], file: StaticString = #filePath, line: Int = #line
  ) throws {
    let open = try openAnswers()
    let answer = try require(
      open.first { !names.contains($0.lowercased()) } ?? open.first, "every answer has been found",
      file: file, line: line)
    let isPlaying = isPlaying
    insert(answer)
    guard isPlaying else { return }
    round?.picked.insert(answer)
    try expect(view.answers, equals: found, "the list", file: file, line: line)
  }

  /// Inserts all answers that have not been found, but for some; `total` is what the story says of
  /// their number.
  mutating func insertAllAnswers(of total: Int? = nil, but count: Int = 0) async throws {
    if let total { try await have(total: total) }
    for _ in 0..<max(0, try openAnswers().count - count) { try insertNextAnswer() }
  }

  func pass(_ time: Duration) async throws {
    customer.watched = .zero
    try await scheduler.advance(by: time, settling: network)
  }

  /// Lets time pass of which the story does not know: "the counter starts to count".
  func watch(_ time: Duration) async throws {
    customer.watched += time
    try await scheduler.advance(by: time, settling: network)
  }

  /// Lets time pass of which the story speaks; what has passed meanwhile is part of it.
  func passTold(_ time: Duration) async throws {
    let watched = customer.watched
    try await pass(max(.zero, time - watched))
    customer.watched = max(.zero, watched - time)
  }

  /// Lets the counter end, of the round that is there or of one that is started for it.
  mutating func endRound() async throws {
    if round == nil { try await startRound() }
    try await passRest()
  }

  /// Lets the rest of the round pass.
  func passRest() async throws {
    let round = try require(round, "the story has not started a game")
    try await pass(max(.zero, length - (scheduler.now - round.start)))
  }

  func shownMessage(file: StaticString = #filePath, line: Int = #line) throws -> QuizMessage {
    try require(view.message, "the app shows no message", file: file, line: line)
  }

  private mutating func beginRound() {
    guard round == nil, let question = try? remoteQuestion() else { return }
    customer.watched = .zero
    round = Round(question: question, start: scheduler.now)
  }
}
