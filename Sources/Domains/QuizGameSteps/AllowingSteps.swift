import QuizGame
import StepKit

/// Whether answers can be inserted, in all voices.
let allowingSteps = StepLibrary(QuizWorld.self) {
  Then("{player} {quizCan} {insertVerb} {answerNoun}( {quizYet})") {
    (
      quiz: inout QuizWorld, _: Player, isOpen: Bool, _: InsertVerb, _: AnswerNoun, _: Again?
    ) in
    try quiz.expectOpen(isOpen)
  }

  noun(
    "quizGuessing", InsertVerb(),
    "guess|answer|(?:start|begin|continue|go on|keep)(?: to)? (?:guess|guessing|answering|inserting)(?: answers)?"
  )

  Then("{player} {quizCan} {quizGuessing}( {quizYet})") {
    (quiz: inout QuizWorld, _: Player, isOpen: Bool, _: InsertVerb, _: Again?) in
    try quiz.expectOpen(isOpen)
  }

  Then("the app/system/game {quizAccepts} {newAnswers}( {quizYet})") {
    (quiz: inout QuizWorld, isOpen: Bool, _: AnswerNoun, _: Again?) in try quiz.expectOpen(isOpen)
  }

  Then("the app/system/game {quizRefuses} {newAnswers}( {quizYet})") {
    (quiz: inout QuizWorld, isClosed: Bool, _: AnswerNoun, _: Again?) in
    try quiz.expectOpen(!isClosed)
  }

  noun("quizForbidden", AnswerNoun(), "(?:refused|rejected|ignored)\(anymore)")

  Then("{newAnswers} {quizIs} {quizForbidden}") {
    (quiz: inout QuizWorld, _: AnswerNoun, areRefused: Bool, _: AnswerNoun) in
    try quiz.expectOpen(!areRefused)
  }

  Then("the app/system/game {quizAllows} inserting {answerNoun}( {quizYet})") {
    (quiz: inout QuizWorld, isOpen: Bool, _: AnswerNoun, _: Again?) in try quiz.expectOpen(isOpen)
  }

  Then("the app/system/game {quizAllows} {answerNoun}") {
    (quiz: inout QuizWorld, isOpen: Bool, _: AnswerNoun) in try quiz.expectOpen(isOpen)
  }

  Then("{answerNoun} {quizCan} be {quizInsertable}( {quizYet})") {
    (quiz: inout QuizWorld, _: AnswerNoun, isOpen: Bool, _: AnswerNoun, _: Again?) in
    try quiz.expectOpen(isOpen)
  }

  Then("no {answerNoun} {quizCan} be {quizInsertable}( {quizYet})") {
    (quiz: inout QuizWorld, _: AnswerNoun, isClosed: Bool, _: AnswerNoun, _: Again?) in
    try quiz.expectOpen(!isClosed)
  }

  Then("nothing {quizCan} be inserted( {quizYet})") {
    (quiz: inout QuizWorld, isClosed: Bool, _: Again?) in try quiz.expectOpen(!isClosed)
  }

  noun("quizAllowed", AnswerNoun(), "(?:accepted|allowed|taken)\(anymore)")

  Then("{newAnswers} {quizIs} {quizAllowed}") {
    (quiz: inout QuizWorld, _: AnswerNoun, isOpen: Bool, _: AnswerNoun) in
    try quiz.expectOpen(isOpen)
  }

  Then("no {newAnswers} {quizIs} {quizAllowed}") {
    (quiz: inout QuizWorld, _: AnswerNoun, isClosed: Bool, _: AnswerNoun) in
    try quiz.expectOpen(!isClosed)
  }

  Then("the app/game/quiz waits for the start( of the game)") { quiz in
    try quiz.expectStartable(true)
  }

  Then("the app/game/quiz waits for {player} to start( the game)( to play)( playing)") {
    (quiz: inout QuizWorld, _: Player) in try quiz.expectStartable(true)
  }

  // inserting new answers, guessing, the input field
  noun(
    "quizInput", AnswerNoun(),
    "(?:inserting|adding|entering|guessing) (?:(?:any|new|more|an|another) )*(?:answers?|guess(?:es)?)",
    "answering|guessing",
    "the (?:(?:answer )?input|(?:answer|text) field)(?: field)?(?: (?:of|for) (?:answers|guesses))?"
  )

  noun(
    "quizOpen", AnswerNoun(), "(?:enabled|allowed|possible|open|available|unlocked)\(anymore)")

  noun(
    "quizClosed", AnswerNoun(),
    "(?:disabled|forbidden|impossible|closed|unavailable|locked|blocked)\(anymore)")

  Then("{quizInput} {quizIs} {quizOpen}") {
    (quiz: inout QuizWorld, _: AnswerNoun, isOpen: Bool, _: AnswerNoun) in
    try quiz.expectOpen(isOpen)
  }

  Then("{quizInput} {quizIs} {quizClosed}") {
    (quiz: inout QuizWorld, _: AnswerNoun, isClosed: Bool, _: AnswerNoun) in
    try quiz.expectOpen(!isClosed)
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

  Then("the app/system/game {quizAccepts} no( more) {newAnswers}( {quizYet})") {
    (quiz: inout QuizWorld, isClosed: Bool, _: AnswerNoun, _: Again?) in
    try quiz.expectOpen(!isClosed)
  }

  Then(
    "{player} must/has\\ to/needs\\ to/have\\ to start the game( again)( first)( before inserting answers)"
  ) {
    (quiz: inout QuizWorld, _: Player) in
    try quiz.expectOpen(false)
    try quiz.expectStartable(true)
  }
}
