import QuizGame
import StepKit
import TestDoubles

/// Another round.
let restartingSteps = StepLibrary(QuizWorld.self) {
  noun(
    "anotherRound", QuestionNoun(),
    "(?:another|a new|a second|the next|the second|the new) (?:round|game|quiz)")

  noun(
    "quizChoosesButton", Chooses(),
    "(?:(?:has|have|had) )?(?:taps?|tapped|press(?:es|ed)?|selects?|selected|chooses?|chose|clicks?|clicked|accepts?|accepted|takes?|took)"
      + "(?: on)?"
  )

  When("{player} request(s)/ask(s)/want(s)/tries/try to reset/restart {quizQuestion}( {again})") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun, again: Again?) in
    for _ in 0..<(again?.times ?? 1) { try await quiz.resetGame() }
  }.isIdempotent()

  When("{player} request(s)/requested/asks\\ for a reset/restart") {
    (quiz: inout QuizWorld, _: Player) in try await quiz.resetGame()
  }.isIdempotent()

  When("{player} request(s)/requested to reset/restart") {
    (quiz: inout QuizWorld, _: Player) in try await quiz.resetGame()
  }.isIdempotent()

  When("{player} {quizChoosesButton} {quizOption}") {
    (quiz: inout QuizWorld, _: Player, _: Chooses, option: QuizMessage.Action) in
    try quiz.choose(option)
  }

  When("{player} {quizChoosesButton} the {quizOption} button") {
    (quiz: inout QuizWorld, _: Player, _: Chooses, option: QuizMessage.Action) in
    try quiz.choose(option)
  }

  // After "and", the subject may be that of the sentence before.
  When("requests to reset/restart {quizQuestion}( {again})") {
    (quiz: inout QuizWorld, _: QuestionNoun, again: Again?) in
    for _ in 0..<(again?.times ?? 1) { try await quiz.resetGame() }
  }.isIdempotent()

  When(
    "{player}( has)( have)( already) requested/asked/wanted to reset/restart {quizQuestion}( {again})"
  ) {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun, again: Again?) in
    if quiz.network.requests.isEmpty { try await quiz.startRound() }
    for _ in 0..<(again?.times ?? 1) { try await quiz.resetGame() }
  }.isIdempotent()

  When("{player}( has) reset(s)/restart(s)/restarted {quizQuestion}( {again})") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun, again: Again?) in
    if quiz.network.requests.isEmpty { try await quiz.startRound() }
    for _ in 0..<(again?.times ?? 1) { try await quiz.resetGame() }
  }.isIdempotent()

  When("{player}( has) reset(s)/restart(s)/restarted a running/started game/quiz") {
    (quiz: inout QuizWorld, _: Player) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.resetGame()
  }.isIdempotent()

  When("{player} request(s)/want(s)/ask(s)/tries/try to start/play {anotherRound}") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun) in try await quiz.startAnother()
  }.isIdempotent()

  When("{player}( has) start(s)/started/begin(s)/began/play(s)/played {anotherRound}") {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun) in try await quiz.startAnother()
  }.isIdempotent()

  noun(
    "quizIsBegun", NoStart(),
    "starts|begins|has (?:started|begun)|(?:is|was|has been|gets) (?:started|begun)")

  Step("{anotherRound} {quizIsBegun}") {
    (quiz: inout QuizWorld, _: QuestionNoun, _: NoStart) in try await quiz.startAnother()
  }.isIdempotent()

  noun(
    "quizReset", Deleted(), "(?:reset|restarted)(?: by (?:the (?:customer|player|user)|me))?",
    "back (?:at|to) (?:the|its) (?:beginning|start)")

  noun(
    "quizWhole", QuestionNoun(), "(?:the|a)(?: running| started)? (?:game|quiz|round)|everything")

  Step("{quizWhole} {quizIs} {quizReset}") {
    (quiz: inout QuizWorld, _: QuestionNoun, isReset: Bool, _: Deleted) in
    if isReset, !quiz.isOutcome {
      if quiz.network.requests.isEmpty { try await quiz.startRound() }
      return try await quiz.resetGame()
    }
    let time = Duration.seconds(try quiz.shownSeconds())
    let isFresh =
      quiz.view.answers.isEmpty && quiz.view.statusButton == .start && quiz.view.message == nil
      && time == quiz.length
    try expect(isFresh == isReset, isReset ? "the game is not reset" : "the game is reset")
  }.isIdempotent()

  When(
    "{player} request(s)/requested/choose(s)/want(s)/ask(s)/accept(s)/decide(s) to {quizOption}( {inMessage})( shown)( by the app)"
  ) {
    (quiz: inout QuizWorld, _: Player, option: QuizMessage.Action, _: MessageNoun?) in
    try quiz.choose(option)
  }

  noun(
    "inMessage", MessageNoun(), "(?:from|in|on|of) (?:the|this) message(?: shown)?(?: by the app)?")

  When("{player} {quizChoosesButton} the {offeredOption}( {inMessage})") {
    (quiz: inout QuizWorld, _: Player, _: Chooses, option: QuizMessage.Action, _: MessageNoun?) in
    try quiz.choose(option)
  }

  When("{player} {quizChoosesButton} the offer to {quizOption}") {
    (quiz: inout QuizWorld, _: Player, _: Chooses, option: QuizMessage.Action) in
    try quiz.choose(option)
  }

  When("{player} {quizChoosesButton} {string}( {inMessage})") {
    (quiz: inout QuizWorld, _: Player, _: Chooses, title: String, _: MessageNoun?) in
    try quiz.press(title)
  }

  When("{player} {quizChoosesButton} the {string} button") {
    (quiz: inout QuizWorld, _: Player, _: Chooses, title: String) in try quiz.press(title)
  }

  When("{player} {quizChoosesButton} {statusButton}( {again})") {
    (quiz: inout QuizWorld, _: Player, _: Chooses, button: String, again: Again?) in
    try quiz.press(button)
    // Its second press is that of another button: "start" has become "reset".
    for _ in 1..<(again?.times ?? 1) { quiz.pressStatusButton() }
  }

  noun("asksFor", NoStart(), "requests?|requested|wants|asks for|asked for")

  When("{player} {asksFor} {anotherRound}") {
    (quiz: inout QuizWorld, _: Player, _: NoStart, _: QuestionNoun) in
    try await quiz.startAnother()
  }.isIdempotent()

  When("{player} plays/play again") { (quiz: inout QuizWorld, _: Player) in
    try quiz.choose(.playAgain)
  }

  When("{player} tries\\ again/try\\ again/retries/retry") { (quiz: inout QuizWorld, _: Player) in
    try quiz.choose(.tryAgain)
  }

  Then(
    "the app/system {quizAllows} {player}( to) insert( new) answers until it/the\\ game starts again"
  ) { (quiz: inout QuizWorld, isOpen: Bool, _: Player) in
    try expect(!isOpen, "answers can be inserted after the start")
    try await quiz.expectClosedUntilStart()
  }

  Then("{anotherRound} {quizDoes} start( {quizYet})( {quizByItself})") {
    (quiz: inout QuizWorld, _: QuestionNoun, isStarted: Bool, _: Again?, _: Counting?) in
    try await quiz.started(isStarted)
  }

  Then("{anotherRound} {quizCan} be started/played/begun") {
    (quiz: inout QuizWorld, _: QuestionNoun, canStart: Bool) in
    try quiz.expectStartable(canStart)
  }

  Then("{player} {quizCan} start {anotherRound}") {
    (quiz: inout QuizWorld, _: Player, canStart: Bool, _: QuestionNoun) in
    try quiz.expectStartable(canStart)
  }

  Then("{anotherRound} starts/begins with {count} {hits}") {
    (quiz: inout QuizWorld, _: QuestionNoun, count: Int, _: Hits) in
    if !quiz.isOutcome || quiz.round == nil { try await quiz.startNext() }
    try quiz.expectHits(count)
  }

  Then("{anotherRound} starts/begins with an empty list") {
    (quiz: inout QuizWorld, _: QuestionNoun) in
    if !quiz.isOutcome || quiz.round == nil { try await quiz.startNext() }
    try quiz.expectList([], true)
  }

  Then(
    "{player} {quizCan} insert {answerNoun} until it/the\\ game starts again"
  ) { (quiz: inout QuizWorld, _: Player, isOpen: Bool, _: AnswerNoun) in
    try expect(!isOpen, "answers can be inserted after the start")
    try await quiz.expectClosedUntilStart()
  }
}

/// The customer presses a button.
struct Chooses {}

extension QuizWorld {
  fileprivate mutating func expectClosedUntilStart() async throws {
    let answer = try require(try openAnswers().first, "every answer has been found")
    try expectOpen(false)
    insert(answer)
    try expect(try guess().outcome, equals: .notStarted, "a guess before the start")
    try expect(view.answers, equals: [], "the list")
    try await startGame()
    try expectOpen(true)
    insert(answer)
    try expect(view.answers, equals: [answer], "the list after the start")
  }
}

extension QuizWorld {
  /// After the end of a round, or in the midst of it, the next one; as an outcome, it runs.
  fileprivate mutating func startAnother() async throws {
    if isOutcome {
      try expectOpen(true)
      try expectDeleted(true)
      return try await expectCounting()
    }
    try await startNext()
  }

  fileprivate mutating func startNext() async throws {
    if view.message != nil { chooseMessageAction() } else { try await resetGame() }
    try await startGame()
    try expectOpen(true)
  }

  /// Takes the offer of the message.
  ///
  /// "Play again" is what the document calls it at either end of a game; "try again" is the button's
  /// own name.
  mutating func choose(
    _ option: QuizMessage.Action, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let message = try shownMessage(file: file, line: line)
    switch (option, message) {
    case (.playAgain, .won), (.playAgain, .timeOver): break
    case (.playAgain, .loadFailed):
      try expect(
        false, "the message shown is not that of a finished game", file: file, line: line)
    case (.tryAgain, _):
      try expect(
        message.action, equals: .tryAgain, "the offer of the message", file: file, line: line)
    }
    chooseMessageAction()
  }

  /// Presses the button with this title, of the message or of the screen.
  fileprivate mutating func press(
    _ title: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if let message = view.message, message.action.title == title { return chooseMessageAction() }
    try expect(
      view.statusButton.rawValue, equals: title.lowercased(), "the button", file: file, line: line)
    pressStatusButton()
  }
}
