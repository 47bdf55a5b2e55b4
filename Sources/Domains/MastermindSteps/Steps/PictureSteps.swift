import Mastermind
import PictureSteps
import StepKit

/// The look of a result cell.
let cellPictureSteps = StepLibrary(MastermindWorld.self) {
  Then("the result cell looks as approved in {string}") {
    (mastermind: inout MastermindWorld, name: String) in
    try mastermind.cells.approve(try mastermind.shownCell().drawing, as: name)
  }
}
