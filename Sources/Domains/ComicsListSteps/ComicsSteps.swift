import Pictures
public import StepKit
import TestDoubles

/// The sentences of `Features/ComicsList`.
public let comicsSteps = StepLibrary(ComicsWorld.self, in: "ComicsList/", "000_*.txt") {
  StrictOutcomes()
  NumberedTexts.parameterType
  ConnectionEnd.parameterType

  serverSteps
  answerSteps
  loadingSteps
  requestSteps
  comicsListSteps
  charactersSteps
  screenSteps
  pictureSteps(of: ComicsWorld.self, screen: "comics")

  After(name: "the network of the comics app") { comics in await comics.network.stop() }
}
