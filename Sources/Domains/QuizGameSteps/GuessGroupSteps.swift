import QuizGame
import StepKit
import TestDoubles

/// What comes of several guesses at once: both, all, each or none of them.
let guessGroupSteps = StepLibrary(QuizWorld.self) {
  ParameterType("quizGuesses", GuessGroup.pattern, useForSnippets: false) { (text: String) in
    GuessGroup(text)
  }

  // In place of the answers, which other sentences name.
  ParameterType("quizThem", GuessGroup.pronouns, useForSnippets: false) { (text: String) in
    GuessGroup(text)
  }

  ParameterType("quizGuessNouns", GuessGroup.nouns, useForSnippets: false) { (text: String) in
    GuessGroup(text)
  }

  noun(
    "quizNoneOfThem", AnswerNoun(),
    "none(?: of (?:them|these))?|neither(?: (?:answer|guess)| of (?:them|the (?:two )?(?:answers|guesses)))?"
      + "|none of the (?:\\d{1,3} |\(GivenAnswers.numberWords) )?(?:new |wrong )?guesses")

  noun("quizCounted", AnswerNoun(), "accepted|counted|saved|added|taken")

  Then("{quizGuesses} {quizIs} {quizRejected}( as {rejection})") {
    (
      quiz: inout QuizWorld, group: GuessGroup, areRejected: Bool, _: AnswerNoun,
      outcome: GuessOutcome?
    ) in
    for guess in try quiz.guesses(of: group) {
      if areRejected, let outcome { try quiz.expectRejected(guess, outcome) }
      try quiz.expectCounted(guess, !areRejected)
    }
  }

  Then("{quizGuesses} {quizIs} correct/right") {
    (quiz: inout QuizWorld, group: GuessGroup, areRight: Bool) in
    for guess in try quiz.guesses(of: group) { try quiz.expectCounted(guess, areRight) }
  }

  Then("{quizGuesses} {quizIs} wrong/incorrect") {
    (quiz: inout QuizWorld, group: GuessGroup, areWrong: Bool) in
    for guess in try quiz.guesses(of: group) {
      try expect((guess.outcome == .wrong) == areWrong, "\"\(guess.text)\" is \(guess.outcome)")
    }
  }

  Then("{quizThem} {quizIs} {quizListed}") {
    (quiz: inout QuizWorld, group: GuessGroup, areListed: Bool, _: Visible) in
    try quiz.expectListed(group, areListed)
  }

  Then("{quizGuessNouns} {quizIs} {quizCounted}") {
    (quiz: inout QuizWorld, group: GuessGroup, areCounted: Bool, _: AnswerNoun) in
    try quiz.expectListed(group, areCounted)
  }

  Then("{quizNoneOfThem} {quizIs} {quizTaken}") {
    (quiz: inout QuizWorld, _: AnswerNoun, areRejected: Bool, _: AnswerNoun) in
    for guess in try quiz.guesses(of: GuessGroup()) {
      try quiz.expectCounted(guess, !areRejected)
    }
  }

  Then("{quizNoneOfThem} {quizIs} {quizRejected}") {
    (quiz: inout QuizWorld, _: AnswerNoun, areCounted: Bool, _: AnswerNoun) in
    for guess in try quiz.guesses(of: GuessGroup()) {
      try quiz.expectCounted(guess, areCounted)
    }
  }

  // Every answer that was found, and none of them twice.
  noun(
    "eachAnswer", AnswerNoun(),
    "(?:each|every)(?: (?:one )?of (?:them|the (?:answers|guesses))| (?:correct |inserted )?(?:answer|guess))?"
  )

  noun("quizOnce", Just(), "(?:(?:only|just|exactly) )?(?:once|one time|a single time)")

  Then("{eachAnswer} {quizIs} {quizListed} {quizOnce}") {
    (quiz: inout QuizWorld, _: AnswerNoun, isIt: Bool, _: Visible, _: Just) in
    try quiz.expectEachOnce(isIt)
  }

  Then("{eachAnswer} {quizAppears}( in {answerList}) {quizOnce}") {
    (quiz: inout QuizWorld, _: AnswerNoun, isIt: Bool, _: AnswerList?, _: Just) in
    try quiz.expectEachOnce(isIt)
  }

  // It may have been inserted more than once.
  Then("{quizGuess} {quizIs} {quizListed} {quizOnce}") {
    (quiz: inout QuizWorld, which: GuessReference, isIt: Bool, _: Visible, _: Just) in
    let text = try quiz.guess(which).text.lowercased()
    let count = quiz.view.answers.count { $0.lowercased() == text }
    try expect((count == 1) == isIt, "the list is \(quiz.view.answers)")
  }

  noun(
    "sameAnswer", AnswerNoun(), "it|(?:the|this|that) (?:answer|guess|word)|the (?:same|last) one")

  When("{player} {inserts} {sameAnswer} {again}") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun, again: Again) in
    let text = try quiz.guess().text
    for _ in 0..<again.times { quiz.insert(text) }
  }.isIdempotent()

  noun(
    "sameAnswers", AnswerNoun(),
    "both(?: of them| answers| guesses)?|them(?: all)?|(?:all|the same)(?: of)?(?: the)? (?:answers|guesses)|all of them"
  )

  When("{player} {inserts} {sameAnswers} again") {
    (quiz: inout QuizWorld, _: Player, _: Inserts, _: AnswerNoun) in
    for guess in try quiz.guesses(of: GuessGroup()) { quiz.insert(guess.text) }
  }.isIdempotent()
}

/// Several of a story's guesses.
struct GuessGroup {
  /// So many, up to the last one; nil for all.
  var count: Int?
  /// What they came to, if the words say so.
  var outcome: GuessOutcome?

  init(count: Int? = nil) { self.count = count }

  init(_ text: String) {
    count = text.hasPrefix("both") ? 2 : GivenAnswers.number(in: text)
    outcome = GuessOutcome(text.split(separator: " ").map(String.init))
  }

  static let pronouns =
    "(?:all )?the (?:\(GuessOutcome.words)) (?:answers|guesses|ones)|both(?: of them)?|they(?: both| all)?|all of (?:them|these)|each(?: one)? of (?:them|these)|these|all (?:two|three|four|five)"

  static let nouns =
    "both of the (?:answers|guesses)|all(?: of)?(?: the| these)? (?:answers|guesses)|each (?:answer|guess)"
    + "|every (?:answer|guess)|(?:each|every one) of the (?:answers|guesses)|the guesses|these (?:answers|guesses)"

  static let pattern =
    "\(pronouns)|\(nouns)|both(?: the)? (?:answers|guesses)"
    + "|(?:all(?: of)?(?: the)?|the) (?:\\d{1,3}|\(GivenAnswers.numberWords)) (?:answers|guesses)|the answers"
}

extension QuizWorld {
  /// The guesses that a sentence means.
  fileprivate func guesses(
    of group: GuessGroup, file: StaticString = #filePath, line: Int = #line
  ) throws -> [Guess] {
    let meant = guesses.filter { group.outcome == nil || $0.outcome == group.outcome }
    try expect(
      meant.count >= max(1, group.count ?? 1), "\(meant.count) such guesses were made", file: file,
      line: line)
    return meant.suffix(group.count ?? meant.count)
  }

  fileprivate func expectListed(
    _ group: GuessGroup, _ areListed: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let listed = view.answers.map { $0.lowercased() }
    for guess in try guesses(of: group, file: file, line: line) {
      try expectCounted(guess, areListed, file: file, line: line)
      let name = guess.text.trimmingPrefix { $0.isWhitespace }.lowercased()
      guard areListed else { continue }
      try expect(
        listed.contains { name.hasPrefix($0) }, "the list is \(view.answers)", file: file,
        line: line)
    }
  }

  fileprivate func expectEachOnce(
    _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      !found.isEmpty, "the customer has inserted no correct answer", file: file, line: line)
    let isOnce =
      found.allSatisfy(view.answers.contains)
      && Set(view.answers).count == view.answers.count
    try expect(isOnce == isIt, "the list is \(view.answers)", file: file, line: line)
  }
}
