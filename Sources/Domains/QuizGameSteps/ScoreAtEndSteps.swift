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
    useForSnippets: false
  ) { (text: String) in try Score(text) }

  noun(
    "quizRoundEnds", CounterEnded(),
    "(?:(?:my|the) (?:(?:first|last|previous) )?(?:round|game|quiz)|the (?:counter|timer|clock|countdown|time))"
      + " (?:(?:has|have|had) )?(?:ended|finished|expired|ends|finishes|expires|ran out|runs out|run out)|the time (?:is|was) over"
  )

  // Before an outcome, the answers are found and the time passes; as one, the message says so.
  Step("{quizRoundEnds} with/after/at {quizScore}( when {counterEnded})") {
    (quiz: inout QuizWorld, _: CounterEnded, score: Score, _: CounterEnded?) in
    if !quiz.isOutcome {
      if let total = score.total { try await quiz.have(total: total) }
      if let hits = score.hits { try await quiz.reach(hits: hits) }
      if let remaining = score.remaining { try await quiz.remain(remaining) }
      try await quiz.passRest()
    }
    try quiz.expectTimeOver()
    let shown = try quiz.shownHits()
    let hits = try require(score.hits ?? score.remaining.map { shown.total - $0 })
    try quiz.expectResult(hits: hits, of: score.total ?? shown.total)
  }
}

private let number = "\\d{1,3}|no|\(GivenAnswers.numberWords)"

/// How far a round has come.
struct Score {
  var hits: Int?
  var remaining: Int?
  var total: Int?

  init(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.compactMap { GivenAnswers.number(in: $0) }
    let first = try require(numbers.first, "found \"\(text)\", expected a number")
    let isRest = ["missing", "remaining", "left", "go", "guess"].contains(where: words.contains)
    if isRest || text.hasSuffix("to be guessed") { remaining = first } else { hits = first }
    total = numbers.dropFirst().first
  }
}
