#if os(Linux)
  import CSpecProcess
  import Glibc
  import Testing

  @testable import SpecIsolation

  @Suite("child processes") struct ChildProcessesTests {
    @Test("are no orphans while they are registered") func registered() throws {
      let child = try Self.sleeper()
      #expect(csp_is_registered(child))
      #expect(ChildProcesses.all().contains { $0.pid == child && $0.name == "sleep" })
      csp_unregister_group(child)
      #expect(!csp_is_registered(child))
      ChildProcesses.end { $0 == child }
    }

    @Test("are ended and named") func ended() throws {
      let child = try Self.sleeper()
      defer { csp_unregister_group(child) }
      let ended = ChildProcesses.end { $0 == child }
      #expect(ended.map(\.name) == ["sleep"] && ended.map(\.group) == [child])
      #expect(kill(child, 0) == -1)
      #expect(ChildProcesses.end { $0 == child }.isEmpty)
    }

    private static func sleeper() throws -> pid_t {
      var child: pid_t = 0
      let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
      defer { for argument in arguments { free(argument) } }
      let error = csp_spawn(&child, "/bin/sleep", arguments, csp_environment(), [], 0)
      try #require(error == 0)
      return child
    }
  }
#endif
