import Pictures
public import StepKit
import TestDoubles

/// The sentences of `Features/QuizGame`.
public let quizSteps = StepLibrary(QuizWorld.self) {
  remoteSteps
  loadingSteps
  playingSteps
  insertingSteps
  finishingSteps
  restartingSteps

  ResourceCheck(".yaml") { file, read in
    _ = try Fixture(text: file.text, path: file.path, file: read)
  }

  Then("the quiz screen looks as approved in {string}") { (quiz: inout QuizWorld, name: String) in
    for theme in Theme.allCases {
      try quiz.scenario.approve(
        quiz.screen.svg(theme: theme), as: "approved/\(name)-\(theme.rawValue).svg",
        mediaType: "image/svg+xml")
    }
  }

  After(name: "the last screen") { quiz, scenario in
    for theme in Theme.allCases {
      scenario.attach(
        quiz.screen.svg(theme: theme), mediaType: "image/svg+xml",
        fileName: "screen-\(theme.rawValue).svg")
    }
  }

  After(name: "every request had a route") { quiz, scenario in
    for route in quiz.network.unusedRoutes {
      scenario.log("no request used the route \(route.title)")
    }
    await quiz.network.stop()
    try quiz.network.verify()
  }
}
