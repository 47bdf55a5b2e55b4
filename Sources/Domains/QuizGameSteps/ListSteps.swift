import QuizGame
import StepKit

/// The list of the answers that the customer has found (QUI-R18–R20).
let listSteps = StepLibrary(QuizWorld.self) {
  noun(
    "all listed", AnswerNoun(),
    "(?:a list (?:with|of) )?(?:all|both|all of)(?: of)?(?: the)? (?:inserted|given) (?:answers|guesses)",
    "(?:a list (?:with|of) )?(?:all|both|all of)(?: of)? (?:(?:the|correct|these) )*"
      + "(?:answers|guesses)(?: (?:inserted|found|guessed|hit|that \(inserted)))(?: by (?:the (?:customer|player|user)|me))?(?: so far)?",
    "a list (?:with|of) (?:all|both)(?: of)? (?:(?:the|correct) )*(?:answers|guesses)(?: so far)?",
    "(?:the )?(?:answers|guesses) (?:inserted|that \(inserted))(?: by (?:the (?:customer|player|user)|me))?(?: so far)?"
  )

  noun("listOf", AnswerList(), "(?:a|the|my) list (?:with|of)")

  // Exactly these answers and no others.
  noun("quizAlone", Just(), "only|alone|and nothing else|and no others|in (?:this|that) order")

  noun(
    "listed", AnswerNoun(),
    "(?:(?:previous|inserted|given|correct|hit) )*(?:answers?|guess(?:es)?|items?|words?|entry|entries)"
      + "(?: inserted| hit| found| guessed)?")

  // All three answers that were inserted, and no others.
  Then(
    "{appShows} {listOf} all( the)( of the) {count} {answerNoun}( {quizInserted})( {quizByPlayer})"
  ) {
    (
      quiz: inout QuizWorld, isShown: Bool, _: AnswerList, count: Int, _: AnswerNoun,
      _: AnswerNoun?, _: Player?
    ) in
    try expect(isShown, "say which answers are in the list")
    try quiz.expectList(quiz.found, true)
    try quiz.expectListCount(count, true)
  }

  Then("{appShows} {all listed}") { (quiz: inout QuizWorld, isShown: Bool, _: AnswerNoun) in
    try expect(!quiz.found.isEmpty, "the customer has inserted no correct answer")
    try quiz.expectList(quiz.found, isShown)
  }

  for verb in ["quizShows", "quizHas"] {
    Then(.expression("{answerList} {\(verb)} {all listed}")) {
      (quiz: inout QuizWorld, _: AnswerList, isShown: Bool, _: AnswerNoun) in
      try expect(!quiz.found.isEmpty, "the customer has inserted no correct answer")
      try quiz.expectList(quiz.found, isShown)
    }
  }

  noun(
    "savedAnswers", AnswerList(),
    "the (?:saved|found|inserted|listed) (?:user )?(?:guesses|answers)(?: so far)?",
    "the (?:guesses|answers) (?:saved|found|hit|inserted|listed|guessed)(?: so far| by (?:the (?:customer|player|user)|me))?"
  )

  // Before an outcome, the customer finds them.
  Step("{savedAnswers} {quizIs} {quoted list}") {
    (quiz: inout QuizWorld, _: AnswerList, areThey: Bool, answers: [String]) in
    if areThey, !quiz.isOutcome { return try await quiz.list(answers) }
    try quiz.expectList(answers, areThey)
  }

  noun("consistsOf", Just(), "consists? of|should consist of")

  Then("{answerList} {consistsOf}( {just})( {namedAnswers}) {quoted list}") {
    (
      quiz: inout QuizWorld, _: AnswerList, _: Just, _: Just?, named: NamedAnswers?,
      answers: [String]
    ) in
    try named?.check(answers)
    try quiz.expectList(answers, true)
  }

  Then("{answerList} {quizIs} {visible}") {
    (quiz: inout QuizWorld, _: AnswerList, isShown: Bool, _: Visible) in
    guard isShown else { return try quiz.expectList([], true) }
    try expect(!quiz.found.isEmpty, "the customer has inserted no correct answer")
    try quiz.expectList(quiz.found, true)
  }

  Then("{appShows} no list") { (quiz: inout QuizWorld, isEmpty: Bool) in
    try quiz.expectList([], isEmpty)
  }

  Then("({namedAnswers} ){quoted list} {quizIs} {visible} in {answerList}") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, answers: [String], areListed: Bool, _: Visible,
      _: AnswerList
    ) in
    try named?.check(answers)
    try quiz.expectListed(answers, areListed)
  }

  Then("{appShows} {answerList}") { (quiz: inout QuizWorld, isShown: Bool, _: AnswerList) in
    try expect(!quiz.found.isEmpty, "the customer has inserted no correct answer")
    try quiz.expectList(quiz.found, isShown)
  }

  Step("{answerList} {quizIs} empty( again)") {
    (quiz: inout QuizWorld, _: AnswerList, isEmpty: Bool) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Step("{answerList} {quizIs}( {just}) {quoted list}( {quizAlone})") {
    (
      quiz: inout QuizWorld, _: AnswerList, isShown: Bool, _: Just?, answers: [String], _: Just?
    ) in
    if isShown, !quiz.isOutcome { return try await quiz.list(answers) }
    try quiz.expectList(answers, isShown)
  }

  Step("{answerList} {quizShows}( {just})( {namedAnswers}) {quoted list}( {quizAlone})") {
    (
      quiz: inout QuizWorld, _: AnswerList, isShown: Bool, _: Just?, named: NamedAnswers?,
      answers: [String], _: Just?
    ) in
    try named?.check(answers)
    if isShown, !quiz.isOutcome { return try await quiz.list(answers) }
    if isShown { try quiz.expectList(answers, true) } else { try quiz.expectListed(answers, false) }
  }
  .described(as: "Checks the answers in the list; before an outcome, the customer finds them.")

  Step("{answerList} {quizHas}( both)( {namedAnswers}) {quoted list}") {
    (
      quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, named: NamedAnswers?, answers: [String]
    ) in
    try named?.check(answers)
    if hasThem, !quiz.isOutcome { return try await quiz.list(answers) }
    // A sentence that counts names them all.
    if named?.count != nil { return try quiz.expectList(answers, hasThem) }
    try quiz.expectListed(answers, hasThem)
  }

  Then("{answerList} {quizHas} {quizOnly}( {namedAnswers}) {quoted list}") {
    (
      quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, _: Just, named: NamedAnswers?,
      answers: [String]
    ) in
    try named?.check(answers)
    try quiz.expectList(answers, hasThem)
  }

  Then("{answerList} {quizHas}( {namedAnswers}) {quoted list} {quizAlone}") {
    (
      quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, named: NamedAnswers?,
      answers: [String], _: Just
    ) in
    try named?.check(answers)
    try quiz.expectList(answers, hasThem)
  }

  Then("{appShows} {listOf}( {just})( {namedAnswers}) {quoted list}( {quizAlone})") {
    (
      quiz: inout QuizWorld, isShown: Bool, _: AnswerList, _: Just?, named: NamedAnswers?,
      answers: [String], _: Just?
    ) in
    try named?.check(answers)
    try quiz.expectList(answers, isShown)
  }

  Then("{answerList} {quizHas} any( of)( the)( {count})( previous) {listed}( any longer)( anymore)")
  {
    (quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, count: Int?, _: AnswerNoun) in
    guard let count else {
      return try expect(quiz.view.answers.isEmpty != hasThem, "the list is \(quiz.view.answers)")
    }
    try quiz.expectDeleted(!hasThem, count)
  }

  Then("nothing {quizIs} in/on {answerList}") {
    (quiz: inout QuizWorld, isEmpty: Bool, _: AnswerList) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("{answerList} {quizShows} nothing") {
    (quiz: inout QuizWorld, _: AnswerList, isEmpty: Bool) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("{answerList} {quizHas} nothing( in it)") {
    (quiz: inout QuizWorld, _: AnswerList, isEmpty: Bool) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("{quoted list} {quizIs} listed/displayed/shown in this/that order") {
    (quiz: inout QuizWorld, answers: [String], isIt: Bool) in
    try quiz.expectList(answers, isIt)
  }

  noun(
    "orderOfInsertion", AnswerList(),
    "in the (?:same )?order (?:(?:in which )?(?:they|the customer|the player|the user|I)"
      + "(?: were| has| have| had)?(?: been)? (?:inserted|guessed|found|entered|hit)(?: them)?"
      + "|of insertion)")

  Then("the answers/guesses {quizIs} listed/displayed/shown {orderOfInsertion}") {
    (quiz: inout QuizWorld, isIt: Bool, _: AnswerList) in
    try expect(quiz.found.count > 1, "the customer has inserted fewer than two correct answers")
    try quiz.expectList(quiz.found, isIt)
  }

  for verb in ["quizShows", "quizHas"] {
    Then(.expression("{answerList} {\(verb)} the answers/guesses {orderOfInsertion}")) {
      (quiz: inout QuizWorld, _: AnswerList, isIt: Bool, _: AnswerList) in
      try expect(quiz.found.count > 1, "the customer has inserted fewer than two correct answers")
      try quiz.expectList(quiz.found, isIt)
    }
  }

  Then("{answerList} {quizHas} {string}( only)( exactly)( just) {times}") {
    (quiz: inout QuizWorld, _: AnswerList, hasIt: Bool, answer: String, times: Int) in
    try quiz.expectListed(answer, times: times, hasIt)
  }

  Then("{answerList} {quizHas} {namedAnswers} {string}( only)( exactly)( just) {times}") {
    (
      quiz: inout QuizWorld, _: AnswerList, hasIt: Bool, named: NamedAnswers, answer: String,
      times: Int
    )
    in
    try named.check([answer])
    try quiz.expectListed(answer, times: times, hasIt)
  }

  Then("{answerList} {quizShows}( {namedAnswers}) {string}( only)( exactly)( just) {times}") {
    (
      quiz: inout QuizWorld, _: AnswerList, hasIt: Bool, named: NamedAnswers?, answer: String,
      times: Int
    ) in
    try named?.check([answer])
    try quiz.expectListed(answer, times: times, hasIt)
  }

  Then(
    "({namedAnswers} ){string} {quizIs} ({quizListed} )({just} ){times}( in {answerList})"
  ) {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, answer: String, isIt: Bool, _: Visible?,
      _: Just?, times: Int, _: AnswerList?
    ) in
    try named?.check([answer])
    try quiz.expectListed(answer, times: times, isIt)
  }

  Then("({namedAnswers} ){quoted list} {quizAppears}( in {answerList})( on the screen)") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, answers: [String], areListed: Bool,
      list: AnswerList?
    ) in
    try named?.check(answers)
    if named == nil, list == nil { return try quiz.expectOnScreen(answers, areListed) }
    try quiz.expectListed(answers, areListed)
  }

  Then(
    "({namedAnswers} ){string} {quizAppears}( in {answerList}) ({just} ){times}( in {answerList})"
  ) {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, answer: String, isIt: Bool, _: AnswerList?,
      _: Just?,
      times: Int, _: AnswerList?
    ) in
    try named?.check([answer])
    try quiz.expectListed(answer, times: times, isIt)
  }

  // All that were inserted, where a sentence says how many.
  ParameterType(
    "allFound",
    "(?:both|all(?: of)?(?: the)? (?:\\d{1,3}|\(GivenAnswers.numberWords))|the (?:two|three|four|five|\\d{1,3}))"
      + "(?: of)?(?: the)?(?: (?:inserted|correct|given|new))* (?:answers|guesses)(?: \(inserted)| inserted)?",
    "all(?: of)?(?: the)? (?:answers|guesses) (?:\(inserted)|(?:inserted|found|hit|guessed)"
      + "(?: (?:so far|by (?:the (?:customer|player|user)|me)))?)",
    useForSnippets: false
  ) { (text: String) in
    NamedAnswers(count: text.hasPrefix("both") ? 2 : GivenAnswers.number(in: text))
  }

  noun(
    "quizListed", Visible(),
    "(?:listed|displayed|shown|visible|presented|counted|saved|accepted|there)"
      + "(?: in (?:a|the|my) list(?: of answers)?| on the screen)?|in (?:the|my) list(?: of (?:answers|guesses))?"
  )

  Then("{allFound} {quizIs} {quizListed}") {
    (quiz: inout QuizWorld, named: NamedAnswers, areListed: Bool, _: Visible) in
    let round = try require(
      areListed ? quiz.round : quiz.round ?? quiz.lastRound, "no game was started")
    let found = quiz.found(in: round)
    try expect(!found.isEmpty, "the customer has inserted no correct answer")
    try named.check(found)
    if areListed { try quiz.expectList(found, true) } else { try quiz.expectDeleted(true) }
  }

  Then("{appShows} {namedAnswers} {quoted list}( in a list)") {
    (quiz: inout QuizWorld, areListed: Bool, named: NamedAnswers, answers: [String]) in
    try named.check(answers)
    try quiz.expectListed(answers, areListed)
  }

  Then("the app/system {quizPerfect} saved {count}( user) guess(es)/answer(s)") {
    (quiz: inout QuizWorld, areSaved: Bool, count: Int) in
    try quiz.expectListCount(count, areSaved)
    try quiz.expectHits(count, areSaved)
  }

  // Before an outcome, the customer has inserted them.
  Step("the app/system {quizTakes} {namedAnswers} {quoted list}( to {answerList})") {
    (
      quiz: inout QuizWorld, areListed: Bool, named: NamedAnswers, answers: [String],
      _: AnswerList?
    ) in
    try named.check(answers)
    if areListed, !quiz.isOutcome { return try await quiz.list(answers) }
    if areListed, named.count != nil { return try quiz.expectList(answers, true) }
    try quiz.expectListed(answers, areListed)
  }

  Then("the app/system {quizTakes} {quoted list}( to {answerList})") {
    (quiz: inout QuizWorld, areListed: Bool, answers: [String], _: AnswerList?) in
    try quiz.expectListed(answers, areListed)
  }

  Then("the app/system {quizRefuses}( {namedAnswers}) {quoted list}") {
    (quiz: inout QuizWorld, areRefused: Bool, named: NamedAnswers?, answers: [String]) in
    try named?.check(answers)
    try quiz.expectListed(answers, !areRefused)
  }

  // Anywhere on the screen.
  Then("{appShows}( both) {quoted list}") {
    (quiz: inout QuizWorld, areShown: Bool, texts: [String]) in
    try quiz.expectOnScreen(texts, areShown)
  }

  Then("{appShows}( {namedAnswers}) {quoted list} in/on {answerList}") {
    (
      quiz: inout QuizWorld, areListed: Bool, named: NamedAnswers?, answers: [String],
      _: AnswerList
    ) in
    try named?.check(answers)
    try quiz.expectListed(answers, areListed)
  }

  Then("{appShows} an empty list( of answers)( of guesses)") {
    (quiz: inout QuizWorld, isEmpty: Bool) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("({namedAnswers} ){quoted list} {quizIs}( also) in/on/part\\ of {answerList}") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, answers: [String], areListed: Bool,
      _: AnswerList
    ) in
    try named?.check(answers)
    try quiz.expectListed(answers, areListed)
  }

  Then("({namedAnswers} ){quoted list} {quizIs} rejected/ignored/refused") {
    (quiz: inout QuizWorld, named: NamedAnswers?, answers: [String], areRejected: Bool) in
    try named?.check(answers)
    try quiz.expectListed(answers, !areRejected)
  }

  Then("({namedAnswers} ){quoted list} {quizIs} added to {answerList}") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, answers: [String], areListed: Bool,
      _: AnswerList
    ) in
    try named?.check(answers)
    try quiz.expectListed(answers, areListed)
  }

  Step("({namedAnswers} ){quoted list} {quizIs}( also) listed/saved/accepted/added/counted") {
    (quiz: inout QuizWorld, named: NamedAnswers?, answers: [String], areListed: Bool) in
    try named?.check(answers)
    if areListed, !quiz.isOutcome { return try await quiz.list(answers) }
    try quiz.expectListed(answers, areListed)
  }

  noun(
    "quizOnScreen", Visible(),
    "(?:displayed|shown|visible|presented)(?: on the screen| by the app| to (?:the (?:customer|player|user)|me))?"
      + "|on the screen")

  // Without a word for it, a text may be anything: an answer, the question, the counter.
  Step("({namedAnswers} ){quoted list} {quizIs}( also) {quizOnScreen}") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, texts: [String], areShown: Bool, _: Visible
    ) in
    try named?.check(texts)
    if areShown, !quiz.isOutcome { return try await quiz.list(texts) }
    if named != nil { return try quiz.expectListed(texts, areShown) }
    try quiz.expectOnScreen(texts, areShown)
  }
}

private let inserted =
  "(?:the (?:customer|player|user)|I) (?:(?:has|have|had) )?(?:inserted|found|guessed|hit)"
