import QuizGame
import StepKit

/// The list of the answers that the customer has found (QUI-R18–R20).
let listSteps = StepLibrary(QuizWorld.self) {
  Then("the app should display a list with all answers inserted by the customer") { quiz in
    try expect(!quiz.found.isEmpty, "the customer has inserted no correct answer")
    try expect(quiz.view.answers, equals: quiz.found, "the list")
  }

  noun("deleted", Deleted(), "deleted|cleared|emptied|removed|erased|discarded|wiped|gone|reset")

  noun("listOf", AnswerList(), "(?:a|the|my) list (?:with|of)")

  noun(
    "listed", AnswerNoun(),
    "(?:(?:previous|inserted|given|correct|hit) )*(?:answers?|guess(?:es)?|items?)"
      + "(?: inserted| hit| found| guessed)?")

  Step("{answerList} {quizIs} empty( again)") {
    (quiz: inout QuizWorld, _: AnswerList, isEmpty: Bool) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("{answerList} {quizIs} {quoted list}") {
    (quiz: inout QuizWorld, _: AnswerList, isShown: Bool, answers: [String]) in
    try quiz.expectList(answers, isShown)
  }

  Step("{answerList} {quizShows}( only)( exactly)( just)( both)( {namedAnswers}) {quoted list}") {
    (quiz: inout QuizWorld, _: AnswerList, isShown: Bool, _: AnswerNoun?, answers: [String]) in
    if isShown, !quiz.isOutcome { return try await quiz.list(answers) }
    if isShown { try quiz.expectList(answers, true) } else { try quiz.expectListed(answers, false) }
  }

  Then("{appShows} {listOf}( {just})( {namedAnswers}) {quoted list}") {
    (
      quiz: inout QuizWorld, isShown: Bool, _: AnswerList, _: Just?, _: AnswerNoun?,
      answers: [String]
    ) in
    try quiz.expectList(answers, isShown)
  }

  Then("{appShows} {listOf}( {just})( the)( all) {count} {listed}( in it)") {
    (quiz: inout QuizWorld, isShown: Bool, _: AnswerList, _: Just?, count: Int, _: AnswerNoun) in
    try quiz.expectListCount(count, isShown)
  }

  Then("{appShows} {listOf}( {just})( the)( all) {count} {listed}(,)(:) {quoted list}") {
    (
      quiz: inout QuizWorld, isShown: Bool, _: AnswerList, _: Just?, count: Int, _: AnswerNoun,
      answers: [String]
    ) in
    try expect(answers.count, equals: count, "the number of answers named")
    try quiz.expectList(answers, isShown)
  }

  Then("{answerList} {quizShows}( {just})( all)( the) {count} {listed}(,)(:) {quoted list}") {
    (
      quiz: inout QuizWorld, _: AnswerList, isShown: Bool, _: Just?, count: Int, _: AnswerNoun,
      answers: [String]
    ) in
    try expect(answers.count, equals: count, "the number of answers named")
    try quiz.expectList(answers, isShown)
  }

  Then("{answerList} {quizHas}( {just})( all)( the) {count} {listed}(,)(:) {quoted list}") {
    (
      quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, _: Just?, count: Int, _: AnswerNoun,
      answers: [String]
    ) in
    try expect(answers.count, equals: count, "the number of answers named")
    try quiz.expectList(answers, hasThem)
  }

  Then("none of the {count} {listed} {quizIs} (left )in/on {answerList}") {
    (quiz: inout QuizWorld, count: Int, _: AnswerNoun, areDeleted: Bool, _: AnswerList) in
    try quiz.expectDeleted(areDeleted, count)
  }

  Then("{answerList} {quizHas} any of the( {count})( previous) {listed}( any longer)( anymore)") {
    (quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, count: Int?, _: AnswerNoun) in
    if let count {
      try quiz.expectDeleted(!hasThem, count)
    } else {
      try quiz.expectDeleted(!hasThem)
    }
  }

  Then("there is/are ({just} ){count} {listed} in/on {answerList}") {
    (quiz: inout QuizWorld, _: Just?, count: Int, _: AnswerNoun, _: AnswerList) in
    try quiz.expectListCount(count, true)
  }

  Then("nothing {quizIs} in/on {answerList}") {
    (quiz: inout QuizWorld, isEmpty: Bool, _: AnswerList) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("{answerList} {quizShows} nothing") {
    (quiz: inout QuizWorld, _: AnswerList, isEmpty: Bool) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("{answerList} {quizHas}( {namedAnswers}) {quoted list} in this/that order") {
    (quiz: inout QuizWorld, _: AnswerList, isIt: Bool, _: AnswerNoun?, answers: [String]) in
    try quiz.expectList(answers, isIt)
  }

  Then("{answerList} {quizShows}( {namedAnswers}) {quoted list} in this/that order") {
    (quiz: inout QuizWorld, _: AnswerList, isIt: Bool, _: AnswerNoun?, answers: [String]) in
    try quiz.expectList(answers, isIt)
  }

  Then("{quoted list} {quizIs} listed/displayed/shown in this/that order") {
    (quiz: inout QuizWorld, answers: [String], isIt: Bool) in
    try quiz.expectList(answers, isIt)
  }

  Then(
    "the answers/guesses {quizIs} listed/displayed/shown in the order in which they were inserted/of\\ insertion"
  ) {
    (quiz: inout QuizWorld, isIt: Bool) in
    try expect(quiz.found.count > 1, "the customer has inserted fewer than two correct answers")
    try quiz.expectList(quiz.found, isIt)
  }

  Then("(all )(of )(the ){count} {listed} {quizIs} {deleted}") {
    (quiz: inout QuizWorld, count: Int, _: AnswerNoun, areDeleted: Bool, _: Deleted) in
    try quiz.expectDeleted(areDeleted, count)
  }

  Then("{listOf}( all)( of)( the) {count} {listed} {quizIs} {deleted}") {
    (
      quiz: inout QuizWorld, _: AnswerList, count: Int, _: AnswerNoun, areDeleted: Bool,
      _: Deleted
    ) in
    try quiz.expectDeleted(areDeleted, count)
  }

  Step("{answerList} {quizHas}( {namedAnswers})( both) {quoted list}") {
    (quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, _: AnswerNoun?, answers: [String]) in
    if hasThem, !quiz.isOutcome { return try await quiz.list(answers) }
    try quiz.expectListed(answers, hasThem)
  }

  Then("{answerList} {quizHas} only/exactly/just {quoted list}") {
    (quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, answers: [String]) in
    try quiz.expectList(answers, hasThem)
  }

  Then("{answerList} {quizHas} {string}( only)( exactly)( just) {times}") {
    (quiz: inout QuizWorld, _: AnswerList, hasIt: Bool, answer: String, times: Int) in
    let count = quiz.view.answers.count { $0 == answer }
    try expect((count == times) == hasIt, "\"\(answer)\" is \(count) times in the list")
  }

  Then("{answerList} {quizShows} {string}( only)( exactly)( just) {times}") {
    (quiz: inout QuizWorld, _: AnswerList, hasIt: Bool, answer: String, times: Int) in
    let count = quiz.view.answers.count { $0 == answer }
    try expect((count == times) == hasIt, "\"\(answer)\" is \(count) times in the list")
  }

  Then(
    "{string} {quizIs} (listed )(shown )(displayed )(only )(exactly )(just ){times}( in {answerList})"
  ) {
    (quiz: inout QuizWorld, answer: String, isIt: Bool, times: Int, _: AnswerList?) in
    let count = quiz.view.answers.count { $0 == answer }
    try expect((count == times) == isIt, "\"\(answer)\" is \(count) times in the list")
  }

  Then("{answerList} {quizShows}( these answers)( the following answers)(:)") {
    (quiz: inout QuizWorld, _: AnswerList, isShown: Bool, table: DataTable) in
    try quiz.expectList(listedAnswers(table), isShown)
  }

  Then(
    "{answerList} {quizHas}( only)( exactly)( just)( all)( the) {count} answer(s)/guess(es)/item(s)"
  ) {
    (quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, count: Int) in
    try quiz.expectListCount(count, hasThem)
  }

  Then(
    "{answerList} {quizShows}( only)( exactly)( just)( all)( the) {count} answer(s)/guess(es)/item(s)"
  ) {
    (quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, count: Int) in
    try quiz.expectListCount(count, hasThem)
  }

  Then("{appShows} the answer(s)/guess(es) {quoted list}") {
    (quiz: inout QuizWorld, areListed: Bool, answers: [String]) in
    try quiz.expectListed(answers, areListed)
  }

  Step("the user/customer's/player's guesses( so far) {quizIs} {quoted list}") {
    (quiz: inout QuizWorld, areThere: Bool, answers: [String]) in
    if areThere, !quiz.isOutcome { return try await quiz.list(answers) }
    try quiz.expectList(answers, areThere)
  }

  Then("the app/system {quizPerfect} saved {count}( user) guess(es)/answer(s)") {
    (quiz: inout QuizWorld, areSaved: Bool, count: Int) in
    try quiz.expectListCount(count, areSaved)
    try quiz.expectHits(count, areSaved)
  }

  Then("the app/system {quizPerfect} saved {count}( user) {listed}(,)(:) {quoted list}") {
    (quiz: inout QuizWorld, areSaved: Bool, count: Int, _: AnswerNoun, answers: [String]) in
    try expect(answers.count, equals: count, "the number of guesses named")
    try quiz.expectList(answers, areSaved)
  }

  // Anywhere on the screen.
  Then("{appShows}( both) {quoted list}") {
    (quiz: inout QuizWorld, areShown: Bool, texts: [String]) in
    let view = quiz.view
    let message = view.message.map { [$0.title, $0.text, $0.action.title] } ?? []
    let shown = [view.question, view.counter, view.hits] + view.answers + message
    for text in texts {
      try expect(shown.contains(text) == areShown, "the screen shows \(shown)")
    }
  }

  Then("{appShows} {quoted list} in/on {answerList}") {
    (quiz: inout QuizWorld, areListed: Bool, answers: [String], _: AnswerList) in
    try quiz.expectListed(answers, areListed)
  }

  Then("{appShows} an empty list( of answers)( of guesses)") {
    (quiz: inout QuizWorld, isEmpty: Bool) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then(
    "(the answer )(the answers )(the guess ){quoted list} {quizIs}( also) in/on/part\\ of {answerList}"
  ) {
    (quiz: inout QuizWorld, answers: [String], areListed: Bool, _: AnswerList) in
    try quiz.expectListed(answers, areListed)
  }

  Then("(the answer )(the answers )(the guess ){quoted list} {quizIs} rejected/ignored") {
    (quiz: inout QuizWorld, answers: [String], areRejected: Bool) in
    try quiz.expectListed(answers, !areRejected)
  }

  Then("({namedAnswers} ){quoted list} {quizIs} added to {answerList}") {
    (quiz: inout QuizWorld, _: AnswerNoun?, answers: [String], areListed: Bool, _: AnswerList) in
    try quiz.expectListed(answers, areListed)
  }

  Then("{answerList} starts/begins with( {namedAnswers}) {string}") {
    (quiz: inout QuizWorld, _: AnswerList, _: AnswerNoun?, answer: String) in
    try quiz.expectListed(answer, at: 0, true)
  }

  Then("{answerList} ends with( {namedAnswers}) {string}") {
    (quiz: inout QuizWorld, _: AnswerList, _: AnswerNoun?, answer: String) in
    try quiz.expectListed(answer, at: quiz.view.answers.count - 1, true)
  }

  Then("{string} {quizIs} the {ordinal} answer/guess in/of/on {answerList}") {
    (quiz: inout QuizWorld, answer: String, isIt: Bool, position: Int, _: AnswerList) in
    try quiz.expectListed(answer, at: position - 1, isIt)
  }

  Then("{string} {quizIs} the last answer/guess in/of/on {answerList}") {
    (quiz: inout QuizWorld, answer: String, isIt: Bool, _: AnswerList) in
    try quiz.expectListed(answer, at: quiz.view.answers.count - 1, isIt)
  }

  Then("{string} comes/is/appears before {string} in/on {answerList}") {
    (quiz: inout QuizWorld, first: String, second: String, _: AnswerList) in
    let places = quiz.view.answers.filter { $0 == first || $0 == second }
    try expect(places, equals: [first, second], "the order in the list")
  }

  Then("none of the( previous)( customer's) answers/guesses {quizIs} in/on {answerList}") {
    (quiz: inout QuizWorld, isEmpty: Bool, _: AnswerList) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Step(
    "(the answer )(the answers )(the guess )(the user guess ){quoted list} {quizIs}( also) listed/displayed/shown/saved/accepted/added/counted"
  ) {
    (quiz: inout QuizWorld, answers: [String], areListed: Bool) in
    if areListed, !quiz.isOutcome { return try await quiz.list(answers) }
    try quiz.expectListed(answers, areListed)
  }

  Then("{string} appears( only)( exactly)( just) {times}( in {answerList})") {
    (quiz: inout QuizWorld, answer: String, times: Int, _: AnswerList?) in
    let count = quiz.view.answers.count { $0 == answer }
    try expect(count, equals: times, "the number of \"\(answer)\" in the list")
  }

  Then("{answerList} {quizChanges}") {
    (quiz: inout QuizWorld, _: AnswerList, isChange: Bool) in
    let guess = try quiz.guess()
    try expect(
      (guess.before.answers != guess.after.answers) == isChange,
      "the list is \(guess.after.answers)")
  }

  Then("neither {string} nor {string} is in/on {answerList}") {
    (quiz: inout QuizWorld, first: String, second: String, _: AnswerList) in
    try quiz.expectListed([first, second], false)
  }

  Then("the {ordinal} answer/guess in/of/on {answerList} {quizIs} {string}") {
    (quiz: inout QuizWorld, position: Int, _: AnswerList, isIt: Bool, answer: String) in
    try quiz.expectListed(answer, at: position - 1, isIt)
  }

  Then("the last answer/guess in/of/on {answerList} {quizIs} {string}") {
    (quiz: inout QuizWorld, _: AnswerList, isIt: Bool, answer: String) in
    try quiz.expectListed(answer, at: quiz.view.answers.count - 1, isIt)
  }

  // Before a round there is no list: the answers are those of the question.
  Then("the {ordinal} answer {quizIs} {string}") {
    (quiz: inout QuizWorld, position: Int, isIt: Bool, answer: String) in
    if quiz.round == nil { return try quiz.expectCorrect(answer, at: position - 1, isIt) }
    try quiz.expectListed(answer, at: position - 1, isIt)
  }

  Then("the last answer {quizIs} {string}") { (quiz: inout QuizWorld, isIt: Bool, answer: String) in
    if quiz.round == nil {
      let last = try quiz.delivered().answers.count - 1
      return try quiz.expectCorrect(answer, at: last, isIt)
    }
    try quiz.expectListed(answer, at: quiz.view.answers.count - 1, isIt)
  }

  Then("({namedAnswers} ){quoted list} {quizIs} {deleted}( from {answerList})") {
    (
      quiz: inout QuizWorld, _: AnswerNoun?, answers: [String], areDeleted: Bool, _: Deleted,
      _: AnswerList?
    ) in
    try quiz.expectListed(answers, !areDeleted)
  }

  Then("{answerList} {quizIs} {deleted}") {
    (quiz: inout QuizWorld, _: AnswerList, areDeleted: Bool, _: Deleted) in
    try quiz.expectDeleted(areDeleted)
  }

  Then("{allAnswers} {quizIs} {deleted}") {
    (quiz: inout QuizWorld, _: AnswerList, areDeleted: Bool, _: Deleted) in try quiz.expectDeleted(areDeleted)
  }

  Then("{allAnswers} {quizIs} kept/listed/displayed/shown") {
    (quiz: inout QuizWorld, _: AnswerList, areKept: Bool) in try quiz.expectDeleted(!areKept)
  }

  Then("no answers {quizIs} listed/displayed/shown/kept/in\\ the\\ list") {
    (quiz: inout QuizWorld, isListed: Bool) in
    try expect(quiz.view.answers.isEmpty == isListed, "the list is \(quiz.view.answers)")
  }
}

/// No longer there.
struct Deleted {}
