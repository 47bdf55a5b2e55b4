import QuizGame
import StepKit

/// Inserting answers (QUI-UC3).
let insertingSteps = StepLibrary(QuizWorld.self) {
  ParameterType(
    "rejection", Rejection.allCases.map(\.rawValue).joined(separator: "|"), useForSnippets: false
  ) { word in
    try require(Rejection(rawValue: word), "no rejection is called \(word)").outcome
  }

  Given("capitals matter") { quiz in quiz.makeApp(capitalsMatter: true) }

  Given("capitals do not/don't matter") { quiz in quiz.makeApp(capitalsMatter: false) }
    .statesDefault(opposite: "capitals matter")

  When("the customer( has)( already) insert(s)/inserted {count}( new)( correct)( more) answer(s)") {
    (quiz: inout QuizWorld, count: Int) in
    for _ in 0..<count { try quiz.insertNextAnswer() }
  }

  When("the customer( has) insert(s)/inserted {count} wrong answer(s)") {
    (quiz: inout QuizWorld, count: Int) in
    for number in 0..<count { quiz.insert("no answer \(number)") }
  }.isIdempotent()

  When("the customer( has) insert(s)/inserted an empty/blank answer") { quiz in quiz.insert(" ") }
    .isIdempotent()

  When("the customer( has) insert(s)/inserted all( the) answers") { quiz in
    try quiz.insertAllAnswers()
  }.isIdempotent()

  When("the customer( has) insert(s)/inserted all( the) answers but/except {count}") {
    (quiz: inout QuizWorld, count: Int) in
    try quiz.insertAllAnswers(but: count)
  }.isIdempotent()

  When(
    "the customer( has)( already) insert(s)/inserted/adds/guesses (the answer )(the answers ){quoted list}( again)"
  ) { (quiz: inout QuizWorld, guesses: [String]) in
    for guess in guesses { quiz.insert(guess) }
  }.isIdempotent()

  When("the customer insert(s)/inserted {string} twice") { (quiz: inout QuizWorld, guess: String) in
    for guess in [guess, guess] { quiz.insert(guess) }
  }.isIdempotent()

  When("the customer insert(s)/inserted the same answer again") { quiz in
    quiz.insert(try quiz.guess().text)
  }.isIdempotent()

  Then("the app should display a list with all answers inserted by the customer") { quiz in
    try expect(!quiz.found.isEmpty, "the customer has inserted no correct answer")
    try expect(quiz.view.answers, equals: quiz.found, "the list")
  }

  Then("the app should update the remaining answers to be guessed") { quiz in
    let total = try quiz.found.count + quiz.openAnswers().count
    try expect(quiz.view.hits, equals: "\(quiz.found.count)/\(total)", "the answers shown")
    try expect(
      quiz.session.game?.remaining, equals: total - quiz.found.count, "the answers that remain")
  }

  Then("the app should show the amount of answers that the customer hit") { quiz in
    try expect(try quiz.shownHits().hits, equals: quiz.found.count, "the hits shown")
  }

  Then("the total of answers to be guessed") { quiz in
    let total = try quiz.found.count + quiz.openAnswers().count
    try expect(try quiz.shownHits().total, equals: total, "the total shown")
  }

  Then("the total of answers to be guessed is {count}") { (quiz: inout QuizWorld, count: Int) in
    try expect(try quiz.shownHits().total, equals: count, "the total shown")
  }

  Then("{count} answer(s) is/are to be guessed") { (quiz: inout QuizWorld, count: Int) in
    try expect(try quiz.shownHits().total, equals: count, "the total shown")
  }

  Then("{count} answer(s) remain(s)( to be guessed)") { (quiz: inout QuizWorld, count: Int) in
    try quiz.expectRemaining(count)
  }

  Then("the remaining answers( to be guessed) are {count}") { (quiz: inout QuizWorld, count: Int) in
    try quiz.expectRemaining(count)
  }

  Then("the customer( has) hit {count} answer(s)") { (quiz: inout QuizWorld, count: Int) in
    try expect(try quiz.shownHits().hits, equals: count, "the hits shown")
  }

  Then("the customer( has) hit {count} out of {count} answer(s)") {
    (quiz: inout QuizWorld, hits: Int, total: Int) in
    try expect(quiz.view.hits, equals: "\(hits)/\(total)", "the answers shown")
  }

  Then("the answers shown are {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.view.hits, equals: text, "the answers shown")
  }

  Then("the list( of answers)( of guesses) shows/should\\ show (only ){quoted list}") {
    (quiz: inout QuizWorld, answers: [String]) in
    try expect(quiz.view.answers, equals: answers, "the list")
  }

  Then("the list( of answers)( of guesses) contains/should\\ contain {quoted list}") {
    (quiz: inout QuizWorld, answers: [String]) in
    for answer in answers {
      try expect(
        quiz.view.answers.contains(answer),
        "the list is \(quiz.view.answers): \"\(answer)\" is missing")
    }
  }

  Then("the list( of answers)( of guesses) contains {string} once") {
    (quiz: inout QuizWorld, answer: String) in
    try expect(
      quiz.view.answers.count { $0 == answer }, equals: 1, "the number of \"\(answer)\" in the list"
    )
  }

  Then("the list( of answers)( of guesses) does not/doesn't show/contain {quoted list}") {
    (quiz: inout QuizWorld, answers: [String]) in
    for answer in answers {
      try expect(
        !quiz.view.answers.contains(answer), "\"\(answer)\" is in the list \(quiz.view.answers)")
    }
  }

  Then("the list( of answers)( of guesses) has/contains/shows {count} answer(s)/guess(es)") {
    (quiz: inout QuizWorld, count: Int) in
    try expect(quiz.view.answers.count, equals: count, "the number of answers in the list")
  }

  Then("the {ordinal} answer in/of the list is {string}") {
    (quiz: inout QuizWorld, position: Int, answer: String) in
    let answers = quiz.view.answers
    let found = try require(
      answers.indices.contains(position - 1) ? answers[position - 1] : nil,
      "the list has \(answers.count) answers")
    try expect(found, equals: answer, "answer \(position) of the list")
  }

  Then("the list( of answers)( of guesses) is( still) empty") { quiz in
    try expect(quiz.view.answers, equals: [], "the list")
  }

  Then("the list( of answers)( of guesses) is not empty") { quiz in
    try expect(!quiz.view.answers.isEmpty, "the list is empty")
  }

  Then("the answer/guess is counted/saved/accepted/listed") { quiz in
    try quiz.expectCounted(try quiz.guess())
  }

  Then("the answer/guess is not counted/saved/accepted/listed") { quiz in
    try quiz.expectNotCounted(try quiz.guess())
  }

  Then("the answer/guess is not in the list") { quiz in
    try quiz.expectNotCounted(try quiz.guess())
  }

  Then("the {ordinal} answer/guess is counted/saved/accepted/listed") {
    (quiz: inout QuizWorld, position: Int) in
    try quiz.expectCounted(try quiz.guess(position))
  }

  Then("the {ordinal} answer/guess is not counted/saved/accepted/listed") {
    (quiz: inout QuizWorld, position: Int) in
    try quiz.expectNotCounted(try quiz.guess(position))
  }

  Then("the answer/guess is rejected as {rejection}") {
    (quiz: inout QuizWorld, outcome: GuessOutcome) in
    try expect(try quiz.guess().outcome, equals: outcome, "what the guess came to")
    try expect(quiz.session.lastOutcome, equals: outcome, "what the last guess came to")
    try quiz.expectNotCounted(try quiz.guess())
  }

  Then("the {ordinal} answer/guess is rejected as {rejection}") {
    (quiz: inout QuizWorld, position: Int, outcome: GuessOutcome) in
    try expect(try quiz.guess(position).outcome, equals: outcome, "what guess \(position) came to")
    try quiz.expectNotCounted(try quiz.guess(position))
  }
}

extension QuizWorld {
  fileprivate func expectRemaining(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let shown = try shownHits(file: file, line: line)
    try expect(
      shown.total - shown.hits, equals: count, "the answers that remain", file: file, line: line)
    try expect(
      session.game?.remaining, equals: count, "the answers that remain", file: file, line: line)
  }

  /// A guess counts when it makes the list longer, and the hits more, by one.
  fileprivate func expectCounted(
    _ guess: Guess, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      guess.after.answers.count, equals: guess.before.answers.count + 1,
      "the number of answers after \"\(guess.text)\"", file: file, line: line)
    try expect(
      guess.after.hits != guess.before.hits, "the hits are still \(guess.after.hits)", file: file,
      line: line)
  }

  fileprivate func expectNotCounted(
    _ guess: Guess, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      guess.after, equals: guess.before, "the screen after \"\(guess.text)\"", file: file,
      line: line)
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
