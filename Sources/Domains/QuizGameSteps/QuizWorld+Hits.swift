import QuizGame
import StepKit
import TestDoubles

/// The numbers on the screen: brought about before an outcome, looked at by one.
extension QuizWorld {
  /// Brings a running game to this many hits.
  mutating func reach(
    hits: Int, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    try await haveOpen(hits - found.count)
    if round == nil { try await startRound() }
    let rest = hits - found.count
    try expect(
      rest >= 0, "the customer has hit \(found.count) answers already", file: file, line: line)
    for _ in 0..<rest { try insertNextAnswer(file: file, line: line) }
  }

  /// Before an outcome, the customer hits so many; as one, the screen says so.
  mutating func hit(
    _ hits: Int, of total: Int?, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    if !isOutcome {
      if let total { try await have(total: total, file: file, line: line) }
      try await reach(hits: hits, file: file, line: line)
    }
    if let total { try await meanDocument(ifTotal: total) }
    let shown = try shownHits(file: file, line: line)
    try expect(
      view.hits, equals: "\(hits)/\(total ?? shown.total)", "the answers shown", file: file,
      line: line)
  }

  /// Before an outcome, the customer hits all but so many; as one, the screen says so.
  mutating func remain(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    if !isOutcome {
      if round == nil { try await startRound() }
      try await haveOpen(count)
      try await reach(hits: max(found.count, found.count + openAnswers().count - count))
    }
    try await meanDocument(ifTotal: found.count + count)
    try expectRemaining(count, file: file, line: line)
  }

  /// Before an outcome, the question has so many answers; as one, the screen says so.
  mutating func total(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    if !isOutcome { try await have(total: count, file: file, line: line) }
    try await meanDocument(ifTotal: count)
    if isOutcome || network.requests.count > 0 {
      try expectTotal(count, file: file, line: line)
    }
  }

  /// What the last guess made of a number on the screen.
  func expectChange(
    of number: ((hits: Int, total: Int)) -> Int, _ step: Int?, from: Int?, to: Int?, sign: Int,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    let guess = try guess(file: file, line: line)
    let before = number(try shownHits(of: guess.before, file: file, line: line))
    let after = number(try shownHits(of: guess.after, file: file, line: line))
    let isIt =
      after - before == step ?? after - before && before == from ?? before
      && after == to ?? after && (after - before) * sign > 0
    try expect(isIt, "the number went from \(before) to \(after)", file: file, line: line)
  }

  func expectHits(
    _ count: Int, _ isIt: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let hits = try shownHits(file: file, line: line).hits
    if isIt {
      try expect(hits, equals: count, "the hits shown", file: file, line: line)
    } else {
      try expect(hits != count, "\(count) hits are shown", file: file, line: line)
    }
  }

  func expectTotal(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let total = try shownHits(file: file, line: line).total
    try expect(total, equals: count, "the total shown", file: file, line: line)
  }

  func expectRemaining(
    _ count: Int, _ isIt: Bool = true, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let shown = try shownHits(file: file, line: line)
    let remaining = shown.total - shown.hits
    try expect(
      session.game?.remaining, equals: remaining, "the answers that remain", file: file, line: line)
    try expect(
      (remaining == count) == isIt, "\(remaining) answers remain to be guessed", file: file,
      line: line)
  }
}
