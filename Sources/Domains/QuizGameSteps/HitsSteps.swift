import QuizGame
import StepKit
import TestDoubles

/// How many answers were hit, and how many remain (QUI-R21).
let hitsSteps = StepLibrary(QuizWorld.self) {
  noun(
    "hits", Hits(),
    "(?:hits?|(?:correct )?(?:answers?|guess(?:es)?) (?:hit|found|guessed)|correct (?:answers?|guess(?:es)?))",
    "answers (?:that )?(?:the (?:customer|player|user)|I) (?:has |have )?(?:hit|found)")

  noun(
    "remaining", Remaining(),
    "(?:more )?(?:remaining|missing) (?:answers?|guess(?:es)?)(?: to be guessed)?"
      + "|(?:more )?(?:answers?|guess(?:es)?)(?: still)? (?:remaining|left|missing)(?: to (?:be )?guess(?:ed)?)?"
      + "|(?:more )?(?:answers?|guess(?:es)?) to guess"
  )

  ParameterType("shownNumber", #""?\d+"?"#, useForSnippets: false) { (text: String) in
    try require(Int(text.filter(\.isNumber)), "found \(text), expected a number")
  }

  noun("goesDown", Change(), "(?:goes|go|went) down|decreases?|decreased|(?:is|are) reduced|drops?")

  noun("goesUp", Change(), "(?:goes|go|went) up|increases?|increased|rises?|grows?")

  Then("the app should update the remaining answers to be guessed") { quiz in
    let total = try quiz.found.count + quiz.openAnswers().count
    try expect(quiz.view.hits, equals: "\(quiz.found.count)/\(total)", "the answers shown")
    try quiz.expectRemaining(total - quiz.found.count)
  }

  Then("{screenShows} the amount/number of answers (that ){player}( has) hit") {
    (quiz: inout QuizWorld, isShown: Bool, _: Player) in
    if isShown { return try quiz.expectHits(quiz.found.count) }
    try expect(quiz.view.hits, equals: "-", "the answers shown")
  }

  Then("(that )the total( number)( amount) of answers to be guessed") { quiz in
    try quiz.expectTotal(try quiz.found.count + quiz.openAnswers().count)
  }

  Step(
    "(that )the total( number)( amount)( of answers)( of answers to be guessed) {quizIs} {count}"
  ) {
    (quiz: inout QuizWorld, isIt: Bool, count: Int) in
    if isIt { return try await quiz.total(count) }
    try expect(try quiz.shownHits().total != count, "the total shown is \(count)")
  }

  Then("a/the total of {count} answer(s)( to be guessed)") { (quiz: inout QuizWorld, count: Int) in
    try quiz.expectTotal(count)
  }

  Then("{screenShows} a/the total of {count} answer(s)( to be guessed)") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int) in
    try expect((try quiz.shownHits().total == count) == isShown, "\(quiz.view.hits) is shown")
  }

  Step("{count}( correct) answer(s) is/are (there )to be guessed( in total)") {
    (quiz: inout QuizWorld, count: Int) in try await quiz.total(count)
  }

  Then("{count} answer(s) is/are still to be guessed") { (quiz: inout QuizWorld, count: Int) in
    try await quiz.remain(count)
  }

  Step("there is/are {count} answer(s)( to be guessed)( in total)") {
    (quiz: inout QuizWorld, count: Int) in try await quiz.total(count)
  }

  Step("there is/are still( only) {count} answer(s)/guess(es) to be guessed/to\\ guess") {
    (quiz: inout QuizWorld, count: Int) in try await quiz.remain(count)
  }

  Then(
    "{screenShows} {shownNumber} as the amount/number of answers (that ){player}( has) hit( and {shownNumber} as the total of answers to be guessed)"
  ) {
    (quiz: inout QuizWorld, isShown: Bool, hits: Int, _: Player, total: Int?) in
    let shown = try quiz.shownHits()
    let isIt = shown.hits == hits && shown.total == total ?? shown.total
    try expect(isIt == isShown, "\(quiz.view.hits) is shown")
  }

  Then("{screenShows} {shownNumber} as the total( number)( amount)( of answers)( to be guessed)") {
    (quiz: inout QuizWorld, isShown: Bool, total: Int) in
    try expect((try quiz.shownHits().total == total) == isShown, "\(quiz.view.hits) is shown")
  }

  Then("{screenShows} that the total of answers( to be guessed) {quizIs} {count}") {
    (quiz: inout QuizWorld, isShown: Bool, isIt: Bool, total: Int) in
    let isTotal = try quiz.shownHits().total == total
    try expect(isTotal == (isShown == isIt), "\(quiz.view.hits) is shown")
  }

  Then("{screenShows} that {player} {hitVerb} {count} {answerNoun}") {
    (quiz: inout QuizWorld, isShown: Bool, _: Player, _: HitVerb, count: Int, _: AnswerNoun) in
    try quiz.expectHits(count, isShown)
  }

  Then("{screenShows} that {player} {hitVerb} {count} (out )of( the) {count} {answerNoun}") {
    (
      quiz: inout QuizWorld, isShown: Bool, _: Player, _: HitVerb, hits: Int, total: Int,
      _: AnswerNoun
    ) in
    try expect((quiz.view.hits == "\(hits)/\(total)") == isShown, "\(quiz.view.hits) is shown")
  }

  Then(
    "the( number of)( amount of) {remaining} {goesDown}( by {count})( from {count})( to {count})"
  ) {
    (quiz: inout QuizWorld, _: Remaining, _: Change, step: Int?, before: Int?, after: Int?) in
    try quiz.expectChange(
      of: { $0.total - $0.hits }, step.map { -$0 }, from: before, to: after, sign: -1)
  }

  Then("the( number of)( amount of) {hits} {goesUp}( by {count})( from {count})( to {count})") {
    (quiz: inout QuizWorld, _: Hits, _: Change, step: Int?, before: Int?, after: Int?) in
    try quiz.expectChange(of: \.hits, step, from: before, to: after, sign: 1)
  }

  Step("(only )(still ){count} answer(s)/guess(es) remain(s)( to be guessed)") {
    (quiz: inout QuizWorld, count: Int) in try await quiz.remain(count)
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

  Then("{player} {quizHas}( {just}) {count} {remaining}") {
    (quiz: inout QuizWorld, _: Player, hasThem: Bool, _: Just?, count: Int, _: Remaining) in
    try quiz.expectRemaining(count, hasThem)
  }

  Then("{count} answers to be guessed remain") { (quiz: inout QuizWorld, count: Int) in
    try quiz.expectRemaining(count)
  }

  Step(
    "(only )(still ){count} answer(s) {quizIs} left( to be guessed)/missing/remaining( to be guessed)"
  ) {
    (quiz: inout QuizWorld, count: Int, isIt: Bool) in
    if isIt { return try await quiz.remain(count) }
    try quiz.expectRemaining(count, isIt)
  }

  Step("there is/are (still )(only ){count} {remaining}") {
    (quiz: inout QuizWorld, count: Int, _: Remaining) in try await quiz.remain(count)
  }

  Then("{screenShows}( that there are)( still)( only) {count} {remaining}") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int, _: Remaining) in
    try quiz.expectRemaining(count, isShown)
  }

  Then("{count} {remaining} {quizIs} shown/displayed") {
    (quiz: inout QuizWorld, count: Int, _: Remaining, isShown: Bool) in
    try quiz.expectRemaining(count, isShown)
  }

  Then("{screenShows} that {count} answer(s)/guess(es) remain(s)( to be guessed)") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int) in
    try quiz.expectRemaining(count, isShown)
  }

  Then("the remaining answers( to be guessed) {quizIs} updated to {count}") {
    (quiz: inout QuizWorld, isIt: Bool, count: Int) in try quiz.expectRemaining(count, isIt)
  }

  Then("{player} {quizHas}( only)( exactly) {count} {hits}") {
    (quiz: inout QuizWorld, _: Player, hasThem: Bool, count: Int, _: Hits) in
    try quiz.expectHits(count, hasThem)
  }

  Then("the( number of) {remaining} {quizIs} {count}") {
    (quiz: inout QuizWorld, _: Remaining, isIt: Bool, count: Int) in
    try quiz.expectRemaining(count, isIt)
  }

  // Before an outcome, the customer inserts as many.
  Step("{player} {hitVerb} {count}( of the) {answerNoun}( so far)( already)") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, count: Int, _: AnswerNoun) in
    if !quiz.isOutcome { try await quiz.reach(hits: count) }
    try quiz.expectHits(count)
  }

  Step("{player} {hitVerb} {count} (out )of( the) {count} {answerNoun}( so far)( already)") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, hits: Int, total: Int, _: AnswerNoun) in
    try await quiz.hit(hits, of: total)
  }

  Step("{player} {hitVerb} {count} {answerNoun} (out )of( the) {count}") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, hits: Int, _: AnswerNoun, total: Int) in
    try await quiz.hit(hits, of: total)
  }

  Step("{player} {hitVerb}( {namedAnswers})(:) {quoted list}") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, _: AnswerNoun?, answers: [String]) in
    try await quiz.list(answers)
  }

  Step("{player} {hitVerb} {count} {answerNoun}(,)(:) {quoted list}") {
    (quiz: inout QuizWorld, _: Player, _: HitVerb, count: Int, _: AnswerNoun, answers: [String]) in
    try expect(answers.count, equals: count, "the number of answers named")
    try await quiz.list(answers)
  }

  Given(
    "{player} {hitVerb}( {namedAnswers}) {quoted list}( in the first round)( in a round) and then/has reset {quizQuestion}"
  ) {
    (
      quiz: inout QuizWorld, _: Player, _: HitVerb, _: AnswerNoun?, answers: [String],
      _: QuestionNoun
    ) in
    try await quiz.list(answers)
    try await quiz.resetGame()
  }

  Then("{screenShows}( still)( only)( exactly) {count} {hits}") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int, _: Hits) in
    try quiz.expectHits(count, isShown)
  }

  Then(
    "{screenShows}( still)( only) {count} {hits} (out )of (the )(a total of ){count}( answers)( to be guessed)"
  ) {
    (quiz: inout QuizWorld, isShown: Bool, hits: Int, _: Hits, total: Int) in
    try expect(
      (quiz.view.hits == "\(hits)/\(total)") == isShown, "\(quiz.view.hits) is shown")
  }

  Then("{screenShows}( still)( only) {count} (out )of {count}( answers)( hits)") {
    (quiz: inout QuizWorld, isShown: Bool, hits: Int, total: Int) in
    try expect(
      (quiz.view.hits == "\(hits)/\(total)") == isShown, "\(quiz.view.hits) is shown")
  }

  Then("the( number of)( amount of) {hits} {quizIs}( at) {count}") {
    (quiz: inout QuizWorld, _: Hits, isIt: Bool, count: Int) in try quiz.expectHits(count, isIt)
  }

  Then("the( number of) {hits} {quizChanges}") {
    (quiz: inout QuizWorld, _: Hits, isChange: Bool) in
    let guess = try quiz.guess()
    try expect((guess.before.hits != guess.after.hits) == isChange, "\(guess.after.hits) is shown")
  }

  Step(
    "(only )(just )(exactly ){count} (out )of( the) {count} {answerNoun} {quizIs} hit( so far)/found( so far)/guessed( so far)/inserted( so far)"
  ) {
    (quiz: inout QuizWorld, hits: Int, total: Int, _: AnswerNoun, isIt: Bool) in
    if isIt { return try await quiz.hit(hits, of: total) }
    try expect((quiz.view.hits == "\(hits)/\(total)") == isIt, "\(quiz.view.hits) is shown")
  }

  Then("the score {quizIs} {count}( of {count})( out of {count})") {
    (quiz: inout QuizWorld, isIt: Bool, hits: Int, total: Int?, otherTotal: Int?) in
    let shown = try quiz.shownHits()
    let isShown = shown.hits == hits && shown.total == total ?? otherTotal ?? shown.total
    try expect(isShown == isIt, "\(quiz.view.hits) is shown")
  }

  Then("there is/are (still )(only ){count} {hits}") {
    (quiz: inout QuizWorld, count: Int, _: Hits) in try quiz.expectHits(count)
  }

  Then("{count} {hits} {quizIs} shown/displayed") {
    (quiz: inout QuizWorld, count: Int, _: Hits, isShown: Bool) in
    try quiz.expectHits(count, isShown)
  }

  Then("the answers shown are {string}") { (quiz: inout QuizWorld, text: String) in
    try expect(quiz.view.hits, equals: text, "the answers shown")
  }
}

/// Answers that the customer has found.
struct Hits {}

/// Answers that are still to be guessed.
struct Remaining {}

/// A number becomes another.
struct Change {}
