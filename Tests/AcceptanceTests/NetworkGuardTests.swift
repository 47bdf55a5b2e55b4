#if os(Linux)
  import Foundation
  import SpecTestSupport
  import Testing

  /// `--network`, by a program whose steps use sockets and hide what becomes of it.
  ///
  /// The addresses are for documentation (RFC 5737, RFC 3849), the names for no one (RFC 6761).
  @Suite struct NetworkGuardTests {
    @Test(
      "a step that tries to reach another machine fails by that",
      arguments: [
        (#"When a step connects to "192.0.2.1" port 80"#, "reach 192.0.2.1:80"),
        (#"When a step connects to "2001:db8::1" port 443"#, "reach [2001:db8::1]:443"),
        (#"When a step connects to "::ffff:192.0.2.1" port 80"#, "reach [::ffff:192.0.2.1]:80"),
        (#"When a step sends a datagram to "198.51.100.7" port 99"#, "reach 198.51.100.7:99"),
        (#"When a step sends a datagram to "224.0.0.251" port 5353"#, "reach 224.0.0.251:5353"),
        (#"When a step looks up "www.example.invalid""#, "look up www.example.invalid"),
        (#"When a detached task connects to "192.0.2.3" port 80"#, "reach 192.0.2.3:80"),
        (
          #"When a step runs "exec 3<>/dev/tcp/192.0.2.1/80""#, "reach 192.0.2.1:80 through bash"
        ),
        (
          #"When a step runs "(exec 3<>/dev/udp/192.0.2.1/80); exec 3<>/dev/tcp/192.0.2.2/81""#,
          "reach 192.0.2.1:80 through bash, to reach 192.0.2.2:81 through bash"
        ),
      ])
    func elsewhere(step: String, attempt: String) throws {
      for level in ["loopback", "deny"] {
        let run = try run(step, "--network", level)
        #expect(
          run.output.contains("the step tried to \(attempt) (--network \(level))\n"), run.text)
        #expect(run.output.contains("2 steps (1 failed, 1 skipped)"), run.text)
        #expect(run.status == 1)
      }
    }

    @Test(
      "this machine is reached, unless all is denied",
      arguments: [
        (
          "When a step listens on port 45871 with an address of no family",
          "listen on 0.0.0.0:45871"
        ),
        (#"Then a datagram from "127.0.0.1" to itself arrives"#, "reach 127.0.0.1:"),
        (
          #"Then "exec 3<>/dev/tcp/127.0.0.1/1; test $? = 1" succeeds"#,
          "reach 127.0.0.1:1 through bash"
        ),
      ] + (hasIPv6 ? [(#"Then a server on "::1" answers a client of "::1""#, "reach [::1]:")] : [])
    )
    func thisMachine(step: String, attempt: String) throws {
      let loopback = try run(step)
      #expect(loopback.output.contains("2 steps (2 passed)"), loopback.text)
      #expect(loopback.status == 0)
      let deny = try run(step, "--network", "deny")
      #expect(deny.output.contains("the step tried to \(attempt)"), deny.text)
      #expect(deny.status == 1)
    }

    @Test(
      "a step that uses no network is left alone",
      arguments: [
        "Then local sockets carry bytes", #"When a step looks up "localhost""#,
        #"When a step looks up "192.0.2.1""#, #"Then "cat < /dev/null | cat" succeeds"#,
        #"Then Foundation runs "cat < /dev/null""#,
        // A process that talks to itself, at a port of the kernel's choice.
        #"Then a server on "127.0.0.1" answers a client of "127.0.0.1""#,
        #"Then a server on "0.0.0.0" answers a client of "127.9.9.9""#,
        #"Then a server on "0.0.0.0" answers a client of "0.0.0.0""#,
      ])
    func noNetwork(step: String) throws {
      for level in ["loopback", "deny"] where !(level == "deny" && step.contains("localhost")) {
        let run = try run(step, "--network", level)
        #expect(run.output.contains("2 steps (2 passed)"), run.text)
        #expect(run.status == 0)
      }
    }

    @Test("each scenario is charged with its own attempts, also in one worker and in parallel")
    func manyScenarios() throws {
      let steps = (0..<40).map { index in
        index % 4 == 3
          ? #"When a step connects to "192.0.2.\#(index)" port \#(index)"# : "When nothing happens"
      }
      for options in [[], ["--parallel", "4"], ["--isolation", "scenario"]] {
        let run = try run(steps, ["--format", "pretty"] + options)
        let scenarios = run.output.components(separatedBy: "Failures:")[0]
        #expect(run.output.contains("40 scenarios (30 passed, 10 failed)"), run.text)
        for index in stride(from: 3, to: 40, by: 4) {
          let attempt = "the step tried to reach 192.0.2.\(index):\(index) (--network loopback)\n"
          #expect(scenarios.components(separatedBy: attempt).count == 2, "\(index): \(run.output)")
        }
      }
    }

    @Test("a failure of its own is shown below, and a hook is called a hook")
    func wording() throws {
      let own = try run(#"Then "exec 3<>/dev/tcp/192.0.2.1/80" succeeds"#)
      #expect(
        own.output.contains(
          "the step tried to reach 192.0.2.1:80 through bash (--network loopback)\n"), own.text)
      #expect(own.output.contains("its status"), own.text)
      let hook = try run("When nothing happens", "--tags", "@reaches-afterwards", tag: true)
      #expect(
        hook.output.contains("the hook tried to reach 192.0.2.9:80 (--network loopback)\n"),
        hook.text)
      #expect(hook.status == 1)
    }

    @Test("a name server is not asked even if it is on this machine, and not waited for")
    func nameServer() throws {
      let header = #"\x12\x34\x01\x00\x00\x01\x00\x00\x00\x00\x00\x00"#
      let question = #"\x03api\x07invalid\x00\x00\x01\x00\x01"#
      let script =
        "exec 3<>/dev/udp/127.0.0.53/53; printf '\(header)\(question)' >&3; "
        + "read -t 300 -u 3; test $? = 1"
      let run = try run("Then \"\(script)\" succeeds")
      #expect(
        run.output.contains("the step tried to look up api.invalid through bash"), run.text)
      #expect(!run.output.contains("its status"), run.text)
    }

    @Test("something left running by a scenario fails the run, which names the scenario")
    func late() throws {
      let run = try run(["When a thread that goes on connects to 192.0.2.7 after 50 ms"], [])
      #expect(
        run.output.contains(
          "in a.feature:2: One, something left running tried to reach 192.0.2.7:80 "
            + "(--network loopback)\n"),
        run.text)
      #expect(run.status == 1)
    }

    @Test(
      "many attempts are answered, and a loopback in a loop is let be", .wholeRun)
    func many() throws {
      let refused = try run(#"When a step opens and closes 5000 connections to "192.0.2.1""#)
      #expect(refused.output.contains("reach 192.0.2.1:6 and "), refused.text)
      let loopback = try run(#"When a step opens and closes 40 connections to "127.0.0.1""#)
      #expect(loopback.status == 0, loopback.text)
    }

    @Test("a level that cannot be enforced is not taken for one that is")
    func notEnforced() throws {
      let deny = try run("When nothing happens", "--network", "deny", "--isolation", "none")
      #expect(deny.output == "--network deny: not enforced with --isolation none\n")
      #expect(deny.status == 2)
      let loopback = try run("When nothing happens", "--isolation", "none")
      #expect(
        loopback.output.hasPrefix("--network loopback: not enforced with --isolation none\n"),
        loopback.text)
      #expect(loopback.status == 0)
      let allow = try run("When nothing happens", "--isolation", "none", "--network", "allow")
      #expect(!allow.output.contains("--network"), allow.text)
    }

    @Test("with allow there is no guard")
    func allow() throws {
      let run = try run(
        #"Then "grep -q 'Seccomp:.0' /proc/self/status" succeeds"#, "--network", "allow")
      #expect(run.status == 0, run.text)
      let guarded = try self.run(#"Then "grep -q 'Seccomp:.2' /proc/self/status" succeeds"#)
      #expect(guarded.status == 0, guarded.text)
    }
  }

  // MARK: - Running

  extension NetworkGuardTests {
    fileprivate struct Result {
      let output: String
      let status: Int32
      /// The output for the message of a failed test.
      var text: Comment { "\(output)" }
    }

    private func run(
      _ step: String, _ options: String..., tag: Bool = false
    ) throws -> Result {
      try run([step], options, tag: tag, last: "Then local sockets carry bytes")
    }

    /// Runs a scenario for each step.
    ///
    /// - Parameter last: A step that follows each.
    private func run(
      _ steps: [String], _ options: [String], tag: Bool = false, last: String = ""
    ) throws -> Result {
      var feature = "Feature: Network\n"
      for step in steps {
        feature += (tag ? "@reaches-afterwards\n" : "") + "Scenario: One\n\(step)\n\(last)\n"
      }
      let folder = try TemporaryFolder(["a.feature": feature])
      let result = try Program.run(
        Self.program, ["a.feature", "--color", "never"] + options, in: folder.url)
      return Result(output: result.output, status: result.status)
    }

    /// Next to this test's own program.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("network-specs").path

    private static let hasIPv6 = FileManager.default.fileExists(atPath: "/proc/net/if_inet6")
  }
#endif
