import QuizGame
import StepKit
import TestDoubles

/// Starting the game (QUI-UC2).
let playingSteps = StepLibrary(QuizWorld.self) {
  noun(
    "newAnswers", AnswerNoun(),
    "(?:(?:any|new|more|further|other) )*(?:answers|guesses)"
      + "|(?:an?|another|any) (?:(?:new|other|further) )*(?:answer|guess)")

  noun(
    "quizStarted", NoStart(),
    "(?:started|begun)(?: yet| so far| by (?:the (?:customer|player|user)|me))?")

  When("{player} request(s)/ask(s)/want(s)/tries/try to start/begin {play}( {again})") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun, again: Again?) in
    for _ in 0..<(again?.times ?? 1) { try await quiz.startGame() }
  }.isIdempotent()
    .described(as: "Asks for the game to start; the question need not be there.")

  When("{player} start(s)/begin(s) {play}( {again})") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun, again: Again?) in
    for _ in 0..<(again?.times ?? 1) { try await quiz.startGame() }
  }.isIdempotent()

  Step("{player} {startsNot} {play}( yet)") {
    (quiz: inout QuizWorld, _: Player, _: NoStart, _: QuestionNoun) in
    try quiz.expectNotStarted()
  }.isIdempotent()

  noun(
    "startsNot", NoStart(),
    "(?:does|do|did|should)(?: not|n['’]t) (?:(?:request|ask|want|try) to )?(?:start|begin)"
      + "|never (?:starts?|started|(?:requests?|requested) to start)")

  noun(
    "quizBegan", NoStart(),
    "(?:(?:has|had) )?(?:started|began|begun)|(?:was|has been|had been) (?:started|begun)")

  Given("{player}( has) started {play} {duration} ago") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun, time: Duration) in
    try await quiz.leave(quiz.length - time)
  }

  Given("{quizGame} {quizBegan} {duration} ago") {
    (quiz: inout QuizWorld, _: QuestionNoun, _: NoStart, time: Duration) in
    try await quiz.leave(quiz.length - time)
  }

  Then("{quizGame} has\\ to/must/needs\\ to be started again( first)") {
    (quiz: inout QuizWorld, _: QuestionNoun) in try quiz.expectStartable(true)
  }

  Then("{quizGame} waits/is\\ waiting to be started( again)") {
    (quiz: inout QuizWorld, _: QuestionNoun) in try quiz.expectStartable(true)
  }

  When("{quizGame} is/was started again") { (quiz: inout QuizWorld, _: QuestionNoun) in
    try await quiz.startGame()
  }.isIdempotent()

  When("the game/quiz {quizBegins}( {again})") {
    (quiz: inout QuizWorld, _: NoStart, again: Again?) in
    for _ in 0..<(again?.times ?? 1) { try await quiz.startGame() }
  }.isIdempotent()

  When("{player} started/began/requested\\ to\\ start {play}( {again})") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun, _: Again?) in try await quiz.startRound()
  }.isIdempotent()

  When("{player} started/began/requested\\ to\\ start {play} {givenAnswers}") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun, answers: GivenAnswers) in
    try await quiz.started(with: answers)
  }.isIdempotent()

  When(
    "{player} {quizPerfect} started/begun/requested\\ to\\ start/asked\\ to\\ start {play} {givenAnswers}"
  ) {
    (quiz: inout QuizWorld, _: Player, isStarted: Bool, _: QuestionNoun, answers: GivenAnswers) in
    try expect(isStarted, "say which game has been started instead")
    try await quiz.started(with: answers)
  }.isIdempotent()

  When("the/a game/quiz/round {quizPerfect} started/begun {givenAnswers}") {
    (quiz: inout QuizWorld, isStarted: Bool, answers: GivenAnswers) in
    try expect(isStarted, "say which game has been started instead")
    try await quiz.started(with: answers)
  }.isIdempotent()

  When("the/a game/quiz/round {quizIs} started/running/in\\ progress {givenAnswers}") {
    (quiz: inout QuizWorld, isStarted: Bool, answers: GivenAnswers) in
    try expect(isStarted, "say which game has been started instead")
    try await quiz.started(with: answers)
  }.isIdempotent()

  When("a/the game/quiz/round {givenAnswers} {quizIs} started/running/in\\ progress") {
    (quiz: inout QuizWorld, answers: GivenAnswers, isStarted: Bool) in
    try expect(isStarted, "say which game has been started instead")
    try await quiz.started(with: answers)
  }.isIdempotent()

  noun(
    "quizHasStarted", NoStart(),
    "(?:(?:has|have|had)(?: already| just)? )?(?:started|begun|began|requested to start)|starts?"
      + "|requests? to start|(?:is|was|has been)(?: already)? started")

  When("{player} {quizHasStarted} {play} {quizWithQuestion}") {
    (quiz: inout QuizWorld, _: Player, _: NoStart, _: QuestionNoun, named: NamedQuestion) in
    try quiz.have(named.question, named.answers)
    try await quiz.startRound()
  }.isIdempotent()

  When("the/a game/quiz {quizHasStarted} {quizWithQuestion}") {
    (quiz: inout QuizWorld, _: NoStart, named: NamedQuestion) in
    try quiz.have(named.question, named.answers)
    try await quiz.startRound()
  }.isIdempotent()

  Given("a( new) running/started game/quiz/round {quizWithQuestion}") {
    (quiz: inout QuizWorld, named: NamedQuestion) in
    try quiz.have(named.question, named.answers)
    try await quiz.startRound()
  }

  Given("a( loaded)( new) game/quiz/round {quizWithQuestion}") {
    (quiz: inout QuizWorld, named: NamedQuestion) in
    try quiz.have(named.question, named.answers)
    try await quiz.loadQuestion()
  }

  Given("a running/started game/quiz/round {givenAnswers}") {
    (quiz: inout QuizWorld, answers: GivenAnswers) in try await quiz.started(with: answers)
  }

  Given("a loaded game/quiz/question {givenAnswers}") {
    (quiz: inout QuizWorld, answers: GivenAnswers) in
    try quiz.have(nil, answers)
    try await quiz.loadQuestion()
  }

  Step(
    "{player} {quizPerfect} started/begun/requested\\ to\\ start/asked\\ to\\ start {play}( yet)"
  ) {
    (quiz: inout QuizWorld, _: Player, isStarted: Bool, _: QuestionNoun) in
    try await quiz.started(isStarted)
  }.isIdempotent()
    .described(
      as: "Starts the game once the question is loaded; as an outcome, checks that it is running.")

  Step("{quizGame} {quizPerfect} {quizStarted}") {
    (quiz: inout QuizWorld, _: QuestionNoun, isStarted: Bool, _: NoStart) in
    try await quiz.started(isStarted)
  }.isIdempotent()

  Then("{quizGame} {quizDoes} start( {quizYet})( {quizByItself})") {
    (quiz: inout QuizWorld, _: QuestionNoun, isStarted: Bool, _: Again?, _: Counting?) in
    try await quiz.started(isStarted)
  }

  Step("{quizGame} {quizIs} {quizStarted}") {
    (quiz: inout QuizWorld, _: QuestionNoun, isStarted: Bool, _: NoStart) in
    try await quiz.started(isStarted)
  }.isIdempotent()

  noun(
    "quizUnderWay", Counting(),
    "(?:running|in progress|under ?way|ongoing|being played)(?: any ?more| any longer)?")

  Step("the/a game/quiz/round {quizIs} {quizUnderWay}") {
    (quiz: inout QuizWorld, isRunning: Bool, _: Counting) in
    if isRunning { return try await quiz.started(true) }
    try await quiz.expectStanding()
    try quiz.expectOpen(false)
  }.isIdempotent()

  noun(
    "isPlaying", NoStart(),
    "(?:is|am|are) (?:playing(?: (?:the|a) (?:game|quiz|round))?|in the middle of a (?:game|quiz|round))"
  )

  When("{player} {isPlaying}") { (quiz: inout QuizWorld, _: Player, _: NoStart) in
    try await quiz.started(true)
  }.isIdempotent()

  noun(
    "quizPlays", NoStart(),
    "(?:plays?|played) (?:the|a) (?:game|quiz|round)"
      + "|(?:is|am|are) playing(?: (?:the|a) (?:game|quiz|round))?")

  When("{player} {quizPlays} {givenAnswers}") {
    (quiz: inout QuizWorld, _: Player, _: NoStart, answers: GivenAnswers) in
    try await quiz.started(with: answers)
  }.isIdempotent()

  Given("a running/started game/quiz/round") { quiz in try await quiz.startRound() }

  noun("quizNoun", QuestionNoun(), "game|quiz|round")

  Given("a {quizNoun}( that is) {quizUnderWay}( {givenAnswers})") {
    (quiz: inout QuizWorld, _: QuestionNoun, _: Counting, answers: GivenAnswers?) in
    guard let answers else { return try await quiz.startRound() }
    try await quiz.started(with: answers)
  }

  Given("{player} {hasPlayed} {duration}") {
    (quiz: inout QuizWorld, _: Player, _: Counting, time: Duration) in
    try await quiz.leave(quiz.length - time)
  }

  noun(
    "hasPlayed", Counting(),
    "(?:has|have|had) (?:been playing|played)(?: (?:the|a) (?:game|quiz|round))?(?: for)?")

  Given("a loaded game/quiz/question") { quiz in try await quiz.loadQuestion() }

  Then("the app/system {quizStarts} {quizCounter}") {
    (quiz: inout QuizWorld, isStarted: Bool, _: CounterNoun) in
    if isStarted { try await quiz.expectCounting() } else { try await quiz.expectStanding() }
  }

  Then("the app/system {quizStops} {quizCounter}") {
    (quiz: inout QuizWorld, isStopped: Bool, _: CounterNoun) in
    if isStopped { try await quiz.expectStanding() } else { try await quiz.expectCounting() }
  }

  Then("{statusButton} {quizIs} {visible}") {
    (quiz: inout QuizWorld, button: String, isShown: Bool, _: Visible) in
    let isThere = quiz.view.statusButton.rawValue == button.lowercased()
    try expect(isThere == isShown, "the button is \(quiz.view.statusButton)")
  }

  Then("{appShows} {statusButton}") {
    (quiz: inout QuizWorld, isShown: Bool, button: String) in
    let isThere = quiz.view.statusButton.rawValue == button.lowercased()
    try expect(isThere == isShown, "the button is \(quiz.view.statusButton)")
  }

  Then("{statusButton} {quizIs} enabled/active") {
    (quiz: inout QuizWorld, button: String, isEnabled: Bool) in
    try quiz.expectButton(button, isEnabled: isEnabled)
  }

  Then("{statusButton} {quizIs} disabled/inactive") {
    (quiz: inout QuizWorld, button: String, isDisabled: Bool) in
    try quiz.expectButton(button, isEnabled: !isDisabled)
  }

  Then("{statusButton} {quizCan} be pressed/tapped/clicked/used") {
    (quiz: inout QuizWorld, button: String, isEnabled: Bool) in
    try quiz.expectButton(button, isEnabled: isEnabled)
  }

  Then("the button says/shows/reads {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.view.statusButton.rawValue, equals: text.lowercased(), "the status button")
  }

  When("{player} press(es)/tap(s) the status button( again)") {
    (quiz: inout QuizWorld, _: Player) in quiz.pressStatusButton()
  }

  Then("the app/system {quizAllows} {player}( to) {insertVerb} {answerNoun}( again)( anymore)") {
    (quiz: inout QuizWorld, isOpen: Bool, _: Player, _: InsertVerb, _: AnswerNoun) in
    try quiz.expectOpen(isOpen)
    if isOpen { try quiz.expectGuessTaken() }
  }

  // About the last guess.
  Then("the app/system/game {quizAllows}( {player})( to)( {insertVerb}) it/this/that") {
    (quiz: inout QuizWorld, isAllowed: Bool, _: Player?, _: InsertVerb?) in
    try quiz.expectCounted(try quiz.guess(), isAllowed)
  }

  Step(
    "the app/system/game {quizAllows} {player}( to) {insertVerb}( {namedAnswers}) {quoted list}( again)( anymore)"
  ) {
    (
      quiz: inout QuizWorld, isAllowed: Bool, _: Player, _: InsertVerb, named: NamedAnswers?,
      answers: [String]
    ) in
    try named?.check(answers)
    try await quiz.expectTaken(answers, isAllowed)
  }

  Step("{player} {quizCan} {insertVerb}( {namedAnswers}) {quoted list}( yet)( again)( anymore)") {
    (
      quiz: inout QuizWorld, _: Player, isAllowed: Bool, _: InsertVerb, named: NamedAnswers?,
      answers: [String]
    ) in
    try named?.check(answers)
    try await quiz.expectTaken(answers, isAllowed)
  }

  allowingSteps

  Then("the app/system {quizAllows} {player}( to) start( to play)( playing)( the game)( again)") {
    (quiz: inout QuizWorld, canStart: Bool, _: Player) in try quiz.expectStartable(canStart)
  }

  Then("the status button says/shows/reads/is {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.view.statusButton.rawValue, equals: text, "the status button")
  }
}

extension QuizWorld {
  /// Before an outcome, starts a game with these answers; as one, such a game runs.
  mutating func started(with answers: GivenAnswers) async throws {
    if !isOutcome {
      switch answers {
      case .count(let count): try await have(total: count)
      case .list: try have(nil, answers)
      }
    }
    try await started(true)
    let question = try delivered().answers
    switch answers {
    case .count(let count): try expect(question.count, equals: count, "the number of answers")
    case .list(let list): try expect(question, equals: list, "the correct answers")
    }
  }

  /// A guess is compared with the answers; one that is wrong leaves everything as it is.
  fileprivate func expectGuessTaken() throws {
    try expect(session.insert("no answer"), equals: .wrong, "what a guess came to")
  }

  /// A running game takes these guesses; one that does not run leaves everything as it is.
  fileprivate mutating func expectTaken(_ guesses: [String], _ areTaken: Bool) async throws {
    try expectOpen(areTaken)
    try await insertNamed(guesses)
    for guess in self.guesses.suffix(guesses.count) {
      let isTaken = guess.outcome != .notStarted && guess.outcome != .finished
      try expect(isTaken == areTaken, "\"\(guess.text)\" is \(guess.outcome)")
      if !areTaken { try expectCounted(guess, false) }
    }
  }

  /// Before an outcome, starts the game; as one, makes sure that it runs.
  mutating func started(
    _ isStarted: Bool, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    guard isStarted else { return try expectNotStarted(file: file, line: line) }
    guard isOutcome else { return try await startRound() }
    try expectNoResult(file: file, line: line)
    try expectOpen(true, file: file, line: line)
    try await expectCounting(file: file, line: line)
  }

  fileprivate func expectNotStarted(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(view.statusButton, equals: .start, "the status button", file: file, line: line)
    try expectOpen(false, file: file, line: line)
    try expect(
      scheduler.pendingCount, equals: 0, "the number of running timers", file: file, line: line)
  }

  fileprivate func expectButton(
    _ title: String, isEnabled: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let isThere = view.statusButton.rawValue == title.lowercased()
    guard isThere || isEnabled else { return }
    try expect(isThere, "the button is \(view.statusButton)", file: file, line: line)
    try expect(
      view.canPlay == isEnabled, "the button \(view.canPlay ? "does something" : "does nothing")",
      file: file, line: line)
  }

  func expectOpen(
    _ isOpen: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      view.canInsertAnswers == isOpen,
      isOpen ? "no answer can be inserted" : "answers can be inserted", file: file, line: line)
  }
}
