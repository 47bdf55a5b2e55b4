import CommandTestSupport
import SpecCommand
import SpecTestSupport
import Systems

/// The command as `specrun` is: all libraries, in the project's folder, without its profile.
enum AllSystems {
  static func run(_ arguments: String...) async -> CommandTest.Result { await run(arguments) }

  static func run(_ arguments: [String]) async -> CommandTest.Result {
    await call("run", arguments)
  }

  /// Calls a subcommand.
  static func call(_ subcommand: String, _ arguments: [String]) async -> CommandTest.Result {
    await CommandTest(in: Project.root).run(
      [subcommand, "-c", "Tests/AcceptanceTests/Fixtures/plain.yaml"] + arguments,
      libraries: systemLibraries
    ) { $0.randomSeed = { 0 } }
  }
}
