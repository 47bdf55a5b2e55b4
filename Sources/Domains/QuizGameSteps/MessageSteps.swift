import QuizGame
import StepKit

/// The message over the game, and what it offers (QUI-R29, D-41).
let messageSteps = StepLibrary(QuizWorld.self) {
  noun(
    "aMessage", MessageNoun(),
    "(?:a|the) message(?: \(saying))?\(whom)")

  noun(
    "timeIsOver", CounterEnded(),
    "(?:the |my )?time (?:is|was) (?:over|up)|(?:the |my )?time['’]s up"
      + "|(?:the |my )?time (?:has|had) (?:run out|ended|expired|finished)|the (?:counter|timer) has ended"
  )

  noun(
    "exactlyHit", Just(),
    "(?:hit|found|guessed|inserted|answered|correct|right)(?:, no more and no less)?")

  ParameterType(
    "failure", "there is no \(connectionPattern)|the data is invalid|the data are invalid",
    useForSnippets: false
  ) {
    (text: String) in
    text.hasPrefix("the data") ? QuestionError.invalidData : .connectivity
  }

  statement(
    "messageSays", "\(theMessage) (?:\(affirming(sayingVerbs)))\(whom)",
    "\(theMessage) (?:\(denying(sayingVerbs)))\(whom)",
    "(?:it|the app|the system) (?:\(affirming("say indicate")))\(whom)",
    "(?:it|the app|the system) (?:\(denying("say indicate")))\(whom)",
    "(?:it|the app|the system) (?:\(affirming("tell inform")))\(whom)",
    "(?:it|the app|the system) (?:\(denying("tell inform")))\(whom)",
    "\(hearer) (?:\(being)) (?:told|informed|notified)(?: that)?",
    "\(hearer) (?:\(notBeing)) (?:told|informed|notified)(?: that)?",
    "(?:a|the|no) message (?:\(being)) (?:displayed|shown|presented) \(saying)\(whom)",
    "(?:a|the) message (?:\(notBeing)) (?:displayed|shown|presented) \(saying)\(whom)",
    "(?:a|the|no) message (?:\(affirming("appear"))) \(saying)\(whom)",
    "(?:there (?:\(being))|there (?:\(notBeing)))(?: a| any| no)? message \(saying)\(whom)",
    "(?:the (?:app|system|screen) (?:\(affirming(showingVerbs))|\(denying(showingVerbs)))"
      + "|\(hearer) (?:\(affirming("see get receive"))|\(denying("see get receive"))))"
      + " (?:a|the|any) (?:error )?message (?:that|\(saying))\(whom)"
  )

  Then("{appShows} how many answers {player}( has) hit") {
    (quiz: inout QuizWorld, isShown: Bool, _: Player) in
    guard isShown else {
      try quiz.expectNoResult()
      return try expect(quiz.view.hits, equals: "-", "the answers shown")
    }
    let total = try quiz.found.count + quiz.openAnswers().count
    try expect(quiz.view.hits, equals: "\(quiz.found.count)/\(total)", "the answers shown")
    if quiz.view.message != nil { try quiz.expectResult(hits: quiz.found.count, of: total) }
  }

  Then("{messageSays} {count} {answerNoun} {quizIs} {exactlyHit}") {
    (quiz: inout QuizWorld, isSaid: Bool, count: Int, _: AnswerNoun, areHit: Bool, _: Just) in
    try expect(areHit, "say how many answers the message names")
    try quiz.expectResult(hits: count, of: try await quiz.total(ifHits: count), isSaid)
  }

  Then("{messageSays} {count} (out )of( the) {count} {answerNoun} {quizIs} {exactlyHit}") {
    (
      quiz: inout QuizWorld, isSaid: Bool, hits: Int, total: Int, _: AnswerNoun, areHit: Bool,
      _: Just
    ) in
    try expect(areHit, "say how many answers the message names")
    try await quiz.meanDocument(ifTotal: total)
    try quiz.expectResult(hits: hits, of: total, isSaid)
  }

  Then("no message {quizSaying} how many answers {player}( has) hit {quizIs} displayed/shown") {
    (quiz: inout QuizWorld, _: MessageNoun, _: Player, isShown: Bool) in
    try expect(isShown, "the sentence denies twice")
    try quiz.expectNoResult()
  }

  noun("quizSaying", MessageNoun(), saying)

  Then("{messageSays} how many answers {player}( has) hit") {
    (quiz: inout QuizWorld, isSaid: Bool, _: Player) in
    guard isSaid else { return try quiz.expectNoResult() }
    let total = try quiz.found.count + quiz.openAnswers().count
    try quiz.expectResult(hits: quiz.found.count, of: total)
  }

  Then("{messageSays} {timeIsOver} and how many answers {player}( has) hit") {
    (quiz: inout QuizWorld, isSaid: Bool, _: CounterEnded, _: Player) in
    guard isSaid else { return try quiz.expectNoResult() }
    let total = try quiz.found.count + quiz.openAnswers().count
    try quiz.expectTimeOver()
    try quiz.expectResult(hits: quiz.found.count, of: total)
  }

  Then("{messageSays} {timeIsOver} and( that) {player} {hitVerb} {count} {answerNoun}") {
    (
      quiz: inout QuizWorld, isSaid: Bool, _: CounterEnded, _: Player, _: HitVerb, count: Int,
      _: AnswerNoun
    ) in
    try quiz.expectTimeOver(hits: count, of: try await quiz.total(ifHits: count), isSaid)
  }

  Then(
    "{messageSays} {timeIsOver} and( that) {player} {hitVerb} {count} (out )of( the) {count} {answerNoun}"
  ) {
    (
      quiz: inout QuizWorld, isSaid: Bool, _: CounterEnded, _: Player, _: HitVerb, hits: Int,
      total: Int,
      _: AnswerNoun
    ) in
    try await quiz.meanDocument(ifTotal: total)
    try quiz.expectTimeOver(hits: hits, of: total, isSaid)
  }

  Then("{messageSays} all( the)( {count}) {answerNoun} {quizIs} hit/found/guessed/inserted") {
    (quiz: inout QuizWorld, isSaid: Bool, total: Int?, _: AnswerNoun, areFound: Bool) in
    try expect(areFound, "say how many answers the message names")
    guard isSaid else { return try quiz.expectWon(false) }
    try quiz.expectWon()
    let shown = try await quiz.total(ifHits: total ?? 0)
    try quiz.expectResult(hits: total ?? shown, of: total ?? shown)
  }

  Then("{messageSays} {player} {hitVerb} all( the)( {count}) {answerNoun}") {
    (quiz: inout QuizWorld, isSaid: Bool, _: Player, _: HitVerb, total: Int?, _: AnswerNoun) in
    let shown = try await quiz.total(ifHits: total ?? 0)
    try expect(shown, equals: total ?? shown, "the number of answers to be guessed")
    try quiz.expectResult(hits: shown, of: shown, isSaid)
  }

  Then("there is no message( about the time)( about the result)( {quizYet})( on the screen)") {
    (quiz: inout QuizWorld, _: Again?) in
    try quiz.expectNoMessage()
  }

  Then("{messageSays} {count} (out )of( the) {count}( answers)( hits)") {
    (quiz: inout QuizWorld, isSaid: Bool, hits: Int, total: Int) in
    try await quiz.meanDocument(ifTotal: total)
    try quiz.expectResult(hits: hits, of: total, isSaid)
  }

  Then("{messageSays} {timeIsOver} with/after {quizScore}") {
    (quiz: inout QuizWorld, isSaid: Bool, _: CounterEnded, score: Score) in
    try await quiz.expectTimeOver(score, isSaid)
  }

  Then("{messageSays} {timeIsOver}") { (quiz: inout QuizWorld, isSaid: Bool, _: CounterEnded) in
    try quiz.expectTimeOver(isSaid)
  }

  Then("{quizScreenShows} that {timeIsOver}") {
    (quiz: inout QuizWorld, isSaid: Bool, _: CounterEnded) in try quiz.expectTimeOver(isSaid)
  }

  Then("{messageSays} {failure}") { (quiz: inout QuizWorld, isSaid: Bool, problem: QuestionError) in
    try quiz.expectFailure(problem, isSaid)
  }

  Then("{aMessage} {timeIsOver} {quizIs} displayed/shown") {
    (quiz: inout QuizWorld, _: MessageNoun, _: CounterEnded, isShown: Bool) in
    try quiz.expectTimeOver(isShown)
  }

  Then("{aMessage} how many answers {player}( has) hit {quizIs} displayed/shown") {
    (quiz: inout QuizWorld, _: MessageNoun, _: Player, isShown: Bool) in
    guard isShown else { return try quiz.expectNoResult() }
    let total = try quiz.found.count + quiz.openAnswers().count
    try quiz.expectResult(hits: quiz.found.count, of: total)
  }

  Then("{messageSays} {player}( has) hit {count}( of the)( out of the) {answerNoun}") {
    (quiz: inout QuizWorld, isSaid: Bool, _: Player, count: Int, _: AnswerNoun) in
    try quiz.expectResult(hits: count, of: try await quiz.total(ifHits: count), isSaid)
  }

  Then("{messageSays} {player}( has) hit {count} (out )of {count} {answerNoun}") {
    (quiz: inout QuizWorld, isSaid: Bool, _: Player, hits: Int, total: Int, _: AnswerNoun) in
    try await quiz.meanDocument(ifTotal: total)
    try quiz.expectResult(hits: hits, of: total, isSaid)
  }

  Then("{messageSays} {quizQuantity}") {
    (quiz: inout QuizWorld, isSaid: Bool, quantity: Quantity) in
    try expect(quantity == .hits, "the message names the hits")
    guard isSaid else { return try quiz.expectNoResult() }
    let total = try quiz.found.count + quiz.openAnswers().count
    try quiz.expectResult(hits: quiz.found.count, of: total)
  }

  Then("{messageSays} how many answers are/were/have\\ been hit/found/guessed") {
    (quiz: inout QuizWorld, isSaid: Bool) in
    guard isSaid else { return try quiz.expectNoResult() }
    let total = try quiz.found.count + quiz.openAnswers().count
    try quiz.expectResult(hits: quiz.found.count, of: total)
  }

  Then("{messageSays} {count} {answerNoun}") {
    (quiz: inout QuizWorld, isSaid: Bool, count: Int, _: AnswerNoun) in
    try quiz.expectResult(hits: count, of: try await quiz.total(ifHits: count), isSaid)
  }

  Then("{messageSays} all( the) {count} {hits}") {
    (quiz: inout QuizWorld, isSaid: Bool, count: Int, _: Hits) in
    try quiz.expectResult(hits: count, of: count, isSaid)
  }

  Then("{messageSays} the number {int}") { (quiz: inout QuizWorld, isSaid: Bool, count: Int) in
    try quiz.expectResult(hits: count, of: try await quiz.total(ifHits: count), isSaid)
  }

  Then("{appShows} the message {string}") {
    (quiz: inout QuizWorld, isShown: Bool, words: String) in
    let text = quiz.view.message.map { [$0.title, $0.text] } ?? []
    try expect(text.contains(words) == isShown, "the message is \(text)")
  }

  Then("{messageSays} {count} {hits}") {
    (quiz: inout QuizWorld, isSaid: Bool, count: Int, _: Hits) in
    try quiz.expectResult(hits: count, of: try await quiz.total(ifHits: count), isSaid)
  }

  Then("the message says {count} of {count} and offers to {quizOption}") {
    (quiz: inout QuizWorld, hits: Int, total: Int, option: QuizMessage.Action) in
    if option == .playAgain { try quiz.expectWon() } else { try quiz.expectTimeOver() }
    try quiz.expectResult(hits: hits, of: total)
  }

  Then("{messageSays} {string}") { (quiz: inout QuizWorld, isSaid: Bool, words: String) in
    let text = quiz.view.message.map { "\($0.title): \($0.text)" }
    try expect(
      text?.contains(words) ?? false == isSaid,
      text.map { "the message is \"\($0)\"" } ?? "there is no message")
  }

  Then("the message {quizHas} the title {string}") {
    (quiz: inout QuizWorld, isIt: Bool, title: String) in
    let found = try quiz.shownMessage().title
    try expect((found == title) == isIt, "the title of the message is \"\(found)\"")
  }

  noun(
    "messageTitle", MessageNoun(),
    "the title of the message|the message['’]s title")

  Then("the text of the message/message\\ text {quizIs} {string}") {
    (quiz: inout QuizWorld, isIt: Bool, text: String) in
    let found = try quiz.shownMessage().text
    try expect((found == text) == isIt, "the text of the message is \"\(found)\"")
  }

  Then("{player} {quizIs} congratulated") { (quiz: inout QuizWorld, _: Player, isWon: Bool) in
    try quiz.expectWon(isWon)
  }

  Then("the message {quizIs} titled/called {string}") {
    (quiz: inout QuizWorld, isIt: Bool, title: String) in
    let found = try quiz.shownMessage().title
    try expect((found == title) == isIt, "the title of the message is \"\(found)\"")
  }

  Then("{messageTitle} {quizIs} {string}") {
    (quiz: inout QuizWorld, _: MessageNoun, isIt: Bool, title: String) in
    let found = try quiz.shownMessage().title
    try expect((found == title) == isIt, "the title of the message is \"\(found)\"")
  }

  Then("the button of the message says/shows {string}") { (quiz: inout QuizWorld, title: String) in
    try expect(try quiz.shownMessage().action.title, equals: title, "the button of the message")
  }

  noun(
    "quizMessage", MessageNoun(), "(?:the|a) (?:(?:error|final|end|result|closing) )?message")

  Then("{quizMessage} {quizIsVisible}") {
    (quiz: inout QuizWorld, _: MessageNoun, isShown: Bool) in
    if isShown { _ = try quiz.shownMessage() } else { try quiz.expectNoMessage() }
  }

  noun(
    "noMessage", MessageNoun(),
    "no (?:(?:other|final|end|result|closing) )?messages?"
      + "(?: about the (?:end(?: of the game)?|result|time))?")

  Then("{noMessage} {quizIsVisible}") {
    (quiz: inout QuizWorld, _: MessageNoun, isShown: Bool) in
    if isShown { try quiz.expectNoMessage() } else { _ = try quiz.shownMessage() }
  }

  // It stays as it is.
  When("{player} ignores the message") { (quiz: inout QuizWorld, _: Player) in
    _ = try quiz.shownMessage()
  }.isIdempotent()

  Then("{appShows} a/any/the message( yet)") { (quiz: inout QuizWorld, isShown: Bool) in
    if isShown { _ = try quiz.shownMessage() } else { try quiz.expectNoMessage() }
  }

  Then("the message {quizGone}") { (quiz: inout QuizWorld, _: Visible) in
    try quiz.expectNoMessage()
  }

  Then("{appShows} no message") { (quiz: inout QuizWorld, isShown: Bool) in
    if isShown { try quiz.expectNoMessage() } else { _ = try quiz.shownMessage() }
  }

}

/// A message, with or without what it says.
struct MessageNoun {}

private let sayingVerbs =
  "say show tell indicate inform display contain read state report mention include"

private let theMessage =
  "(?:the|a|an) (?:(?:error|final|end|result|closing) )?message(?: shown by the app| of the app)?"

private let saying =
  "(?:saying|with|showing|indicating|telling|informing|stating|reading|(?:that|which) "
  + "(?:says|shows|indicates|tells|informs))"

private let hearer = "(?:the (?:online )?(?:customer|player|user)|I)"

private let whom = "(?: (?:the (?:customer|player|user)|me))?(?: that)?"

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
  func expectOption(
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

  /// The message says that the time is over and names the hits; or it does not say both.
  func expectTimeOver(
    hits: Int, of total: Int, _ isSaid: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      hits <= total, "there are only \(total) answers to be hit", file: file, line: line)
    if isSaid { try expectTimeOver(file: file, line: line) }
    if isSaid || isTimeOver {
      try expectResult(hits: hits, of: total, isSaid, file: file, line: line)
    }
  }

  /// The message and the screen both name the hits and the total.
  func expectResult(
    hits: Int, of total: Int, _ isSaid: Bool = true, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    guard isSaid else {
      let isShown = view.message?.text.contains("You got \(hits) out of \(total) answers") ?? false
      return try expect(!isShown, "the message says so", file: file, line: line)
    }
    let message = try shownMessage(file: file, line: line)
    try expectWords(
      message.text, contain: "You got \(hits) out of \(total) answers", file: file, line: line)
    try expect(view.hits, equals: "\(hits)/\(total)", "the answers shown", file: file, line: line)
  }
}
