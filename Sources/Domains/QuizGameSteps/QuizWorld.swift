public import Pictures
import QuizGame
public import StepKit
import TestDoubles

/// A quiz whose remote is a double and whose time passes only when the customer waits.
///
/// Expected values come from the story (the remote's question, the answers inserted, the time
/// since the start) or from the screen `before` the last thing that happened.
public struct QuizWorld: World, ScreenWorld {
  let scenario: ScenarioContext
  let scheduler = VirtualScheduler()
  let network: any TestNetwork
  let remote = RemoteQuestion()
  /// The length of a game: five minutes, unless the story says otherwise.
  private(set) var length = Duration.seconds(300)
  private(set) var matching = AnswerMatching.ignoringCase
  private(set) var session: QuizSession
  /// The time of the start of this round.
  var start: Duration?
  /// The answers that the customer has found in this round, in order.
  var inserted: [String] = []
  /// The outcome of each guess of the last insertion.
  var outcomes: [GuessOutcome] = []
  /// The screen before the last thing that happened.
  private(set) var before: QuizScreen
  public var film: FilmStrip<Screen>

  private let customer = Customer()

  /// A class, because the session's callbacks outlive the call that lends the world.
  private final class Customer {
    /// The screens since `before`.
    var screens: [QuizScreen] = []
    var last: QuizScreen?
    var messages: [QuizMessage] = []
    /// The number of messages before `before`.
    var oldMessages = 0
  }

  public init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    network = try await makeNetwork(scenario.parameters["network"], scheduler: scheduler)
    network.stub.server = { [remote] in remote.answer(to: $0) }
    session = QuizSession(client: network.client, scheduler: scheduler, url: remote.url)
    before = session.screen
    film = FilmStrip("screen", of: scenario)
    observe()
    film.begin(after: screen)
  }

  /// Lets answers arrive, and checks what always holds: nothing changes unseen, and a clock runs
  /// while answers can be inserted.
  public mutating func settle() async throws {
    try await network.settle()
    try expect(view, equals: session.screen, "what the quiz has shown, beside what it knows")
    try expect(scheduler.pendingCount, equals: view.canInsertAnswers ? 1 : 0, "the running clocks")
    film.add(screen)
  }

  /// The screen as it was shown last.
  var view: QuizScreen { customer.last ?? session.screen }
  /// The screens shown since the last thing that happened, in order.
  var shown: [QuizScreen] { customer.screens }
  /// Every message announced so far, in order.
  var messages: [QuizMessage] { customer.messages }
  /// Those announced since the last thing that happened.
  var newMessages: [QuizMessage] { Array(messages.dropFirst(customer.oldMessages)) }

  /// The quiz, for an action of the customer: the screen before it is remembered.
  mutating func act() -> QuizSession {
    remember()
    return session
  }

  /// Called before something happens, so that later steps can compare with the state before it.
  mutating func remember() {
    before = view
    customer.screens = []
    customer.oldMessages = messages.count
    outcomes = []
  }

  /// Closes the app, whatever it is doing, and makes one that has not been opened.
  mutating func remake(length: Duration? = nil, matching: AnswerMatching? = nil) {
    remember()
    self.length = length ?? self.length
    self.matching = matching ?? self.matching
    session = QuizSession(
      client: network.client, scheduler: scheduler, url: remote.url,
      length: Int(self.length.components.seconds), matching: self.matching)
    observe()
  }

  private func observe() {
    customer.last = nil
    session.onChange = { [customer] in
      customer.last = $0
      customer.screens.append($0)
    }
    session.onMessage = { [customer] in customer.messages.append($0) }
  }
}
