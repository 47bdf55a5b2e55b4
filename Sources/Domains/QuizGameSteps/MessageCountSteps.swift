import QuizGame
import StepKit

/// How many messages there have been, and what exactly the last one is.
let messageCountSteps = StepLibrary(QuizWorld.self) {
  Then("({quizBound} ){quizSome} message(s) {quizIs} {visible}") {
    (quiz: inout QuizWorld, bound: Bound?, count: Int, isIt: Bool, _: Visible) in
    try quiz.expectMessages(bound, count, isIt)
  }

  Then("{appShows} ({quizBound} ){quizSome} message(s)") {
    (quiz: inout QuizWorld, isIt: Bool, bound: Bound?, count: Int) in
    try quiz.expectMessages(bound, count, isIt)
  }

  Then("the/a message {quizIs} {visible} ({quizBound} ){times}") {
    (quiz: inout QuizWorld, isIt: Bool, _: Visible, bound: Bound?, count: Int) in
    try quiz.expectMessages(bound, count, isIt)
  }

  Then("the message( shown)( displayed) {quizIs} {string}") {
    (quiz: inout QuizWorld, isIt: Bool, words: String) in
    let message = try quiz.shownMessage()
    let texts = [message.title, message.text, "\(message.title): \(message.text)"]
    try expect(texts.contains(words) == isIt, "the message is \(texts[2])")
  }

  Then("{messageSays} the title {string}") { (quiz: inout QuizWorld, isSaid: Bool, title: String) in
    try expect(
      (quiz.view.message?.title == title) == isSaid,
      "the title of the message is \"\(quiz.view.message?.title ?? "")\"")
  }

  // After one that may have been shown.
  Then("no second/further/more message(s) {quizIs} {visible}") {
    (quiz: inout QuizWorld, isNone: Bool, _: Visible) in
    try quiz.expectMessages(.atMost, 1, isNone)
  }
}

extension QuizWorld {
  /// As many have been shown since the app was opened.
  fileprivate func expectMessages(
    _ bound: Bound?, _ count: Int, _ isIt: Bool, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    try expect(
      (bound ?? .exact).admits(messages.count, count) == isIt,
      "\(messages.count) messages were shown", file: file, line: line)
  }
}
