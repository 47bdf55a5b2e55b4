import QuizGame
import StepKit

/// The message over the game, and what it offers (QUI-R29, D-41).
let messageSteps = StepLibrary(QuizWorld.self) {
  noun("messageSays", MessageSays(),
    "(?:the|a) message (?:(?:also )?(?:says|shows|tells|indicates|informs|displays|contains)"
      + "|should (?:say|show|tell|indicate|inform))(?: (?:the (?:customer|player|user)|me))?(?: that)?")

  noun("aMessage", MessageSays(),
    "(?:a|the) message(?: that says| which says| (?:saying|showing|indicating|telling|informing|with))?"
      + "(?: (?:the (?:customer|player|user)|me))?(?: that)?")

  Then("{appShows} {aMessage} how many answers {player}( has) hit") {
    (quiz: inout QuizWorld, isShown: Bool, _: MessageSays, _: Player) in
    guard isShown else { return try quiz.expectNoResult() }
    let total = try quiz.found.count + quiz.openAnswers().count
    try quiz.expectResult(hits: quiz.found.count, of: total)
  }

  Then("{appShows} {aMessage} the time is over and how many answers {player}( has) hit") {
    (quiz: inout QuizWorld, isShown: Bool, _: MessageSays, _: Player) in
    guard isShown else { return try quiz.expectNoResult() }
    let total = try quiz.found.count + quiz.openAnswers().count
    try quiz.expectTimeOver()
    try quiz.expectResult(hits: quiz.found.count, of: total)
  }

  Then("{appShows} {aMessage} the time is over") {
    (quiz: inout QuizWorld, isShown: Bool, _: MessageSays) in try quiz.expectTimeOver(isShown)
  }

  Then("{aMessage} the time is over {quizIs} displayed/shown") {
    (quiz: inout QuizWorld, _: MessageSays, isShown: Bool) in try quiz.expectTimeOver(isShown)
  }

  Then("{messageSays} the time is over") { (quiz: inout QuizWorld, _: MessageSays) in
    try quiz.expectTimeOver()
  }

  Then("{messageSays} {player}( has) hit {count}( of the)( out of the) {answerNoun}") {
    (quiz: inout QuizWorld, _: MessageSays, _: Player, count: Int, _: AnswerNoun) in
    try quiz.expectResult(hits: count, of: try quiz.shownHits().total)
  }

  Then("{messageSays} {player}( has) hit {count} (out )of {count} {answerNoun}") {
    (quiz: inout QuizWorld, _: MessageSays, _: Player, hits: Int, total: Int, _: AnswerNoun) in
    try quiz.expectResult(hits: hits, of: total)
  }

  Then("{messageSays} {count} {hits}") {
    (quiz: inout QuizWorld, _: MessageSays, count: Int, _: Hits) in
    try quiz.expectResult(hits: count, of: try quiz.shownHits().total)
  }

  Then("{appShows} {aMessage} {player}( has) hit {count} {answerNoun}") {
    (quiz: inout QuizWorld, isShown: Bool, _: MessageSays, _: Player, count: Int, _: AnswerNoun) in
    guard isShown else { return try quiz.expectNoResult() }
    try quiz.expectResult(hits: count, of: try quiz.shownHits().total)
  }

  Then("{messageSays} {count} of {count} and offers to {quizOption}") {
    (
      quiz: inout QuizWorld, _: MessageSays, hits: Int, total: Int, option: QuizMessage.Action
    ) in
    if option == .playAgain { try quiz.expectWon() } else { try quiz.expectTimeOver() }
    try quiz.expectResult(hits: hits, of: total)
  }

  Then("{messageSays} {string}") { (quiz: inout QuizWorld, _: MessageSays, words: String) in
    let message = try quiz.shownMessage()
    try quiz.expectWords("\(message.title): \(message.text)", contain: words)
  }

  Then("the message does not/doesn't say/show {string}") { (quiz: inout QuizWorld, words: String) in
    let message = try quiz.shownMessage()
    try expect(
      !"\(message.title): \(message.text)".contains(words), "the message says \"\(words)\"")
  }

  Then("the title of the message {quizIs} {string}") {
    (quiz: inout QuizWorld, isIt: Bool, title: String) in
    let found = try quiz.shownMessage().title
    try expect((found == title) == isIt, "the title of the message is \"\(found)\"")
  }

  Then("the button of the message says/shows {string}") { (quiz: inout QuizWorld, title: String) in
    try expect(try quiz.shownMessage().action.title, equals: title, "the button of the message")
  }

  Then("(show )the option to {quizOption}") { (quiz: inout QuizWorld, option: QuizMessage.Action) in
    try quiz.expectOption(option)
  }

  Then("the option to {quizOption} {quizIs} shown/displayed/offered/available/presented") {
    (quiz: inout QuizWorld, option: QuizMessage.Action, isShown: Bool) in
    try quiz.expectOption(option, isShown)
  }

  Then("{appShows} the option to {quizOption}") {
    (quiz: inout QuizWorld, isShown: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, isShown)
  }

  Then("the/a message {quizIs} displayed/shown/visible") {
    (quiz: inout QuizWorld, isShown: Bool) in
    if isShown { _ = try quiz.shownMessage() } else { try quiz.expectNoMessage() }
  }

  Then("no( other) message {quizIs} displayed/shown/visible") {
    (quiz: inout QuizWorld, isShown: Bool) in
    if isShown { try quiz.expectNoMessage() } else { _ = try quiz.shownMessage() }
  }

  Then("{appShows} a/any/the message") { (quiz: inout QuizWorld, isShown: Bool) in
    if isShown { _ = try quiz.shownMessage() } else { try quiz.expectNoMessage() }
  }

  Then("{appShows} no message") { (quiz: inout QuizWorld, isShown: Bool) in
    if isShown { try quiz.expectNoMessage() } else { _ = try quiz.shownMessage() }
  }

  Then("(only )(exactly ){count} message(s) was/were/has\\ been/have\\ been displayed/shown") {
    (quiz: inout QuizWorld, count: Int) in
    try expect(quiz.messages.count, equals: count, "the number of messages")
  }
}

/// What the message says follows.
struct MessageSays {}

extension QuizWorld {
  func expectWords(
    _ text: String, contain words: String, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      text.contains(words), "the message says \"\(text)\": not \"\(words)\"", file: file, line: line
    )
  }

  /// "Play again" is what the document calls the offer at either end of a game, whatever the button
  /// says; nothing else than "try again" is offered after a failed load.
  fileprivate func expectOption(
    _ option: QuizMessage.Action, _ isOffered: Bool = true, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    var isAtEnd = false
    switch view.message {
    case .won, .timeOver: isAtEnd = true
    case .loadFailed, nil: break
    }
    let isThere = option == .playAgain ? isAtEnd : view.message?.action == option
    try expect(
      isThere == isOffered, isOffered ? "the message does not offer it" : "the message offers it",
      file: file, line: line)
  }

  func expectOffer(
    _ action: QuizMessage.Action, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let offer = try shownMessage(file: file, line: line).action
    try expect(offer, equals: action, "the offer of the message", file: file, line: line)
    let title = action == .playAgain ? "Play Again" : "Try Again"
    try expect(offer.title, equals: title, "the button of the message", file: file, line: line)
  }

  func expectNoMessage(file: StaticString = #filePath, line: Int = #line) throws {
    try expect(view.message, equals: nil, "the message", file: file, line: line)
  }

  /// No end of a game is shown; a failed load may be.
  func expectNoResult(file: StaticString = #filePath, line: Int = #line) throws {
    switch view.message {
    case .won, .timeOver: try expect(false, "a result is shown", file: file, line: line)
    case .loadFailed, nil: break
    }
  }

  /// The message and the screen both name the hits and the total.
  func expectResult(
    hits: Int, of total: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let message = try shownMessage(file: file, line: line)
    try expectWords(
      message.text, contain: "You got \(hits) out of \(total) answers", file: file, line: line)
    try expect(view.hits, equals: "\(hits)/\(total)", "the answers shown", file: file, line: line)
  }
}
