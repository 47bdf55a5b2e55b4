import QuizGame
import StepKit

/// The option to play again, or to try again (QUI-R29, D-41).
let offerSteps = StepLibrary(QuizWorld.self) {
  noun(
    "quizOffered", MessageNoun(),
    "(?:asked|invited)|(?:offered|given)(?: (?:an|the) (?:option|chance|possibility))?")

  Then("(show )the/an/a {offeredOption}") {
    (quiz: inout QuizWorld, option: QuizMessage.Action) in
    try quiz.expectOption(option)
  }

  Then("{player} {quizCan} {quizOption}") {
    (quiz: inout QuizWorld, _: Player, isOffered: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, isOffered)
  }

  Then("{player} {quizCan} choose/select/decide/request (the option )to {quizOption}") {
    (quiz: inout QuizWorld, _: Player, isOffered: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, isOffered)
  }

  Then(
    "{player} {quizIs} {quizOffered} to {quizOption}"
  ) {
    (quiz: inout QuizWorld, _: Player, isOffered: Bool, _: MessageNoun, option: QuizMessage.Action)
    in
    try quiz.expectOption(option, isOffered)
  }

  Then("{player} {quizIs} {quizOffered} {anotherRound}") {
    (quiz: inout QuizWorld, _: Player, isOffered: Bool, _: MessageNoun, _: QuestionNoun) in
    try quiz.expectOption(.playAgain, isOffered)
  }

  Then("{player} {quizCan} (try to )load {quizQuestion} again") {
    (quiz: inout QuizWorld, _: Player, isOffered: Bool, _: QuestionNoun) in
    try quiz.expectOption(.tryAgain, isOffered)
  }

  // The button of the message, or the one below the game.
  ParameterType(
    "titledButton", #"the button "(?:\#(titles))"|(?:the|a) "(?:\#(titles))" button"#,
    useForSnippets: false
  ) {
    (text: String) in String(text.split(separator: "\"")[1])
  }

  Then("{titledButton} {quizIsVisible}") { (quiz: inout QuizWorld, title: String, isShown: Bool) in
    try quiz.expectTitledButton(title, isShown)
  }

  Then("{appShows} {titledButton}") { (quiz: inout QuizWorld, isShown: Bool, title: String) in
    try quiz.expectTitledButton(title, isShown)
  }

  Then("the message {quizHas} a/the button {string}") {
    (quiz: inout QuizWorld, hasIt: Bool, title: String) in
    try expect((quiz.view.message?.action.title == title) == hasIt, "the button is another")
  }

  Then("there is {titledButton}") { (quiz: inout QuizWorld, title: String) in
    try quiz.expectTitledButton(title, true)
  }

  noun("quizInvites", MessageNoun(), "offers|asks|invites")

  Then("the app/message {quizInvites}( {player}) to {quizOption}") {
    (quiz: inout QuizWorld, _: MessageNoun, _: Player?, option: QuizMessage.Action) in
    try quiz.expectOption(option)
  }

  Then("{player} {quizHas} the/an/a/any {offeredOption}") {
    (quiz: inout QuizWorld, _: Player, isOffered: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, isOffered)
  }

  Then("{player} {quizHas} no {offeredOption}") {
    (quiz: inout QuizWorld, _: Player, isAbsent: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, !isAbsent)
  }

  Then("the app/message {quizDoes} offer to {quizOption}") {
    (quiz: inout QuizWorld, isOffered: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, isOffered)
  }

  Then("the message {quizShows} the/an/a {offeredOption}") {
    (quiz: inout QuizWorld, isShown: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, isShown)
  }

  Then("the message {quizHas} the/an/a {offeredOption}") {
    (quiz: inout QuizWorld, isShown: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, isShown)
  }

  Then("the message {quizHas} no {offeredOption}") {
    (quiz: inout QuizWorld, isAbsent: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, !isAbsent)
  }

  Then("there is an/a {offeredOption}") {
    (quiz: inout QuizWorld, option: QuizMessage.Action) in try quiz.expectOption(option)
  }

  Then("there is no {offeredOption}") {
    (quiz: inout QuizWorld, option: QuizMessage.Action) in try quiz.expectOption(option, false)
  }

  Then("no {offeredOption} {quizIs} {visible}") {
    (quiz: inout QuizWorld, option: QuizMessage.Action, isAbsent: Bool, _: Visible) in
    try quiz.expectOption(option, !isAbsent)
  }

  Then("{appShows} no {offeredOption}") {
    (quiz: inout QuizWorld, isAbsent: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, !isAbsent)
  }

  Then("{appShows} a/the message with the/an/a {offeredOption}") {
    (quiz: inout QuizWorld, isShown: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, isShown)
  }

  Then("a/the message with the/an/a {offeredOption} {quizIs} {visible}") {
    (quiz: inout QuizWorld, option: QuizMessage.Action, isShown: Bool, _: Visible) in
    try quiz.expectOption(option, isShown)
  }

  Then("a/the message {quizIsVisible} with/offering the/an/a {offeredOption}") {
    (quiz: inout QuizWorld, isShown: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, isShown)
  }

  Then("no message with the/an/a {offeredOption} {quizIs} {visible}") {
    (quiz: inout QuizWorld, option: QuizMessage.Action, isAbsent: Bool, _: Visible) in
    try quiz.expectOption(option, !isAbsent)
  }

  Then("the/an/a {offeredOption} {quizIs} {visible}") {
    (quiz: inout QuizWorld, option: QuizMessage.Action, isShown: Bool, _: Visible) in
    try quiz.expectOption(option, isShown)
  }

  Then("{appShows} the/an/a {offeredOption}") {
    (quiz: inout QuizWorld, isShown: Bool, option: QuizMessage.Action) in
    try quiz.expectOption(option, isShown)
  }

  When("{player} {quizDoes} request/choose/want/ask to {quizOption}") {
    (quiz: inout QuizWorld, _: Player, isDone: Bool, option: QuizMessage.Action) in
    if isDone { return try quiz.choose(option) }
    try quiz.expectOption(option)
  }.isIdempotent()
}

/// The quiz's own; other apps have others.
private let titles = "(?:Play|play) (?:Again|again)|(?:Try|try) (?:Again|again)|[Ss]tart|[Rr]eset"

extension QuizWorld {
  fileprivate func expectTitledButton(
    _ title: String, _ isShown: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let titles = [view.statusButton == .start ? "Start" : "Reset", view.message?.action.title]
    let isThere = titles.contains { $0?.lowercased() == title.lowercased() }
    try expect(isThere == isShown, "the buttons are \(titles)", file: file, line: line)
  }
}
