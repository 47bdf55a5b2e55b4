import ComicsListSteps
import GhibliFeedSteps
import MarvelLibrarySteps
import MastermindSteps
import QuizGameSteps
public import StepKit

/// The step libraries of all systems under specification: one line for each system.
public let systemLibraries: [StepLibrary] = [
  comicsSteps,
  mastermindSteps,
  ghibliSteps,
  quizSteps,
  marvelSteps,
  networkParameter,
]

/// The network of the systems that have one; `NetworkKinds` says which ones the program links.
private let networkParameter = StepLibrary(EmptyWorld.self) {
  WorldParameter(
    "network", .oneOf(["stub", "loopback"]), default: "stub",
    help: "Answer requests in memory, or from a server on this machine (make loopback).")
}
