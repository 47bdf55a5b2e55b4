import CommandTestSupport
import StepKit
import Testing

@testable import SpecCommand

/// World parameters from the command line, a variable and a profile, and their list in the help.
struct WorldParameterTests {
  private static let library = StepLibrary(EmptyWorld.self) {
    WorldParameter("till", help: "The till that sells.")
    WorldParameter("network", .oneOf(["stub", "loopback"]), default: "stub", help: "The network.")
    WorldParameter("aVeryLongNameOfAParameter", .number, help: "Nothing much.")
    Step("it passes") { _ in }
  }

  private func run(
    _ arguments: [String], profile: String = "", variable: String = ""
  ) async throws -> CommandTest.Result {
    let test = try CommandTest([
      "a.feature": feature("one"),
      "specrun.yaml": "profiles:\n  default:\n    count: 1\n\(profile)",
    ])
    return await test.run(
      ["a.feature"] + arguments, libraries: [Self.library],
      environment: ["SPECRUN_WORLD_PARAMETERS": variable])
  }

  @Test(
    arguments: [
      (#"{"till": "2", "network": "loopback"}"#, nil),
      (#"{"till": 2}"#, nil),
      (
        #"{"til": "2"}"#,
        "--world-parameters: found \"til\", which no library declares; did you mean"
      ),
      (
        #"{"network": "x"}"#,
        "--world-parameters: network: found \"x\", expected stub or loopback\n"
      ),
      ("{till: 2}", "--world-parameters: found \"{till: 2}\", expected a JSON object (1:2: "),
      (
        "{\"till\": 2,}",
        "--world-parameters: found \"{\"till\": 2,}\", expected a JSON object (1:12: "
      ),
      ("till", "--world-parameters: found \"till\", expected a JSON object (1:1: "),
      (
        #"{"till": null}"#,
        "--world-parameters: found \"{\"till\": null}\", expected a JSON object (1:10: "
      ),
      (
        #"{"till": [1]}"#,
        "--world-parameters: found \"{\"till\": [1]}\", expected a JSON object (1:10: "
      ),
      ("[1]", "--world-parameters: found \"[1]\", expected a JSON object (1:1: "),
    ] as [(String, String?)])
  func options(json: String, error: String?) async throws {
    for dry in [[], ["--dry-run"]] {
      let result = try await run(["--world-parameters", json] + dry)
      #expect(result.status == (error == nil ? .passed : .couldNotRun), "\(result.errors)")
      #expect(result.errors.hasPrefix(error ?? ""), "\(result.errors)")
    }
  }

  @Test func profilesAndVariables() async throws {
    let profile = try await run([], profile: "    world-parameters: {till: 1, netwrk: x}\n")
    #expect(
      profile.errors.hasPrefix("specrun.yaml:4:33: world-parameters: found \"netwrk\", which"),
      "\(profile.errors)")
    let variable = try await run([], variable: #"{"network": "y"}"#)
    #expect(variable.errors.hasPrefix("SPECRUN_WORLD_PARAMETERS: network: found \"y\""))
    // A replaced value is not looked at.
    let replaced = try await run(
      ["--world-parameters", #"{"network": "stub"}"#], variable: #"{"network": "y"}"#)
    #expect(replaced.status == .passed)
  }

  @Test(arguments: [["--help"], ["run", "-h"], ["help", "run"]])
  func help(arguments: [String]) async throws {
    let test = try CommandTest()
    let result = await test.run(arguments, libraries: [Self.library])
    #expect(
      result.output.hasSuffix(
        """

        World parameters (--world-parameters '{"name": "value"}'):
          till=<text>             The till that sells.
          network=stub|loopback   The network. (default: stub)
          aVeryLongNameOfAParameter=<number>
                                  Nothing much.

        """), "\(result.output.suffix(600))")
    #expect(
      !(await test.run("report", "--help", libraries: [Self.library])).output.contains("till="))
    #expect(!(await test.run(arguments, libraries: [])).output.contains("WORLD PARAMETERS"))
  }
}
