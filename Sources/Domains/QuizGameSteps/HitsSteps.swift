import QuizGame
import StepKit

/// How many answers were hit, and how many remain (QUI-R21).
let hitsSteps = StepLibrary(QuizWorld.self) {
  noun(
    "hits", Hits(),
    "(?:hits?|(?:correct )?(?:answers?|guess(?:es)?) (?:hit|found|guessed)|correct (?:answers?|guess(?:es)?))",
    "answers (?:that )?(?:the (?:customer|player|user)|I) (?:has |have )?(?:hit|found)")

  noun(
    "remaining", Remaining(),
    "(?:more )?(?:remaining|missing) (?:answers?|guess(?:es)?)(?: to be guessed)?"
      + "|(?:more )?(?:answers?|guess(?:es)?)(?: still)? (?:remaining|left|missing)(?: to be guessed)?"
  )

  Then("the app should update the remaining answers to be guessed") { quiz in
    let total = try quiz.found.count + quiz.openAnswers().count
    try expect(quiz.view.hits, equals: "\(quiz.found.count)/\(total)", "the answers shown")
    try quiz.expectRemaining(total - quiz.found.count)
  }

  Then("{appShows} the amount/number of answers that {player}( has) hit") {
    (quiz: inout QuizWorld, isShown: Bool, _: Player) in
    if isShown { return try quiz.expectHits(quiz.found.count) }
    try expect(quiz.view.hits, equals: "-", "the answers shown")
  }

  Then("the total of answers to be guessed") { quiz in
    try quiz.expectTotal(try quiz.found.count + quiz.openAnswers().count)
  }

  Then("the total( number)( of answers)( of answers to be guessed) {quizIs} {count}") {
    (quiz: inout QuizWorld, isIt: Bool, count: Int) in
    if isIt { return try quiz.expectTotal(count) }
    try expect(try quiz.shownHits().total != count, "the total shown is \(count)")
  }

  Then("a total of {count} answer(s) to be guessed") { (quiz: inout QuizWorld, count: Int) in
    try quiz.expectTotal(count)
  }

  Then("{appShows} a/the total of {count} answer(s)( to be guessed)") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int) in
    try expect((try quiz.shownHits().total == count) == isShown, "\(quiz.view.hits) is shown")
  }

  Then("{count} answer(s) is/are (there )to be guessed( in total)") {
    (quiz: inout QuizWorld, count: Int) in try quiz.expectTotal(count)
  }

  Then("{count} answer(s) is/are still to be guessed") { (quiz: inout QuizWorld, count: Int) in
    try quiz.expectRemaining(count)
  }

  Then("there are {count} answers( to be guessed)( in total)") {
    (quiz: inout QuizWorld, count: Int) in try quiz.expectTotal(count)
  }

  Then("{count} answer(s)/guess(es) remain(s)( to be guessed)") {
    (quiz: inout QuizWorld, count: Int) in try quiz.expectRemaining(count)
  }

  Then("{count} answers to be guessed remain") { (quiz: inout QuizWorld, count: Int) in
    try quiz.expectRemaining(count)
  }

  Then("{count} answer(s) {quizIs} left( to be guessed)/missing/remaining( to be guessed)") {
    (quiz: inout QuizWorld, count: Int, isIt: Bool) in
    try quiz.expectRemaining(count, isIt)
  }

  Then("there is/are (still )(only ){count} {remaining}") {
    (quiz: inout QuizWorld, count: Int, _: Remaining) in try quiz.expectRemaining(count)
  }

  Then("{appShows}( that there are)( still)( only) {count} {remaining}") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int, _: Remaining) in
    try quiz.expectRemaining(count, isShown)
  }

  Then("{count} {remaining} {quizIs} shown/displayed") {
    (quiz: inout QuizWorld, count: Int, _: Remaining, isShown: Bool) in
    try quiz.expectRemaining(count, isShown)
  }

  Then("{appShows} that {count} answer(s)/guess(es) remain(s)( to be guessed)") {
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
  Step("{player}( has)( have)( only) hit/hits/found/finds {count}( of the) {answerNoun}( so far)") {
    (quiz: inout QuizWorld, _: Player, count: Int, _: AnswerNoun) in
    if !quiz.isOutcome {
      let rest = count - quiz.found.count
      try expect(rest >= 0, "the customer has hit \(quiz.found.count) answers already")
      for _ in 0..<rest { try quiz.insertNextAnswer() }
    }
    try quiz.expectHits(count)
  }

  Then("{player}( has)( have)( only) hit/found {count} (out )of {count} {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, hits: Int, total: Int, _: AnswerNoun) in
    try expect(quiz.view.hits, equals: "\(hits)/\(total)", "the answers shown")
  }

  Then("{appShows}( still)( only)( exactly) {count} {hits}") {
    (quiz: inout QuizWorld, isShown: Bool, count: Int, _: Hits) in
    try quiz.expectHits(count, isShown)
  }

  Then("{appShows}( still)( only) {count} {hits} (out )of {count}( answers)") {
    (quiz: inout QuizWorld, isShown: Bool, hits: Int, _: Hits, total: Int) in
    try expect(
      (quiz.view.hits == "\(hits)/\(total)") == isShown, "\(quiz.view.hits) is shown")
  }

  Then("{appShows}( still)( only) {count} (out )of {count}( answers)( hits)") {
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

  Step("{count} (out )of {count} {answerNoun} {quizIs} hit/found/guessed") {
    (quiz: inout QuizWorld, hits: Int, total: Int, _: AnswerNoun, isIt: Bool) in
    if isIt, !quiz.isOutcome {
      for _ in quiz.found.count..<max(hits, quiz.found.count) { try quiz.insertNextAnswer() }
    }
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

extension QuizWorld {
  func expectHits(
    _ count: Int, _ isIt: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let hits = try shownHits(file: file, line: line).hits
    if isIt {
      try expect(hits, equals: count, "the hits shown", file: file, line: line)
    } else {
      try expect(hits != count, "\(count) hits are shown", file: file, line: line)
    }
  }

  fileprivate func expectTotal(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let total = try shownHits(file: file, line: line).total
    try expect(total, equals: count, "the total shown", file: file, line: line)
  }

  fileprivate func expectRemaining(
    _ count: Int, _ isIt: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let shown = try shownHits(file: file, line: line)
    let remaining = shown.total - shown.hits
    try expect(
      session.game?.remaining, equals: remaining, "the answers that remain", file: file, line: line)
    try expect(
      (remaining == count) == isIt, "\(remaining) answers remain to be guessed", file: file,
      line: line)
  }
}
