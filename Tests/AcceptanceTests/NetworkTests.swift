import TestDoubles
import Testing

@testable import SpecCommand
@testable import specrun

/// The error for a network that this program does not have.
@Suite struct NetworkTests {
  @Test(
    "every scenario with a network fails and says why",
    arguments: [
      ("loopback", "this program has no loopback network; `make loopback` runs the features on it"),
      ("pigeon", "there is no network \"pigeon\" (known: loopback, stub)"),
    ])
  func missing(name: String, complaint: String) async {
    let run = await NetworkKinds.$known.withValue(Main.networks) {
      await AllSystems.run(
        "Features/QuizGame", "-f", "progress", "--world-parameters", #"{"network":"\#(name)"}"#)
    }
    #expect(run.status == .failed)
    #expect(run.text.contains(complaint), "\(run.text)")
    #expect(!run.text.contains("passed"), "\(run.text)")
  }
}
