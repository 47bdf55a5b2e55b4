import CommandTestSupport
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
    (["--help"], "Usage: specrun [run] [<options>]", "--retry <count>"),
    (["help"], "Usage: specrun [run] [<options>]", "Subcommands:"),
    (["-h"], "Usage: specrun [run] [<options>]", "report"),
    (["--help-all"], "Usage: specrun [run] [<options>]", "--retry <count>"),
    (["run", "--help"], "Usage: specrun [run] [<options>]", "--retry <count>"),
    (["help", "run"], "Usage: specrun [run] [<options>]", "--retry <count>"),
    (["report", "--help"], "Usage: specrun report [<options>]", "--format <name[:path]>"),
    (["audit", "--help"], "Usage: specrun audit [<options>]", "--min-score <percent>"),
    (["watch", "--help"], "Usage: specrun watch [<options>]", "--parallel <count>"),
    (["help", "report"], "Usage: specrun report [<options>]", "--format <name[:path]>"),
    (["help", "merge"], "Usage: specrun report [<options>]", "`specrun merge` is the same"),
    (["diff", "--help"], "Usage: specrun diff [<options>] BEFORE NOW", "--format <name>"),
    (["history", "--help"], "Usage: specrun history [<options>] FILE", "--last <count>"),
    (["lint", "--help"], "Usage: specrun lint [<options>] [DIR|GLOB|FILE]…", "--fix"),
    (["fmt", "--help"], "Usage: specrun fmt [<options>] [DIR|GLOB|FILE]…|-", "--check"),
    (["lsp", "--help"], "Usage: specrun lsp [<options>]", "Language Server Protocol"),
    (["steps", "--help"], "Usage: specrun steps [<options>] [DIR|GLOB|FILE]…", "--unused"),
    (["shard", "--help"], "Usage: specrun shard --explain N [<options>]", "--last-plan <path>"),
    (["merge", "--help"], "Usage: specrun report [<options>]", "--shards <count>"),
    (["Features", "--help"], "Usage: specrun [run] [<options>]", "--retry <count>"),
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
      "nothing: no such file, folder or subcommand, expected one of run, watch, audit, report, diff, history, shard, steps, lint, fmt, init, lsp\n"
    ),
    (["nothing"], "nothing: no such file or folder\n"),
    (["Repot/"], "Repot/: no such file or folder\n"),
    (
      ["--retri", "2"], "--retri: unknown option; did you mean --retry?\n"
    ),
    (
      ["run", "--retri", "2"],
      "--retri: unknown option; did you mean --retry?\n"
    ),
    (
      ["report", "--colour", "x"],
      "--colour: unknown option; did you mean --color?\n"
    ),
    (["report", "--retry", "2", "x"], "--retry: unknown option"),
    (
      ["--generate-completion-script", "tcsh"],
      "--generate-completion-script: found \"tcsh\", expected bash, zsh or fish"
    ),
    (
      ["--generate-completion-script"],
      "--generate-completion-script: expected a value after it, --generate-completion-script <bash|zsh|fish>"
    ),
  ])
  func mistakes(arguments: [String], message: String) async throws {
    let test = try CommandTest(["Features/a.feature": feature("one")])
    let result = await test.run(arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    (["--generate-completion-script", "bash"], "complete -F _specrun specrun\n"),
    (["--generate-completion-script=zsh"], "#compdef specrun\n"),
    (["-d", "--generate-completion-script", "fish"], "complete -c specrun "),
    (["--generate-manual"], ".TH \"SPECRUN\" 1 "),
  ])
  func generated(arguments: [String], part: String) async throws {
    let result = await (try CommandTest()).run(arguments)
    #expect(result.status == .passed)
    #expect(result.output.contains(part), "\(result.output)")
  }

  /// A program without the tools says how to get them.
  @Test(arguments: [["lint", "--fix"], ["help", "watch"], ["merge"]])
  func missingTools(arguments: [String]) async throws {
    let result = await (try CommandTest()).run(arguments, tools: .none)
    #expect(result.status == .couldNotRun)
    #expect(
      result.errors.contains(
        "this program does not have the subcommand; add the product SpecTools of specrun to its target, and "
          + "write `import SpecTools` and `Specrun.main(…, tools: .all)`"), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  /// A program of one's own is completed by its own name.
  @Test(arguments: ["bash", "zsh", "fish"])
  func ownProgram(shell: String) async throws {
    let result = await (try CommandTest()).run(["--generate-completion-script", shell]) {
      $0.command = ".build/debug/coffee-specs"
    }
    #expect(result.output.contains("coffee_specs"))
    #expect(result.output.contains(" coffee-specs"))
    #expect(!result.output.contains("specrun"))
  }
}
