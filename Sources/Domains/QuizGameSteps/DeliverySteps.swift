import Ports
import QuizGame
import StepKit
import TestDoubles

/// What loading comes to: a question and its answers, or an error.
let deliverySteps = StepLibrary(QuizWorld.self) {
  ParameterType(
    "problem", "\"?invalid data\"?|\"?connectivity\"?|connection",
    useForSnippets: false
  ) { (words: String) in
    words.contains("data") ? QuestionError.invalidData : .connectivity
  }

  Then("{appShows} {quizShownQuestion}( ready)( to play)( to be play)( to be played)") {
    (quiz: inout QuizWorld, isShown: Bool, _: QuestionNoun) in
    try quiz.expectQuestion(isShown: isShown)
  }
  .described(as: "Checks that the question is on the screen, or that it is not.")

  Then("{quizShownQuestion} {quizIsVisible}") {
    (quiz: inout QuizWorld, _: QuestionNoun, isShown: Bool) in
    try quiz.expectQuestion(isShown: isShown)
  }

  Then("{appShows} {quizShownQuestion} {quizWithAnswers}") {
    (quiz: inout QuizWorld, isShown: Bool, _: QuestionNoun, answers: GivenAnswers) in
    try expect(isShown, "say what is shown instead")
    try quiz.expectQuestion()
    try quiz.expectAnswers(answers)
  }

  Then("{appShows} {quizShownQuestion} {string} {quizWithAnswers}") {
    (
      quiz: inout QuizWorld, isShown: Bool, _: QuestionNoun, question: String,
      answers: GivenAnswers
    ) in
    try expect(isShown, "say what is shown instead")
    try quiz.expectQuestion(question)
    try quiz.expectAnswers(answers)
  }

  Then("{quizShownQuestion} {quizIsUnchanged}") {
    (quiz: inout QuizWorld, _: QuestionNoun, _: Change) in try quiz.expectQuestion()
  }

  // Before an outcome, it has been loaded for that.
  Step(
    "the app/system {quizCreates} (the )(a )question( from valid data)( from the valid data)( {givenAnswers})"
  ) {
    (quiz: inout QuizWorld, isCreated: Bool, answers: GivenAnswers?) in
    if isCreated, !quiz.isOutcome, quiz.network.requests.isEmpty { try await quiz.loadQuestion() }
    try quiz.expectDelivery(isCreated)
    if let answers { try quiz.expectAnswers(answers) }
  }.isIdempotent()

  Then("the app/system {quizCreates} no question") { (quiz: inout QuizWorld, isNone: Bool) in
    try quiz.expectDelivery(!isNone)
  }

  Then("a question {quizIs} delivered/created") { (quiz: inout QuizWorld, isDelivered: Bool) in
    try quiz.expectDelivery(isDelivered)
  }

  Then("{appShows} no question") { (quiz: inout QuizWorld, isShown: Bool) in
    try quiz.expectQuestion(isShown: !isShown)
  }

  Then("{player} {quizCan} play( the game)( the quiz)") {
    (quiz: inout QuizWorld, _: Player, canStart: Bool) in try quiz.expectStartable(canStart)
  }

  Then("{appShows} a/any question") { (quiz: inout QuizWorld, isShown: Bool) in
    try expect((quiz.view.question != "-") == isShown, "the question is \(quiz.view.question)")
  }

  Then("{appShows} neither( a)( the)( any) question nor( the)( its)( any)( correct) answers") {
    (quiz: inout QuizWorld, isAbsent: Bool) in
    try quiz.expectDelivery(!isAbsent)
    try quiz.expectQuestion(isShown: !isAbsent)
  }

  // What is denied is denied of both.
  noun(
    "questionOrAnswers", QuestionNoun(),
    "(?:(?:an?|the|any) )?question(?:,? n?or)(?: (?:an?|the|its|any))* (?:correct )?answers?")

  Then("{appShows} {questionOrAnswers}") {
    (quiz: inout QuizWorld, isShown: Bool, _: QuestionNoun) in
    try expect(!isShown, "the sentence does not say which of them")
    try quiz.expectDelivery(false)
    try quiz.expectQuestion(isShown: false)
  }

  Then("no question( and)( or)( nor)( no)( correct)( answers) {quizIs} delivered") {
    (quiz: inout QuizWorld, isAbsent: Bool) in try quiz.expectDelivery(!isAbsent)
  }

  Then("no question {quizIs} created") { (quiz: inout QuizWorld, isAbsent: Bool) in
    try quiz.expectDelivery(!isAbsent)
  }

  Then(
    "neither( a)( the) question nor( the)( its)( any)( correct) answers {quizIs} delivered/shown"
  ) {
    (quiz: inout QuizWorld, isAbsent: Bool) in try quiz.expectDelivery(!isAbsent)
  }

  Then("the same question {quizIsVisible}") { (quiz: inout QuizWorld, isShown: Bool) in
    try quiz.expectQuestion(isShown: isShown)
  }

  Then("{appShows} the same question( again)( as before)") {
    (quiz: inout QuizWorld, isShown: Bool) in
    try quiz.expectQuestion(isShown: isShown)
  }

  Then("the app/system asks\\ for/requests/loads the question( only)( just)( exactly) {times}") {
    (quiz: inout QuizWorld, count: Int) in
    let sent = quiz.network.requests.dropFirst(quiz.forgottenRequests).count {
      $0.url == quiz.url
    }
    try expect(sent, equals: count, "the requests sent to \(quiz.url)")
  }

  Then("no question {quizIsVisible}") { (quiz: inout QuizWorld, isShown: Bool) in
    try quiz.expectQuestion(isShown: !isShown)
  }

  Then(
    "{appShows} (the )(remote )question( from remote)( from the remote)( text) {string}( from remote)( from the remote)"
  ) {
    (quiz: inout QuizWorld, isShown: Bool, question: String) in
    try await quiz.meanDocument(ifNamed: question)
    try quiz.expectQuestion(question, isShown: isShown)
  }

  Then("the question {string} {quizIsVisible}") {
    (quiz: inout QuizWorld, question: String, isShown: Bool) in
    try await quiz.meanDocument(ifNamed: question)
    try quiz.expectQuestion(question, isShown: isShown)
  }

  Then("{player} {quizCan} start( to play)( playing)( the game)( yet)( again)") {
    (quiz: inout QuizWorld, _: Player, canStart: Bool) in try quiz.expectStartable(canStart)
  }

  Then("the game/quiz {quizCan} be started( yet)( again)/played( yet)( again)") {
    (quiz: inout QuizWorld, canStart: Bool) in try quiz.expectStartable(canStart)
  }

  Then(
    "the question with/and( the)( its)( all) {count}( correct) answer(s) {quizIs} delivered"
  ) {
    (quiz: inout QuizWorld, count: Int, isDelivered: Bool) in
    try expect(isDelivered, "say what is delivered instead")
    try quiz.expectAnswers(count)
  }

  Then(
    "the question( and the answers)( and its answers)( and the correct answers) {quizIs} delivered"
  ) {
    (quiz: inout QuizWorld, isDelivered: Bool) in try quiz.expectDelivery(isDelivered)
  }

  Then("{quizSystemDelivers}( the)( its)( all)( all the)( all its) {count}( correct) answer(s)") {
    (quiz: inout QuizWorld, areDelivered: Bool, count: Int) in
    if count == 0 { return try quiz.expectDelivery(!areDelivered) }
    try expect(areDelivered, "say how many answers are delivered")
    try quiz.expectAnswers(count)
  }

  Then("{quizSystemDelivers} (the )(any )(its )(all )(the )(correct )answers") {
    (quiz: inout QuizWorld, areDelivered: Bool) in try quiz.expectDelivery(areDelivered)
  }

  Then("(all )(the ){count}( correct) answer(s) {quizIs} delivered") {
    (quiz: inout QuizWorld, count: Int, areDelivered: Bool) in
    if count == 0 { return try quiz.expectDelivery(!areDelivered) }
    if areDelivered { return try quiz.expectAnswers(count) }
    if case .success(let delivered) = quiz.session.loadResult {
      try expect(delivered.answers.count != count, "so many answers were delivered")
    }
  }

  Then("({namedAnswers} ){quoted list} {quizIs} delivered") {
    (quiz: inout QuizWorld, named: NamedAnswers?, answers: [String], areDelivered: Bool) in
    try named?.check(answers)
    try quiz.expectCorrect(answers, areDelivered)
  }

  Then("the question {string}( {givenAnswers}) {quizIs} delivered/created/returned") {
    (
      quiz: inout QuizWorld, question: String, answers: GivenAnswers?, isDelivered: Bool
    ) in
    try quiz.expectDelivered(question, answers, isDelivered)
  }

  Then("the app/system {quizCreates} the/a question {string}( {quizWithAnswers})") {
    (quiz: inout QuizWorld, isCreated: Bool, question: String, answers: GivenAnswers?) in
    try quiz.expectDelivered(question, answers, isCreated)
  }

  Then("{string} {quizIs} the first and {string}( is) the last of them/of\\ the\\ answers") {
    (quiz: inout QuizWorld, first: String, areThere: Bool, last: String) in
    try quiz.expectCorrect(first, at: 0, areThere)
    try quiz.expectCorrect(last, at: try quiz.delivered().answers.count - 1, areThere)
  }

  Then("the app/system downloads( the) data( from {askedRemote})") {
    (quiz: inout QuizWorld, remote: Remote?) in
    try quiz.expectAsked(remote)
    let urls = quiz.network.requests.map(\.url)
    try expect(urls.last, equals: quiz.url, "the last request")
  }

  Then("the data is/was downloaded( from {askedRemote})") {
    (quiz: inout QuizWorld, remote: Remote?) in
    try quiz.expectAsked(remote)
    let urls = quiz.network.requests.map(\.url)
    try expect(urls.last, equals: quiz.url, "the last request")
  }

  // Before an outcome, it loads for that.
  Step("the app/system validates( the) downloaded data") { quiz in
    if !quiz.isOutcome, quiz.network.requests.isEmpty {
      try quiz.load()
      try await quiz.network.settle()
    }
    _ = try require(quiz.session.loadResult, "the load has not come to an end")
  }

  Then("the( correct)( delivered) answers start/begin with {string}") {
    (quiz: inout QuizWorld, answer: String) in try quiz.expectCorrect(answer, at: 0, true)
  }

  Then("the( correct)( delivered) answers end with {string}") {
    (quiz: inout QuizWorld, answer: String) in
    try quiz.expectCorrect(answer, at: try quiz.delivered().answers.count - 1, true)
  }

  Then("the {ordinal} correct/delivered answer {quizIs} {string}") {
    (quiz: inout QuizWorld, position: Int, isCorrect: Bool, answer: String) in
    try quiz.expectCorrect(answer, at: position - 1, isCorrect)
  }

  Then("the last correct/delivered answer {quizIs} {string}") {
    (quiz: inout QuizWorld, isCorrect: Bool, answer: String) in
    let last = try quiz.delivered().answers.count - 1
    try quiz.expectCorrect(answer, at: last, isCorrect)
  }

  Then("{quoted list} {quizIs} one\\ of/some\\ of/among the( correct) answers( of the question)") {
    (quiz: inout QuizWorld, answers: [String], areCorrect: Bool) in
    try quiz.expectCorrect(answers, areCorrect)
  }

  Then("the( correct)( delivered) answers {quizHas} {quoted list}") {
    (quiz: inout QuizWorld, areCorrect: Bool, answers: [String]) in
    try quiz.expectCorrect(answers, areCorrect)
  }

  Then("{quoted list} {quizIs}( a) correct( answer)( answers)") {
    (quiz: inout QuizWorld, answers: [String], areCorrect: Bool) in
    try quiz.expectCorrect(answers, areCorrect)
  }

  Then("a/an/the {problem} error( message) {quizIs} {reported}") {
    (quiz: inout QuizWorld, problem: QuestionError, isShown: Bool, _: Visible) in
    try quiz.expectFailure(problem, isShown)
  }

  Then("{appShows} (a )(an )(the ){problem} error( message)") {
    (quiz: inout QuizWorld, isShown: Bool, problem: QuestionError) in
    try quiz.expectFailure(problem, isShown)
  }

  noun(
    "quizLoadEnds", Change(), "\(theLoad) (?:ends|ended)|\(theCommand) (?:fails|failed|has failed)")

  noun("quizLoadFails", Change(), "(?:\(theLoad)|loading) (?:fails|failed|has failed)")

  Then("{quizLoadFails}") { (quiz: inout QuizWorld, _: Change) in try quiz.expectFailure(true) }

  Then("{quizLoadEnds} with (a )(an )(the ){problem} error( message)") {
    (quiz: inout QuizWorld, _: Change, problem: QuestionError) in
    try quiz.expectFailure(problem, true)
  }

  Then("the( delivered)( shown) error/result {quizIs} (a )(an )(the ){problem} error") {
    (quiz: inout QuizWorld, isIt: Bool, problem: QuestionError) in
    try quiz.expectFailure(true)
    try quiz.expectFailure(problem, isIt)
  }

  Then("an error( message) {quizIs} {reported}") {
    (quiz: inout QuizWorld, isShown: Bool, _: Visible) in try quiz.expectFailure(isShown)
  }

  Then("{appShows} an/any error( message)") { (quiz: inout QuizWorld, isShown: Bool) in
    try quiz.expectFailure(isShown)
  }

  Then("no error( message) {quizIs} {reported}") {
    (quiz: inout QuizWorld, isShown: Bool, _: Visible) in try quiz.expectFailure(!isShown)
  }

  loadingIndicatorSteps

  Then("{appShows} that there is no connectivity/connection") {
    (quiz: inout QuizWorld, isShown: Bool) in try quiz.expectFailure(.connectivity, isShown)
  }

  Then("{appShows} that the data is invalid") { (quiz: inout QuizWorld, isShown: Bool) in
    try quiz.expectFailure(.invalidData, isShown)
  }

  Then("no {problem} error( message) {quizIs} {reported}") {
    (quiz: inout QuizWorld, problem: QuestionError, isShown: Bool, _: Visible) in
    try quiz.expectFailure(problem, !isShown)
  }

  Then("{appShows} no {problem} error( message)") {
    (quiz: inout QuizWorld, isShown: Bool, problem: QuestionError) in
    try quiz.expectFailure(problem, !isShown)
  }

  Then("{appShows} no error( message)") { (quiz: inout QuizWorld, isShown: Bool) in
    try quiz.expectFailure(!isShown)
  }

  Then("{appShows} that it is loading") { (quiz: inout QuizWorld, isLoading: Bool) in
    try quiz.expectLoading(isLoading)
  }

  Then("the app {quizIs} loading( the question)( the game)") {
    (quiz: inout QuizWorld, isLoading: Bool) in try quiz.expectLoading(isLoading)
  }
}

extension QuizWorld {
  /// The last load delivered this question; or none that is this one.
  fileprivate func expectDelivered(
    _ question: String, _ answers: GivenAnswers?, _ isDelivered: Bool
  ) throws {
    guard isDelivered else {
      guard case .success(let delivered) = session.loadResult else { return }
      return try expect(delivered.question != question, "this question was delivered")
    }
    try expect(try delivered().question, equals: question, "the question")
    if let answers { try expectAnswers(answers) }
  }
}

private let theCommand = "(?:the \"Load Question\" command|the command)"

private let theLoad =
  "(?:(?:the )?loading (?:of )?the (?:question|game|quiz)|the load|\(theCommand))"
