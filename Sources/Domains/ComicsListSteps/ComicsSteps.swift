public import StepKit
import TestDoubles

/// The sentences of `Features/ComicsList`.
public let comicsSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("quotedTexts", #""[^"]*"(?:, "[^"]*")*"#, useForSnippets: false) {
    (text: String) in QuotedTexts(text)
  }
  serverSteps
  openingSteps
  comicsListSteps
  charactersSteps
  screenSteps

  After("@COM", name: "unused fixture routes") { comics, scenario in
    for route in comics.network.unusedRoutes where comics.fixtureRoutes.contains(route) {
      scenario.log("no request used the route \(route.title)")
    }
  }
}
