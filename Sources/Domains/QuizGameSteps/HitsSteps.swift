import QuizGame
import StepKit
import TestDoubles

/// How many answers were hit, and how many remain (QUI-R21).
let hitsSteps = StepLibrary(QuizWorld.self) {
  noun(
    "hits", Hits(),
    "(?:hits?|(?:correct )?(?:answers?|guess(?:es)?) (?:hit|found|guessed)|correct (?:answers?|guess(?:es)?))",
    "answers? (?:that )?(?:the (?:customer|player|user)|I) (?:has |have )?(?:hit|found)",
    "answers? that (?:is|are|was|were|has been|have been) (?:hit|found|guessed)")

  noun(
    "remaining", Remaining(),
    "(?:more )?(?:remaining|missing) (?:answers?|guess(?:es)?)(?: to be guessed)?"
      + "|(?:more )?(?:answers?|guess(?:es)?)(?: still)? (?:remaining|left|missing)(?: to (?:be )?guess(?:ed)?)?"
      + "|(?:more )?(?:answers?|guess(?:es)?) (?:to guess|(?:still|yet) to be (?:guessed|found)|to go)"
  )

  noun("quizLeft", Remaining(), "(?:left|missing|remaining)(?: to (?:be )?guess(?:ed)?)?")

  // As the screen writes it.
  ParameterType("quizFigures", #"\d{1,3}/\d{1,3}"#, useForSnippets: false) { (text: String) in text
  }

  ParameterType("shownNumber", #""?\d+"?"#, useForSnippets: false) { (text: String) in
    try require(Int(text.filter(\.isNumber)), "found \(text), expected a number")
  }

  Then("a/the total of {count} answer(s)( to be guessed)") { (quiz: inout QuizWorld, count: Int) in
    try await quiz.meanDocument(ifTotal: count)
    try quiz.expectTotal(count)
  }

  Then("{quizScreenShows} a/the total( of) {count}( answer)( answers)( to be guessed)") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int) in
    try await quiz.meanDocument(ifTotal: count)
    try expect((try quiz.shownHits().total == count) == isShown, "\(quiz.view.hits) is shown")
  }

  Step("{count}( correct) answer(s) is/are (there )to be guessed( in total)") {
    (quiz: inout QuizWorld, count: Int) in try await quiz.total(count)
  }

  Then("{count} more answer(s)/guess(es) is/are/has/have (still )to be guessed") {
    (quiz: inout QuizWorld, count: Int) in try quiz.expectRemaining(count)
  }

  noun("toBeFound", Remaining(), "to be (?:guessed|found|hit|inserted|given)|to (?:guess|find|hit)")

  Then("{count} answer(s)/guess(es) is/are still {toBeFound}") {
    (quiz: inout QuizWorld, count: Int, _: Remaining) in try await quiz.remain(count)
  }

  noun(
    "howManyRemain", Remaining(),
    "how many (?:answers|guesses) (?:remain|are (?:still )?(?:left|missing|to be guessed))")

  Then("{quizScreenShows} {howManyRemain}") {
    (quiz: inout QuizWorld, isShown: Bool, _: Remaining) in
    guard isShown else { return try expect(quiz.view.hits, equals: "-", "the answers shown") }
    try quiz.expectFigures()
  }

  Then("{quizScreenShows} that all( the)( {count}) {answerNoun} {quizIs} hit/found/guessed") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int?, _: AnswerNoun, areFound: Bool) in
    if let count { try quiz.expectTotal(count) }
    let shown = try quiz.shownHits()
    try expect((shown.hits == shown.total) == (isShown == areFound), "\(quiz.view.hits) is shown")
  }

  noun("inTotal", Hits(), "in total|to be (?:guessed|found)(?: in total)?|to find")

  Then("{quizScreenShows}( that there are)( {just}) {count} {answerNoun} {inTotal}") {
    (quiz: inout QuizWorld, isShown: Bool, _: Just?, count: Int, _: AnswerNoun, _: Hits) in
    try await quiz.meanDocument(ifTotal: count)
    try expect((try quiz.shownHits().total == count) == isShown, "\(quiz.view.hits) is shown")
  }

  Step("there is/are {count} answer(s)( to be guessed)( in total)") {
    (quiz: inout QuizWorld, count: Int) in try await quiz.total(count)
  }

  Step("there is/are still( only) {count} answer(s)/guess(es) to be guessed/to\\ guess") {
    (quiz: inout QuizWorld, count: Int) in try await quiz.remain(count)
  }

  Then("{quizScreenShows} that {player} {hitVerb} {count} {answerNoun}") {
    (quiz: inout QuizWorld, isShown: Bool, _: Player, _: HitVerb, count: Int, _: AnswerNoun) in
    try quiz.expectHits(count, isShown)
  }

  Then("{quizScreenShows} that {player} {hitVerb} {count} (out )of( the) {count} {answerNoun}") {
    (
      quiz: inout QuizWorld, isShown: Bool, _: Player, _: HitVerb, hits: Int, total: Int,
      _: AnswerNoun
    ) in
    try await quiz.meanDocument(ifTotal: total)
    try expect((quiz.view.hits == "\(hits)/\(total)") == isShown, "\(quiz.view.hits) is shown")
  }

  Step(
    "({just} ){count}( more)( answer)( answers)( guess)( guesses)( of them) remain(s)( {toBeFound})"
  ) {
    (quiz: inout QuizWorld, _: Just?, count: Int, _: Remaining?) in try await quiz.remain(count)
  }

  Step("there remain(s)( {just}) {count}( more)( answer)( answers)( guess)( guesses)( {toBeFound})")
  {
    (quiz: inout QuizWorld, _: Just?, count: Int, _: Remaining?) in try await quiz.remain(count)
  }

  noun(
    "stillNeeds", Remaining(),
    "(?:(?:still|now|only|just) )*(?:(?:has|have) (?:still )?to (?:guess|find|hit|insert|give)|needs?(?: to (?:guess|find|hit|insert))?)(?: (?:only|just))?"
  )

  Step("{player} {stillNeeds} {count}( more)( of the) answer(s)/guess(es)") {
    (quiz: inout QuizWorld, _: Player, _: Remaining, count: Int) in try await quiz.remain(count)
  }

  Step("(only )(still ){count} (out )of the {count} {answerNoun} remain(s)( to be guessed)") {
    (quiz: inout QuizWorld, count: Int, total: Int, _: AnswerNoun) in
    if !quiz.isOutcome { try await quiz.have(total: total) }
    try await quiz.meanDocument(ifTotal: total)
    try await quiz.remain(count)
    try quiz.expectTotal(total)
  }

  Then("{count} answer(s)/guess(es) should( still) remain( to be guessed)") {
    (quiz: inout QuizWorld, count: Int) in try quiz.expectRemaining(count)
  }

  Step("{player} {quizHas}( {just}) {count} {remaining}") {
    (quiz: inout QuizWorld, _: Player, hasThem: Bool, _: Just?, count: Int, _: Remaining) in
    if hasThem { return try await quiz.remain(count) }
    try quiz.expectRemaining(count, hasThem)
  }

  Then("{count} answers to be guessed remain") { (quiz: inout QuizWorld, count: Int) in
    try quiz.expectRemaining(count)
  }

  Step(
    "(only )(still ){count}( more) answer(s)/guess(es) {quizIs} {quizLeft}"
  ) {
    (quiz: inout QuizWorld, count: Int, isIt: Bool, _: Remaining) in
    if isIt { return try await quiz.remain(count) }
    try quiz.expectRemaining(count, isIt)
  }

  Step("there is/are (still )(only ){count} {remaining}") {
    (quiz: inout QuizWorld, count: Int, _: Remaining) in try await quiz.remain(count)
  }

  Then("{quizScreenShows}( that there are)( still)( only) {count} {remaining}") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int, _: Remaining) in
    try quiz.expectRemaining(count, isShown)
  }

  Then("{count} {remaining} {quizIs} shown/displayed") {
    (quiz: inout QuizWorld, count: Int, _: Remaining, isShown: Bool) in
    try quiz.expectRemaining(count, isShown)
  }

  Then("{quizScreenShows} that {count} answer(s)/guess(es) remain(s)( to be guessed)") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int) in
    try quiz.expectRemaining(count, isShown)
  }

  Step("{player} {quizHas}( only)( exactly) {count} {hits}( so far)") {
    (quiz: inout QuizWorld, _: Player, hasThem: Bool, count: Int, _: Hits) in
    if hasThem, !quiz.isOutcome { return try await quiz.reach(hits: count) }
    try quiz.expectHits(count, hasThem)
  }

  // Before an outcome, the customer inserts as many.
  Step("{player} {hitVerb} {count}( of the) {answerNoun}( so far)( already)") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, count: Int, _: AnswerNoun) in
    if !quiz.isOutcome { try await quiz.reach(hits: count) }
    try quiz.expectHits(count)
  }
  .described(
    as: "Checks how many answers are found; before an outcome, the customer finds as many.")

  // The counter stands where so much of the time has passed.
  Step("{player} {hitVerb} all( of)( the)( {count}) {answerNoun} in/within {duration}") {
    (
      quiz: inout QuizWorld, _: Player, _: HitVerb, total: Int?, _: AnswerNoun, time: Duration
    ) in
    if !quiz.isOutcome {
      if let total { try await quiz.have(total: total) }
      try await quiz.leave(quiz.length - time)
      try await quiz.insertAllAnswers(of: total)
    }
    try quiz.expectWon()
    try expect(.seconds(try quiz.shownSeconds()), equals: quiz.length - time, "the time left")
  }

  // Before an outcome, the customer inserts them.
  noun("quizEach", AnswerNoun(), "all(?: of)?(?: the)?|every(?: one of the)?|each(?: of the)?")

  Step("{player} {hitVerb} {quizEach}( {count}) {answerNoun}( so far)( already)") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, _: AnswerNoun, total: Int?, _: AnswerNoun) in
    if !quiz.isOutcome {
      if quiz.round == nil { try await quiz.startRound() }
      try await quiz.insertAllAnswers(of: total)
    }
    let shown = try quiz.shownHits().total
    try quiz.expectHits(total ?? shown)
    try quiz.expectRemaining(0)
  }

  Step("{player} {hitVerb} {count} (out )of( the) {count}( {answerNoun})( so far)( already)") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, hits: Int, total: Int, _: AnswerNoun?) in
    try await quiz.hit(hits, of: total)
  }

  Step("{player} {hitVerb} {count} {answerNoun} (out )of( the) {count}") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, hits: Int, _: AnswerNoun, total: Int) in
    try await quiz.hit(hits, of: total)
  }

  Step("{player} {hitVerb} nothing/none( yet)") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb) in try quiz.expectHits(0)
  }

  Step("{player} score(s)/scored {count} {hits}") {
    (quiz: inout QuizWorld, _: Player, count: Int, _: Hits) in
    if !quiz.isOutcome { try await quiz.reach(hits: count) }
    try quiz.expectHits(count)
  }

  Step("{player} {hitVerb}( {namedAnswers})(:) {quoted list}") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, named: NamedAnswers?, answers: [String]) in
    try named?.check(answers)
    try await quiz.list(answers)
  }

  Then("{quizScreenShows}( still)( only)( exactly) {count} {hits}") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int, _: Hits) in
    try quiz.expectHits(count, isShown)
  }

  Then(
    "{quizScreenShows}( still)( only) {count} {hits} (out )of (the )(a total of ){count}( answers)( to be guessed)"
  ) {
    (quiz: inout QuizWorld, isShown: Bool, hits: Int, _: Hits, total: Int) in
    try await quiz.meanDocument(ifTotal: total)
    try expect(
      (quiz.view.hits == "\(hits)/\(total)") == isShown, "\(quiz.view.hits) is shown")
  }

  Then("{quizScreenShows} {quizFigures}( answers)( hits)") {
    (quiz: inout QuizWorld, isShown: Bool, figures: String) in
    try expect((quiz.view.hits == figures) == isShown, "\(quiz.view.hits) is shown")
  }

  Then("{quizScreenShows} that {count} {answerNoun} {quizIs} hit/found/guessed") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int, _: AnswerNoun, isIt: Bool) in
    try quiz.expectHits(count, isShown == isIt)
  }

  Then("{quizScreenShows} that {count} {answerNoun} {quizIs} {quizLeft}") {
    (
      quiz: inout QuizWorld, isShown: Bool, count: Int, _: AnswerNoun, isIt: Bool, _: Remaining
    ) in
    try quiz.expectRemaining(count, isShown == isIt)
  }

  Then("{quizScreenShows}( still)( only) {count} (out )of( the) {count}( answers)( {hits})") {
    (quiz: inout QuizWorld, isShown: Bool, hits: Int, total: Int, _: Hits?) in
    try await quiz.meanDocument(ifTotal: total)
    try expect(
      (quiz.view.hits == "\(hits)/\(total)") == isShown, "\(quiz.view.hits) is shown")
  }

  Step(
    "(only )(just )(exactly ){count} (out )of( the) {count} {answerNoun} {quizIs} hit( so far)/found( so far)/guessed( so far)/inserted( so far)"
  ) {
    (quiz: inout QuizWorld, hits: Int, total: Int, _: AnswerNoun, isIt: Bool) in
    if isIt { return try await quiz.hit(hits, of: total) }
    try await quiz.meanDocument(ifTotal: total)
    try expect((quiz.view.hits == "\(hits)/\(total)") == isIt, "\(quiz.view.hits) is shown")
  }

  Then(
    "{quizScreenShows} that {count} (out )of( the) {count}( answers)( guesses) {quizIs} {exactlyHit}"
  ) {
    (quiz: inout QuizWorld, isShown: Bool, hits: Int, total: Int, isIt: Bool, _: Just) in
    try expect(isIt, "say how many of them are")
    try await quiz.meanDocument(ifTotal: total)
    try expect((quiz.view.hits == "\(hits)/\(total)") == isShown, "\(quiz.view.hits) is shown")
  }

  Then("there is/are (still )(only ){count} {hits}") {
    (quiz: inout QuizWorld, count: Int, _: Hits) in try quiz.expectHits(count)
  }

  Then("{count} {hits} {quizIs} shown/displayed") {
    (quiz: inout QuizWorld, count: Int, _: Hits, isShown: Bool) in
    try quiz.expectHits(count, isShown)
  }

  noun(
    "shownFigures", Hits(),
    "the (?:answers|hits|figures|numbers?)(?: of (?:answers|hits))? (?:shown|displayed)(?: on the screen)?|the score(?: shown)?"
  )

  // "1/3", or without quotation marks
  ParameterType("quotedFigures", #""\d{1,3}/\d{1,3}"|\d{1,3}/\d{1,3}|"-""#, useForSnippets: false) {
    (text: String) in text.replacing("\"", with: "")
  }

  Then("{shownFigures} {quizReads}( back)( at) {quotedFigures}") {
    (quiz: inout QuizWorld, _: Hits, isIt: Bool, text: String) in
    try expect((quiz.view.hits == text) == isIt, "the answers shown are \"\(quiz.view.hits)\"")
  }
}

/// Answers that the customer has found.
struct Hits {}

/// Answers that are still to be guessed.
struct Remaining {}
