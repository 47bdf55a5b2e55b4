import QuizGame
import StepKit
import TestDoubles

/// Inserting answers (QUI-UC3).
let insertingSteps = StepLibrary(QuizWorld.self) {
  ParameterType(
    "rejection", Rejection.allCases.map(\.rawValue).joined(separator: "|"), useForSnippets: false
  ) { word in
    try require(Rejection(rawValue: word), "no rejection is called \(word)").outcome
  }

  noun("inserts", Inserts(), insertsPattern)

  // Where words that speak of the past mean that the game has been started.
  ParameterType("hasInserted", insertsPattern, useForSnippets: false) { (text: String) in
    HasInserted(isState: text.hasPrefix("ha") || text.contains("ed") || text.hasPrefix("gave"))
  }

  noun(
    "insertsNot", InsertsNot(),
    "(?:(?:has|have|had|did|does|do) (?:not|never)|(?:has|have|had|did|does|do)n['’]t)"
      + " (?:insert|add|enter|guess|hit|found|find)(?:ed)?")

  noun(
    "lastAnswers", AnswerNoun(),
    "(?:last|remaining|missing|final)(?: (?:remaining|missing))? (?:answers?|guess(?:es)?)(?: to be guessed)?"
  )

  noun(
    "withoutStart", NoStart(),
    "(?:without|before) (?:starting|the start)(?: (?:the game|of the game))?(?: again)?")

  noun(
    "wrongAnswer", AnswerNoun(),
    "(?:(?:new|more|other|different) )?(?:wrong|incorrect) (?:answers?|guess(?:es)?)"
      + "|answers? (?:that|which) (?:is|are) (?:not correct|wrong|incorrect)")

  Given("capitals matter") { quiz in quiz.makeApp(capitalsMatter: true) }

  Given("capitals do not/don't matter") { quiz in quiz.makeApp(capitalsMatter: false) }
    .statesDefault(opposite: "capitals matter")

  // As an outcome, the same words say how many answers have been found.
  When("{player} {hasInserted}( exactly)( only)( just) {count}( of the) {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, inserts: HasInserted, count: Int, _: AnswerNoun) in
    try await quiz.insertAnswers(count, asState: inserts.isState)
  }

  When("{player} {inserts} another {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun) in try quiz.insertNextAnswer()
  }

  When("{player} {hasInserted}( only)( just) {count} (out )of( the) {count} {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, inserts: HasInserted, count: Int, total: Int, _: AnswerNoun)
    in
    try await quiz.have(total: total)
    try await quiz.insertAnswers(count, asState: inserts.isState)
  }

  When("{player} {inserts} every {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertAllAnswers()
  }.isIdempotent()

  When("{player} {inserts} every {answerNoun} but/except {count}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun, count: Int) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertAllAnswers(but: count)
  }.isIdempotent()

  When("{player} {inserts} all( of)( the)( other) {answerNoun} but/except {quoted list}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun, rest: [String]) in
    try await quiz.spare(rest)
    if quiz.round == nil { try await quiz.startRound() }
    let open = try quiz.openAnswers()
    try expect(rest.allSatisfy(open.contains), "the answers that remain are \(open)")
    for answer in open where !rest.contains(answer) { quiz.insert(answer) }
  }.isIdempotent()

  When("{player} {hasInserted} some/several {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, inserts: HasInserted, _: AnswerNoun) in
    try await quiz.insertAnswers(2, asState: inserts.isState)
  }

  Given("{player} {insertsNot} anything( yet)") {
    (quiz: inout QuizWorld, _: Player, _: InsertsNot) in
    try expect(quiz.view.answers, equals: [], "the list")
  }.statesDefault(opposite: "the customer has inserted one answer")

  When("{player} {inserts} {string} followed by {string}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, first: String, second: String) in
    try await quiz.insertNamed([first, second])
  }.isIdempotent()

  When("{player} {inserts}( {namedAnswers}) {string} and the command is executed( again)") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun?, guess: String) in
    try await quiz.insertNamed([guess])
    _ = try require(quiz.session.game, "no game has been loaded")
  }.isIdempotent()

  When(
    "{player} {inserts} both/all of them( in time)( before the counter ends)( before the timer ends)"
  ) {
    (quiz: inout QuizWorld, _: Player, _: Inserts) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertAllAnswers()
    try quiz.expectWon()
  }.isIdempotent()

  Given("the game/quiz is running/started and {string} is/was inserted( {times})") {
    (quiz: inout QuizWorld, guess: String, count: Int?) in
    try await quiz.spare([guess])
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertNamed(Array(repeating: guess, count: count ?? 1), asState: true)
  }

  noun(
    "startedAndInsertedNothing", NoStart(),
    "(?:the (?:customer|player|user)|I)(?: has| have| had)?(?: already| just)? (?:started|begun|began)"
      + " (?:the|a) (?:game|quiz) (?:but|and)(?: (?:the (?:customer|player|user)|I))?"
      + " (?:(?:has|have|had|did) )?(?:never|not) (?:insert|add|enter|guess|hit)(?:ed)?"
      + " (?:an?|any|a single) (?:answer|guess)|the (?:game|quiz) (?:is|was|has been) (?:started|running)"
      + " (?:but|and) no (?:answer|guess) (?:is|was|has been) (?:saved|inserted|hit|given)")

  Given("{startedAndInsertedNothing}( yet)") { (quiz: inout QuizWorld, _: NoStart) in
    try await quiz.startRound()
    try expect(quiz.view.answers, equals: [], "the list")
  }

  When("{player} {inserts} nothing( at all)") { (_: inout QuizWorld, _: Player, _: Inserts) in }
    .isIdempotent()

  When("{player} {inserts}( all)( of)( the)( {count}) {lastAnswers}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int?, _: AnswerNoun) in
    let open = try quiz.openAnswers().count
    try expect(open, equals: count ?? open, "the number of answers that remain")
    try await quiz.insertAllAnswers()
  }.isIdempotent()

  When("{player} {inserts} the {lastAnswers}(,)(:) {string}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun, answer: String) in
    try await quiz.spare([answer])
    let open = try quiz.openAnswers()
    try expect(open, equals: [answer], "the answers that remain")
    quiz.insert(answer)
  }

  When("{player} {inserts} {count} {wrongAnswer}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: AnswerNoun) in
    for number in 0..<count { quiz.insert("no answer \(number)") }
  }.isIdempotent()

  When("{player} {inserts} an empty/blank answer/guess") {
    (quiz: inout QuizWorld, _: Player, _: Inserts) in quiz.insert(" ")
  }.isIdempotent()

  When("{player} {inserts} all( of)( the)( {count}) {answerNoun}( to be guessed)( in time)") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, total: Int?, _: AnswerNoun) in
    try await quiz.insertAllAnswers(of: total)
  }.isIdempotent()

  When("{player} {inserts} all( the)( {count}) {answerNoun} but/except {count}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, total: Int?, _: AnswerNoun, count: Int) in
    try await quiz.insertAllAnswers(of: total, but: count)
  }.isIdempotent()

  When(
    "{player} {hasInserted}( only)( just)( both)( {namedAnswers})(:) {quoted list}( {again})( as an answer)( as a guess)( in this order)( only)( one after another)( one by one)"
  ) {
    (
      quiz: inout QuizWorld, _: Player, inserts: HasInserted, _: AnswerNoun?, guesses: [String],
      _: Again?
    ) in
    try await quiz.insertNamed(guesses, asState: inserts.isState)
  }.isIdempotent()

  When(
    "{player} {inserts}( {namedAnswers}) {quoted list} {withoutStart}"
  ) {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun?, guesses: [String], _: NoStart) in
    try quiz.expectOpen(false)
    try await quiz.insertNamed(guesses)
  }.isIdempotent()

  When("{player} {inserts}( {namedAnswers}) {quoted list} with( {just}) {duration} {leftOver}") {
    (
      quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun?, guesses: [String], _: Just?,
      time: Duration, _: LeftOver
    ) in
    try await quiz.spare(guesses)
    try await quiz.leave(time)
    try await quiz.insertNamed(guesses)
  }.isIdempotent()

  When(
    "{player} {inserts}( {namedAnswers}) {quoted list} {duration} before the counter/timer/time/game ends/ended/is\\ over"
  ) {
    (
      quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun?, guesses: [String],
      time: Duration
    ) in
    try await quiz.spare(guesses)
    try await quiz.leave(time)
    try await quiz.insertNamed(guesses)
  }.isIdempotent()

  When("{player} {inserts} {string} and then {string}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, first: String, second: String) in
    try await quiz.insertNamed([first, second])
  }.isIdempotent()

  When("{player} {hasInserted} these/the\\ following {answerNoun}(:)") {
    (quiz: inout QuizWorld, _: Player, inserts: HasInserted, _: AnswerNoun, table: DataTable) in
    try await quiz.insertNamed(listedAnswers(table), asState: inserts.isState)
  }.isIdempotent()

  When("{player} {hasInserted}( {namedAnswers}) {string} {times}") {
    (
      quiz: inout QuizWorld, _: Player, inserts: HasInserted, _: AnswerNoun?, guess: String,
      count: Int
    ) in
    try await quiz.insertNamed(Array(repeating: guess, count: count), asState: inserts.isState)
  }.isIdempotent()

  When("{player} {inserts} a duplicate/repeated answer/guess") {
    (quiz: inout QuizWorld, _: Player, _: Inserts) in
    quiz.insert(try require(quiz.found.last, "the customer has found no answer"))
  }.isIdempotent()

  When("{player} {inserts} the same answer/guess again/twice") {
    (quiz: inout QuizWorld, _: Player, _: Inserts) in quiz.insert(try quiz.guess().text)
  }.isIdempotent()

  Given(
    "{player} {inserts}( only) {quoted list} before the counter/timer/clock/countdown ends/ended"
  ) {
    (quiz: inout QuizWorld, _: Player, _: Inserts, guesses: [String]) in
    try await quiz.spare(guesses)
    if !quiz.isPlaying { try await quiz.startRound() }
    try await quiz.insertNamed(guesses)
    try await quiz.passRest()
  }

  Given(
    "{player} {inserts}( only) {count} {answerNoun} before the counter/timer/clock/countdown ends/ended"
  ) {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: AnswerNoun) in
    if !quiz.isPlaying { try await quiz.startRound() }
    try await quiz.insertAnswers(count, asState: true)
    try await quiz.passRest()
  }

  // Before an outcome, the customer inserts them; as one, they are the answers found.
  When(
    "the answer(s)/guess(es) {quoted list} is/are/was/were/has\\ been/have\\ been inserted/guessed"
  ) {
    (quiz: inout QuizWorld, answers: [String]) in
    if quiz.isOutcome { return try expect(quiz.view.answers, equals: answers, "the list") }
    try await quiz.insertNamed(answers, asState: true)
  }.isIdempotent()

  When("all( the) {answerNoun} {quizIs} inserted/guessed/found/hit") {
    (quiz: inout QuizWorld, _: AnswerNoun, areFound: Bool) in
    if areFound, !quiz.isOutcome {
      if quiz.network.requests.isEmpty { try await quiz.startRound() }
      return try await quiz.insertAllAnswers()
    }
    try expect(
      try quiz.openAnswers().isEmpty == areFound && quiz.view.answers == quiz.found,
      "the list is \(quiz.view.answers)")
  }.isIdempotent()

  Step("{count} {answerNoun} {quizIs} inserted/guessed/found/hit") {
    (quiz: inout QuizWorld, count: Int, _: AnswerNoun, areFound: Bool) in
    if areFound { return try await quiz.insertAnswers(count, asState: true) }
    try quiz.expectHits(count, false)
  }

  Given("{player} {insertsNot} {answerNoun}( yet)") {
    (quiz: inout QuizWorld, _: Player, _: InsertsNot, _: AnswerNoun) in
    try expect(quiz.view.answers, equals: [], "the list")
  }.statesDefault(opposite: "the customer has inserted one answer")

  // It is compared with the answers, whatever comes of it.
  Then("the app/system validates/validated/checks/checked the( user) guess/answer") { quiz in
    let guess = try quiz.guess()
    switch guess.outcome {
    case .accepted: try quiz.expectCounted(guess, true)
    case .wrong, .repeated: try quiz.expectCounted(guess, false)
    case .blank, .notStarted, .finished: try expect(false, "the guess is \(guess.outcome)")
    }
  }

  Then("the app/system saves the( user) guess/answer") { quiz in
    try quiz.expectCounted(try quiz.guess(), true)
  }

  Then("the app/system {quizDoes} save/count/list the( user) guess/answer") {
    (quiz: inout QuizWorld, isCounted: Bool) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the app/system rejects/ignores the( user) guess/answer") { quiz in
    try quiz.expectCounted(try quiz.guess(), false)
  }

  Then("the( user) answer/guess {quizDoes} count( as a hit)") {
    (quiz: inout QuizWorld, isCounted: Bool) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the( user) answer/guess counts( as a hit)") { quiz in
    try quiz.expectCounted(try quiz.guess(), true)
  }

  Then("the( user) answer/guess {quizIs} a hit") { (quiz: inout QuizWorld, isCounted: Bool) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the answer/guess {quizIs} counted/saved/accepted/listed/added( to the list)") {
    (quiz: inout QuizWorld, isCounted: Bool) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the answer/guess {quizIs} in/on {answerList}") {
    (quiz: inout QuizWorld, isCounted: Bool, _: AnswerList) in
    try quiz.expectCounted(try quiz.guess(), isCounted)
  }

  Then("the {ordinal} answer/guess {quizIs} counted/saved/accepted/listed") {
    (quiz: inout QuizWorld, position: Int, isCounted: Bool) in
    try quiz.expectCounted(try quiz.guess(position), isCounted)
  }

  Then("the answer/guess {quizIs} correct/right") { (quiz: inout QuizWorld, isRight: Bool) in
    try quiz.expectCounted(try quiz.guess(), isRight)
    let outcome = try quiz.guess().outcome
    try expect(isRight || outcome == .wrong, "the guess is \(outcome)")
  }

  Then("the answer/guess {quizIs} wrong/incorrect") { (quiz: inout QuizWorld, isWrong: Bool) in
    let outcome = try quiz.guess().outcome
    try expect((outcome == .wrong) == isWrong, "the guess is \(outcome)")
  }

  Then("the answer/guess {quizIs} rejected/ignored") { (quiz: inout QuizWorld, isRejected: Bool) in
    try quiz.expectCounted(try quiz.guess(), !isRejected)
  }

  Then("the answer/guess is/was rejected as {rejection}") {
    (quiz: inout QuizWorld, outcome: GuessOutcome) in
    try quiz.expectRejected(try quiz.guess(), outcome)
    try expect(quiz.session.lastOutcome, equals: outcome, "what the last guess came to")
  }

  Then("the {ordinal} answer/guess is/was rejected as {rejection}") {
    (quiz: inout QuizWorld, position: Int, outcome: GuessOutcome) in
    try quiz.expectRejected(try quiz.guess(position), outcome)
  }
}

/// The customer inserts what follows, or has inserted it, which comes to the same.
struct Inserts {}

/// The customer inserts what follows, or has inserted it.
struct HasInserted {
  /// Whether the words speak of the past: then the story is past the start of a game.
  var isState: Bool
}

/// Before a game has been started.
struct NoStart {}

/// The customer has not inserted what follows.
struct InsertsNot {}

private let insertsPattern =
  "(?:(?:has|have|had) )?(?:already |now |also |then |just )?"
  + "(?:inserts?|inserted|adds?|added|enters?|entered|guess|guesses|guessed|types?|typed|submits?"
  + "|submitted|gives?|gave|given|(?:finish(?:es|ed)?)(?: (?:inserting|answering|guessing))?)"
  + "|(?:(?:has|have|had) )?(?:tries|try|tried|requests?|requested|wants?|wanted|attempts?|attempted)"
  + " to (?:insert|add|enter|guess|type|submit)"

/// The features' names for the outcomes of a guess that is not saved.
private enum Rejection: String, CaseIterable {
  case wrong
  case repeated
  case blank
  case early
  case late

  var outcome: GuessOutcome {
    switch self {
    case .wrong: .wrong
    case .repeated: .repeated
    case .blank: .blank
    case .early: .notStarted
    case .late: .finished
    }
  }
}
