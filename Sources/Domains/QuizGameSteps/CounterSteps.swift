import QuizGame
import StepKit
import TestDoubles

/// The counter, and the time that passes (QUI-R11–R13).
let counterSteps = StepLibrary(QuizWorld.self) {
  ParameterType("clock", #"\d\d+:\d\d"#, useForSnippets: false) { (text: String) in text }

  noun(
    "counterReads", CounterReads(),
    "(?:still |now )?(?:shows?|displays?|reads?|says?)|should(?: still)? (?:show|display|read|say)"
      + "|(?:is|starts|begins|stands|stops|was)(?: still| now| back| set back| set| reset)? (?:at|to)"
      + "|should be(?: back| set back| set| reset)? (?:at|to)|goes back to")

  noun(
    "counts", Counting(),
    "(?:starts?|started)(?: to count| counting| to run| running)?(?: down)?(?: again)?"
      + "|runs?(?: again)?|counts?(?: down)?(?: again)?|goes down|decreases?|ticks?|keeps (?:counting|running)"
  )

  When("{duration} pass(es)/go(es)\\ by/elapse(s)") { (quiz: inout QuizWorld, time: Duration) in
    try await quiz.passCarefully(time)
  }

  When("{duration} have/has/had passed/gone\\ by/elapsed") {
    (quiz: inout QuizWorld, time: Duration) in try await quiz.passCarefully(time)
  }

  When("{player} wait(s)( for) {duration}") { (quiz: inout QuizWorld, _: Player, time: Duration) in
    try await quiz.passCarefully(time)
  }

  When("after {duration}") { (quiz: inout QuizWorld, time: Duration) in
    try await quiz.passCarefully(time)
  }

  When("the counter/timer/clock/countdown reaches {string}") {
    (quiz: inout QuizWorld, text: String) in
    try await quiz.pass(toClock: text)
  }.isIdempotent()

  When("the counter/timer/clock/countdown {quizIs} running( again)/counting( down)/started( again)")
  {
    (quiz: inout QuizWorld, isRunning: Bool) in
    try await quiz.count(isRunning)
  }.isIdempotent()

  Then("the counter/timer/clock/countdown {quizIs} stopped/paused/standing") {
    (quiz: inout QuizWorld, isStanding: Bool) in
    if isStanding { try await quiz.expectStanding() } else { try await quiz.expectCounting() }
  }

  Then("the counter/timer/clock/countdown stops/should\\ stop/has\\ stopped") { quiz in
    try await quiz.expectStanding()
  }

  When("the counter/timer/clock/countdown {quizPerfect} started( to count)( counting)( yet)") {
    (quiz: inout QuizWorld, isRunning: Bool) in
    try await quiz.count(isRunning)
  }.isIdempotent()

  Then("the counter/timer/clock/countdown {counts}") { (quiz: inout QuizWorld, _: Counting) in
    try await quiz.expectCounting()
  }

  Then("the counter/timer/clock/countdown {counts} from the beginning/start") {
    (quiz: inout QuizWorld, _: Counting) in
    try expect(.seconds(try quiz.shownSeconds()), equals: quiz.length, "the time on the counter")
    try await quiz.expectCounting()
  }

  Then("the counter/timer/clock/countdown {counterReads} the initial/full/whole time") {
    (quiz: inout QuizWorld, _: CounterReads) in
    try expect(.seconds(try quiz.shownSeconds()), equals: quiz.length, "the time on the counter")
  }

  Then("the counter/timer/clock/countdown {quizDoes} {counts}( yet)") {
    (quiz: inout QuizWorld, isRunning: Bool, _: Counting) in
    if isRunning { try await quiz.expectCounting() } else { try await quiz.expectStanding() }
  }

  Step("the counter/timer/clock/countdown {counterReads} {string}") {
    (quiz: inout QuizWorld, _: CounterReads, text: String) in try await quiz.show(text)
  }

  Step("the counter/timer/clock/countdown {counterReads} {clock}") {
    (quiz: inout QuizWorld, _: CounterReads, text: String) in try await quiz.show(text)
  }

  Then("the counter/timer/clock/countdown {counterReads} {duration}") {
    (quiz: inout QuizWorld, _: CounterReads, time: Duration) in
    try expect(.seconds(try quiz.shownSeconds()), equals: time, "the time on the counter")
  }

  Then("the counter/timer/clock/countdown {counterReads} (a time )less than {duration}") {
    (quiz: inout QuizWorld, _: CounterReads, time: Duration) in
    let shown = Duration.seconds(try quiz.shownSeconds())
    try expect(shown < time, "the counter shows \"\(quiz.view.counter)\"")
  }

  Then("the( remaining) time( left)( remaining) {quizIs} {duration}") {
    (quiz: inout QuizWorld, isIt: Bool, time: Duration) in
    let shown = Duration.seconds(try quiz.shownSeconds())
    try expect((shown == time) == isIt, "the counter shows \"\(quiz.view.counter)\"")
  }

  Then("the counter/timer/clock/countdown does\\ not/doesn't/should\\ not show/display {string}") {
    (quiz: inout QuizWorld, text: String) in
    try expect(quiz.view.counter != text, "the counter shows \"\(text)\"")
  }

  Then("{duration} {quizIs} left/remaining") {
    (quiz: inout QuizWorld, time: Duration, isLeft: Bool) in
    try expect(
      (.seconds(try quiz.shownSeconds()) == time) == isLeft,
      "the counter shows \"\(quiz.view.counter)\"")
  }

  Then("{duration} remain(s)( on the counter)") { (quiz: inout QuizWorld, time: Duration) in
    try expect(.seconds(try quiz.shownSeconds()), equals: time, "the time on the counter")
  }

  Then("there is/are {duration} left/remaining") {
    (quiz: inout QuizWorld, time: Duration) in
    try expect(.seconds(try quiz.shownSeconds()), equals: time, "the time on the counter")
  }

  Then("the counter/timer/clock/countdown resets/is\\ set\\ back") { quiz in
    try await quiz.expectReset(true)
  }

  Then("the counter/timer/clock/countdown {quizIs} reset") {
    (quiz: inout QuizWorld, isReset: Bool) in
    try await quiz.expectReset(isReset)
  }

  Then("the counter/timer/clock/countdown {quizDoes} reset") {
    (quiz: inout QuizWorld, isReset: Bool) in
    try await quiz.expectReset(isReset)
  }
}

/// What the counter shows is what follows.
struct CounterReads {}

/// The counter goes down.
struct Counting {}

extension QuizWorld {
  fileprivate func passCarefully(_ time: Duration) async throws {
    try expect(time <= .seconds(86_400), "found \(time), expected at most a day")
    try await pass(time)
  }

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
      try await pass(.seconds(1))
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
    try expect(shown, equals: length, "the time on the counter", file: file, line: line)
    try await expectStanding(file: file, line: line)
  }
}
