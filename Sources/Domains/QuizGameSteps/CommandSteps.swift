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
    "{connected} {quizExecutes} {quizCommand}( {quizWithURL})( {again})( with {quizAddedGuess})( {quizWithURL})"
  ) {
    (
      quiz: inout QuizWorld, _: Player, _: Returns, name: String, url: CommandURL?, again: Again?,
      guess: String?, urlBehind: CommandURL?
    ) in
    try quiz.point(to: url ?? urlBehind)
    for _ in 0..<(again?.times ?? 1) { try await quiz.execute(name, guess) }
  }

  noun(
    "quizExecutes", Returns(),
    "(?:then |now |(?:tries|try|tried) to )?(?:executes?|executed|runs?|ran|calls?|called|performs?|invokes?)"
  )

  noun(
    "quizExecuted", Returns(),
    "(?:is|was|has been|gets)(?: then| now)? (?:executed|run|called|performed|invoked)")

  // with the URL, with that URL, with the URL "https://quiz.url"
  ParameterType(
    "quizWithURL",
    "(?:with|for|from|on) (?:(?:an?|the|this|that|its|above|given|same) )+(?:data|URL)(?: of the question)?"
      + #"(?: "[^"]*")?|(?:with|for|from|on) "https?:[^"]*""#,
    useForSnippets: false
  ) { (text: String) in
    CommandURL(address: text.contains("\"") ? String(text.split(separator: "\"").last ?? "") : nil)
  }

  When(
    "{quizCommand} {quizExecuted}( {quizWithURL})( {again})( with {quizAddedGuess})( for {quizAddedGuess})( {quizWithURL})"
  ) {
    (
      quiz: inout QuizWorld, name: String, _: Returns, url: CommandURL?, again: Again?,
      guess: String?, other: String?, urlBehind: CommandURL?
    ) in
    try quiz.point(to: url ?? urlBehind)
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

/// Where a command loads from; without an address, from where the story's question is.
struct CommandURL {
  var address: String?
}

extension QuizWorld {
  /// Lets the app load from this address, which then answers as the story has said.
  fileprivate mutating func point(to url: CommandURL?) throws {
    guard let address = url?.address, address != self.url else { return }
    try expect(!isOutcome && network.requests.isEmpty, "the app has loaded from \(self.url)")
    try load(from: address)
  }
}
