import Mastermind
import StepKit

/// What there was before a change, for sentences that speak of it: "still", "no longer", "becomes".
struct Moment {
  var cell: ResultCell?
  var others: [OtherView]
  var givenText: String
  var game: Game?
  var lastAttempt: Result<Score, Game.Rejection>?
  var tries: [Try]
}

/// What a sentence says of the time before.
enum TimeSaid {
  /// So it was before the last change.
  case still
  /// So it was before some change, and is not now.
  case noLonger
  /// So it was not before the last change.
  case becomes
  /// So it was before every change.
  case always
}

extension MastermindWorld {
  /// Remembers what there is; called before each change.
  mutating func recordMoment() {
    moments.append(
      Moment(
        cell: cell, others: others, givenText: givenText, game: game, lastAttempt: lastAttempt,
        tries: tries))
  }

  mutating func forgetMoments() {
    (cellBefore, moments) = (nil, [])
  }

  /// The world as it was then, in which nothing has changed before.
  func asOf(_ moment: Moment) -> MastermindWorld {
    var past = self
    past.cell = moment.cell
    past.others = moment.others
    past.givenText = moment.givenText
    past.game = moment.game
    past.lastAttempt = moment.lastAttempt
    past.tries = moment.tries
    (past.cellBefore, past.kept, past.moments, past.isPast) = (moment.cell, nil, [], true)
    if cell != nil { past.trials = [] }
    return past
  }

  /// The words of the sentence that is running.
  var wording: Wording { Wording(scenario.stepText) }

  /// What is wrong with a sentence at each moment, `nil` where it held; and so for its opposite.
  typealias PastProblems = [(said: String?, opposite: String?)]

  /// Fails unless a sentence that holds now was as it says before.
  ///
  /// - Parameters:
  ///   - problems: What is wrong with the sentence at each of the moments.
  ///   - denies: Whether its opposite is the sentence without the denial, so that it must have held.
  func expectEarlier(
    _ time: TimeSaid, _ problems: PastProblems, denies: Bool, file: StaticString, line: Int
  ) throws {
    let last = try require(
      problems.last, "nothing was changed, so there is nothing before it to compare with",
      file: file, line: line)
    switch time {
    case .still:
      try expect(
        last.said == nil, "it is so, but it was not before the last change: \(last.said ?? "")",
        file: file, line: line)
    case .becomes:
      try expect(
        last.said != nil, "it is so, but it was so before the last change, too", file: file,
        line: line)
    case .always:
      let problem = problems.lazy.compactMap(\.said).first
      try expect(
        problem == nil, "it is so, but it was not always: \(problem ?? "")", file: file, line: line)
    case .noLonger:
      let wasOtherwise = problems.contains { denies ? $0.opposite == nil : $0.said != nil }
      let problem = denies ? last.opposite.map { ": \($0)" } ?? "" : ""
      try expect(
        wasOtherwise, "it is as said now, but it was never otherwise before\(problem)", file: file,
        line: line)
    }
  }
}
