import ComicsListSteps
import GhibliFeedSteps
import Loopback
import MarvelLibrarySteps
import MastermindSteps
import QuizGameSteps
import SpecCommand
import StepKit
import TestDoubles

/// The command with the step libraries of all systems.
@main
struct Main {
  /// One line for each system.
  static let libraries: [StepLibrary] = [
    comicsSteps,
    mastermindSteps,
    ghibliSteps,
    quizSteps,
    marvelSteps,
  ]

  /// What `--world-parameters '{"network": …}'` may ask for.
  static let networks = NetworkKinds.stub.adding("loopback", makeLoopbackNetwork)

  static func main() async {
    await NetworkKinds.$known.withValue(networks) { () async -> Void in
      await Specrun.main(libraries)
    }
  }
}
