import Ports
import Testing
import TestDoubles

@Suite struct VirtualClockTests {
  /// What fired, as `name@seconds`.
  private final class Log {
    var lines: [String] = []
  }

  private let clock = VirtualClock()
  private let log = Log()

  private func note(_ name: String) {
    log.lines.append("\(name)@\(clock.now.components.seconds)")
  }

  @Test func nothingHappensByItself() {
    _ = clock.schedule(after: .seconds(1)) { note("a") }
    clock.advance(by: .milliseconds(999))
    #expect(log.lines.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(log.lines == ["a@1"])
    #expect(clock.pendingCount == 0)
  }

  @Test func dueActionsRunInTheOrderOfTimeThenOfScheduling() {
    _ = clock.schedule(after: .seconds(1)) { note("first") }
    _ = clock.schedule(after: .seconds(1)) { note("second") }
    _ = clock.schedule(after: .seconds(1), repeating: .seconds(1)) { note("tick") }
    // The third tick is scheduled by the second one, and so after this.
    _ = clock.schedule(after: .seconds(3)) { note("late") }
    clock.advance(by: .seconds(3))
    #expect(log.lines == ["first@1", "second@1", "tick@1", "tick@2", "late@3", "tick@3"])
    #expect(clock.now == .seconds(3))
  }

  @Test func actionsScheduledWhileFiringTakePart() {
    _ = clock.schedule(after: .seconds(1)) {
      note("outer")
      _ = clock.schedule(after: .seconds(1)) { note("inner") }
      _ = clock.schedule(after: .zero) { note("now") }
    }
    clock.advance(by: .seconds(5))
    #expect(log.lines == ["outer@1", "now@1", "inner@2"])
  }

  @Test func aCancelledActionDoesNotRun() {
    let one = clock.schedule(after: .seconds(1)) { note("one") }
    var repeating: (any Cancellable)?
    repeating = clock.schedule(after: .seconds(1), repeating: .seconds(1)) {
      note("two")
      repeating?.cancel()
    }
    one.cancel()
    one.cancel()
    clock.advance(by: .seconds(9))
    #expect(log.lines == ["two@1"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func anIntervalOfNothingDoesNotRepeat(interval: Duration) {
    _ = clock.schedule(after: .zero, repeating: interval) { note("once") }
    clock.advance(by: .seconds(1))
    clock.advance(by: .seconds(-5))
    #expect(log.lines == ["once@0"])
    #expect(clock.now == .seconds(1))
  }

  @Test func advancingWhileFiringNeverGoesBack() {
    _ = clock.schedule(after: .seconds(1)) {
      clock.advance(by: .seconds(10))
      note("nested")
    }
    clock.advance(by: .seconds(2))
    #expect(log.lines == ["nested@11"])
    #expect(clock.now == .seconds(11))
  }

  @Test func aSleeperWakesWhenItsTimeHasCome() async throws {
    let time = clock.time
    let sleeper = Task { () -> Duration in
      try await time.sleep(for: .seconds(60))
      return time.now.offset
    }
    while time.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(59))
    #expect(time.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    #expect(try await sleeper.value == .seconds(60))
    try await time.sleep(until: time.now)
  }

  @Test func aCancelledSleeperThrows() async {
    let time = clock.time
    let asleep = Task { try await time.sleep(for: .seconds(1)) }
    while time.sleeperCount == 0 { await Task.yield() }
    asleep.cancel()
    await #expect(throws: CancellationError.self) { try await asleep.value }
    #expect(time.sleeperCount == 0)
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await time.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await early.value }
  }
}
