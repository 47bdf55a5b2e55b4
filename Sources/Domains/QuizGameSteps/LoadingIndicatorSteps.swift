import QuizGame
import StepKit

/// What the app shows while it loads, and what goes away when it has.
let loadingIndicatorSteps = StepLibrary(QuizWorld.self) {
  noun("loadingIndicator", Visible(), "(?:an?|the|its) (?:loading )?(?:indicator|spinner)")

  noun(
    "quizGone", Visible(),
    "(?:(?:is|was|has been|should be)(?: now| then)? (?:gone|hidden|removed|closed|dismissed)|disappears?|disappeared|vanish(?:es|ed)"
      + "|goes away|should disappear)(?: again)?")

  Then("{loadingIndicator} {quizIs} {visible}") {
    (quiz: inout QuizWorld, _: Visible, isLoading: Bool, _: Visible) in
    try quiz.expectLoading(isLoading)
  }

  Then("{loadingIndicator} {quizAppears}") {
    (quiz: inout QuizWorld, _: Visible, isLoading: Bool) in try quiz.expectLoading(isLoading)
  }

  Then("{loadingIndicator} {quizGone}") { (quiz: inout QuizWorld, _: Visible, _: Visible) in
    try quiz.expectLoading(false)
  }

  Then("no( loading) indicator/spinner {quizIs} {visible}") {
    (quiz: inout QuizWorld, isAbsent: Bool, _: Visible) in try quiz.expectLoading(!isAbsent)
  }

  Then("{appShows} {loadingIndicator}") { (quiz: inout QuizWorld, isLoading: Bool, _: Visible) in
    try quiz.expectLoading(isLoading)
  }

  Then("{appShows} no( loading) indicator/spinner") { (quiz: inout QuizWorld, isAbsent: Bool) in
    try quiz.expectLoading(!isAbsent)
  }

  noun("stopsLoading", Visible(), "stops loading|has stopped loading|finishes loading")

  Then("the app {stopsLoading}") { (quiz: inout QuizWorld, _: Visible) in
    try quiz.expectLoading(false)
  }

  // The error of a load that failed before.
  Then("the( invalid data)( connectivity) error( message) {quizGone}") {
    (quiz: inout QuizWorld, _: Visible) in
    if case .loadFailed = quiz.view.message { try expect(false, "the error is shown") }
  }
}
