import CommandTestSupport
import Messages
import SpecEngine
import SpecIsolation
import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecCommand

/// `--debug`: a run that a debugger can stop anywhere.
struct DebugTests {
  /// A clock that passes an hour at each look.
  private static let fast: @Sendable () -> RunClock = {
    let time = Mutex<Int64>(0)
    return RunClock(start: .init()) {
      time.withLock { time in
        time += 3_600_000_000_000
        return time
      }
    }
  }

  @Test(arguments: [
    [], ["--step-timeout", "1s"], ["--scenario-timeout", "1s"], ["--timeout", "1s"],
    ["--parallel", "4", "--isolation", "scenario"],
  ])
  func nothingEndsAStep(options: [String]) async throws {
    let test = try CommandTest([
      "a.feature": """
      @timeout(1s) @step-timeout(1s)
      Feature: f
       Scenario: one
        Given it is slow
       Scenario: two
        Given it is slow
      """
    ])
    let running = Mutex((now: 0, most: 0))
    let library = StepLibrary(EmptyWorld.self) {
      Step("it is slow") { _ in
        running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        await Task.yield()
        running.withLock { $0.now -= 1 }
      }
    }
    let result = await test.run(["a.feature", "--debug", "-q"] + options, libraries: [library]) {
      $0.makeClock = Self.fast
      // It must not be asked for: workers of a test cannot be started.
      $0.startsWorkers = true
    }
    #expect(result.status == .passed, "\(result)")
    #expect(
      result.errors.contains(
        "--debug: in this process, one scenario at a time, without limits of time\n"))
    #expect(running.withLock { $0.most } == 1)
  }

  /// The limit that would end it otherwise.
  @Test func withoutItTheLimitCounts() async throws {
    let test = try CommandTest(["a.feature": "@timeout(1s)\n" + feature("one")])
    let result = await test.run(["a.feature", "-q"]) { $0.makeClock = Self.fast }
    #expect(result.status == .failed, "\(result)")
  }
}
