import Foundation
import Testing

@testable import SpecCommand

/// The subcommand that arguments choose, and its help, errors and completions.
struct SubcommandTests {
  private static let files = [
    "Features/a.feature": feature("one"), "report/a.feature": feature("two"),
    "help/a.feature": feature("three"),
  ]

  @Test(arguments: [
    (["run", "Features/"], ["one"]), (["Features"], ["one"]), ([], ["one"]), (["run"], ["one"]),
    (["Features/a.feature:2"], ["one"]), (["./report"], ["two"]), (["run", "report"], ["two"]),
    (["report/"], ["two"]), (["-t", "not @x", "report"], ["two"]),
    (["Features", "report"], ["one", "two"]), (["./help"], ["three"]),
  ])
  func paths(arguments: [String], scenarios: [String]) async throws {
    let result = await (try CommandTest(Self.files)).run(arguments + ["-f", "message"])
    #expect(result.scenarios == scenarios, "\(result.errors)")
  }

  @Test(arguments: [
    (["--help"], "USAGE: specrun [run] [<options>]", "--retry <count>"),
    (["help"], "USAGE: specrun [run] [<options>]", "SUBCOMMANDS:"),
    (["-h"], "USAGE: specrun [run] [<options>]", "report"),
    (["--help-hidden"], "USAGE: specrun [run] [<options>]", "--retry <count>"),
    (["run", "--help"], "USAGE: specrun [run] [<options>]", "--retry <count>"),
    (["help", "run"], "USAGE: specrun [run] [<options>]", "--retry <count>"),
    (["report", "--help"], "USAGE: specrun report [<options>]", "--format <name[:path]>"),
    (["audit", "--help"], "USAGE: specrun audit [<options>]", "--min-score <percent>"),
    (["help", "report"], "USAGE: specrun report [<options>]", "--format <name[:path]>"),
    (["help", "merge"], "USAGE: specrun merge [<options>]", "--shards <count>"),
    (["diff", "--help"], "USAGE: specrun diff [<options>] BEFORE NOW", "--format <name>"),
    (["fmt", "--help"], "USAGE: specrun fmt [<options>] [DIR|GLOB|FILE]…|-", "--check"),
    (["steps", "--help"], "USAGE: specrun steps [<options>] [DIR|GLOB|FILE]…", "--unused"),
    (["merge", "--help"], "USAGE: specrun merge [<options>]", "--shards <count>"),
    (["Features", "--help"], "USAGE: specrun [run] [<options>]", "--retry <count>"),
  ])
  func help(arguments: [String], usage: String, part: String) async throws {
    let result = await (try CommandTest(Self.files)).run(arguments)
    #expect(result.status == .passed)
    #expect(result.output.contains(usage), "\(result.output)")
    #expect(result.output.contains(part))
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [
    (["repot"], "repot: no such file, folder or subcommand; did you mean `specrun report`?\n"),
    (
      ["repot", "run.ndjson"],
      "repot: no such file, folder or subcommand; did you mean `specrun report`?\n"
    ),
    (
      ["help", "mrege"],
      "mrege: no such file, folder or subcommand; did you mean `specrun merge`?\n"
    ),
    (
      ["help", "nothing"],
      "nothing: no such file, folder or subcommand, expected one of run, audit, report, merge, diff, steps, fmt\n"
    ),
    (["nothing"], "nothing: no such file or folder\n"),
    (["Repot/"], "Repot/: no such file or folder\n"),
    (["--retri", "2"], "Error: Unknown option '--retri'. Did you mean '--retry'?\n"),
    (["run", "--retri", "2"], "Error: Unknown option '--retri'. Did you mean '--retry'?\n"),
    (["report", "--colour", "x"], "Error: Unknown option '--colour'. Did you mean '--color'?\n"),
    (["report", "--retry", "2", "x"], "Error: Unknown option '--retry'"),
  ])
  func mistakes(arguments: [String], message: String) async throws {
    let test = try CommandTest(["Features/a.feature": feature("one")])
    let result = await test.run(arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) async throws {
    let result = await (try CommandTest()).run("--generate-completion-script", shell)
    #expect(result.status == .passed)
    for word in ["report", "merge", "step-timeout", "no-strict", "always", "shards", "html"] {
      #expect(result.output.contains(word), "\(word)")
    }
  }
}
