import Mastermind
import StepKit

/// What there was before a change, for sentences that speak of it: "still", "no longer", "becomes".
struct Moment {
  var cell: ResultCell?
  var others: [OtherView]
  var givenText: String
  var game: Game?
  var lastAttempt: Result<Score, Game.Rejection>?
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
        cell: cell, others: others, givenText: givenText, game: game, lastAttempt: lastAttempt))
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

/// The words of a sentence outside quotes.
struct Wording {
  let words: [String]

  init(_ text: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    words = parts.enumerated().filter { $0.offset % 2 == 0 }.flatMap { part in
      part.element.lowercased().split { " ,:;.()".contains($0) }.map(String.init)
    }
  }

  func has(_ any: String...) -> Bool { words.contains(where: any.contains) }

  /// Whether the words come one after the other.
  func says(_ phrase: String) -> Bool {
    (" " + words.joined(separator: " ") + " ").contains(" \(phrase) ")
  }

  /// Whether something was there before, and is not now.
  var isLoss: Bool { has("disappear", "disappears", "disappeared", "gone", "missing") }

  /// Whether what is there is what is left of something.
  var isRest: Bool {
    if has("remain", "remains", "remained") { return true }
    let before = words.dropLast().last ?? "the"
    return words.last == "left"
      && !["the", "top", "bottom", "upper", "lower", "to", "at", "on"].contains(before)
  }

  /// What it says of the time before.
  ///
  /// - Parameter hasVerb: Whether its verb may be "stays" or "becomes".
  func time(hasVerb: Bool) -> TimeSaid? {
    if says("no longer"), !says("no longer than") { return .noLonger }
    if says("any more") || says("any longer") || has("anymore"),
      isDenial(words.joined(separator: " "), ["nothing", "none", "neither"])
    {
      return .noLonger
    }
    if has("still") { return .still }
    guard hasVerb else { return nil }
    if has("always", "never") { return .always }
    if has("stay", "stays", "remain", "remains") { return .still }
    return has("become", "becomes", "turn", "turns", "get", "gets", "got") ? .becomes : nil
  }
}
