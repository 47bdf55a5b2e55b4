import QuizGame
import StepKit
import TestDoubles

/// Inserting answers (QUI-UC3).
let insertingSteps = StepLibrary(QuizWorld.self) {
  noun("inserts", Inserts(), insertsPattern)

  noun(
    "howInserted", Inserts(),
    "as an answer|as a guess|as answers|to (?:the|my) list|as the first (?:answer|guess)|in this order|in that order|only|one after another"
      + "|and (?:then )?(?:submits|confirms|sends|submitted|confirmed|sent) (?:it|them)"
      + "|one after the other|one by one|in a row|correctly|in time|already|before")

  // Where words that speak of the past mean that the game has been started.
  ParameterType("hasInserted", insertsPattern, useForSnippets: false) { (text: String) in
    HasInserted(isState: text.hasPrefix("ha") || text.contains("ed") || text.hasPrefix("gave"))
  }

  noun(
    "insertsNot", InsertsNot(), denying(insertingVerbs + " hit find"))

  noun(
    "lastAnswers", AnswerNoun(),
    "(?:last|remaining|missing|final|only)(?: (?:remaining|missing|correct))* (?:answers?|guess(?:es)?|ones?)"
      + "(?: to be guessed)?|rest of the (?:answers|guesses)"
  )

  noun(
    "wrongAnswer", AnswerNoun(),
    "(?:(?:new|more|other|different) )?(?:wrong|incorrect) (?:answers?|guess(?:es)?)"
      + "|(?:answers?|guess(?:es)?|words?|keywords?|strings?) (?:(?:that|which) (?:is|are) )?(?:wrong|incorrect|(?:not|n['’]t)"
      + " (?:correct|right|an answer|a correct (?:answer|one)|(?:one of|among|in|part of|on)(?: the list of)? the (?:correct |right )?(?:answers|ones|list)"
      + "|in the list of correct answers|correct answers|to be guessed))"
  )

  // As an outcome, the same words say how many answers have been found.
  When(
    "{player} {hasInserted}( exactly)( only)( just) {count}( of the) {answerNoun}( so far)( yet)"
  ) {
    (quiz: inout QuizWorld, _: Player, inserts: HasInserted, count: Int, _: AnswerNoun) in
    try await quiz.insertAnswers(count, asState: inserts.isState)
  }

  noun("quizOneMore", AnswerNoun(), "another|an? (?:second|third|next)")

  When("{player} {inserts} {quizOneMore} {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun, _: AnswerNoun) in
    try quiz.insertNextAnswer()
  }

  When("{player} {hasInserted}( only)( just) {count} (out )of( the) {count} {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, inserts: HasInserted, count: Int, total: Int, _: AnswerNoun)
    in
    try await quiz.have(total: total)
    try await quiz.insertAnswers(count, asState: inserts.isState)
  }

  When("{player} {inserts} every {answerNoun}( {quizInTime})") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun, _: Ends?) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertAllAnswers()
  }.isIdempotent()

  When("{player} {inserts} all but/except {count}( of)( the)( {answerNoun})") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: AnswerNoun?) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertAllAnswers(but: count)
  }.isIdempotent()

  When("{player} {inserts} the remaining/missing/last {count} {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: AnswerNoun) in
    let open = try quiz.openAnswers().count
    try expect(open, equals: count, "the number of answers that remain")
    try await quiz.insertAllAnswers()
  }.isIdempotent()

  When("{player} guess(es)/guessed/answer(s)/answered wrong/wrongly/incorrectly") {
    (quiz: inout QuizWorld, _: Player) in quiz.insert("no answer")
  }.isIdempotent()

  When("{player} guess(es)/guessed/answer(s)/answered right/correctly") {
    (quiz: inout QuizWorld, _: Player) in try quiz.insertNextAnswer()
  }

  noun(
    "unknownWord", AnswerNoun(),
    "an? (?:unknown|wrong|other) (?:word|keyword|text)|something (?:wrong|else|that is (?:wrong|not an answer))"
  )

  When("{player} {inserts} {unknownWord}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun) in quiz.insert("no answer")
  }

  noun("quizSeveral", Just(), "(?:some|several|a few)(?: of)?")

  Step("{quizSeveral} {answerNoun} {quizIs} {quizInserted}") {
    (quiz: inout QuizWorld, _: Just, _: AnswerNoun, areThere: Bool, _: AnswerNoun) in
    try expect(areThere, "say which answers are")
    if !quiz.isOutcome { return try await quiz.insertAnswers(2, asState: true) }
    try expect(try quiz.shownHits().hits > 1, "\(quiz.view.hits) is shown")
  }

  // Before an outcome, it is inserted.
  Step("the user/user's/customer's/player's guess/answer {quizIs} {string}") {
    (quiz: inout QuizWorld, isIt: Bool, guess: String) in
    if !quiz.isOutcome { return try await quiz.insertNamed([guess], asState: true) }
    try expect((try quiz.guess().text == guess) == isIt, "the last guess is another")
  }.isIdempotent()

  When("{player} {inserts} every {answerNoun} but/except {count}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun, count: Int) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertAllAnswers(but: count)
  }.isIdempotent()

  When("{player} {inserts} all( of)( the)( other) {answerNoun} but/except {quoted list}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun, rest: [String]) in
    try await quiz.insertAll(but: rest)
  }.isIdempotent()

  When("{player} {inserts} all( of)( the) {answerNoun} but/except the last( one)( answer)") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertAllAnswers(but: 1)
  }.isIdempotent()

  When("{player} {hasInserted} some/several/a\\ few {answerNoun}") {
    (quiz: inout QuizWorld, _: Player, inserts: HasInserted, _: AnswerNoun) in
    try await quiz.insertAnswers(2, asState: inserts.isState)
  }

  When("({namedAnswers} ){string} {quizIs} {quizInserted} {times}") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, guess: String, isInserted: Bool, _: AnswerNoun,
      times: Int
    ) in
    try named?.check([guess])
    try expect(isInserted, "say how many times it is inserted")
    try await quiz.insertNamed(Array(repeating: guess, count: times), asState: true)
  }.isIdempotent()

  Step("{count} {answerNoun} (out )of( the) {count} {quizIs} correct/right") {
    (quiz: inout QuizWorld, hits: Int, _: AnswerNoun, total: Int, areHit: Bool) in
    try expect(areHit, "say how many are")
    try await quiz.hit(hits, of: total)
  }

  // "red", then "green" and then "blue"
  ParameterType(
    "quizSequence",
    #""[^"]*"(?:(?:, | and )"[^"]*")*(?:(?:,? (?:and )?(?:then|afterwards|finally)|,? followed by|,? and later)"#
      + #" "[^"]*"(?:(?:, | and )"[^"]*")*)+"#
      + #"|"[^"]*" first,?(?: and)?(?: then)? "[^"]*" (?:second|next|afterwards|after that|last)"#,
    useForSnippets: false
  ) { (text: String) in
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: quoted.count, by: 2).map { String(quoted[$0]) }
  }

  When("{player} {hasInserted}( {namedAnswers}) {quizSequence}") {
    (
      quiz: inout QuizWorld, _: Player, inserts: HasInserted, _: NamedAnswers?, guesses: [String]
    ) in
    try await quiz.insertNamed(guesses, asState: inserts.isState)
  }.isIdempotent()

  // To enter nothing is what users of other apps do as well.
  noun(
    "insertsNothing", Inserts(),
    "(?:(?:\(affirming("insert guess answer submit"))) nothing|(?:enter|type|add)(?:s|ed)? no answer)"
  )

  When("{player} {insertsNothing}( at all)") { (_: inout QuizWorld, _: Player, _: Inserts) in }
    .isIdempotent()

  When("{player} {inserts}( all)( of)( the)( {count}) {lastAnswers}( {quizInTime})") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int?, _: AnswerNoun, _: Ends?) in
    let open = try quiz.openAnswers().count
    try expect(open, equals: count ?? open, "the number of answers that remain")
    try await quiz.insertAllAnswers()
  }.isIdempotent()

  When("{player} {inserts} the {lastAnswers}(,)(:) {string}( {quizInTime})") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun, answer: String, _: Ends?) in
    try await quiz.spare([answer])
    let open = try quiz.openAnswers()
    try expect(open, equals: [answer], "the answers that remain")
    quiz.insert(answer)
  }

  When("{player} {inserts} {count} {wrongAnswer}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, count: Int, _: AnswerNoun) in
    try quiz.insertWrong(count)
  }.isIdempotent()

  noun(
    "blankAnswer", AnswerNoun(),
    "(?:an? |the )?(?:empty|blank) (?:answer|guess|string|text)|(?:only|just|nothing but) (?:spaces|blanks)"
  )

  When("{player} {inserts} {blankAnswer}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun) in quiz.insert(" ")
  }.isIdempotent()

  When("{player} {inserts} all( of)( the)( {count}) {answerNoun}( to be guessed)") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, total: Int?, _: AnswerNoun) in
    try await quiz.insertAllAnswers(of: total)
  }.isIdempotent()

  When("{player} {inserts} all( the)( {count}) {answerNoun} but/except {count}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, total: Int?, _: AnswerNoun, count: Int) in
    if quiz.round == nil { try await quiz.startRound() }
    try await quiz.insertAllAnswers(of: total, but: count)
  }.isIdempotent()

  When(
    "{player} {hasInserted}( only)( just)( both)( {namedAnswers})(:) {quoted list}( {again})( {howInserted})"
  ) {
    (
      quiz: inout QuizWorld, _: Player, inserts: HasInserted, named: NamedAnswers?,
      guesses: [String], again: Again?, _: Inserts?
    ) in
    try named?.check(guesses)
    let all = Array(repeating: guesses, count: again?.times ?? 1).flatMap(\.self)
    try await quiz.insertNamed(all, asState: inserts.isState)
  }.isIdempotent()
    .described(as: "Inserts each of the texts as an answer, in this order.")

  noun(
    "repeatedAnswer", AnswerNoun(),
    "a (?:duplicate|repeated) (?:answer|guess)",
    "an? (?:already|previously) (?:inserted|found|hit|guessed|listed) (?:answer|guess)",
    "an? (?:answer|guess|word) (?:that|which)(?: (?:the (?:customer|player|user)|I))? (?:is|was|has|have|had)(?: been)?"
      + " (?:already |previously )?(?:in the list|inserted|found|hit|guessed|listed)(?: already| before)?"
  )

  When("{player} {inserts} {repeatedAnswer}( again)") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun) in
    quiz.insert(try require(quiz.found.last, "the customer has found no answer"))
  }.isIdempotent()

  When("{player} {inserts} the same answer/guess again/twice") {
    (quiz: inout QuizWorld, _: Player, _: Inserts) in quiz.insert(try quiz.guess().text)
  }.isIdempotent()

  // Before an outcome, the customer inserts them; as one, they are the answers found.
  noun(
    "quizGuessed", AnswerNoun(),
    "(?:\(insertedForms))(?: as (?:an answer|a guess|answers|guesses))?",
    "added (?:as (?:an answer|a guess|answers|guesses)|by (?:the (?:customer|player|user)|me))")

  noun("quizInsertable", AnswerNoun(), "added|\(insertedForms)")

  Step("({namedAnswers} ){quoted list} {quizIs} {quizGuessed}( {quizByPlayer})") {
    (
      quiz: inout QuizWorld, named: NamedAnswers?, answers: [String], areInserted: Bool,
      _: AnswerNoun, _: Player?
    ) in
    try named?.check(answers)
    if !areInserted { return try quiz.expectListed(answers, false) }
    if quiz.isOutcome { return try expect(quiz.view.answers, equals: answers, "the list") }
    try await quiz.insertNamed(answers, asState: true)
  }.isIdempotent()

  Step("all( of)( the)( {count}) {answerNoun} {quizIs} {quizGuessed}( {quizInTime})") {
    (
      quiz: inout QuizWorld, count: Int?, _: AnswerNoun, areFound: Bool, _: AnswerNoun, _: Ends?
    ) in
    if areFound, !quiz.isOutcome {
      if quiz.network.requests.isEmpty { try await quiz.startRound() }
      return try await quiz.insertAllAnswers(of: count)
    }
    if let count { try quiz.expectTotal(count) }
    try expect(
      try quiz.openAnswers().isEmpty == areFound && quiz.view.answers == quiz.found,
      "the list is \(quiz.view.answers)")
  }.isIdempotent()

  Step("({quizBound} ){count} {answerNoun} {quizIs} {quizInserted}") {
    (
      quiz: inout QuizWorld, bound: Bound?, count: Int, _: AnswerNoun, areFound: Bool,
      _: AnswerNoun
    ) in
    try await quiz.have(bound, count, areFound)
  }

  Step("none of( the)( {quizSome}) {answerNoun} {quizIs} {quizInserted}") {
    (
      quiz: inout QuizWorld, total: Int?, _: AnswerNoun, isNone: Bool, _: AnswerNoun
    ) in
    if let total { try await quiz.total(total) }
    try await quiz.have(nil, 0, isNone)
  }

  Step("{player} {insertsNot} all( of)( the) {answerNoun}( yet)") {
    (quiz: inout QuizWorld, _: Player, _: InsertsNot, _: AnswerNoun) in
    if !quiz.isOutcome {
      if !quiz.isPlaying { try await quiz.startRound() }
      if quiz.found.isEmpty { try quiz.insertNextAnswer() }
    }
    try expect(try quiz.shownHits().hits < quiz.shownHits().total, "all answers have been hit")
  }

  Given("{player} {insertsNot} {answerNoun}( yet)") {
    (quiz: inout QuizWorld, _: Player, _: InsertsNot, _: AnswerNoun) in
    try expect(quiz.view.answers, equals: [], "the list")
  }.statesDefault(opposite: "the customer has inserted one answer")

}

private let insertedForms = "inserted|guessed|entered|typed|found|hit|given|submitted"

extension QuizWorld {
  /// Before an outcome, the customer inserts so many answers; as one, so many have been hit.
  fileprivate mutating func have(_ bound: Bound?, _ count: Int, _ isSo: Bool) async throws {
    if isSo, !isOutcome { return try await insertAnswers(count, asState: true) }
    let hits = try shownHits().hits
    try expect((bound ?? .exact).admits(hits, count) == isSo, "\(hits) hits are shown")
  }
}

/// The customer inserts what follows, or has inserted it, which comes to the same.
struct Inserts {}

/// The customer inserts what follows, or has inserted it.
struct HasInserted {
  /// Whether the words speak of the past: then the story is past the start of a game.
  var isState: Bool
}

/// The customer has not inserted what follows.
struct InsertsNot {}

/// To insert an answer.
let insertingVerbs = "insert add enter guess type submit give write name answer make"

private let insertsPattern =
  "(?:(?:\(affirming(insertingVerbs)))(?: in| correctly)?"
  + "|(?:(?:then|just|only) )?(?:\(affirming("finish")))(?: (?:inserting|answering|guessing|giving))?"
  + "|(?:then|just|only) (?:inserts?|inserted|adds?|added|enters?|entered|guess(?:es|ed)?)"
  + "|(?:\(affirming("try request want attempt"))) to (?:insert|add|enter|guess|type|submit|give))"
