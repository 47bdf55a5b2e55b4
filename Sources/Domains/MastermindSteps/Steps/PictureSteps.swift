import Mastermind
import Pictures
import StepKit

/// The look of a result cell.
let pictureSteps = StepLibrary(MastermindWorld.self) {
  Then("the result cell looks as approved in {string}") {
    (mastermind: inout MastermindWorld, name: String) in
    let drawing = try mastermind.shownCell().drawing
    for theme in Theme.allCases {
      try mastermind.scenario.approve(
        drawing.svg(theme), as: "approved/\(name)-\(theme.rawValue).svg",
        mediaType: "image/svg+xml")
    }
  }
}
