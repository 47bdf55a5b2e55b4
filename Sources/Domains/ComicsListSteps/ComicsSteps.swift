import PictureSteps
public import StepKit
import TestDoubles

/// The sentences of `Features/ComicsList`.
public let comicsSteps = StepLibrary(ComicsWorld.self) {
  StrictOutcomes()
  phraseTypes
  nounTypes
  serverSteps
  openingSteps
  comicsListSteps
  charactersSteps
  screenSteps
  pronounSteps
  joinedSteps

  ResourceCheck(".yaml") { file, read in
    _ = try Fixture(text: file.text, path: file.path, file: read)
  }

  After(name: "unused fixture routes") { comics, scenario in
    for route in comics.network.unusedRoutes where comics.fixtureRoutes.contains(route) {
      scenario.log("no request used the route \(route.title)")
    }
    await comics.network.stop()
  }

  pictureSteps(of: ComicsWorld.self, screen: "comics")
}
