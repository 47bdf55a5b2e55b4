import ComicsListSteps
import GhibliFeedSteps
import Loopback
import MarvelLibrarySteps
import MastermindSteps
import QuizGameSteps
import SpecCommand
import TestDoubles

/// The command with the step libraries of all systems, one line each, and the networks that
/// `--world-parameters` may ask for.
@main
struct Main {
  static func main() async {
    let networks = NetworkKinds.stub.adding("loopback", makeLoopbackNetwork)
    await NetworkKinds.$known.withValue(networks) { () async -> Void in
      await Specrun.main([
        comicsSteps,
        mastermindSteps,
        ghibliSteps,
        quizSteps,
        marvelSteps,
      ])
    }
  }
}
