import PictureSteps
public import StepKit
import TestDoubles

/// The sentences of `Features/QuizGame`.
public let quizSteps = StepLibrary(QuizWorld.self) {
  StrictOutcomes()
  quizWords
  sentenceSteps
  timedSentenceSteps
  settingSteps
  remoteSteps
  lateAnswerSteps
  requestSteps
  payloadSteps
  loadingSteps
  loadFailureSteps
  commandSteps
  deliverySteps
  playingSteps
  counterSteps
  passingTimeSteps
  insertingSteps
  insertingInTimeSteps
  chosenAnswerSteps
  guessSteps
  guessGroupSteps
  namedGuessSteps
  listSteps
  listTableSteps
  listPartSteps
  placeInListSteps
  hitsSteps
  quantitySteps
  finishingSteps
  scoreAtEndSteps
  roundStateSteps
  messageSteps
  endMessageSteps
  messageCountSteps
  offerSteps
  restartingSteps

  ResourceCheck(".yaml") { file, read in
    _ = try Fixture(text: file.text, path: file.path, file: read)
  }

  pictureSteps(of: QuizWorld.self, screen: "quiz")

  After(name: "every request had a route") { quiz, scenario in
    for route in quiz.network.unusedRoutes {
      scenario.log("no request used the route \(route.title)")
    }
    await quiz.network.stop()
    try quiz.network.verify()
  }
}
