public import Ports

/// The quiz as the customer uses it: commands in, a screen out.
///
/// A class, because answers of the server and ticks of the clock come back to it.
public final class QuizSession {
  /// The game being played, once a question has been loaded.
  public private(set) var game: Game?
  /// The result of the last load.
  public private(set) var loadResult: Result<QuestionItem, QuestionError>?
  /// The outcome of the last guess.
  public private(set) var lastOutcome: GuessOutcome?
  /// The current screen.
  public var screen: QuizScreen {
    QuizScreen(game: game, length: length, isLoading: awaitedLoad != nil, message: message)
  }
  /// Called after every change of the screen, with the screen.
  public var onChange: (QuizScreen) -> Void = { _ in }
  /// Called once for each message shown.
  public var onMessage: (QuizMessage) -> Void = { _ in }

  private let loader: QuestionLoader
  private let scheduler: any Scheduler
  private let length: Int
  private let matching: AnswerMatching
  private var message: QuizMessage?
  private var loadCount = 0
  /// The number of the load whose answer is awaited.
  private var awaitedLoad: Int?
  private var ticking: (any Cancellable)?

  /// A session that has loaded nothing; `length` is that of a game in seconds (QUI-R11).
  public init(
    client: any HTTPClient, scheduler: any Scheduler, url: String, length: Int = 300,
    matching: AnswerMatching = .ignoringCase
  ) {
    loader = QuestionLoader(client: client, url: url, matching: matching)
    self.scheduler = scheduler
    self.length = max(1, length)
    self.matching = matching
  }

  deinit { ticking?.cancel() }

  /// The customer has opened the app: the question is loaded without being asked for, unless it is
  /// there or on its way.
  public func open() {
    if game == nil { load() }
  }

  /// Asks the server for the question; during a running game, or a load, it does nothing.
  public func load() {
    if game?.phase == .running || awaitedLoad != nil { return }
    message = nil
    loadCount += 1
    let number = loadCount
    awaitedLoad = number
    changed()
    loader.load { [weak self] result in self?.loaded(result, by: number) }
  }

  /// Starts the loaded game (QUI-UC2), which keeps its question: a load under way is given up.
  public func start() {
    guard game?.start() == true else { return }
    awaitedLoad = nil
    message = nil
    ticking = scheduler.schedule(after: .seconds(1), repeating: .seconds(1)) { [weak self] in
      self?.tick()
    }
    changed()
  }

  /// Takes a guess (QUI-UC3) and ends the game with the last one (QUI-UC4).
  @discardableResult
  public func insert(_ guess: String) -> GuessOutcome {
    let outcome = game?.guess(guess) ?? .notStarted
    lastOutcome = outcome
    if case .accepted = outcome { progressed() }
    return outcome
  }

  /// Makes the game wait for a new start, with nothing found (QUI-R26).
  public func reset() {
    guard game != nil else { return }
    stopTicking()
    game?.reset()
    message = nil
    changed()
  }

  /// The status button: starts a game that waits, resets any other (QUI-R09).
  public func pressStatusButton() {
    switch screen.statusButton {
    case .start: start()
    case .reset: reset()
    }
  }

  /// The button of the message shown: loads again after a failed load, resets after a game
  /// (QUI-R08, R28, D-40).
  public func chooseMessageAction() {
    switch message {
    case .loadFailed: load()
    case .won, .timeOver: reset()
    case nil: break
    }
  }

  private func loaded(_ result: Result<QuestionItem, QuestionError>, by number: Int) {
    guard number == awaitedLoad else { return }
    awaitedLoad = nil
    loadResult = result
    switch result {
    case .success(let question):
      game = Game(question: question, length: length, matching: matching)
      message = nil
      changed()
    case .failure(let error): show(.loadFailed(error))
    }
  }

  private func tick() {
    game?.tick()
    progressed()
  }

  /// Shows the result of a guess or a tick, and the end of the game once (QUI-R22–R24).
  private func progressed() {
    guard let game else { return }
    switch game.phase {
    case .ready, .running: changed()
    case .won:
      stopTicking()
      show(.won(hits: game.hits, total: game.total))
    case .timeOver:
      stopTicking()
      show(.timeOver(hits: game.hits, total: game.total))
    }
  }

  private func show(_ message: QuizMessage) {
    self.message = message
    changed()
    onMessage(message)
  }

  private func stopTicking() {
    ticking?.cancel()
    ticking = nil
  }

  private func changed() { onChange(screen) }
}
