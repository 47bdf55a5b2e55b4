import QuizGame
import StepKit

/// Whether answers can be inserted, in all voices.
let allowingSteps = StepLibrary(QuizWorld.self) {
  Then("{player} {quizCan} {insertVerb} {answerNoun}( yet)( again)( anymore)") {
    (quiz: inout QuizWorld, _: Player, isOpen: Bool, _: InsertVerb, _: AnswerNoun) in
    try quiz.expectOpen(isOpen)
  }

  Then("the app/system/game {quizAccepts} {newAnswers}( yet)( again)( anymore)") {
    (quiz: inout QuizWorld, isOpen: Bool, _: AnswerNoun) in try quiz.expectOpen(isOpen)
  }

  Then("the app/system/game {quizAllows} inserting {answerNoun}( again)( yet)") {
    (quiz: inout QuizWorld, isOpen: Bool, _: AnswerNoun) in try quiz.expectOpen(isOpen)
  }

  Then("the app/system/game {quizAllows} {answerNoun}") {
    (quiz: inout QuizWorld, isOpen: Bool, _: AnswerNoun) in try quiz.expectOpen(isOpen)
  }

  Then("{answerNoun} {quizCan} be inserted( again)( yet)/added( again)( yet)/guessed( again)( yet)")
  {
    (quiz: inout QuizWorld, _: AnswerNoun, isOpen: Bool) in try quiz.expectOpen(isOpen)
  }

  Then(
    "no {answerNoun} {quizCan} be inserted( anymore)( yet)/added( anymore)( yet)/guessed( anymore)( yet)"
  ) {
    (quiz: inout QuizWorld, _: AnswerNoun, isClosed: Bool) in try quiz.expectOpen(!isClosed)
  }

  Then("nothing {quizCan} be inserted( {quizYet})") {
    (quiz: inout QuizWorld, isClosed: Bool, _: Again?) in try quiz.expectOpen(!isClosed)
  }

  Then("{newAnswers} {quizIs} accepted( anymore)( yet)( again)/allowed( anymore)( yet)( again)") {
    (quiz: inout QuizWorld, _: AnswerNoun, isOpen: Bool) in try quiz.expectOpen(isOpen)
  }

  Then("no {newAnswers} {quizIs} accepted/allowed") {
    (quiz: inout QuizWorld, _: AnswerNoun, isClosed: Bool) in try quiz.expectOpen(!isClosed)
  }

  Then("the app/game/quiz waits for the start( of the game)") { quiz in
    try quiz.expectStartable(true)
  }

  Then("the app/game/quiz waits for {player} to start( the game)( to play)( playing)") {
    (quiz: inout QuizWorld, _: Player) in try quiz.expectStartable(true)
  }

  Then("inserting {answerNoun} {quizIs} enabled/allowed/possible") {
    (quiz: inout QuizWorld, _: AnswerNoun, isOpen: Bool) in try quiz.expectOpen(isOpen)
  }

  Then("inserting {answerNoun} {quizIs} disabled/forbidden/impossible") {
    (quiz: inout QuizWorld, _: AnswerNoun, isClosed: Bool) in try quiz.expectOpen(!isClosed)
  }

  Then("the input( field)( of answers)( for answers) {quizIs} enabled/open/available") {
    (quiz: inout QuizWorld, isOpen: Bool) in try quiz.expectOpen(isOpen)
  }

  Then("the input( field)( of answers)( for answers) {quizIs} disabled/closed/unavailable") {
    (quiz: inout QuizWorld, isClosed: Bool) in try quiz.expectOpen(!isClosed)
  }

  for (word, isThere) in [("possible", true), ("impossible", false)] {
    Then(
      .expression(
        "it {quizIs} \(word)( for {player})( yet)( again) to {insertVerb} {answerNoun}( again)( yet)"
      )
    ) {
      (quiz: inout QuizWorld, isSo: Bool, _: Player?, _: InsertVerb, _: AnswerNoun) in
      try quiz.expectOpen(isSo == isThere)
    }

    Then(.expression("it {quizIs} \(word)( for {player}) to start( to play)( the game)( again)")) {
      (quiz: inout QuizWorld, isSo: Bool, _: Player?) in
      try quiz.expectStartable(isSo == isThere)
    }
  }

  Then("the app/system/game {quizAccepts} no( more) {newAnswers}( yet)( again)( anymore)") {
    (quiz: inout QuizWorld, isClosed: Bool, _: AnswerNoun) in try quiz.expectOpen(!isClosed)
  }

  Then(
    "{player} must/has\\ to/needs\\ to/have\\ to start the game( again)( first)( before inserting answers)"
  ) {
    (quiz: inout QuizWorld, _: Player) in
    try quiz.expectOpen(false)
    try quiz.expectStartable(true)
  }
}
