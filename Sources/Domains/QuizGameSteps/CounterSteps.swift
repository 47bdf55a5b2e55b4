import QuizGame
import StepKit
import TestDoubles

/// The counter, and the time that passes (QUI-R11–R13).
let counterSteps = StepLibrary(QuizWorld.self) {
  ParameterType("clock", #"\d+:\d\d"#, useForSnippets: false) { (text: String) in
    text.utf8.count < 5 ? "0" + text : text
  }

  noun(
    "counterReads", CounterReads(),
    "(?:still |now |again )?(?:shows?|displays?|reads?|says?)|should(?: still)? (?:show|display|read|say)"
      + "|(?:keeps?|kept) (?:showing|displaying|the (?:value|time))|keeps?"
      + "|(?:is|starts|begins|stands|stops|was|stays|remains)"
      + "(?: still| now| back| set back| set| reset| again)? (?:at|to)"
      + "|(?:should|must) be(?: back| set back| set| reset| again)? (?:at|to)"
      + "|(?:goes|jumps|returns|resets|falls|drops)(?: back)? to|goes down to|(?:has |was |has been )?stopped at|(?:should )?(?:starts?|counts?|begins?)(?: down| counting| counting down| again)? (?:from|with)|should (?:start|stay) at"
  )

  noun(
    "counts", Counting(),
    "(?:starts?|started|begins?|began)(?: to (?:count|run|tick)| counting| running| ticking)?(?: down)?(?: again)?"
      + "|runs?(?: down)?(?: again)?|counts?(?: down)?(?: again)?|go(?:es)? (?:down|on)(?: counting| running| ticking)?|decreases?|ticks?"
      + "|keeps? (?:on )?(?:counting|running|ticking)(?: down)?"
      + "|continues?(?: to count| counting| to run| running)?|moves?")

  noun(
    "quizEverySecond", Counting(),
    "by (?:one|1|a)(?: second)?(?: (?:every|each|per|a) second)?|every second|second by second|each second"
  )

  noun(
    "initialValue", LeftOver(),
    "(?:initial|full|whole|starting|start|original) (?:time|value|number)")

  noun(
    "leftOver", LeftOver(),
    "(?:left|remaining)(?: (?:on|of) the (?:counter|timer|clock|countdown|game|round))?")

  noun(
    "hasCounted", Counting(),
    "(?:has|had) (?:been (?:running|counting)|counted)(?: down)?(?: (?:for|by))?"
      + "|(?:has|had) (?:run|gone down)(?: (?:for|by))?")

  // Before an outcome, so much time passes; as one, it has.
  Step("the counter/timer/clock/countdown/game/quiz/round {hasCounted} {duration}") {
    (quiz: inout QuizWorld, _: Counting, time: Duration) in
    try await quiz.leave(quiz.length - time)
  }

  Given("{duration} of the game/round/time have/has passed") {
    (quiz: inout QuizWorld, time: Duration) in try await quiz.leave(quiz.length - time)
  }

  Given("{duration} have/has passed since the start( of the game)") {
    (quiz: inout QuizWorld, time: Duration) in try await quiz.leave(quiz.length - time)
  }

  Step("{quizCounter} {counterReads} zero/0") {
    (quiz: inout QuizWorld, _: CounterNoun, _: CounterReads) in try await quiz.leave(.zero)
  }

  Then("{quizCounter} {counterReads} less than its/the {initialValue}") {
    (quiz: inout QuizWorld, _: CounterNoun, _: CounterReads, _: LeftOver) in
    let shown = Duration.seconds(try quiz.shownSeconds())
    try expect(shown < quiz.length, "the counter shows \"\(quiz.view.counter)\"")
  }

  When("{quizCounter} reaches {clock}") { (quiz: inout QuizWorld, _: CounterNoun, text: String) in
    try await quiz.pass(toClock: text)
  }.isIdempotent()

  When("{quizCounter} reaches {string}") {
    (quiz: inout QuizWorld, _: CounterNoun, text: String) in
    try await quiz.pass(toClock: text)
  }.isIdempotent()

  noun(
    "quizRunning", Counting(),
    "(?:running|counting|started|moving|ticking|going)(?: down)?(?: yet| again| any ?more| any longer)?"
  )

  Step("{quizCounter} {quizIs} {quizRunning}") {
    (quiz: inout QuizWorld, _: CounterNoun, isRunning: Bool, _: Counting) in
    try await quiz.count(isRunning)
  }.isIdempotent()

  Then("{quizCounter} {quizIs} stopped/paused/standing/standing\\ still") {
    (quiz: inout QuizWorld, _: CounterNoun, isStanding: Bool) in
    if isStanding { try await quiz.expectStanding() } else { try await quiz.expectCounting() }
  }

  noun("standsStill", Counting(), "(?:pauses|stands still)")

  Then("{quizCounter} {standsStill}") { (quiz: inout QuizWorld, _: CounterNoun, _: Counting) in
    try await quiz.expectStanding()
  }

  Then("{quizCounter} {quizStops}( counting)( running)( ticking)( down)") {
    (quiz: inout QuizWorld, _: CounterNoun, isStanding: Bool) in
    if isStanding { try await quiz.expectStanding() } else { try await quiz.expectCounting() }
  }

  Step(
    "{quizCounter} {quizPerfect} started( to count)( to run)( counting)( running)( ticking)( yet)"
  ) {
    (quiz: inout QuizWorld, _: CounterNoun, isRunning: Bool) in
    try await quiz.count(isRunning)
  }.isIdempotent()

  Then("{quizCounter} {counts} {quizEverySecond}") {
    (quiz: inout QuizWorld, _: CounterNoun, _: Counting, _: Counting) in
    try await quiz.expectCounting()
  }

  Then("{quizCounter} {quizChanges}") {
    (quiz: inout QuizWorld, _: CounterNoun, isChange: Bool) in
    if isChange { try await quiz.expectCounting() } else { try await quiz.expectStanding() }
  }

  Step("{quizCounter} {quizIs} zero/0") { (quiz: inout QuizWorld, _: CounterNoun, isIt: Bool) in
    if isIt { return try await quiz.leave(.zero) }
    try expect(try quiz.shownSeconds() > 0, "the counter is at zero")
  }

  Then(
    "{quizCounter} never/no\\ longer starts( to count)/runs/counts( down)/ticks/moves"
  ) {
    (quiz: inout QuizWorld, _: CounterNoun) in try await quiz.expectStanding()
  }

  Then("{quizCounter} {counts}") { (quiz: inout QuizWorld, _: CounterNoun, _: Counting) in
    try await quiz.expectCounting()
  }

  noun(
    "quizInitial", CounterNoun(),
    "(?:the|its) (?:(?:initial|start|starting|first|full|original) (?:value|time|number|state|length)|beginning|start)"
  )

  Then("{quizCounter}( should)( must) {counts} from {quizInitial}( again)") {
    (quiz: inout QuizWorld, _: CounterNoun, _: Counting, _: CounterNoun) in
    try expect(.seconds(try quiz.shownSeconds()), equals: quiz.length, "the time on the counter")
    try await quiz.expectCounting()
  }

  Then(
    "{quizCounter} {counterReads} the/its {initialValue}( {quizYet})"
  ) {
    (quiz: inout QuizWorld, _: CounterNoun, _: CounterReads, _: LeftOver, _: Again?) in
    try expect(.seconds(try quiz.shownSeconds()), equals: quiz.length, "the time on the counter")
  }

  noun("quizByItself", Counting(), "by itself|on its own|automatically")

  Then("{quizCounter} {quizDoes} {counts}( {quizYet})( {quizByItself})") {
    (quiz: inout QuizWorld, _: CounterNoun, isRunning: Bool, _: Counting, _: Again?, _: Counting?)
    in
    if isRunning { try await quiz.expectCounting() } else { try await quiz.expectStanding() }
  }

  Step("{quizCounter} {counterReads} {string}") {
    (quiz: inout QuizWorld, _: CounterNoun, _: CounterReads, text: String) in
    try await quiz.show(text)
  }
  .described(
    as: "Checks the text of the counter; before an outcome, lets time pass until it shows that.")

  // "04:59" or 04:59
  ParameterType("shownClock", #""\d+:\d\d"|\d+:\d\d"#, useForSnippets: false) {
    (text: String) in
    let clock = text.replacing("\"", with: "")
    return clock.utf8.count < 5 ? "0" + clock : clock
  }

  Step("{quizCounter} {quizIs} {shownClock}") {
    (quiz: inout QuizWorld, _: CounterNoun, isIt: Bool, text: String) in
    if isIt { return try await quiz.show(text) }
    try expect(quiz.view.counter != text, "the counter shows \"\(text)\"")
  }

  Then("the( remaining) time( left)( remaining) {quizIs} {shownClock}") {
    (quiz: inout QuizWorld, isIt: Bool, text: String) in
    try expect((quiz.view.counter == text) == isIt, "the counter shows \"\(quiz.view.counter)\"")
  }

  Then("{duration} {quizIs} shown/displayed/written as {shownClock}") {
    (_: inout QuizWorld, time: Duration, isIt: Bool, text: String) in
    let shown = formatCounter(Int(time.components.seconds))
    try expect((shown == text) == isIt, "\(time) is shown as \"\(shown)\"")
  }

  Then("{quizCounter} keeps/kept its value/time") { (quiz: inout QuizWorld, _: CounterNoun) in
    try await quiz.expectStanding()
  }

  Step("{quizCounter} {counterReads} {clock}( again)") {
    (quiz: inout QuizWorld, _: CounterNoun, _: CounterReads, text: String) in
    try await quiz.show(text)
  }

  // Before a game, "is set to" says how long it lasts.
  Step("{quizCounter} {counterReads} {duration}") {
    (quiz: inout QuizWorld, _: CounterNoun, _: CounterReads, time: Duration) in
    if !quiz.isOutcome, quiz.round == nil { return try await quiz.last(time) }
    try expect(.seconds(try quiz.shownSeconds()), equals: time, "the time on the counter")
  }

  Then("{quizCounter} {counterReads} (a time )less than {duration}") {
    (quiz: inout QuizWorld, _: CounterNoun, _: CounterReads, time: Duration) in
    let shown = Duration.seconds(try quiz.shownSeconds())
    try expect(shown < time, "the counter shows \"\(quiz.view.counter)\"")
  }

  Then("the( remaining) time( left)( remaining) {quizIs} {duration}") {
    (quiz: inout QuizWorld, isIt: Bool, time: Duration) in
    let shown = Duration.seconds(try quiz.shownSeconds())
    try expect((shown == time) == isIt, "the counter shows \"\(quiz.view.counter)\"")
  }

  noun("readsNot", CounterReads(), denying("show display read"))

  Then("{quizCounter} {readsNot} {shownClock}") {
    (quiz: inout QuizWorld, _: CounterNoun, _: CounterReads, text: String) in
    try expect(quiz.view.counter != text, "the counter shows \"\(text)\"")
  }

  Then("{quizCounter} shows the remaining time/seconds") {
    (quiz: inout QuizWorld, _: CounterNoun) in
    let round = try require(quiz.round, "the story has not started a game")
    let rest = quiz.length - (quiz.scheduler.now - round.start)
    try expect(.seconds(try quiz.shownSeconds()), equals: max(.zero, rest), "the time")
  }

  Step("({just} ){duration} {quizIs} {leftOver}") {
    (quiz: inout QuizWorld, _: Just?, time: Duration, isLeft: Bool, _: LeftOver) in
    if isLeft { return try await quiz.leave(time) }
    try expect(
      (.seconds(try quiz.shownSeconds()) == time) == isLeft,
      "the counter shows \"\(quiz.view.counter)\"")
  }

  Step("({just} ){duration} remain(s)( on the counter)( of the game)( of the round)") {
    (quiz: inout QuizWorld, _: Just?, time: Duration) in try await quiz.leave(time)
  }

  Step("{player} {quizHas}( {just}) {duration} {leftOver}") {
    (quiz: inout QuizWorld, _: Player, hasIt: Bool, _: Just?, time: Duration, _: LeftOver) in
    if hasIt { return try await quiz.leave(time) }
    try expect(.seconds(try quiz.shownSeconds()) != time, "the counter shows \(quiz.view.counter)")
  }

  Step("there is/are (still )(only ){duration} {leftOver}") {
    (quiz: inout QuizWorld, time: Duration, _: LeftOver) in try await quiz.leave(time)
  }

  Step("{quizCounter} {quizHas}( {just}) {duration} {leftOver}") {
    (quiz: inout QuizWorld, _: CounterNoun, hasIt: Bool, _: Just?, time: Duration, _: LeftOver) in
    if hasIt { return try await quiz.leave(time) }
    try expect(.seconds(try quiz.shownSeconds()) != time, "the counter shows \(quiz.view.counter)")
  }

  noun(
    "goesBack", CounterReads(),
    "resets|goes back to (?:the|its) (?:beginning|start)"
      + "|(?:\(being)) (?:full again|set back|(?:set back|back|reset) (?:at|to) (?:the|its) (?:beginning|start))"
  )

  Then("{quizCounter} {goesBack}") { (quiz: inout QuizWorld, _: CounterNoun, _: CounterReads) in
    try await quiz.expectReset(true)
  }

  Then("the app/system/game {quizResets} {quizCounter}") {
    (quiz: inout QuizWorld, isReset: Bool, _: CounterNoun) in
    try await quiz.expectReset(isReset)
  }

  Then("{quizCounter} {quizIs} reset") {
    (quiz: inout QuizWorld, _: CounterNoun, isReset: Bool) in
    try await quiz.expectReset(isReset)
  }

  Then("{quizCounter} {quizDoes} reset") {
    (quiz: inout QuizWorld, _: CounterNoun, isReset: Bool) in
    try await quiz.expectReset(isReset)
  }
}

/// What the counter shows is what follows.
struct CounterReads {}

/// On the counter.
struct LeftOver {}

/// The counter goes down.
struct Counting {}

extension QuizWorld {
  /// Before an outcome, makes sure that a game runs; as one, watches the counter.
  fileprivate mutating func count(
    _ isRunning: Bool, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    guard isRunning else { return try await expectStanding(file: file, line: line) }
    if isOutcome { return try await expectCounting(file: file, line: line) }
    if !isPlaying { try await startRound() }
  }

  /// Lets the round go on until the counter shows a time.
  fileprivate mutating func pass(
    toClock text: String, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    try expect(parts.count == 2, "found \"\(text)\", expected mm:ss", file: file, line: line)
    let rest = try shownSeconds(file: file, line: line) - parts[0] * 60 - parts[1]
    try expect(
      rest >= 0, "the counter shows \"\(view.counter)\" already", file: file, line: line)
    try await pass(.seconds(rest))
    try expect(view.counter, equals: text, "the counter", file: file, line: line)
  }

  /// Before an outcome, lets a round go on until so much time is left; as one, looks at the counter.
  mutating func leave(
    _ time: Duration, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    if !isOutcome {
      if round == nil { try await startRound() }
      let rest = .seconds(try shownSeconds(file: file, line: line)) - time
      try expect(
        rest >= .zero, "the counter shows \"\(view.counter)\" already", file: file, line: line)
      try await pass(rest)
    }
    let shown = Duration.seconds(try shownSeconds(file: file, line: line))
    try expect(shown, equals: time, "the time on the counter", file: file, line: line)
  }

  /// Before an outcome, makes the counter of a running game show a time; as one, looks at it.
  fileprivate mutating func show(
    _ text: String, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    if !isOutcome, isPlaying { return try await pass(toClock: text, file: file, line: line) }
    try expect(view.counter, equals: text, "the counter", file: file, line: line)
  }

  /// Watches the counter for two seconds: one after the other.
  func expectCounting(
    file: StaticString = #filePath, line: Int = #line
  ) async throws {
    let before = try shownSeconds(file: file, line: line)
    for second in 1...min(2, max(1, before)) {
      try await watch(.seconds(1))
      let shown = try shownSeconds(file: file, line: line)
      try expect(
        shown, equals: before - second, "the seconds on the counter \(second) s later", file: file,
        line: line)
    }
  }

  /// Watches the counter for five seconds.
  func expectStanding(file: StaticString = #filePath, line: Int = #line) async throws {
    let before = view.counter
    try await pass(.seconds(5))
    try expect(
      view.counter, equals: before, "the counter five seconds later", file: file, line: line)
    try expect(
      scheduler.pendingCount, equals: 0, "the number of running timers", file: file, line: line)
  }

  /// Back at the full time, and standing; or not.
  fileprivate func expectReset(
    _ isReset: Bool, file: StaticString = #filePath, line: Int = #line
  ) async throws {
    let shown = Duration.seconds(try shownSeconds(file: file, line: line))
    guard isReset else {
      return try expect(
        shown < length, "the counter shows \(view.counter)", file: file, line: line)
    }
    try expect(lastRound != nil, "no game was reset", file: file, line: line)
    try expect(shown, equals: length, "the time on the counter", file: file, line: line)
    try await expectStanding(file: file, line: line)
  }
}
