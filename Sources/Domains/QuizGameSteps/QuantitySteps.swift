import QuizGame
import StepKit

/// The numbers on the screen: the hits, the total, and what remains (QUI-R21).
let quantitySteps = StepLibrary(QuizWorld.self) {
  ParameterType(
    "quizQuantity", "\(Quantity.hitsPattern)|\(Quantity.remainingPattern)|\(Quantity.totalPattern)",
    useForSnippets: false
  ) { (text: String) in try Quantity(text) }

  noun(
    "becomesNumber", Change(),
    "should (?:go|return|drop|change|increase|decrease)(?: back)? to",
    "(?:(?:now|still|again) )?(?:goes|go|went|jumps?|returns?|changes?|falls?|resets?)(?: back)? to",
    "(?:(?:is|are|was|were)|(?:should|must|will) be)(?: now| still| again| back)?"
      + " (?:updated|reset|set|set back|reduced|increased|decreased|down|up|back)(?: back)? (?:to|at)",
    "(?:starts?|begins?|stands?|stops?) at|equals?",
    "(?:(?:is|are)|(?:should|must|will) be)(?: now| still)? (?:shown|displayed|given|listed) as")

  noun("goesDown", Change(), "(?:goes|go|went) down|decreases?|decreased|(?:is|are) reduced|drops?")

  noun("goesUp", Change(), "(?:goes|go|went) up|increases?|increased|rises?|grows?")

  // Before an outcome, they are brought about.
  Step("(that ){quizQuantity} {quizReads}( {just})( at) {count}( answers)( again)") {
    (quiz: inout QuizWorld, quantity: Quantity, isIt: Bool, _: Just?, count: Int) in
    if isIt, !quiz.isOutcome { return try await quiz.bringAbout(quantity, count) }
    if isIt, quantity == .total { try await quiz.meanDocument(ifTotal: count) }
    try await quiz.expect(quantity, count, isIt)
  }

  Then("{quizQuantity} {becomesNumber} {count}( answers)( again)") {
    (quiz: inout QuizWorld, quantity: Quantity, _: Change, count: Int) in
    try await quiz.expect(quantity, count, true)
  }

  Then("{quizQuantity} {quizIs} reset") {
    (quiz: inout QuizWorld, quantity: Quantity, isReset: Bool) in
    let shown = try quiz.shownHits()
    let initial = quantity == .hits ? 0 : shown.total
    try StepKit.expect((quantity.value(shown) == initial) == isReset, "\(quiz.view.hits) is shown")
  }

  Then("{quizQuantity} {quizChanges}") {
    (quiz: inout QuizWorld, quantity: Quantity, isChange: Bool) in
    if quantity == .total { return try quiz.expectTotalUnchanged(!isChange) }
    let guess = try quiz.guess()
    try expect((guess.before.hits != guess.after.hits) == isChange, "\(guess.after.hits) is shown")
  }

  Then("{quizQuantity} {goesDown}( by {count})( answer)( from {count})( to {count})") {
    (quiz: inout QuizWorld, quantity: Quantity, _: Change, step: Int?, before: Int?, after: Int?) in
    try quiz.expectChange(
      of: { quantity.value($0) }, step.map { -$0 }, from: before, to: after, sign: -1)
  }

  Then("{quizQuantity} {goesUp}( by {count})( answer)( from {count})( to {count})") {
    (quiz: inout QuizWorld, quantity: Quantity, _: Change, step: Int?, before: Int?, after: Int?) in
    try quiz.expectChange(of: { quantity.value($0) }, step, from: before, to: after, sign: 1)
  }

  // The number was this one before the last guess.
  noun(
    "quizGoes", Change(),
    "(?:(?:should|must|will|does) )?(?:go(?:es)?|went|changes?|changed|jumps?|jumped|moves?)")

  Then("{quizQuantity} {quizGoes} from {count} to {count}( answers)") {
    (quiz: inout QuizWorld, quantity: Quantity, _: Change, before: Int, after: Int) in
    try quiz.expectChange(
      of: { quantity.value($0) }, after - before, from: before, to: after,
      sign: after < before ? -1 : 1)
  }

  Then(
    "{quizQuantity} {quizReads}( {just})( at) {count} (out )of( the) {count}( answers)( guesses)"
  ) {
    (quiz: inout QuizWorld, quantity: Quantity, isIt: Bool, _: Just?, count: Int, total: Int) in
    let shown = try quiz.shownHits()
    let isShown = quantity.value(shown) == count && shown.total == total
    try StepKit.expect(isShown == isIt, "\(quiz.view.hits) is shown")
  }

  Then("{quizScreenShows} {quizQuantity} as {count} (out )of( the) {count}( answers)") {
    (quiz: inout QuizWorld, isShown: Bool, quantity: Quantity, count: Int, total: Int) in
    let shown = try quiz.shownHits()
    let isIt = quantity.value(shown) == count && shown.total == total
    try StepKit.expect(isIt == isShown, "\(quiz.view.hits) is shown")
  }

  Then("{quizScreenShows} {quizQuantity}") { (quiz: inout QuizWorld, isShown: Bool, _: Quantity) in
    guard isShown else { return try expect(quiz.view.hits, equals: "-", "the answers shown") }
    try quiz.expectFigures()
  }

  Then("(that ){quizQuantity}") { (quiz: inout QuizWorld, _: Quantity) in try quiz.expectFigures() }

  Then(
    "{quizScreenShows} {shownNumber}( answers) as {quizQuantity}( and {shownNumber} as {quizQuantity})"
  ) {
    (
      quiz: inout QuizWorld, isShown: Bool, count: Int, quantity: Quantity, other: Int?,
      otherQuantity: Quantity?
    ) in
    let shown = try quiz.shownHits()
    let isOther = otherQuantity.map { $0.value(shown) == other } ?? true
    try StepKit.expect(
      (quantity.value(shown) == count && isOther) == isShown, "\(quiz.view.hits) is shown")
  }

  Then("{quizScreenShows} {quizQuantity} as {count}") {
    (quiz: inout QuizWorld, isShown: Bool, quantity: Quantity, count: Int) in
    try await quiz.expect(quantity, count, isShown)
  }

  Then("{quizScreenShows} that {quizQuantity} {quizIs} {count}") {
    (quiz: inout QuizWorld, isShown: Bool, quantity: Quantity, isIt: Bool, count: Int) in
    try await quiz.expect(quantity, count, isShown == isIt)
  }

  Then("{quizQuantity} {quizIs} {visible}") {
    (quiz: inout QuizWorld, _: Quantity, isShown: Bool, _: Visible) in
    guard isShown else { return try expect(quiz.view.hits, equals: "-", "the answers shown") }
    try quiz.expectFigures()
  }

  Then("the app/system {quizUpdates} {quizQuantity}") {
    (quiz: inout QuizWorld, isUpdated: Bool, quantity: Quantity) in
    if quantity == .total { return try quiz.expectTotalUnchanged(!isUpdated) }
    if isUpdated { try quiz.expectFigures() }
    guard isUpdated, quiz.guesses.isEmpty else {
      let guess = try quiz.guess()
      return try expect(
        (guess.before.hits != guess.after.hits) == isUpdated, "\(guess.after.hits) is shown")
    }
  }

  Then("the app/system {quizUpdates} {quizQuantity} (from {count} )to {count}( answers)") {
    (quiz: inout QuizWorld, isUpdated: Bool, quantity: Quantity, before: Int?, count: Int) in
    try await quiz.expect(quantity, count, isUpdated)
    guard let before else { return }
    let shown = quantity.value(try quiz.shownHits(of: try quiz.guess().before))
    try expect(shown, equals: before, "the number before the last guess")
  }
}

/// A number becomes another.
struct Change {}

/// One of the numbers that the screen shows or lets calculate.
enum Quantity: Sendable {
  case hits
  case remaining
  case total

  init(_ text: String) throws {
    let isTotal =
      text.contains("total")
      || text.hasSuffix("answers to be guessed") && !text.contains("remaining")
        && !text.contains("still")
    if try Regex("(?:\(Self.hitsPattern))").wholeMatch(in: text) != nil {
      self = .hits
    } else {
      self = isTotal ? .total : .remaining
    }
  }

  func value(_ shown: (hits: Int, total: Int)) -> Int {
    switch self {
    case .hits: shown.hits
    case .remaining: shown.total - shown.hits
    case .total: shown.total
    }
  }

  private static let number = "(?:number|amount|count)"

  static let hitsPattern =
    "(?:the|my) \(number) of (?:hits?|(?:hit|found|guessed|correctly guessed|correctly inserted) (?:answers|guesses)|(?:correct )?(?:answers|guesses)(?: that)?"
    + "(?: (?:the (?:customer|player|user)|I)(?: has| have)?)? (?:hit|found|guessed)"
    + "|correct (?:answers|guesses))(?: (?:shown|displayed))?|the hits? count|the hits|the score|(?:(?:the )?(?:customer|player|user)['’]s|my) (?:hits|score)"

  static let remainingPattern =
    "the (?:\(number) of (?:the )?)?(?:remaining|missing) (?:answers|guesses)(?: to be guessed)?"
    + "|the remaining \(number) of (?:answers|guesses)(?: to be guessed)?"
    + "|the \(number) of (?:answers|guesses)"
    + " (?:still to be guessed|(?:left|remaining|missing)(?: to (?:be )?guess(?:ed)?)?)"

  static let totalPattern =
    "the total(?: \(number))?(?: of (?:all )?(?:the )?(?:answers|guesses))?(?: to be guessed)?"
    + "|the \(number) of (?:answers|guesses) to be guessed"
}

extension QuizWorld {
  fileprivate mutating func bringAbout(_ quantity: Quantity, _ count: Int) async throws {
    switch quantity {
    case .hits: try await reach(hits: count)
    case .remaining: try await remain(count)
    case .total: try await total(count)
    }
  }

  fileprivate mutating func expect(
    _ quantity: Quantity, _ count: Int, _ isIt: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) async throws {
    if quantity != .hits {
      try await meanDocument(ifTotal: count + (quantity == .remaining ? found.count : 0))
    }
    switch quantity {
    case .hits: try expectHits(count, isIt, file: file, line: line)
    case .remaining: try expectRemaining(count, isIt, file: file, line: line)
    case .total:
      let total = try shownHits(file: file, line: line).total
      try StepKit.expect(
        (total == count) == isIt, "the total shown is \(total)", file: file, line: line)
    }
  }

  /// The numbers are those of the story.
  func expectFigures(file: StaticString = #filePath, line: Int = #line) throws {
    let remaining = try openAnswers().count
    let total = found.count + remaining
    try StepKit.expect(
      view.hits, equals: "\(found.count)/\(total)", "the answers shown", file: file, line: line)
    try expectRemaining(remaining, file: file, line: line)
  }

  fileprivate func expectTotalUnchanged(
    _ isSame: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let total = try shownHits(file: file, line: line).total
    let question = try remoteQuestion(file: file, line: line).answers.count
    try StepKit.expect(
      (total == question) == isSame, "the total shown is \(total)", file: file, line: line)
  }
}
