import Ports
import QuizGame
import StepKit
import TestDoubles

/// What loading the question comes to.
extension QuizWorld {
  /// Before an outcome, the app loads this question; as one, it has done so.
  mutating func loaded(
    _ isLoaded: Bool, _ question: String?, _ answers: GivenAnswers?
  ) async throws {
    if isLoaded, !isOutcome {
      try have(question, answers)
      try await loadQuestion()
    }
    if !isLoaded { mayLoad = false }
    if !isLoaded, answers == nil, let question {
      return try expectQuestion(question, isShown: false)
    }
    try expectLoaded(isLoaded)
    if let question { try expectQuestion(question) }
    if let answers { try expectAnswers(answers) }
  }

  /// Runs a command of the document's use cases.
  mutating func execute(_ command: String, _ guess: String?) async throws {
    switch (command.lowercased(), guess) {
    case ("load question", nil): try load()
    case ("validate user guesses", nil): _ = try require(session.game, "no game has been loaded")
    case ("start", nil): try await startGame()
    case ("add guess", let guess?): try await insertNamed([guess])
    default:
      try expect(
        false,
        """
        the commands are "Load Question", "Start", "Add guess" with the guess, and \
        "Validate user guesses"
        """)
    }
  }

  /// The question and the answers that the last load delivered.
  func delivered(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> (question: String, answers: [String]) {
    guard case .success(let delivered) = session.loadResult else {
      return try require(nil, "no question was delivered", file: file, line: line)
    }
    return (delivered.question, delivered.answers)
  }

  func expectAnswers(
    _ answers: GivenAnswers, file: StaticString = #filePath, line: Int = #line
  ) throws {
    switch answers {
    case .count(let count): try expectAnswers(count, file: file, line: line)
    case .list(let list):
      let delivered = try delivered(file: file, line: line).answers
      try expect(delivered, equals: list, "the correct answers", file: file, line: line)
    }
  }

  func expectAnswers(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let answers = try delivered(file: file, line: line).answers
    try expect(
      answers.count, equals: count, "the number of correct answers", file: file, line: line)
    let sent = try remoteQuestion(file: file, line: line).answers
    try expect(answers, equals: sent, "the correct answers", file: file, line: line)
  }

  /// Everything that the remote sent, or nothing, was delivered.
  func expectDelivery(
    _ isDelivered: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard isDelivered else {
      if case .success = session.loadResult {
        try expect(false, "a question was delivered", file: file, line: line)
      }
      return
    }
    let sent = try remoteQuestion(file: file, line: line)
    let delivered = try delivered(file: file, line: line)
    try expect(
      delivered.question, equals: sent.question, "the question", file: file, line: line)
    try expect(
      delivered.answers, equals: sent.answers, "the correct answers", file: file, line: line)
  }

  func expectCorrect(
    _ answer: String, at index: Int, _ isCorrect: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let answers = try delivered(file: file, line: line).answers
    let found = try require(
      answers.indices.contains(index) ? answers[index] : nil,
      "the question has \(answers.count) answers", file: file, line: line)
    try expect(
      (found == answer) == isCorrect, "correct answer \(index + 1) is \"\(found)\"", file: file,
      line: line)
  }

  func expectCorrect(
    _ answers: [String], _ areCorrect: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let correct = try delivered(file: file, line: line).answers
    for answer in answers {
      try expect(
        correct.contains(answer) == areCorrect,
        "\"\(answer)\" is \(areCorrect ? "not among" : "among") the correct answers \(correct)",
        file: file, line: line)
    }
  }

  func expectLoaded(
    _ isLoaded: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if isLoaded { return try expectQuestion(isShown: true, file: file, line: line) }
    try expect(view.question, equals: "-", "the question on the screen", file: file, line: line)
    try expect(!view.canPlay, "the status button does something", file: file, line: line)
  }

  func expectStartable(
    _ canStart: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard canStart else {
      let canStart = view.canPlay && view.statusButton == .start
      return try expect(!canStart, "the status button starts the game", file: file, line: line)
    }
    try expect(view.canPlay, "the status button does nothing", file: file, line: line)
    try expect(view.statusButton, equals: .start, "the status button", file: file, line: line)
    try expect(
      !view.canInsertAnswers, "answers can be inserted before the start", file: file, line: line)
  }

  func expectQuestion(
    isShown: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard isShown else {
      return try expect(
        view.question, equals: "-", "the question on the screen", file: file, line: line)
    }
    let expected = try remoteQuestion(file: file, line: line).question
    try expectQuestion(expected, file: file, line: line)
    let lastURL = network.requests.last?.url
    try expect(lastURL, equals: url, "the last request", file: file, line: line)
    try expectLoading(false, file: file, line: line)
    if case .loadFailed = view.message {
      try expect(false, "the app shows that loading failed", file: file, line: line)
    }
  }

  func expectQuestion(
    _ question: String, isShown: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if isShown {
      try expect(
        view.question, equals: question, "the question on the screen", file: file, line: line)
    } else {
      try expect(
        view.question != question, "the question on the screen is \"\(question)\"", file: file,
        line: line)
    }
  }

  func expectLoading(
    _ isLoading: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      view.isLoading == isLoading,
      isLoading
        ? "the app does not show that it is loading" : "the app still shows that it is loading",
      file: file, line: line)
  }

  /// The load failed for this reason, and the customer sees it; or it did not.
  func expectFailure(
    _ problem: QuestionError, _ isShown: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard isShown else {
      try expect(
        view.message != .loadFailed(problem), "the error is shown", file: file, line: line)
      return try expect(
        session.loadResult != .failure(problem), "the load ended with the error", file: file,
        line: line)
    }
    try expect(
      session.loadResult, equals: .failure(problem), "the end of the load", file: file, line: line)
    let message = try shownMessage(file: file, line: line)
    let words = problem == .connectivity ? "there is no connection" : "it cannot be played"
    try expectWords(message.title, contain: "something went wrong", file: file, line: line)
    try expectWords(message.text, contain: words, file: file, line: line)
    try expectOffer(.tryAgain, file: file, line: line)
    try expectLoading(false, file: file, line: line)
  }

  /// The load failed, for whatever reason, and the customer sees it; or it did not.
  func expectFailure(
    _ isShown: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if case .failure(let error) = session.loadResult {
      try expect(
        isShown, "the load ended with the error \(error)", file: file, line: line)
      return try expectFailure(error, true, file: file, line: line)
    }
    try expect(!isShown, "no load has failed", file: file, line: line)
    if case .loadFailed = view.message {
      try expect(false, "the app shows that loading failed", file: file, line: line)
    }
  }
}
