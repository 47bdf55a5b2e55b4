import Loopback
import QuizGameSteps
import SpecCommand
import TestDoubles

/// The command with the step libraries of all systems, one line each, and the networks that
/// `--world-parameters` may ask for.
@main
struct Main {
  static func main() async {
    await NetworkKinds.$known.withValue(.stub.adding("loopback", makeLoopbackNetwork)) { () async -> Void in
      await Specrun.main([
        quizSteps
      ])
    }
  }
}
