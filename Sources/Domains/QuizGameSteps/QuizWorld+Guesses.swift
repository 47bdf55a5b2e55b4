import QuizGame
import StepKit
import TestDoubles

/// What guesses come to.
extension QuizWorld {
  mutating func insertAnswers(
    _ count: Int, asState: Bool = false, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    if isOutcome { return try expectHits(count, file: file, line: line) }
    try await haveOpen(count)
    if asState, round == nil { try await startRound() }
    for _ in 0..<count { try insertNextAnswer(file: file, line: line) }
  }

  /// So many guesses that are no answers.
  mutating func insertWrong(_ count: Int) throws {
    try expect(count <= 1_000, "found \(count) answers, expected up to 1000")
    for number in 0..<count { insert("no answer \(number)") }
  }

  /// A guess counts when it makes the list longer, and the hits more, by one.
  func expectCounted(
    _ guess: Guess, _ isCounted: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard isCounted else {
      return try expect(
        guess.after, equals: guess.before, "the screen after \"\(guess.text)\"", file: file,
        line: line)
    }
    try expect(
      guess.after.answers.count, equals: guess.before.answers.count + 1,
      "the number of answers after \"\(guess.text)\"", file: file, line: line)
    if case .accepted(let answer) = guess.outcome {
      try expect(
        answer, equals: guess.after.answers.last ?? "", "the answer that was accepted", file: file,
        line: line)
    }
    try expect(
      guess.after.hits != guess.before.hits, "the hits are still \(guess.after.hits)", file: file,
      line: line)
  }

  func expectRejected(
    _ guess: Guess, _ outcome: GuessOutcome, file: StaticString = #filePath, line: Int = #line
  ) throws {
    try expect(
      guess.outcome, equals: outcome, "what \"\(guess.text)\" came to", file: file, line: line)
    try expectCounted(guess, false, file: file, line: line)
  }
}
