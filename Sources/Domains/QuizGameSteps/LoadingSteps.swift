import QuizGame
import StepKit
import TestDoubles

/// Loading the game (QUI-UC1).
let loadingSteps = StepLibrary(QuizWorld.self) {
  noun(
    "quizOpensApp", Player(),
    "(?:(?:has|have|had) )?(?:(?:re)?opens?|(?:re)?opened|launch(?:es|ed)?) (?:the )?(?:app|quiz|quiz game|game|quiz app|quiz game app|it)(?: for the first time)?"
      + "|(?:(?:has|have|had) )?(?:starts?|started) the app")

  When("{player} {quizOpensApp}( {again})") {
    (quiz: inout QuizWorld, _: Player, _: Player, again: Again?) in
    try quiz.prepareRemote()
    for time in 1...(again?.times ?? 1) {
      if time > 1 { try await quiz.network.settle() }
      quiz.session.open()
    }
  }.isIdempotent()

  noun(
    "quizShownQuestion", QuestionNoun(),
    "(?:the )?(?:remote )?question(?: text)?(?: from (?:the )?(?:remote|URL|server)| on the screen)?|the (?:quiz|quiz game|game)"
  )

  noun(
    "quizIsUnchanged", Change(),
    "(?:is|stays|remains)(?: still)? (?:the same(?: (?:one )?as (?:before|in the (?:first|last|previous) (?:round|game)))?|unchanged)|(?:has|does|did) not change(?:d)?"
      + "|is kept on the screen")

  noun(
    "appOpens", Player(),
    "(?:is|was|has been|gets) (?:opened|launched|started|open)(?: by (?:the (?:customer|player|user)|me))?"
      + "|opens|launches|starts(?: up)?")

  When("the app {appOpens}") { (quiz: inout QuizWorld, _: Player) in
    try quiz.prepareRemote()
    quiz.session.open()
  }.isIdempotent()

  When("{player}( has)( have) close(s)/closed the app") { (quiz: inout QuizWorld, _: Player) in
    quiz.closeApp()
  }.isIdempotent()

  When("the quiz/game/quiz\\ app is/was closed( {quizByPlayer})") {
    (quiz: inout QuizWorld, _: Player?) in
    quiz.closeApp()
  }.isIdempotent()

  When(
    "{player}( has)( have) request(s)/requested/ask(s)/asked/wants/want/tries/tried/try to load( {quizQuestion})( {again})"
  ) {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun?, again: Again?) in
    try await quiz.load(again)
  }
  .described(as: "Asks for the question; the answer may still be on its way.")

  When(
    "{player}( has)( have)( already) load(s)/loaded/reload(s)/reloaded {quizQuestion}( from remote)( {again})"
  ) {
    (quiz: inout QuizWorld, _: Player, _: QuestionNoun, again: Again?) in
    try await quiz.load(again)
  }

  Step("the app/system {quizPerfect} requested/asked\\ for {quizQuestion}( from {remote})( yet)") {
    (quiz: inout QuizWorld, hasAsked: Bool, _: QuestionNoun, _: Remote?) in
    if hasAsked, !quiz.isOutcome { return try quiz.load() }
    try expect((quiz.requestCount > 0) == hasAsked, "\(quiz.requestCount) requests were sent")
  }.isIdempotent()

  When("{player} requests/request/asks\\ for/ask\\ for the question( again)") {
    (quiz: inout QuizWorld, _: Player) in try quiz.load()
  }

  Step(
    "the app/system (automatically )load(s)/requests/tries\\ to\\ load {quizQuestion}( from {remote})( again)( automatically)"
  ) {
    (quiz: inout QuizWorld, _: QuestionNoun, _: Remote?) in
    if quiz.isOutcome { try quiz.expectLoaded(true) } else { try quiz.load() }
  }

  Step("the app/system {quizPerfect} loaded {quizQuestion} {string}( {givenAnswers})") {
    (
      quiz: inout QuizWorld, isLoaded: Bool, _: QuestionNoun, question: String,
      answers: GivenAnswers?
    ) in
    try await quiz.loaded(isLoaded, question, answers)
  }.isIdempotent()

  Step("the app/system {quizPerfect} loaded {quizQuestion} {givenAnswers}") {
    (quiz: inout QuizWorld, isLoaded: Bool, _: QuestionNoun, answers: GivenAnswers) in
    try await quiz.loaded(isLoaded, nil, answers)
  }.isIdempotent()

  When("{quizQuestion} {givenAnswers} {quizIs} loaded( from remote)") {
    (quiz: inout QuizWorld, _: QuestionNoun, answers: GivenAnswers, isLoaded: Bool) in
    try await quiz.loaded(isLoaded, nil, answers)
  }.isIdempotent()

  When("{quizQuestion} {quizIs} loaded( from {remote}) {givenAnswers}") {
    (
      quiz: inout QuizWorld, _: QuestionNoun, isLoaded: Bool, _: Remote?, answers: GivenAnswers
    ) in
    try await quiz.loaded(isLoaded, nil, answers)
  }.isIdempotent()

  When("the question {string}( {givenAnswers}) {quizIs} loaded( from {remote})( {givenAnswers})") {
    (
      quiz: inout QuizWorld, question: String, answers: GivenAnswers?, isLoaded: Bool, _: Remote?,
      others: GivenAnswers?
    ) in
    try await quiz.loaded(isLoaded, question, answers ?? others)
  }.isIdempotent()

  Step("the app/system {quizPerfect} loaded/received {quizQuestion}( from remote)( yet)") {
    (quiz: inout QuizWorld, isLoaded: Bool, _: QuestionNoun) in
    if isLoaded, !quiz.isOutcome { return try await quiz.loadQuestion() }
    if !isLoaded { quiz.mayLoad = false }
    try quiz.expectLoaded(isLoaded)
  }.isIdempotent()
    .described(as: "The question has arrived from the server. As an outcome, checks that it has.")

  noun("quizFetched", Returns(), "loaded|fetched|downloaded")

  // Before an outcome this asks for the question, which may not come.
  Step("{quizQuestion} {quizIs} {quizFetched}( from {remote})( automatically)( {quizYet})") {
    (
      quiz: inout QuizWorld, _: QuestionNoun, isLoaded: Bool, _: Returns, _: Remote?, _: Again?
    ) in
    if isLoaded, !quiz.isOutcome { return try quiz.load() }
    try quiz.expectLoaded(isLoaded)
  }.isIdempotent()

  noun(
    "failsToLoad", Change(),
    "(?:fails|failed|is unable|was unable) to load|(?:can|could)(?:not| not|n['’]t) load|can['’]t load"
  )

  Step("the app/system {failsToLoad} {quizQuestion}") {
    (quiz: inout QuizWorld, _: Change, _: QuestionNoun) in
    if !quiz.isOutcome {
      try quiz.load()
      try await quiz.network.settle()
    }
    try quiz.expectFailure(true)
  }

  Step("the app/system {quizPerfect} loaded {knownQuestion}") {
    (quiz: inout QuizWorld, isLoaded: Bool, question: RemoteQuestion) in
    try expect(isLoaded, "say which question has been loaded instead")
    if quiz.isOutcome {
      return try expect(try quiz.delivered().question, equals: question.question, "the question")
    }
    try quiz.have(question)
    try await quiz.loadQuestion()
  }.isIdempotent()

  When("the app/system loaded {quizQuestion} {givenAnswers}") {
    (quiz: inout QuizWorld, _: QuestionNoun, answers: GivenAnswers) in
    try await quiz.loaded(true, nil, answers)
  }.isIdempotent()

  // Before an outcome this asks for the question, which may not come.
  Step("{quizQuestion} {quizLoads}( automatically)( from {remote})") {
    (quiz: inout QuizWorld, _: QuestionNoun, isLoaded: Bool, _: Remote?) in
    if isLoaded, !quiz.isOutcome { return try quiz.load() }
    try quiz.expectLoaded(isLoaded)
  }.isIdempotent()

  Step("{quizQuestion} {quizIs} requested( from {remote})") {
    (quiz: inout QuizWorld, _: QuestionNoun, isRequested: Bool, _: Remote?) in
    if isRequested, !quiz.isOutcome { return try quiz.load() }
    try expect((quiz.requestCount > 0) == isRequested, "\(quiz.requestCount) requests were sent")
  }.isIdempotent()

  Step("{player} {quizIs} ready to play/start( the game)( the quiz)") {
    (quiz: inout QuizWorld, _: Player, isReady: Bool) in
    if isReady, !quiz.isOutcome { try await quiz.loadQuestion() }
    try quiz.expectStartable(isReady)
  }.isIdempotent()

  Step("{quizQuestion} {quizIs} ready( to play)( to be played)( to start)( to be started)") {
    (quiz: inout QuizWorld, _: QuestionNoun, isReady: Bool) in
    if isReady, !quiz.isOutcome { try await quiz.loadQuestion() }
    try quiz.expectStartable(isReady)
  }.isIdempotent()
}

extension QuizWorld {
  /// Asks for the question, and again once there is an answer.
  fileprivate mutating func load(_ again: Again?) async throws {
    try load()
    for _ in 1..<(again?.times ?? 1) {
      try await network.settle()
      try load()
    }
  }
}
