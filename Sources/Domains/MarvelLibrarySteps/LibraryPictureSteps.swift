import Pictures
import StepKit

/// The look of the screens.
let libraryPictureSteps = StepLibrary(MarvelWorld.self) {
  Then("the library screen looks as approved in {string}") {
    (marvel: inout MarvelWorld, name: String) in
    _ = try marvel.seen()
    for theme in Theme.allCases {
      try marvel.scenario.approve(
        marvel.screen.svg(theme: theme), as: "approved/\(name)-\(theme.rawValue).svg",
        mediaType: "image/svg+xml")
    }
  }
}
