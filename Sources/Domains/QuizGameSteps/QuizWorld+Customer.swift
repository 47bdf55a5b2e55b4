import QuizGame
import StepKit
import TestDoubles

/// Actions of the customer, and the expectations that follow from them.
extension QuizWorld {
  mutating func loadQuestion() async throws {
    act().load()
    try await network.settle()
  }

  mutating func startGame() {
    let session = act()
    if !view.canInsertAnswers { (start, inserted) = (scheduler.now, []) }
    session.start()
  }

  /// Loads the question unless it is there, and starts the game.
  mutating func startRound() async throws {
    if !view.canPlay { try await loadQuestion() }
    startGame()
    try expect(view.canInsertAnswers, "no answer can be inserted after the start")
  }

  /// Presses the button of the message, or else the one below the question.
  mutating func press(_ title: String) throws {
    let session = act()
    if title == "start" { (start, inserted) = (scheduler.now, []) }
    if view.message?.action.title == title {
      session.chooseMessageAction()
    } else {
      try expect(view.canPlay, "the button of the quiz does nothing")
      try expect(view.statusButton.rawValue, equals: title, "the button of the quiz")
      session.pressStatusButton()
    }
  }

  /// A reset can only be seen if something has happened before it: an answer and a second.
  mutating func resetGame() async throws {
    if view.canInsertAnswers, inserted.isEmpty, start == scheduler.now {
      try insertAnswers(1)
      try await wait(.seconds(1))
    }
    act().reset()
  }

  mutating func insert(_ guesses: [String]) {
    let session = act()
    for guess in guesses {
      if view.canInsertAnswers, openAnswers.contains(guess) { inserted.append(guess) }
      outcomes.append(session.insert(guess))
    }
  }

  /// Inserts the next answers of the remote, one after another.
  mutating func insertAnswers(_ count: Int) throws {
    try expect(0 < count && count <= openAnswers.count, "no \(count) answers are open")
    for answer in openAnswers.prefix(count) { insert([answer]) }
    try expect(view.answers, equals: inserted, "the list of guesses")
  }

  mutating func wait(_ time: Duration) async throws {
    remember()
    try await pass(time)
  }

  /// Lets time pass, and answers arrive.
  func pass(_ time: Duration) async throws {
    try await scheduler.advance(by: time, settling: network)
  }

  /// Lets the rest of the round pass.
  mutating func waitForTheEnd() async throws {
    let start = try require(start, "the game has not been started")
    try await wait(length - (scheduler.now - start))
    try expect(view.counter, equals: "00:00", "the counter at its end")
  }

  /// The answers of the remote that have not been inserted.
  var openAnswers: [String] { remote.answers.filter { !inserted.contains($0) } }

  /// `mm:ss` of a game that has not been started.
  var fullTime: String { counter(at: length) }

  func counter(at time: Duration) -> String {
    let seconds = time.components.seconds
    return "\(seconds / 600)\(seconds / 60 % 10):\(seconds % 60 / 10)\(seconds % 10)"
  }
}
