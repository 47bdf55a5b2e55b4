import QuizGame
import StepKit
import TestDoubles

/// The commands of the document's use cases.
let commandSteps = StepLibrary(QuizWorld.self) {
  ParameterType(
    "quizCommand",
    "(?:the )?(?:command )?\"?(?:Load Question|Start|Add guess|Add Guess|Validate user guesses)\"?(?: command)?"
      + "|(?:the )?\"[^\"]*\" command",
    useForSnippets: false
  ) { (text: String) in
    var name = text
    for word in ["the ", "command ", " command", "\""] { name = name.replacing(word, with: "") }
    return name
  }

  When(
    "{connected} executes/execute/executed {quizCommand}( with the URL)( {again})( with {quizAddedGuess})"
  ) {
    (quiz: inout QuizWorld, _: Player, name: String, again: Again?, guess: String?) in
    for _ in 0..<(again?.times ?? 1) { try await quiz.execute(name, guess) }
  }

  When(
    "{quizCommand} is/was/has\\ been executed( with the URL)( {again})( with {quizAddedGuess})( for {quizAddedGuess})"
  ) {
    (quiz: inout QuizWorld, name: String, again: Again?, guess: String?, other: String?) in
    for _ in 0..<(again?.times ?? 1) { try await quiz.execute(name, guess ?? other) }
  }

  ParameterType(
    "quizAddedGuess",
    #"(?:the (?:data|answer|guess|string|text|user guess) |(?:an?|the) (?:answer|guess) )?"[^"]*""#,
    useForSnippets: false
  ) { (text: String) in String(text.drop { $0 != "\"" }.dropFirst().dropLast()) }

  When("{quizCommand} is/was executed and/but/while/when {circumstance}") {
    (quiz: inout QuizWorld, name: String, circumstance: Circumstance) in
    try quiz.bringAbout(circumstance)
    try await quiz.execute(name, nil)
  }.isIdempotent()

  // It looks at the guesses, and changes nothing.
  When("the app/system validates/verifies/checks the( user) guesses/answers") { quiz in
    _ = try require(quiz.session.game, "no game has been loaded")
  }.isIdempotent()

  When("the command is/was executed( again)") { quiz in
    _ = try require(quiz.session.game, "no game has been loaded")
  }.isIdempotent()
}
