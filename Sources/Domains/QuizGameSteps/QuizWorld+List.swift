import QuizGame
import StepKit
import TestDoubles

/// The list of the answers that the customer has found.
extension QuizWorld {
  /// Exactly these, in this order; or not.
  func expectList(
    _ answers: [String], _ isShown: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    if isShown {
      try expect(view.answers, equals: answers, "the list", file: file, line: line)
    } else {
      try expect(view.answers != answers, "the list is \(answers)", file: file, line: line)
    }
  }

  /// Before an outcome, the customer inserts them into a running game; as one, they are listed.
  mutating func list(
    _ answers: [String], file: StaticString = #filePath, line: Int = #line
  ) async throws {
    if !isOutcome {
      try await spare(answers)
      if round == nil { try await startRound() }
      for answer in answers where !view.answers.contains(answer) { insert(answer) }
    }
    try expectListed(answers, true, file: file, line: line)
  }

  /// Deleted are as many as there were before the last reset.
  func expectDeleted(
    _ areDeleted: Bool, _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let round = areDeleted ? round ?? lastRound : round
    let last = try require(
      round, "the customer has inserted no correct answer", file: file, line: line)
    try expect(
      found(in: last).count, equals: count, "the answers found before", file: file, line: line)
    try expectDeleted(areDeleted, file: file, line: line)
  }

  /// Each of these, or none of them.
  func expectListed(
    _ answers: [String], _ areListed: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    for answer in answers {
      try expect(
        view.answers.contains(answer) == areListed,
        "the list is \(view.answers): \"\(answer)\" is \(areListed ? "missing" : "in it")",
        file: file, line: line)
    }
  }

  func expectListed(
    _ answer: String, times: Int, _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let count = view.answers.count { $0 == answer }
    try expect(
      (count == times) == isIt, "\"\(answer)\" is \(count) times in the list", file: file,
      line: line)
  }

  func expectListCount(
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

  func expectListed(
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
      try expect(lastRound != nil, "no game was reset", file: file, line: line)
      try expect(view.answers, equals: [], "the list", file: file, line: line)
      return try expectHits(0, file: file, line: line)
    }
    try expect(
      !found.isEmpty, "the customer has inserted no correct answer", file: file, line: line)
    try expect(view.answers, equals: found, "the list", file: file, line: line)
    try expectHits(found.count, file: file, line: line)
  }

  /// Each of the texts stands somewhere on the screen, or none of them.
  func expectOnScreen(
    _ texts: [String], _ areShown: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let message = view.message.map { [$0.title, $0.text, $0.action.title] } ?? []
    let shown = [view.question, view.counter, view.hits] + view.answers + message
    for text in texts {
      try expect(
        shown.contains(text) == areShown, "the screen shows \(shown)", file: file, line: line)
    }
  }
}
