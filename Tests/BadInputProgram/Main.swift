import CLibrary
import SpecCommand
import SpecTools
import StepKit

/// The command with the few steps that bad input is tried on.
@main
struct Main {
  static func main() async { await Specrun.main([badInputSteps], tools: .all) }
}

struct Inputs: World {
  let scenario: ScenarioContext

  init(_ scenario: ScenarioContext) { self.scenario = scenario }
}

let badInputSteps = StepLibrary(Inputs.self) {
  Step("it passes") { _ in }
  Step("it passes slowly") { _ in try await Task.sleep(for: .milliseconds(10)) }
  Step("it leaves file {int}") { (_: inout Inputs, number: Int) in
    try expect(close(creat("\(number)", 0o644)) == 0, "left")
  }
  Step("it waits for {int} files") { (_: inout Inputs, count: Int) in
    while !(1...count).allSatisfy({ access("\($0)", F_OK) == 0 }) {
      try await Task.sleep(for: .milliseconds(1))
    }
  }
  Step("the process ends once") { _ in
    if access("ended", F_OK) == 0 { return }
    try expect(close(creat("ended", 0o644)) == 0, "ended")
    abort()
  }
  Step("it fails") { _ in try expect(false, "it fails") }
  Step("it waits") { _ in
    try expect(creat("waiting", 0o644) >= 0, "noted")
    try await Task.sleep(for: .seconds(600))
  }
  Step("the feature is emptied") { _ in try expect(truncate("x.feature", 0) == 0, "emptied") }
  Step("the café opens") { _ in }
  Step("the shop isn't open") { _ in }
  Step("the text {string}") { (_: inout Inputs, _: String) in }
  Step("the name {word}") { (_: inout Inputs, _: String) in }
  Step("the rows") { (_: inout Inputs, _: DataTable) in }
  Step("the doc") { (_: inout Inputs, _: DocString) in }
  Step("the list") { (_: inout Inputs, list: DocString) in _ = try list.decode([String].self) }
  When("{int} is 3, or the process ends") { (_: inout Inputs, number: Int) in
    if number != 3 { abort() }
  }
  When("{int} is 3, or nothing happens any more") { (_: inout Inputs, number: Int) in
    while number != 3 {}
  }
  Step("{int} things") { (_: inout Inputs, _: Int) in }
  Step("a share of {float}") { (_: inout Inputs, _: Double) in }
  Step("^(?:a+)+$") { _ in }
  Step("^(b|bb)+\\1$") { (_: inout Inputs, _: String) in }
}
