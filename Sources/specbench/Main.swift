import SpecCommand
import StepKit

/// Measures the parser, the engine and the reports on a workload that it makes up, the same on every machine.
///
/// With the argument `sizes` it measures only runs of great sizes, with `reports [NAME …]` only reports. With other
/// arguments it is the command with steps that do nothing, fail or attach, whose runs of great sizes it measures.
@main
struct Main {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil:
      print(try await ParseBench.run(bytes: 10_000_000, rounds: 5), terminator: "\n\n")
      print(
        try await RunBench.run(scenarios: 10_000, vocabularies: [50, 500, 5_000], rounds: 5),
        terminator: "\n\n")
      print(try await ReportBench.run(scenarios: 10_000, rounds: 3), terminator: "\n\n")
      print(try SizeBench().run())
    case "reports":
      let names = Array(arguments.dropFirst())
      print(try await ReportBench.run(scenarios: 10_000, rounds: 3, names: names))
    case "sizes": print(try SizeBench().run())
    default: await Specrun.main([steps])
    }
  }

  private static let steps = StepLibrary(EmptyWorld.self) {
    Step("nothing happens") { _ in }
    Step("{int} happens") { (_: inout EmptyWorld, _: Int) in }
    Step("it fails") { _ in try expect(false, "it failed") }
    Step("{int} bytes are not as expected") { (_: inout EmptyWorld, size: Int) in
      try expect(false, lines(size))
    }
    Step("{int} control characters are not as expected") { (_: inout EmptyWorld, size: Int) in
      try expect(false, String(repeating: "\0\u{1B}", count: size / 2))
    }
    Step("{int} bytes differ") { (_: inout EmptyWorld, size: Int) in
      try expect("a\n" + lines(size), equals: "b\n" + lines(size))
    }
    Step("{int} bytes are attached") {
      (_: inout EmptyWorld, scenario: ScenarioContext, size: Int) in
      scenario.attach(
        [UInt8](repeating: 0x5A, count: size), mediaType: "application/octet-stream",
        fileName: "bytes.bin")
    }
    BeforeStep("@observed") { _, _ in }
    AfterStep("@observed") { _, _ in }
  }

  /// As many bytes of lines.
  private static func lines(_ size: Int) -> String {
    let line = "one line of a text that is far too long\n"
    return String(String(repeating: line, count: size / line.utf8.count + 1).prefix(size))
  }
}

/// The workload did not do the work that is measured.
struct BenchError: Error {
  let reason: String
}
