import Ports
import QuizGame
import TestDoubles
import Testing

@Suite struct QuizSessionTests {
  private final class Log {
    var messages: [QuizMessage] = []
    var screens: [QuizScreen] = []
  }

  private static let valid = #"{"question": "Q", "answer": ["red", "green", "blue"]}"#

  private let scheduler = VirtualScheduler()
  private let log = Log()
  private let network: StubNetwork
  private let session: QuizSession

  init() {
    network = StubNetwork(
      scheduler: scheduler, routes: [.init(.path("/question"), answers: [.text(Self.valid)])])
    session = QuizSession(client: network, scheduler: scheduler, url: "http://quiz.test/question")
    session.onMessage = { [log] in log.messages.append($0) }
    session.onChange = { [log] in log.screens.append($0) }
  }

  /// Compares the parts of the screen that are given.
  private func check(
    question: String = "Q", counter: String, hits: String, answers: [String] = [],
    button: QuizScreen.StatusButton, insert: Bool, message: QuizMessage? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let screen = session.screen
    #expect(screen.question == question, sourceLocation: location)
    #expect(screen.counter == counter, sourceLocation: location)
    #expect(screen.hits == hits, sourceLocation: location)
    #expect(screen.answers == answers, sourceLocation: location)
    #expect(screen.statusButton == button, sourceLocation: location)
    #expect(screen.canInsertAnswers == insert, sourceLocation: location)
    #expect(screen.message == message, sourceLocation: location)
    if let last = log.screens.last { #expect(last == screen, sourceLocation: location) }
  }

  @Test("QUI-R07: placeholders before the question, nothing can be done")
  func placeholders() {
    session.start()
    session.reset()
    #expect(session.insert("red") == .notStarted)
    scheduler.advance(by: .seconds(5))
    check(question: "-", counter: "05:00", hits: "-", button: .start, insert: false)
    #expect(!session.screen.canPlay)
    #expect(network.requests.isEmpty)
  }

  @Test(
    "QUI-R07: loading is shown until the answer; a second load meanwhile is ignored",
    arguments: [false, true])
  func loading(fails: Bool) throws {
    network.add(.init(.path("/question"), answers: [.text(Self.valid, isHeld: true)]))
    session.load()
    session.load()
    #expect(log.screens.map(\.isLoading) == [true] && network.requests.count == 1)
    let answer: Result<HTTPResponse, HTTPClientError> =
      fails
      ? .failure(.timedOut) : .success(HTTPResponse(status: 200, body: Array(Self.valid.utf8)))
    try network.complete(at: 0, with: answer)
    #expect(!session.screen.isLoading)
    session.load()
    #expect(session.screen.isLoading && network.requests.count == 2)
  }

  @Test("The app that is opened loads by itself, until there is a question")
  func opening() {
    network.goOffline()
    session.open()
    check(
      question: "-", counter: "05:00", hits: "-", button: .start, insert: false,
      message: .loadFailed(.connectivity))
    network.goOnline()
    session.open()
    session.open()
    check(counter: "05:00", hits: "0/3", button: .start, insert: false)
    #expect(network.requests.count == 2)
  }

  @Test("A reset without a question keeps the message of a failed load")
  func earlyReset() {
    network.goOffline()
    session.load()
    session.reset()
    #expect(session.screen.message == .loadFailed(.connectivity))
  }

  @Test("QUI-R06, R09, R26: the screen from loading to reset")
  func life() {
    session.load()
    check(counter: "05:00", hits: "0/3", button: .start, insert: false)
    scheduler.advance(by: .seconds(10))
    check(counter: "05:00", hits: "0/3", button: .start, insert: false)
    session.pressStatusButton()
    check(counter: "05:00", hits: "0/3", button: .reset, insert: true)
    session.start()
    scheduler.advance(by: .seconds(10))
    session.insert("Blue")
    check(counter: "04:50", hits: "1/3", answers: ["blue"], button: .reset, insert: true)
    session.pressStatusButton()
    scheduler.advance(by: .seconds(10))
    check(counter: "05:00", hits: "0/3", button: .start, insert: false)
    session.start()
    scheduler.advance(by: .seconds(1))
    check(counter: "04:59", hits: "0/3", button: .reset, insert: true)
    #expect(scheduler.pendingCount == 1)
    #expect(log.messages.isEmpty)
  }

  @Test("QUI-R08: try again after a failed load loads again")
  func tryAgain() {
    network.goOffline()
    session.load()
    let message = QuizMessage.loadFailed(.connectivity)
    check(
      question: "-", counter: "05:00", hits: "-", button: .start, insert: false, message: message)
    #expect(message.action == .tryAgain && session.loadResult == .failure(.connectivity))
    network.goOnline()
    session.chooseMessageAction()
    check(counter: "05:00", hits: "0/3", button: .start, insert: false)
    #expect(network.requests.count == 2 && log.messages == [message])
  }

  @Test("A failed second load leaves the game, and its message goes with the start")
  func failedSecondLoad() {
    session.load()
    network.goOffline()
    session.load()
    let message = QuizMessage.loadFailed(.connectivity)
    check(counter: "05:00", hits: "0/3", button: .start, insert: false, message: message)
    session.start()
    check(counter: "05:00", hits: "0/3", button: .reset, insert: true)
  }

  @Test("QUI-R22, R24, R28, R29: winning")
  func winning() {
    session.load()
    session.start()
    scheduler.advance(by: .seconds(100))
    for guess in ["red", "green", "blue"] { session.insert(guess) }
    scheduler.advance(by: .seconds(600))
    #expect(session.insert("red") == .finished)
    let message = QuizMessage.won(hits: 3, total: 3)
    check(
      counter: "03:20", hits: "3/3", answers: ["red", "green", "blue"], button: .reset,
      insert: false, message: message)
    #expect(log.messages == [message] && scheduler.pendingCount == 0)
    session.chooseMessageAction()
    scheduler.advance(by: .seconds(10))
    check(counter: "05:00", hits: "0/3", button: .start, insert: false)
    #expect(network.requests.count == 1)
  }

  @Test("QUI-R23, R24, R28: time over")
  func timeOver() {
    session.load()
    session.start()
    session.insert("red")
    scheduler.advance(by: .seconds(299))
    #expect(log.messages.isEmpty)
    scheduler.advance(by: .seconds(600))
    let message = QuizMessage.timeOver(hits: 1, total: 3)
    check(
      counter: "00:00", hits: "1/3", answers: ["red"], button: .reset, insert: false,
      message: message)
    #expect(log.messages == [message] && scheduler.pendingCount == 0)
    #expect(session.insert("blue") == .finished)
    session.chooseMessageAction()
    check(counter: "05:00", hits: "0/3", button: .start, insert: false)
  }

  @Test("QUI-R30: an answer that comes during a round changes nothing in it")
  func lateAnswer() throws {
    session.load()
    network.add(.init(.path("/question"), answers: [.text("{}", isHeld: true)]))
    session.load()
    session.start()
    session.load()
    #expect(network.requests.count == 2)
    session.insert("red")
    #expect(!session.screen.isLoading)
    try network.releaseHeld()
    check(counter: "05:00", hits: "1/3", answers: ["red"], button: .reset, insert: true)
    #expect(log.messages.isEmpty)
  }

  @Test("A session that is gone counts no further")
  func gone() {
    var session: QuizSession? = QuizSession(
      client: network, scheduler: scheduler, url: "http://quiz.test/question")
    session?.load()
    session?.start()
    #expect(scheduler.pendingCount == 1)
    session = nil
    #expect(scheduler.pendingCount == 0)
  }

  @Test(
    "QUI-R29: the words of the messages",
    arguments: [
      (
        QuizMessage.won(hits: 50, total: 50), "Congratulations",
        "You got 50 out of 50 answers", "Play Again"
      ),
      (
        .timeOver(hits: 12, total: 50), "Time finished",
        "Time is over! You got 12 out of 50 answers", "Try Again"
      ),
      (
        .loadFailed(.connectivity), "Oops, something went wrong!",
        "The question could not be loaded: there is no connection.", "Try Again"
      ),
      (
        .loadFailed(.invalidData), "Oops, something went wrong!",
        "The question could not be loaded: it cannot be played.", "Try Again"
      ),
    ])
  func words(message: QuizMessage, title: String, text: String, action: String) {
    #expect(message.title == title)
    #expect(message.text == text)
    #expect(message.action.title == action)
  }
}
