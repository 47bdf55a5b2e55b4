import Ports
import QuizGame
import StepKit
import TestDoubles

/// Loading the game (QUI-UC1).
let loadingSteps = StepLibrary(QuizWorld.self) {
  ParameterType("problem", "invalid data|connectivity|connection", useForSnippets: false) { words in
    words == "invalid data" ? QuestionError.invalidData : .connectivity
  }

  When("{player}( has)( have) open(s)/opened/launch(es)/launched/start(s)/started the app( again)")
  {
    (quiz: inout QuizWorld, _: Player) in
    try quiz.prepareRemote()
    quiz.session.open()
  }.isIdempotent()

  When("the app is/was opened/launched/started/open") { quiz in
    try quiz.prepareRemote()
    quiz.session.open()
  }.isIdempotent()

  When("{player}( has)( have) close(s)/closed the app") { (quiz: inout QuizWorld, _: Player) in
    quiz.closeApp()
  }.isIdempotent()

  When(
    "{player}( has)( have) request(s)/requested/ask(s)/asked/wants/want/tries/try to load {quizQuestion}( again)"
  ) {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun) in try quiz.load()
  }

  When(
    "{player}( has)( have) load(s)/loaded/reload(s)/reloaded {quizQuestion}( from remote)( again)"
  ) {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun) in try quiz.load()
  }

  When("{player} requests/request/asks\\ for/ask\\ for the question( again)") {
    (quiz: inout QuizWorld, _: Player) in try quiz.load()
  }

  When("the app/system load(s)/requests/tries\\ to\\ load {quizQuestion}( from remote)( again)") {
    (quiz: inout QuizWorld, _: QuestionNoun) in try quiz.load()
  }

  When("{connected} executes/execute the {string} command( with the guess {string})") {
    (quiz: inout QuizWorld, _: Player, name: String, guess: String?) in
    try quiz.execute(name, guess)
  }

  When("the {string} command is/was executed( with the guess {string})") {
    (quiz: inout QuizWorld, name: String, guess: String?) in
    try quiz.execute(name, guess)
  }

  When("the app/system {quizPerfect} loaded {quizQuestion}( from remote)( yet)") {
    (quiz: inout QuizWorld, isLoaded: Bool, _: QuestionNoun) in
    if isLoaded, !quiz.isOutcome { return try await quiz.loadQuestion() }
    try quiz.expectLoaded(isLoaded)
  }.isIdempotent()

  // Before an outcome this asks for the question, which may not come.
  When("{quizQuestion} {quizIs} loaded( from remote)( yet)( again)") {
    (quiz: inout QuizWorld, _: QuestionNoun, isLoaded: Bool) in
    if isLoaded, !quiz.isOutcome { return try quiz.load() }
    try quiz.expectLoaded(isLoaded)
  }.isIdempotent()

  When("{quizQuestion} {quizIs} ready( to play)( to be played)( to start)( to be started)") {
    (quiz: inout QuizWorld, _: QuestionNoun, isReady: Bool) in
    if isReady, !quiz.isOutcome { try await quiz.loadQuestion() }
    try quiz.expectStartable(isReady)
  }.isIdempotent()

  Then("{appShows} the question( from remote)") { (quiz: inout QuizWorld, isShown: Bool) in
    try quiz.expectQuestion(isShown: isShown)
  }

  Then("the question( from remote) {quizIs} {visible}") {
    (quiz: inout QuizWorld, isShown: Bool, _: Visible) in
    try quiz.expectQuestion(isShown: isShown)
  }

  Then("{appShows} no question") { (quiz: inout QuizWorld, isShown: Bool) in
    try quiz.expectQuestion(isShown: !isShown)
  }

  Then("{player} {quizCan} play( the game)( the quiz)") {
    (quiz: inout QuizWorld, _: Player, canStart: Bool) in try quiz.expectStartable(canStart)
  }

  Then("no question {quizIs} {visible}") { (quiz: inout QuizWorld, isShown: Bool, _: Visible) in
    try quiz.expectQuestion(isShown: !isShown)
  }

  Then("{appShows} the question {string}") {
    (quiz: inout QuizWorld, isShown: Bool, question: String) in
    try quiz.expectQuestion(question, isShown: isShown)
  }

  Then("the question {string} {quizIs} {visible}") {
    (quiz: inout QuizWorld, question: String, isShown: Bool, _: Visible) in
    try quiz.expectQuestion(question, isShown: isShown)
  }

  Then("{player} {quizCan} start( to play)( playing)( the game)( yet)( again)") {
    (quiz: inout QuizWorld, _: Player, canStart: Bool) in try quiz.expectStartable(canStart)
  }

  Then("the game/quiz {quizCan} be started/played( yet)( again)") {
    (quiz: inout QuizWorld, canStart: Bool) in try quiz.expectStartable(canStart)
  }

  Then("the question {string} with {count}( correct) answer(s) {quizIs} delivered") {
    (quiz: inout QuizWorld, question: String, count: Int, isDelivered: Bool) in
    try expect(isDelivered, "say what is delivered instead")
    try expect(try quiz.delivered().question, equals: question, "the question")
    try quiz.expectAnswers(count)
  }

  Then("the question( and the answers)( and the correct answers) {quizIs} delivered") {
    (quiz: inout QuizWorld, isDelivered: Bool) in try quiz.expectDelivery(isDelivered)
  }

  Then("{appShows} (the )question and( its)( the)( {count}) correct answers") {
    (quiz: inout QuizWorld, isDelivered: Bool, count: Int?) in
    try quiz.expectDelivery(isDelivered)
    if isDelivered, let count { try quiz.expectAnswers(count) }
  }

  Then("the system creates( the) question( from valid data)") { quiz in
    try quiz.expectDelivery(true)
  }

  Then("the system downloads( the) data from the URL") { quiz in
    let urls = quiz.network.requests.map(\.url)
    try expect(urls.last, equals: QuizWorld.url, "the last request")
  }

  Then("the {ordinal} correct answer {quizIs} {string}") {
    (quiz: inout QuizWorld, position: Int, isCorrect: Bool, answer: String) in
    try quiz.expectCorrect(answer, at: position - 1, isCorrect)
  }

  Then("the last correct answer {quizIs} {string}") {
    (quiz: inout QuizWorld, isCorrect: Bool, answer: String) in
    let last = try quiz.delivered().answers.count - 1
    try quiz.expectCorrect(answer, at: last, isCorrect)
  }

  Then("{quoted list} {quizIs} one\\ of/some\\ of/among the( correct) answers( of the question)") {
    (quiz: inout QuizWorld, answers: [String], areCorrect: Bool) in
    try quiz.expectCorrect(answers, areCorrect)
  }

  Then("the correct answers {quizHas} {quoted list}") {
    (quiz: inout QuizWorld, areCorrect: Bool, answers: [String]) in
    try quiz.expectCorrect(answers, areCorrect)
  }

  Then("{quoted list} {quizIs}( a) correct( answer)( answers)") {
    (quiz: inout QuizWorld, answers: [String], areCorrect: Bool) in
    try quiz.expectCorrect(answers, areCorrect)
  }

  Then("a/an/the {problem} error( message) {quizIs} {reported}") {
    (quiz: inout QuizWorld, problem: QuestionError, isShown: Bool, _: Visible) in
    try quiz.expectFailure(problem, isShown)
  }

  Then("{appShows} (a )(an )(the ){problem} error( message)") {
    (quiz: inout QuizWorld, isShown: Bool, problem: QuestionError) in
    try quiz.expectFailure(problem, isShown)
  }

  Then("an error( message) {quizIs} {reported}") {
    (quiz: inout QuizWorld, isShown: Bool, _: Visible) in try quiz.expectFailure(isShown)
  }

  Then("{appShows} an/any error( message)") { (quiz: inout QuizWorld, isShown: Bool) in
    try quiz.expectFailure(isShown)
  }

  Then("no error( message) {quizIs} {reported}") {
    (quiz: inout QuizWorld, isShown: Bool, _: Visible) in try quiz.expectFailure(!isShown)
  }

  Then("a/the loading indicator/spinner {quizIs} {visible}") {
    (quiz: inout QuizWorld, isLoading: Bool, _: Visible) in try quiz.expectLoading(isLoading)
  }

  Then("{appShows} a/the loading indicator/spinner") { (quiz: inout QuizWorld, isLoading: Bool) in
    try quiz.expectLoading(isLoading)
  }

  Then("{appShows} that it is loading") { (quiz: inout QuizWorld, isLoading: Bool) in
    try quiz.expectLoading(isLoading)
  }

  Then("the app {quizIs} loading( the question)( the game)") {
    (quiz: inout QuizWorld, isLoading: Bool) in try quiz.expectLoading(isLoading)
  }
}

extension QuizWorld {
  /// Runs a command of the document's use cases.
  fileprivate mutating func execute(_ command: String, _ guess: String?) throws {
    switch (command.lowercased(), guess) {
    case ("load question", nil): try load()
    case ("start", nil): startGame()
    case ("add guess", let guess?): insert(guess)
    default:
      try expect(
        false, "the commands are \"Load Question\", \"Start\" and \"Add guess\" with the guess")
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
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let answers = try delivered(file: file, line: line).answers
    try expect(
      answers.count, equals: count, "the number of correct answers", file: file, line: line)
    let sent = try remoteQuestion(file: file, line: line).answers
    try expect(answers, equals: sent, "the correct answers", file: file, line: line)
  }

  /// Everything that the remote sent, or nothing, was delivered.
  fileprivate func expectDelivery(
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

  fileprivate func expectCorrect(
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

  fileprivate func expectLoaded(
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
    try expect(lastURL, equals: Self.url, "the last request", file: file, line: line)
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

  fileprivate func expectLoading(
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
  fileprivate func expectFailure(
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
