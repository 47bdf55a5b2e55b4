import QuizGame
import StepKit

/// The end of the game and of a load that failed (QUI-UC4).
let messageSteps = StepLibrary(QuizWorld.self) {
  Then("the app should display a message showing how many answers the customer hit") { quiz in
    try expect(
      quiz.newMessage().text.contains(quiz.score), "the message does not say \(quiz.score)")
  }

  Then(
    """
    the app should display a message indicating the time is over and how many answers \
    the customer hit
    """
  ) { quiz in
    let text = try quiz.newMessage().text
    try expect(text.contains("Time is over"), "the message does not say that the time is over")
    try expect(text.contains(quiz.score), "the message does not say \(quiz.score)")
  }

  Then("the option to play again") { quiz in
    try expect(quiz.newMessage().action.title, equals: "Play Again", "the option")
  }

  Then("show the option to try another again") { quiz in
    try expect(quiz.newMessage().action.title, equals: "Try Again", "the option")
  }

  Then("the quiz displays the message:") { (quiz: inout QuizWorld, table: DataTable) in
    let message = try quiz.newMessage()
    let row = [message.title, message.text, message.action.title]
    try table.diff(against: [["title", "text", "button"], row], "the message")
  }

  Then("the quiz has displayed {int} message(s)") { (quiz: inout QuizWorld, count: Int) in
    try expect(quiz.messages.count, equals: count, "the number of messages")
  }

  Then("the system informs that the game is finished") { quiz in
    try expect(quiz.session.game?.isFinished, equals: true, "whether the game is finished")
  }

  Then("the system informs that the game is not finished") { quiz in
    try expect(quiz.session.game?.isFinished, equals: false, "whether the game is finished")
  }
}

extension QuizWorld {
  /// How many answers the customer hit, as messages say it.
  fileprivate var score: String { "\(inserted.count) out of \(remote.answers.count)" }

  /// The message that the last thing has brought, announced once.
  fileprivate func newMessage() throws -> QuizMessage {
    let message = try require(view.message, "no message lies over the quiz")
    try expect(newMessages, equals: [message], "the messages announced")
    return message
  }
}
