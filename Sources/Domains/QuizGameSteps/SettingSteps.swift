import QuizGame
import StepKit
import TestDoubles

/// The rules that an app may have otherwise: how long a game lasts, and whether capitals count.
let settingSteps = StepLibrary(QuizWorld.self) {
  noun(
    "quizLength", Length(),
    "(?:an?|the|each|every|this) (?:game|round|quiz)(?: now)? (?:lasts|should last|takes|is|is limited to"
      + "|is set to|has (?:a|the) (?:length|duration|time limit|limit) of)(?: only| just| exactly)?",
    "a (?:game|round|quiz) (?:that lasts|lasting|of|with a (?:time )?(?:limit|length) of)",
    "(?:a|the) (?:game|round|quiz)(?:['’]s)? (?:length|duration|time limit|limit)"
      + " (?:is|was|should be)(?: set to)?(?: only| just| exactly)?",
    "(?:a|the) (?:length|duration|time limit|time)(?: (?:of|for) (?:the|a|each|every) (?:game|round|quiz))"
      + " (?:is|was|should be)(?: set to)?(?: only| just| exactly)?",
    "(?:the|a) \(counterWord) (?:lasts|should last|lasting|that lasts|of)(?: only| just| exactly)?",
    "the (?:time limit|game time) (?:is|was)(?: set to)?(?: only| just| exactly)?")

  noun("hasTime", Length(), "(?:has|have|gets?|had)(?: only| just| exactly)?")

  noun("findAnswers", InsertVerb(), "find|guess|insert|answer|hit|give")

  Step("{quizLength} {duration}( long)") {
    (quiz: inout QuizWorld, _: Length, length: Duration) in try await quiz.last(length)
  }

  Step(
    "{player} {hasTime} {duration} to {findAnswers}( all)( of)( the)( {answerNoun})"
  ) {
    (quiz: inout QuizWorld, _: Player, _: Length, length: Duration, _: InsertVerb, _: AnswerNoun?)
    in
    try await quiz.last(length)
  }

  noun(
    "capitalsMatter", AnswerNoun(),
    "capitals(?: letters)? (?:matter|count)|capital letters (?:matter|count)",
    "(?:the )?(?:answers|guesses) are (?:compared )?case[- ]sensitive(?:ly)?",
    "(?:the )?(?:(?:upper and lower|letter) )?case (?:of (?:the )?(?:answers|guesses|letters) )?matters",
    "(?:upper and lower case|capital and small letters) are distinguished"
  )

  noun(
    "capitalsDoNotMatter", AnswerNoun(),
    "capital(?:s| letters) (?:do not|don['’]t) (?:matter|count)",
    "(?:the )?(?:answers|guesses) are (?:compared case[- ]insensitively|case[- ]insensitive|not case[- ]sensitive)",
    "(?:the )?(?:(?:upper and lower|letter) )?case (?:of (?:the )?(?:answers|guesses|letters) )?"
      + "(?:does not|doesn['’]t) matter",
    "(?:upper and lower case|capital and small letters) are not distinguished",
    "(?:the )?(?:(?:upper and lower|letter) )?case (?:of (?:the )?(?:answers|guesses|letters) )?is ignored",
    "the comparison(?: of (?:the )?(?:answers|guesses))? ignores (?:the )?case")

  Given("{capitalsMatter}") { (quiz: inout QuizWorld, _: AnswerNoun) in
    try quiz.compare(exactly: true)
  }

  Given("{capitalsDoNotMatter}") { (quiz: inout QuizWorld, _: AnswerNoun) in
    try quiz.compare(exactly: false)
  }
  .statesDefault(opposite: "capitals matter")
}

private let counterWord = "(?:counter|timer|clock|countdown)"

/// The time from the start of a game to its end.
private struct Length {}

extension QuizWorld {
  /// Before an outcome, games last so long; as one, the game that is there does.
  mutating func last(_ length: Duration) async throws {
    guard isOutcome else {
      try expect(
        length >= .seconds(1) && length <= .seconds(86_400), "a game lasts a second to a day")
      try expect(round == nil, "the game has started already")
      let isLoaded = (try? remoteQuestion()) != nil
      makeApp(length: length)
      mayLoad = true
      guard isLoaded else { return }
      forgottenRequests = network.requests.count
      return try await loadQuestion()
    }
    let passed = round.map { scheduler.now - $0.start } ?? .zero
    let shown = Duration.seconds(try shownSeconds())
    try expect(passed + shown, equals: length, "the length of the game")
  }

  fileprivate mutating func compare(exactly: Bool) throws {
    try expect(!isOutcome, "this says how answers are compared, and checks nothing")
    makeApp(capitalsMatter: exactly)
  }
}
