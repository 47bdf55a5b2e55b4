import QuizGame
import StepKit

/// Which answer stands where in the list, and what becomes of the list.
let placeInListSteps = StepLibrary(QuizWorld.self) {
  noun(
    "quizDeleted", Deleted(), "deleted|cleared|emptied|removed|erased|discarded|wiped|gone|reset")

  noun(
    "previousAnswers", AnswerNoun(),
    "(?:(?:of )?(?:(?:the|their|\(owner)) )?(?:(?:previous|old|inserted|given|other) )*(?:answers?|guess(?:es)?))"
      + "(?: (?:of|from) the (?:previous|first|last|old) (?:round|game))?")

  Then("{answerList} starts/begins/start/begin with( {namedAnswers}) {string}") {
    (quiz: inout QuizWorld, _: AnswerList, named: NamedAnswers?, answer: String) in
    try named?.check([answer])
    try quiz.expectListed(answer, at: 0, true)
  }

  Then("{answerList} ends/end with( {namedAnswers}) {string}") {
    (quiz: inout QuizWorld, _: AnswerList, named: NamedAnswers?, answer: String) in
    try named?.check([answer])
    try quiz.expectListed(answer, at: quiz.view.answers.count - 1, true)
  }

  Then("{string} {quizIs} the {ordinal} answer/guess/item/entry in/of/on {answerList}") {
    (quiz: inout QuizWorld, answer: String, isIt: Bool, position: Int, _: AnswerList) in
    try quiz.expectListed(answer, at: position - 1, isIt)
  }

  Then("{string} {quizIs} the last answer/guess/item/entry in/of/on {answerList}") {
    (quiz: inout QuizWorld, answer: String, isIt: Bool, _: AnswerList) in
    try quiz.expectListed(answer, at: quiz.view.answers.count - 1, isIt)
  }

  Then("{answerList} {quizShows} {string} before/above {string}") {
    (quiz: inout QuizWorld, _: AnswerList, isIt: Bool, first: String, second: String) in
    let places = quiz.view.answers.filter { $0 == first || $0 == second }
    try expect(places.count == 2, "the list is \(quiz.view.answers), without one of the two")
    try expect((places == [first, second]) == isIt, "the list is \(quiz.view.answers)")
  }

  Then("{answerList} {quizShows} {string} after/below {string}") {
    (quiz: inout QuizWorld, _: AnswerList, isIt: Bool, second: String, first: String) in
    let places = quiz.view.answers.filter { $0 == first || $0 == second }
    try expect(places.count == 2, "the list is \(quiz.view.answers), without one of the two")
    try expect((places == [first, second]) == isIt, "the list is \(quiz.view.answers)")
  }

  Then("{answerList} {quizShows} {string} first") {
    (quiz: inout QuizWorld, _: AnswerList, isIt: Bool, answer: String) in
    try quiz.expectListed(answer, at: 0, isIt)
  }

  Then("{answerList} {quizShows} {string} last") {
    (quiz: inout QuizWorld, _: AnswerList, isIt: Bool, answer: String) in
    try quiz.expectListed(answer, at: quiz.view.answers.count - 1, isIt)
  }

  Then("{string} {quizComes} before/above {string}( in {answerList})( on {answerList})") {
    (
      quiz: inout QuizWorld, first: String, _: AnswerNoun, second: String, _: AnswerList?,
      _: AnswerList?
    ) in
    let places = quiz.view.answers.filter { $0 == first || $0 == second }
    try expect(places, equals: [first, second], "the order in the list")
  }

  noun(
    "quizComes", AnswerNoun(),
    "(?:comes|is|appears|stands|is (?:listed|shown|displayed)|should (?:come|appear|stand|be listed|be shown|be displayed|be))"
  )

  Then("{string} {quizComes} after/below/behind {string}( in {answerList})( on {answerList})") {
    (
      quiz: inout QuizWorld, second: String, _: AnswerNoun, first: String, _: AnswerList?,
      _: AnswerList?
    ) in
    let places = quiz.view.answers.filter { $0 == first || $0 == second }
    try expect(places, equals: [first, second], "the order in the list")
  }

  Then("the {ordinal} answer/guess/item/entry in/of/on {answerList} {quizIs} {string}") {
    (quiz: inout QuizWorld, position: Int, _: AnswerList, isIt: Bool, answer: String) in
    try quiz.expectListed(answer, at: position - 1, isIt)
  }

  Then("the last answer/guess/item/entry in/of/on {answerList} {quizIs} {string}") {
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

  Then("{answerList} {quizChanges}") {
    (quiz: inout QuizWorld, _: AnswerList, isChange: Bool) in
    let guess = try quiz.guess()
    try expect(
      (guess.before.answers != guess.after.answers) == isChange,
      "the list is \(guess.after.answers)")
  }

  Then("{answerList} {quizGrows}( by one)( by one answer)") {
    (quiz: inout QuizWorld, _: AnswerList, isLonger: Bool) in
    let guess = try quiz.guess()
    let more = guess.after.answers.count - guess.before.answers.count
    try expect((more == 1) == isLonger, "the list is \(guess.after.answers)")
  }

  // What was there is there no longer.

  noun(
    "quizKept", Visible(),
    "(?:listed|displayed|shown|visible|kept|there)(?: (?:in|on) (?:the|my) list)?\(anymore)",
    "left (?:in|on) (?:the|my) list\(anymore)",
    "(?:in|on) (?:\(answerListPattern))\(anymore)")

  Then("none of {quizOwner} {count} {listed} {quizIs} {quizKept}") {
    (
      quiz: inout QuizWorld, _: Player, count: Int, _: AnswerNoun, areDeleted: Bool, _: Visible
    ) in
    try quiz.expectDeleted(areDeleted, count)
  }

  Then("none {previousAnswers} {quizIs} {quizDeleted}") {
    (quiz: inout QuizWorld, _: AnswerNoun, areKept: Bool, _: Deleted) in
    try quiz.expectDeleted(!areKept)
  }

  Then("none {previousAnswers} {quizIs} {quizKept}") {
    (quiz: inout QuizWorld, _: AnswerNoun, isEmpty: Bool, _: Visible) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("no {previousAnswers} {quizIs} {quizKept}") {
    (quiz: inout QuizWorld, _: AnswerNoun, isEmpty: Bool, _: Visible) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("{appShows} no {previousAnswers}( in {answerList})") {
    (quiz: inout QuizWorld, isEmpty: Bool, _: AnswerNoun, _: AnswerList?) in
    try expect(quiz.view.answers.isEmpty == isEmpty, "the list is \(quiz.view.answers)")
  }

  Then("(all )(of )({quizOwner} ){count} {listed} {quizIs} {quizDeleted}") {
    (
      quiz: inout QuizWorld, _: Player?, count: Int, _: AnswerNoun, areDeleted: Bool, _: Deleted
    ) in
    try quiz.expectDeleted(areDeleted, count)
  }

  Then("{listOf}( all)( of)( the) {count} {listed} {quizIs} {quizDeleted}") {
    (
      quiz: inout QuizWorld, _: AnswerList, count: Int, _: AnswerNoun, areDeleted: Bool, _: Deleted
    ) in
    try quiz.expectDeleted(areDeleted, count)
  }

  Then("({namedAnswers} ){quoted list} {quizIs} {quizDeleted}( from {answerList})") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, answers: [String], areDeleted: Bool,
      _: Deleted, _: AnswerList?
    ) in
    try named?.check(answers)
    try quiz.expectListed(answers, !areDeleted)
  }

  Then("the app/system/game {quizDeletes} {answerList}") {
    (quiz: inout QuizWorld, areDeleted: Bool, _: AnswerList) in
    try quiz.expectDeleted(areDeleted)
  }

  Then("the app/system/game {quizDeletes} {allAnswers}") {
    (quiz: inout QuizWorld, areDeleted: Bool, _: AnswerList) in
    try quiz.expectDeleted(areDeleted)
  }

  Then("{answerList} {quizIs} {quizDeleted}") {
    (quiz: inout QuizWorld, _: AnswerList, areDeleted: Bool, _: Deleted) in
    try quiz.expectDeleted(areDeleted)
  }

  Then("{allAnswers} {quizIs} {quizDeleted}( from {answerList})") {
    (quiz: inout QuizWorld, _: AnswerList, areDeleted: Bool, _: Deleted, _: AnswerList?) in
    try quiz.expectDeleted(areDeleted)
  }

  Then("{allAnswers} {quizIs} kept/listed/displayed/shown/visible") {
    (quiz: inout QuizWorld, _: AnswerList, areKept: Bool) in try quiz.expectDeleted(!areKept)
  }
}
