import QuizGame
import StepKit

/// The screen as a whole.
let screenSteps = StepLibrary(QuizWorld.self) {
  Then("the quiz shows:") { (quiz: inout QuizWorld, table: DataTable) in
    let view = quiz.view
    let button = view.statusButton.rawValue
    let header = [
      "question", "guesses", "hits", "counter", "button", "input", "loading", "message",
    ]
    let row = [
      view.question, view.answers.joined(separator: ", "), view.hits, view.counter,
      view.canPlay ? button : "(\(button))", view.canInsertAnswers ? "on" : "off",
      view.isLoading ? "yes" : "no", view.message?.title ?? "",
    ]
    try table.diff(against: [header, row], "the screen")
  }

  Then("the quiz is ready to be played") { quiz in
    var ready = quiz.view
    ready.question = quiz.remote.question
    ready.answers = []
    ready.hits = "0/\(quiz.remote.answers.count)"
    ready.counter = quiz.fullTime
    (ready.statusButton, ready.canPlay, ready.canInsertAnswers) = (.start, true, false)
    (ready.isLoading, ready.message) = (false, nil)
    try expect(quiz.view, equals: ready, "the screen")
  }

  // Nothing is shown again either.
  Then("nothing changes on the quiz screen") { quiz in
    try expect(quiz.view, equals: quiz.before, "the screen")
    try expect(quiz.shown, equals: [], "what was shown since")
  }
}
