import Mastermind
import StepKit

/// What becomes of attempts: accepted or not, their results, and how many there were.
let attemptOutcomeSteps = StepLibrary(MastermindWorld.self) {
  ParameterType("whichAttempts", AttemptChoice.pattern, useForSnippets: false) { (text: String) in
    try AttemptChoice(text)
  }

  ParameterType("attemptVerdict", verdictPattern, useForSnippets: false) { (text: String) in
    Verdict(accepts: !rejectWords.contains(where: text.contains))
  }

  Then("{whichAttempts} {cellIs} {attemptVerdict}") {
    (
      mastermind: inout MastermindWorld, attempts: AttemptChoice, isSo: Bool, verdict: Verdict
    ) in try mastermind.expectAccepted(attempts, isSo == verdict.accepts)
  }

  statement("attemptCounts", "counts?(?: as one)?|(?:does|do|did)(?: not|n['’]t) count(?: as one)?")

  Then("{whichAttempts} {attemptCounts}") {
    (mastermind: inout MastermindWorld, attempts: AttemptChoice, isSo: Bool) in
    try mastermind.expectAccepted(attempts, isSo)
  }

  noun(
    "noGameResult", GameNoun(),
    "no result (?:is|was|has been) (?:returned|generated|created|made)|there is no result|the attempt (?:has|gets|gives) no result"
  )

  Then("{noGameResult}") { (mastermind: inout MastermindWorld, _: GameNoun) in
    try mastermind.expectAccepted(.last, false)
  }

  // Whatever would be tried now.
  ParameterType(
    "furtherAttempts",
    "(no|none of the) (?:further|more|other|new) (?:\(tryNoun))|(?:(?:any|every|each|all) )?(?:further|more|other|new) (?:\(tryNoun))",
    useForSnippets: false
  ) { (groups: [String?]) in
    FurtherAttempts(isNone: groups.contains { $0 != nil })
  }

  Then("{furtherAttempts} {cellIs} {attemptVerdict}( any more)") {
    (
      mastermind: inout MastermindWorld, attempts: FurtherAttempts, isSo: Bool, verdict: Verdict
    ) in
    try mastermind.expectFurther(attempts, isSo == verdict.accepts)
  }

  noun(
    "reasonSays", GameNoun(), "(?:says?|is|reads|contains|mentions|tells|explains|states)(?: that)?"
  )

  Then("the reason {reasonSays} {string}") {
    (mastermind: inout MastermindWorld, _: GameNoun, words: String) in
    guard case .failure(let reason) = mastermind.lastAttempt else {
      return try expect(false, "no attempt was rejected")
    }
    try expect(!words.isEmpty, "an empty text says nothing; the reason is: \(reason)")
    try expect(reason.description.contains(words), "the reason is: \(reason)")
  }

  noun("attemptsCount", GameNoun(), "the number of (?:accepted |counted )?attempts(?: made)?")
  noun(
    "attemptsLeftCount", GameNoun(),
    "the number of (?:(?:remaining|further) attempts|attempts(?: that (?:are|remain))?(?: still)? left)"
  )
  noun("attemptsAreLeft", GameNoun(), "left|remaining|available|to go")

  Then("{attemptsCount} {cellIs} {howMany}") {
    (mastermind: inout MastermindWorld, _: GameNoun, isIt: Bool, wanted: Quantity) in
    try mastermind.expectAttempts(wanted, isIt)
  }

  Then("{attemptsCount} {changes}") {
    (mastermind: inout MastermindWorld, _: GameNoun, isChange: Bool) in
    let before = try require(
      mastermind.moments.last?.game, "there was no game before the last change")
    let found = try mastermind.playedGame().attempts
    try expect((found != before.attempts) == isChange, "\(before.attempts) became \(found)")
  }

  Then("{thereAre} {howMany} attempt(s)( so far)( now)( in total)") {
    (mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity) in
    try mastermind.expectAttempts(wanted, areThere)
  }

  // Before an outcome, so many wrong ones are made.
  noun("attemptNoun", GameNoun(), tryNoun)
  noun("usedUp", GameNoun(), "(?:made|used(?: up)?|tried|played)(?: so far)?(?: without success)?")

  Step("(all ){howMany} {attemptNoun} {cellIs} {usedUp}") {
    (
      mastermind: inout MastermindWorld, wanted: Quantity, _: GameNoun, areMade: Bool, _: GameNoun
    ) in try mastermind.haveAttempts(wanted, areMade)
  }

  When("{someone} {triesInGame} {howMany} {attemptNoun}( so far)( without success)") {
    (
      mastermind: inout MastermindWorld, _: Someone, _: GameNoun, wanted: Quantity, _: GameNoun
    ) in try mastermind.haveAttempts(wanted, true)
  }

  noun(
    "increases", GameNoun(), "(?:increases|increased|has increased|grows|has grown|goes up|rises)")

  Then("{attemptsCount} {increases} by {howMany}") {
    (mastermind: inout MastermindWorld, _: GameNoun, _: GameNoun, wanted: Quantity) in
    let before = try require(
      mastermind.moments.last?.game, "there was no game before the last change")
    let found = try mastermind.playedGame().attempts - before.attempts
    try expect(wanted.holds(for: found), "there are \(found) more")
  }

  // What the game does with codes that were tried, or would be.
  ParameterType(
    "gameAccepts",
    "accepts?|accepted|(?:does|did|will|should) not accept|no longer accepts|rejects?|rejected|refuses|refused|(?:does|did) not reject",
    useForSnippets: false
  ) { (text: String) in Verdict(accepts: isDenial(text) == text.contains("re")) }

  Then("the game {gameAccepts}( the)( combination)( combinations)( attempt) {quoted list}") {
    (mastermind: inout MastermindWorld, verdict: Verdict, codes: [String]) in
    try mastermind.expectAccepted(codes, verdict.accepts)
  }

  Then("the game {gameAccepts} {furtherAttempts}( any more)") {
    (mastermind: inout MastermindWorld, verdict: Verdict, attempts: FurtherAttempts) in
    try mastermind.expectFurther(attempts, verdict.accepts)
  }

  Then("(all ){howMany} (more )(further )attempt(s) {cellIs} {attemptsAreLeft}") {
    (mastermind: inout MastermindWorld, wanted: Quantity, areLeft: Bool, _: GameNoun) in
    try mastermind.expectAttemptsLeft(wanted, areLeft)
  }

  Then("{howMany} (more )(further )attempt(s) remain(s)") {
    (mastermind: inout MastermindWorld, wanted: Quantity) in
    try mastermind.expectAttemptsLeft(wanted, true)
  }

  Then("{thereAre} {howMany} (more )(further )attempt(s) {attemptsAreLeft}") {
    (mastermind: inout MastermindWorld, areThere: Bool, wanted: Quantity, _: GameNoun) in
    try mastermind.expectAttemptsLeft(wanted, areThere)
  }

  Then("{someone} {cellHas} {howMany} {attemptsToGo}") {
    (
      mastermind: inout MastermindWorld, _: Someone, hasThem: Bool, wanted: Quantity, _: GameNoun
    ) in try mastermind.expectAttemptsLeft(wanted, hasThem)
  }

  noun(
    "attemptsToGo", GameNoun(),
    "attempts? (?:left|remaining|to go)|(?:more|further) attempts?(?: left)?")

  Then("{attemptsLeftCount} {cellIs} {howMany}") {
    (mastermind: inout MastermindWorld, _: GameNoun, isIt: Bool, wanted: Quantity) in
    try mastermind.expectAttemptsLeft(wanted, isIt)
  }
}

struct Verdict { var accepts: Bool }
struct FurtherAttempts { var isNone: Bool }

private let rejectWords = [
  "rejected", "refused", "denied", "declined", "invalid", "ignored", "turned down", "not allowed",
]
private let verdictPattern =
  "accepted|valid|allowed|counted|\(rejectWords.joined(separator: "|"))"

/// The attempts that a sentence is about.
enum AttemptChoice {
  case last
  /// From 1; of all that were tried.
  case number(Int)
  case code(String)
  /// All of them, and how many where it says.
  case all(Int?)
  case none(Int?)

  init(_ text: String) throws {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 3 {
      self = .code(parts[1])
      return
    }
    let words = text.split(separator: " ").map(String.init)
    // "Each one", "the second one": no number.
    let numbers = words.filter { $0 != "one" && $0 != "no" }.compactMap(
      MastermindSteps.number(inWords:))
    let count = words.contains("both") || words.contains("neither") ? 2 : numbers.first
    switch words[0] {
    case "none", "neither", "no": self = .none(count)
    case "all", "both", "each", "every", "they": self = .all(count)
    case "attempt": self = .number(try require(count, "\"\(text)\" names no attempt"))
    case "the" where words.last == "attempts" || words.last == "guesses": self = .all(count)
    default: self = words.lazy.compactMap(position(inWords:)).first.map { .number($0) } ?? .last
    }
  }

  private static let one = "(?:attempt|guess|combination|code|try)"
  static let pattern =
    "\(namedPattern)|it|(?:the|this|that|my)(?: last| latest)? (?:combination|code)|they(?: both| all)?|(?:all|both|each|every one|none|neither) of them"
  /// Named as attempts.
  static let namedPattern = [
    "(?:the|this|that|my)(?: last| latest)? (?:attempt|guess)|the last one|the(?: (?:\(numberWord)))? (?:attempts|guesses)",
    "the (?:\(positionWord)) (?:\(one)|one)|attempt(?: number)? \\d+",
    #"the (?:attempt|guess|code|try) "[^"]*""#,
    "(?:all|both|each|every|none|neither|no)(?: one)?(?: of)?(?: the| these)?(?: (?:\(numberWord)))? (?:\(tryNoun))",
  ].joined(separator: "|")
}

extension MastermindWorld {
  /// What was tried of a choice, which is something.
  func attempts(
    _ choice: AttemptChoice, file: StaticString = #filePath, line: Int = #line
  ) throws -> [Try] {
    var wanted: Int?
    let found: [Try]
    switch choice {
    case .last: found = tries.suffix(1)
    case .number(let number):
      found = tries.indices.contains(number - 1) ? [tries[number - 1]] : []
    case .code(let code): found = tries.filter { $0.text == code }.suffix(1)
    case .all(let count), .none(let count): (wanted, found) = (count, tries)
    }
    try expect(
      !found.isEmpty, tries.isEmpty ? "nothing was tried" : "there were \(tries.count) attempts",
      file: file, line: line)
    if let wanted {
      try expect(
        found.count, equals: wanted, "the number of attempts tried", file: file, line: line)
    }
    return found
  }

  fileprivate func expectAccepted(
    _ choice: AttemptChoice, _ areAccepted: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    var wanted = areAccepted
    if case .none = choice { wanted.toggle() }
    for attempt in try attempts(choice, file: file, line: line) {
      try expectVerdict(attempt, isAccepted: wanted, file: file, line: line)
    }
  }

  private func expectVerdict(
    _ attempt: Try, isAccepted: Bool, file: StaticString, line: Int
  ) throws {
    switch attempt.result {
    case .success(let score):
      try expect(
        isAccepted, "\"\(attempt.text)\" was accepted, with the result \"\(score.text)\"",
        file: file, line: line)
    case .failure(let reason):
      try expect(
        !isAccepted, "\"\(attempt.text)\" was not accepted: \(reason)", file: file, line: line)
    }
  }

  /// The last attempts with these codes were accepted or not; where there were none, or the sentence
  /// says "no longer", they would be.
  func expectAccepted(
    _ codes: [String], _ areAccepted: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let isNow = wording.has("longer", "still", "anymore") || wording.says("any more")
    for code in codes {
      if !isNow, let attempt = tries.last(where: { $0.text == code }) {
        try expectVerdict(attempt, isAccepted: areAccepted, file: file, line: line)
        continue
      }
      var game = try playedGame(file: file, line: line)
      let isAccepted = (try? game.attempt(code)) != nil
      try expect(
        isAccepted == areAccepted, "\"\(code)\" would \(isAccepted ? "" : "not ")be accepted",
        file: file, line: line)
    }
  }

  /// All codes that the game would accept now.
  fileprivate func acceptedCodes() throws -> [String] {
    let game = try playedGame()
    let digits = ["1", "2", "3", "4"]
    var codes = [""]
    for _ in 1...Code.length { codes = codes.flatMap { code in digits.map { code + $0 } } }
    return codes.filter { code in
      var copy = game
      return (try? copy.attempt(code)) != nil
    }
  }

  fileprivate func expectFurther(
    _ attempts: FurtherAttempts, _ areAccepted: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    let accepted = try acceptedCodes()
    try expect(
      accepted.isEmpty != (areAccepted != attempts.isNone),
      "\(accepted.count) of all 256 codes would be accepted", file: file, line: line)
  }

  /// Before an outcome, makes so many wrong attempts; as one, there were as many.
  fileprivate mutating func haveAttempts(_ wanted: Quantity, _ areMade: Bool) throws {
    if !isOutcome, areMade, wanted.relation == .exactly, wanted.count > 0 {
      try tryCodes(.wrong(min(wanted.count, 100)))
    }
    try expectAttempts(wanted, areMade)
  }

  fileprivate func expectAttempts(
    _ wanted: Quantity, _ isIt: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let found = try playedGame(file: file, line: line).attempts
    try expect(
      wanted.holds(for: found) == isIt,
      "there are \(found) attempts, expected \(wanted.description)",
      file: file, line: line)
  }

  fileprivate func expectAttemptsLeft(
    _ wanted: Quantity, _ areLeft: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let left = Game.maximumAttempts - (try playedGame(file: file, line: line).attempts)
    try expect(
      wanted.holds(for: left) == areLeft,
      "\(left) attempts are left, expected \(wanted.description)",
      file: file, line: line)
  }
}
