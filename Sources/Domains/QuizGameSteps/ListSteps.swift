import QuizGame
import StepKit

/// The list of the answers that the customer has found (QUI-R18–R20).
let listSteps = StepLibrary(QuizWorld.self) {
  Then("the app should display a list with all answers inserted by the customer") { quiz in
    try expect(!quiz.found.isEmpty, "the customer has inserted no correct answer")
    try expect(quiz.view.answers, equals: quiz.found, "the list")
  }

  Step("{answerList} {quizIs} empty") { (quiz: inout QuizWorld, _: AnswerList, isEmpty: Bool) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("{answerList} {quizIs} {quoted list}") {
    (quiz: inout QuizWorld, _: AnswerList, isShown: Bool, answers: [String]) in
    try quiz.expectList(answers, isShown)
  }

  Then("{answerList} {quizShows}( only)( exactly)( just) {quoted list}") {
    (quiz: inout QuizWorld, _: AnswerList, isShown: Bool, answers: [String]) in
    if isShown { try quiz.expectList(answers, true) } else { try quiz.expectListed(answers, false) }
  }

  Then("{appShows} a/the list with( the answers) {quoted list}") {
    (quiz: inout QuizWorld, isShown: Bool, answers: [String]) in
    try quiz.expectList(answers, isShown)
  }

  Then("{answerList} {quizHas} {quoted list}") {
    (quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, answers: [String]) in
    try quiz.expectListed(answers, hasThem)
  }

  Then("{answerList} {quizHas} only/exactly/just {quoted list}") {
    (quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, answers: [String]) in
    try quiz.expectList(answers, hasThem)
  }

  Then("{answerList} {quizHas} {string} once") {
    (quiz: inout QuizWorld, _: AnswerList, hasIt: Bool, answer: String) in
    let count = quiz.view.answers.count { $0 == answer }
    try expect((count == 1) == hasIt, "\"\(answer)\" is \(count) times in the list")
  }

  Then("{answerList} {quizShows}( these answers)( the following answers)(:)") {
    (quiz: inout QuizWorld, _: AnswerList, isShown: Bool, table: DataTable) in
    try quiz.expectList(listedAnswers(table), isShown)
  }

  Then("{answerList} {quizHas}( only)( exactly)( just) {count} answer(s)/guess(es)/item(s)") {
    (quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, count: Int) in
    try quiz.expectListCount(count, hasThem)
  }

  Then("{answerList} {quizShows}( only)( exactly)( just) {count} answer(s)/guess(es)/item(s)") {
    (quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, count: Int) in
    try quiz.expectListCount(count, hasThem)
  }

  Then("{appShows} the answer(s)/guess(es) {quoted list}") {
    (quiz: inout QuizWorld, areListed: Bool, answers: [String]) in
    try quiz.expectListed(answers, areListed)
  }

  // Anywhere on the screen.
  Then("{appShows} {quoted list}") { (quiz: inout QuizWorld, areShown: Bool, texts: [String]) in
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

  Then(
    "(the answer )(the answers )(the guess ){quoted list} {quizIs}( also) listed/displayed/shown/saved/accepted/added/counted"
  ) {
    (quiz: inout QuizWorld, answers: [String], areListed: Bool) in
    try quiz.expectListed(answers, areListed)
  }

  Then("{string} is/appears( only) once in {answerList}") {
    (quiz: inout QuizWorld, answer: String, _: AnswerList) in
    let count = quiz.view.answers.count { $0 == answer }
    try expect(count, equals: 1, "the number of \"\(answer)\" in the list")
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

  Then("{answerList} {quizIs} deleted/cleared/emptied/removed/reset") {
    (quiz: inout QuizWorld, _: AnswerList, areDeleted: Bool) in
    try quiz.expectDeleted(areDeleted)
  }

  Then("{allAnswers} {quizIs} deleted/cleared/removed/gone") {
    (quiz: inout QuizWorld, _: AnswerList, areDeleted: Bool) in try quiz.expectDeleted(areDeleted)
  }

  Then("{allAnswers} {quizIs} kept/listed/displayed/shown") {
    (quiz: inout QuizWorld, _: AnswerList, areKept: Bool) in try quiz.expectDeleted(!areKept)
  }

  Then("no answers {quizIs} listed/displayed/shown/kept/in\\ the\\ list") {
    (quiz: inout QuizWorld, isListed: Bool) in
    try expect(quiz.view.answers.isEmpty == isListed, "the list is \(quiz.view.answers)")
  }
}

extension QuizWorld {
  /// Exactly these, in this order; or not.
  fileprivate func expectList(
    _ answers: [String], _ isShown: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if isShown {
      try expect(view.answers, equals: answers, "the list", file: file, line: line)
    } else {
      try expect(view.answers != answers, "the list is \(answers)", file: file, line: line)
    }
  }

  /// Each of these, or none of them.
  fileprivate func expectListed(
    _ answers: [String], _ areListed: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    for answer in answers {
      try expect(
        view.answers.contains(answer) == areListed,
        "the list is \(view.answers): \"\(answer)\" is \(areListed ? "missing" : "in it")",
        file: file, line: line)
    }
  }

  fileprivate func expectListCount(
    _ count: Int, _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if isIt {
      try expect(
        view.answers.count, equals: count, "the number of answers in the list", file: file,
        line: line)
    } else {
      try expect(view.answers.count != count, "the list is \(view.answers)", file: file, line: line)
    }
  }

  fileprivate func expectListed(
    _ answer: String, at index: Int, _ isIt: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let found = try require(
      view.answers.indices.contains(index) ? view.answers[index] : nil,
      "the list has \(view.answers.count) answers", file: file, line: line)
    try expect(
      (found == answer) == isIt, "answer \(index + 1) of the list is \"\(found)\"", file: file,
      line: line)
  }

  /// None are listed and none count; or all that were found are there.
  func expectDeleted(
    _ areDeleted: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if areDeleted {
      try expect(view.answers, equals: [], "the list", file: file, line: line)
      return try expectHits(0, file: file, line: line)
    }
    try expect(
      !found.isEmpty, "the customer has inserted no correct answer", file: file, line: line)
    try expect(view.answers, equals: found, "the list", file: file, line: line)
    try expectHits(found.count, file: file, line: line)
  }
}
