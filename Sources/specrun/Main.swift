import QuizGameSteps
import SpecCommand

/// The command with the step libraries of all systems; one line each.
@main
struct Main {
  static func main() async {
    await Specrun.main([
      quizSteps
    ])
  }
}
