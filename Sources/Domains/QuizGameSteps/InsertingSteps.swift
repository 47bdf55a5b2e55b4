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

  noun(
    "inserts", Inserts(),
    insertsPattern)

  noun(
    "insertsNot", InsertsNot(),
    "(?:(?:has|have|had|did|does|do) not|(?:has|have|had|did|does|do)n['’]t)"
      + " (?:insert|add|enter|guess)(?:ed)?")

  noun(
    "wrongAnswer", AnswerNoun(),
    "(?:(?:new|more|other|different) )?(?:wrong|incorrect) (?:answers?|guess(?:es)?)"
      + "|answers? (?:that|which) (?:is|are) (?:not correct|wrong|incorrect)")

  Given("capitals matter") { quiz in quiz.makeApp(capitalsMatter: true) }

  Given("capitals do not/don't matter") { quiz in quiz.makeApp(capitalsMatter: false) }
    .statesDefault(opposite: "capitals matter")

  // As an outcome, the same words say how many answers have been found.
  When("{player} {inserts}( exactly)( only)( just) {count}( of the) {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: AnswerNoun) in
    try await quiz.insertAnswers(count)
  }

  When("{player} {inserts} another {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun) in try quiz.insertNextAnswer()
  }

  When("{player} {inserts} {count} of( the) {count} {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, total: Int, _: AnswerNoun) in
    let known = try quiz.found.count + quiz.openAnswers().count
    try expect(known, equals: total, "the number of correct answers")
    try await quiz.insertAnswers(count)
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
    try quiz.insertAllAnswers(of: total)
  }.isIdempotent()

  When("{player} {inserts} all( the)( {count}) {answerNoun} but/except {count}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, total: Int?, _: AnswerNoun, count: Int) in
    try quiz.insertAllAnswers(of: total, but: count)
  }.isIdempotent()

  When(
    "{player} {inserts}( only)( the answer)( the answers)( the guess)( the word) {quoted list}( again)( as an answer)( as a guess)"
  ) {
    (quiz: inout QuizWorld, _: Player, _: Inserts, guesses: [String]) in
    for guess in guesses { quiz.insert(guess) }
  }.isIdempotent()

  When("{player} {inserts} {string} and then {string}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, first: String, second: String) in
    for guess in [first, second] { quiz.insert(guess) }
  }.isIdempotent()

  When("{player} {inserts} these/the\\ following {answerNoun}(:)") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun, table: DataTable) in
    for guess in listedAnswers(table) { quiz.insert(guess) }
  }.isIdempotent()

  When("{player} {inserts}( the answer) {string} twice") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, guess: String) in
    for guess in [guess, guess] { quiz.insert(guess) }
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
    if !quiz.isPlaying { try await quiz.startRound() }
    for guess in guesses { quiz.insert(guess) }
    try await quiz.passRest()
  }

  Given(
    "{player} {inserts}( only) {count} {answerNoun} before the counter/timer/clock/countdown ends/ended"
  ) {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: AnswerNoun) in
    if !quiz.isPlaying { try await quiz.startRound() }
    try await quiz.insertAnswers(count)
    try await quiz.passRest()
  }

  // Before an outcome, the customer inserts them; as one, they are the answers found.
  When(
    "the answer(s)/guess(es) {quoted list} is/are/was/were/has\\ been/have\\ been inserted/added/guessed"
  ) {
    (quiz: inout QuizWorld, answers: [String]) in
    if quiz.isOutcome { return try expect(quiz.view.answers, equals: answers, "the list") }
    for guess in answers { quiz.insert(guess) }
  }.isIdempotent()

  When("all( the) {answerNoun} {quizIs} inserted/guessed/found/hit") {
    (quiz: inout QuizWorld, _: AnswerNoun, areFound: Bool) in
    if areFound, !quiz.isOutcome {
      if quiz.network.requests.isEmpty { try await quiz.startRound() }
      return try quiz.insertAllAnswers()
    }
    try expect(
      try quiz.openAnswers().isEmpty == areFound && quiz.view.answers == quiz.found,
      "the list is \(quiz.view.answers)")
  }.isIdempotent()

  Step("{count} {answerNoun} {quizIs} inserted/guessed/found/hit") {
    (quiz: inout QuizWorld, count: Int, _: AnswerNoun, areFound: Bool) in
    if areFound { return try await quiz.insertAnswers(count) }
    try quiz.expectHits(count, false)
  }

  Given("{player} {insertsNot} {answerNoun}( yet)") {
    (quiz: inout QuizWorld, _: Player, _: InsertsNot, _: AnswerNoun) in
    try expect(quiz.view.answers, equals: [], "the list")
  }.statesDefault(opposite: "the customer has inserted one answer")

  Then("the system saves the( user) guess/answer") { quiz in
    try quiz.expectCounted(try quiz.guess(), true)
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

/// The customer inserts what follows.
struct Inserts {}

/// The customer has not inserted what follows.
struct InsertsNot {}

private let insertsPattern =
  "(?:(?:has|have|had) )?(?:already |now |also |then )?"
  + "(?:inserts?|inserted|adds?|added|enters?|entered|guess|guesses|guessed|types?|typed|submits?"
  + "|submitted|(?:finished )(?:inserting|answering|guessing))"
  + "|(?:tries|try|tried|requests?|wants?) to (?:insert|add|enter|guess|type|submit)"

/// The cells of a table with one answer a row, below a heading or without one.
func listedAnswers(_ table: DataTable) -> [String] {
  let cells = table.raw.map { $0.joined(separator: " ") }
  let headings = ["answer", "answers", "guess", "guesses", "word"]
  return headings.contains(cells.first?.lowercased() ?? "") ? Array(cells.dropFirst()) : cells
}

extension QuizWorld {
  fileprivate mutating func insertAnswers(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    if isOutcome { return try expectHits(count, file: file, line: line) }
    for _ in 0..<count { try insertNextAnswer(file: file, line: line) }
  }

  /// A guess counts when it makes the list longer, and the hits more, by one.
  fileprivate func expectCounted(
    _ guess: Guess, _ isCounted: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard isCounted else {
      return try expect(
        guess.after, equals: guess.before, "the screen after \"\(guess.text)\"", file: file,
        line: line)
    }
    try expect(
      guess.after.answers.count, equals: guess.before.answers.count + 1,
      "the number of answers after \"\(guess.text)\"", file: file, line: line)
    try expect(
      guess.after.hits != guess.before.hits, "the hits are still \(guess.after.hits)", file: file,
      line: line)
  }

  fileprivate func expectRejected(
    _ guess: Guess, _ outcome: GuessOutcome, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      guess.outcome, equals: outcome, "what \"\(guess.text)\" came to", file: file, line: line)
    try expectCounted(guess, false, file: file, line: line)
  }
}

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
