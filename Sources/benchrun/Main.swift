import SpecCommand
import StepKit

/// The command with steps that do nothing, fail or attach, for the sizes of `make bench`.
@main
struct Main {
  static func main() async { await Specrun.main([steps]) }

  private static let steps = StepLibrary(SizedWorld.self) {
    Step("nothing happens") { _ in }
    Step("{int} happens") { (_: inout SizedWorld, _: Int) in }
    Step("it fails") { _ in try expect(false, "it failed") }
    Step("{int} bytes are not as expected") { (_: inout SizedWorld, size: Int) in
      try expect(false, lines(size))
    }
    Step("{int} control characters are not as expected") { (_: inout SizedWorld, size: Int) in
      try expect(false, String(repeating: "\0\u{1B}", count: size / 2))
    }
    Step("{int} bytes differ") { (_: inout SizedWorld, size: Int) in
      try expect("a\n" + lines(size), equals: "b\n" + lines(size))
    }
    Step("{int} bytes are attached") { (world: inout SizedWorld, size: Int) in
      world.scenario.attach(
        [UInt8](repeating: 0x5A, count: size), mediaType: "application/octet-stream",
        fileName: "bytes.bin")
    }
    Step("{int} bytes of text are attached") { (world: inout SizedWorld, size: Int) in
      world.scenario.attach(lines(size), fileName: "lines.txt")
    }
    BeforeStep("@observed") { _, _ in }
    AfterStep("@observed") { _, _ in }
  }

  /// So many bytes of lines.
  private static func lines(_ size: Int) -> String {
    let line = "one line of a text that is far too long\n"
    return String(String(repeating: line, count: size / line.utf8.count + 1).prefix(size))
  }
}

/// The scenario that runs.
struct SizedWorld: World {
  let scenario: ScenarioContext

  init(_ scenario: ScenarioContext) { self.scenario = scenario }
}
