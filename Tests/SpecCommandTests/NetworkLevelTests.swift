import CommandTestSupport
import Testing

@testable import SpecCommand

/// `--network` where it can be enforced and where it cannot, without processes of its own.
struct NetworkLevelTests {
  @Test func whatCannotBeEnforcedDoesNotRun() async throws {
    for options in [["--network", "deny"], ["--network", "deny", "--isolation", "worker"]] {
      try await check(
        options, .couldNotRun, errors: "--network deny: not enforced here: a reason\n")
    }
    try await check(
      ["--network", "deny", "--isolation", "none"], .couldNotRun,
      errors: "--network deny: not enforced with --isolation none\n")
  }

  @Test func theDefaultIsANote() async throws {
    for options in [["--isolation", "none"], ["--isolation", "none", "--network", "loopback"]] {
      try await check(
        options, .passed, errors: "--network loopback: not enforced with --isolation none\n")
    }
  }

  @Test func withoutCodeOrAGuardThereIsNothingToSay() async throws {
    try await check(["--dry-run", "--network", "deny"], .passed)
    try await check(["--dry-run"], .passed)
    try await check(["--isolation", "none", "--network", "allow"], .passed)
  }

  @Test func reportsNameAnotherLevelThanTheDefault() async throws {
    let test = try CommandTest(["a.feature": feature("One")])
    let mark = "text/x.specrun.network+plain"
    let allow = await test.run("a.feature", "-f", "message", "--network", "allow")
    #expect(allow.output.contains(#""body":"allow""#))
    #expect(allow.output.contains(mark))
    let page = await test.run("a.feature", "-f", "html", "--network", "allow")
    #expect(page.output.contains("<dt>Network</dt><dd>allow</dd>"))
    let plain = await test.run("a.feature", "-f", "message")
    #expect(!plain.output.contains(mark))
  }

  @Test func unknownLevel() async throws {
    let test = try CommandTest(["a.feature": feature("One")])
    let run = await test.run("a.feature", "--network", "internet")
    #expect(run.errors == "--network: found \"internet\", expected deny, loopback or allow\n")
    #expect(run.status == .couldNotRun)
  }

  private func check(
    _ options: [String], _ status: SpecCommand.ExitStatus, errors: String = "",
    at place: SourceLocation = #_sourceLocation
  ) async throws {
    let test = try CommandTest(["a.feature": feature("One")])
    let run = await test.run(["a.feature"] + options) { host in
      host.startsWorkers = true
      host.networkObstacle = { "here: a reason" }
    }
    #expect(run.errors == errors, sourceLocation: place)
    #expect(run.status == status, sourceLocation: place)
  }
}
