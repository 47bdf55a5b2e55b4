import CommandTestSupport
import TestDoubles
import Testing

@testable import SpecCommand
@testable import specrun

/// The error for a network that this program does not have.
@Suite struct NetworkTests {
  @Test("every scenario with the loopback fails and says why") func loopback() async {
    let run = await run(network: "loopback")
    let complaint =
      "this program has no loopback network; `make loopback` runs the features on it"
    #expect(run.status == .failed)
    #expect(run.output.contains(complaint), "\(run.output)")
    #expect(!run.output.contains(#/\d passed/#), "\(run.output)")
  }

  @Test("a network that no program has is an error before anything runs") func unknown() async {
    let run = await run(network: "pigeon")
    #expect(run.status == .couldNotRun)
    #expect(run.errors.contains("network: found \"pigeon\", expected stub or loopback"))
  }

  private func run(network: String) async -> CommandTest.Result {
    await NetworkKinds.$known.withValue(Main.networks) {
      await AllSystems.run(
        "Features/QuizGame", "-f", "progress", "--world-parameters", #"{"network":"\#(network)"}"#)
    }
  }
}
