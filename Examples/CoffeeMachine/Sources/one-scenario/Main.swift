import Foundation
import Messages
import SpecEngine
import SpecSession
import SpecSources
import StepKit

struct GreetingWorld: World {
  var greeting = ""

  init(_ scenario: ScenarioContext) {}
}

let greetingSteps = StepLibrary(GreetingWorld.self) {
  When("{word} comes in") { (world: inout GreetingWorld, name: String) in
    world.greeting = "Hello, \(name)!"
  }

  Then("the screen shows {string}") { (world: inout GreetingWorld, text: String) in
    try expect(world.greeting, equals: text, "the screen")
  }
}

/// A front end that runs the scenario at `FILE:LINE` and prints its verdict.
@main
struct Main {
  static func main() async {
    var settings = Session.Settings()
    settings.paths = Array(CommandLine.arguments.dropFirst())
    let files = FileSystem(workingDirectory: FileManager.default.currentDirectoryPath)
    let session = Session(settings, libraries: [greetingSteps], files: files)
    guard let plan = session.plan, let testCase = plan.cases.first(where: { _ in true }) else {
      for problem in session.problems {
        print(problem.message(relativeTo: files.workingDirectory))
      }
      exit(2)
    }
    let environment = Run.Environment(
      clock: .stopped, resources: files.resources(approving: false))
    var run = Run(plan, settings: settings.run, environment: environment)
    guard await run.begin(emit: show) else { exit(1) }
    let end = await run.runCase(testCase, emit: show)
    let success = await run.end(emit: show)
    print("\(testCase.pickle.name): \(end.status.rawValue)")
    exit(success ? 0 : 1)
  }

  /// Shows what went wrong; everything else a run says is in its messages too.
  static func show(_ envelope: Envelope) {
    guard case .testStepFinished(let step) = envelope else { return }
    if let message = step.testStepResult.message { print(message) }
  }
}
