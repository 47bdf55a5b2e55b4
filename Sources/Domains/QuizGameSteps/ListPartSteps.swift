import QuizGame
import StepKit

/// How many answers the list has, and that it has these alone, or neither of two.
let listPartSteps = StepLibrary(QuizWorld.self) {
  for verb in ["quizShows", "quizHas"] {
    Then(.expression("{answerList} {\(verb)}( {quizBound})( all)( the) {count} {listed}")) {
      (
        quiz: inout QuizWorld, _: AnswerList, hasThem: Bool, bound: Bound?, count: Int,
        _: AnswerNoun
      ) in
      try quiz.expectListCount(bound, count, hasThem)
    }

    Then(.expression("{answerList} {\(verb)} neither {string} nor {string}")) {
      (quiz: inout QuizWorld, _: AnswerList, isSo: Bool, first: String, second: String) in
      try expect(isSo, "the sentence denies twice")
      try quiz.expectListed([first, second], false)
    }

    Then(
      .expression("{answerList} {\(verb)} nothing but/except( {namedAnswers}) {quoted list}")
    ) {
      (
        quiz: inout QuizWorld, _: AnswerList, isSo: Bool, named: NamedAnswers?, answers: [String]
      ) in
      try named?.check(answers)
      try quiz.expectList(answers, isSo)
    }
  }

  Then("there is/are ({quizBound} ){count} {listed} in/on {answerList}") {
    (quiz: inout QuizWorld, bound: Bound?, count: Int, _: AnswerNoun, _: AnswerList) in
    try quiz.expectListCount(bound, count, true)
  }

  noun(
    "quizInList", Visible(),
    "listed|(?:(?:displayed|shown|visible) )?(?:in|on) (?:the|my) list(?: of (?:answers|guesses))?")

  Then("({quizBound} ){quizSome} {listed} {quizIs} {quizInList}") {
    (
      quiz: inout QuizWorld, bound: Bound?, count: Int, _: AnswerNoun, isIt: Bool, _: Visible
    ) in
    try quiz.expectListCount(bound, count, isIt)
  }

  Then("{appShows} {listOf}( {quizBound})( the)( all) {count} {listed}( in it)") {
    (
      quiz: inout QuizWorld, isShown: Bool, _: AnswerList, bound: Bound?, count: Int,
      _: AnswerNoun
    ) in
    try quiz.expectListCount(bound, count, isShown)
  }

  Then("neither( {namedAnswers}) {string} nor {string} {quizIs} {quizListed}") {
    (
      quiz: inout QuizWorld, _: NamedAnswers?, first: String, second: String, isSo: Bool,
      _: Visible
    ) in
    try expect(isSo, "the sentence denies twice")
    try quiz.expectListed([first, second], false)
  }

  Then("the app/system {quizTakes} {quizOnly}( {namedAnswers}) {quoted list}( in {answerList})") {
    (
      quiz: inout QuizWorld, isSo: Bool, _: Just, named: NamedAnswers?, answers: [String],
      _: AnswerList?
    ) in
    try named?.check(answers)
    try quiz.expectList(answers, isSo)
  }

  Then("{answerList} {quizHas} no wrong/incorrect answer(s)") {
    (quiz: inout QuizWorld, _: AnswerList, isSo: Bool) in
    let correct = try quiz.remoteQuestion().answers
    try expect(
      quiz.view.answers.allSatisfy(correct.contains) == isSo, "the list is \(quiz.view.answers)")
  }

  noun("nothingBut", Just(), "only|exactly|just|nothing (?:but|except)|no answers? (?:but|except)")

  Then("{nothingBut}( {namedAnswers}) {quoted list} {quizIs} {quizListed}") {
    (
      quiz: inout QuizWorld, _: Just, named: NamedAnswers?, answers: [String], isSo: Bool,
      _: Visible
    ) in
    try named?.check(answers)
    try quiz.expectList(answers, isSo)
  }

  noun(
    "theOnlyOnes", AnswerNoun(),
    "the only (?:correct )?(?:(?:answers?|guess(?:es)?|words?|items?|entry|entries|ones?)|(?:two|three|four|five) (?:answers|guesses|ones))"
  )

  Then("({namedAnswers} ){quoted list} {quizIs} {theOnlyOnes}( in {answerList})( on {answerList})")
  {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, answers: [String], isSo: Bool, _: AnswerNoun,
      _: AnswerList?, _: AnswerList?
    ) in
    try named?.check(answers)
    try quiz.expectList(answers, isSo)
  }
}

extension QuizWorld {
  fileprivate func expectListCount(
    _ bound: Bound?, _ count: Int, _ isIt: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    guard let bound else {
      return try expectListCount(count, isIt, file: file, line: line)
    }
    try expect(
      bound.admits(view.answers.count, count) == isIt, "the list is \(view.answers)", file: file,
      line: line)
  }
}
