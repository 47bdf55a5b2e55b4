import QuizGame
import StepKit

/// The end of a round with so many answers found, or so many missing.
let scoreAtEndSteps = StepLibrary(QuizWorld.self) {
  // 12 of the 50 answers hit, 12 hits, 3 answers missing
  ParameterType(
    "quizScore",
    "(?:(?:only|just|exactly) )?(?:\(number))(?: (?:out )?of(?: the)? (?:\(number)))? (?:answers?|guess(?:es)?|hits?)"
      + "(?: (?:hit|found|guessed|inserted|answered|correct))?",
    "(?:(?:only|just|exactly|still) )?(?:\(number)) (?:correct|hit|inserted|found) (?:answers?|guess(?:es)?)",
    "(?:(?:only|just|exactly|still) )?(?:\(number)) (?:missing|remaining) (?:answers?|guess(?:es)?)",
    "(?:(?:only|just|exactly|still) )?(?:\(number)) (?:out )?of(?: the)? (?:\(number))",
    "(?:(?:only|just|exactly|still) )?(?:\(number)) (?:answers?|guess(?:es)?)"
      + "(?: still)? (?:missing|remaining|left|to go|to be guessed|to guess)(?: to be guessed)?",
    "(?:\(number)) (?:answers?|guess(?:es)?) (?:was|were|had been|has been|have been) \(hit)",
    "(?:an?|any|a single|one) (?:(?:correct|single) )?(?:answers?|guess(?:es)?|hits?)(?: \(hit))?",
    useForSnippets: false
  ) { (text: String) in try Score(text) }

  noun(
    "quizRoundEnds", CounterEnded(),
    "(?:(?:my|the) (?:(?:first|last|previous) )?(?:round|game|quiz)|the (?:counter|timer|clock|countdown|time))"
      + " (?:(?:has|have|had) )?(?:ended|finished|expired|ends|finishes|expires|ran out|runs out|run out)|the time (?:is|was) over"
  )

  Step("{quizRoundEnds} with/after/at {quizScore}( when {counterEnded})") {
    (quiz: inout QuizWorld, _: CounterEnded, score: Score, _: CounterEnded?) in
    try await quiz.end(with: score)
  }

  Step("{quizRoundEnds} without {quizScore}") {
    (quiz: inout QuizWorld, _: CounterEnded, score: Score) in
    try await quiz.end(with: Score(hits: 0))
  }

  Step("{player} {quizLoses} {quizGame} with {quizScore}") {
    (quiz: inout QuizWorld, _: Player, _: CounterEnded, _: QuestionNoun, score: Score) in
    try await quiz.end(with: score)
  }
}

extension QuizWorld {
  /// Before an outcome, the answers are found and the time passes; as one, the message says so.
  mutating func end(with score: Score) async throws {
    if !isOutcome {
      if let total = score.total { try await have(total: total) }
      if let hits = score.hits { try await reach(hits: hits) }
      if let remaining = score.remaining { try await remain(remaining) }
      try await passRest()
    }
    try await expectTimeOver(score, true)
  }

  /// The message says that the time is over with this score, or does not say both.
  mutating func expectTimeOver(_ score: Score, _ isSaid: Bool) async throws {
    if let total = score.total { try await meanDocument(ifTotal: total) }
    let shown = try shownHits()
    let hits = try require(score.hits ?? score.remaining.map { shown.total - $0 })
    try expectTimeOver(hits: hits, of: score.total ?? shown.total, isSaid)
  }
}

private let hit = "(?:hit|found|guessed|inserted|answered)"

private let number = "\\d{1,3}|no|\(GivenAnswers.numberWords)"

/// How far a round has come.
struct Score {
  var hits: Int?
  var remaining: Int?
  var total: Int?

  init(hits: Int) { self.hits = hits }

  init(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.compactMap { GivenAnswers.number(in: $0) }
    let isOne = ["a", "an", "any"].contains(where: words.contains)
    let first = try require(
      numbers.first ?? (isOne ? 1 : nil), "found \"\(text)\", expected a number")
    let isRest = ["missing", "remaining", "left", "go", "guess"].contains(where: words.contains)
    if isRest || text.hasSuffix("to be guessed") { remaining = first } else { hits = first }
    total = numbers.dropFirst().first
  }
}
