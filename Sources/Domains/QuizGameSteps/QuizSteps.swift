import Pictures
public import StepKit
import TestDoubles

/// The sentences of `Features/QuizGame`, in the words of its document.
public let quizSteps = StepLibrary(QuizWorld.self, in: "QuizGame/", "003_*.txt") {
  StrictOutcomes()
  remoteSteps
  loadingSteps
  counterSteps
  answerSteps
  restartSteps
  messageSteps
  screenSteps

  pictureSteps(of: QuizWorld.self, screen: "quiz")

  ResourceCheck(".yaml") { file, read in
    _ = try Fixture(text: file.text, path: file.path, file: read)
  }

  After(name: "every request had a route") { quiz, scenario in
    for route in quiz.network.unusedRoutes {
      scenario.log("no request used the route \(route.title)")
    }
    await quiz.network.stop()
    try quiz.network.verify()
  }
}
