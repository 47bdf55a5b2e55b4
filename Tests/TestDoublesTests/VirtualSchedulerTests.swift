import Ports
import Testing
import TestDoubles

@Suite struct VirtualSchedulerTests {
  /// The actions that fired, as `name@seconds`.
  private final class Log {
    var lines: [String] = []
  }

  private let scheduler = VirtualScheduler()
  private let log = Log()

  private func note(_ name: String) {
    log.lines.append("\(name)@\(scheduler.now.components.seconds)")
  }

  @Test func nothingHappensByItself() {
    _ = scheduler.schedule(after: .seconds(1)) { note("a") }
    scheduler.advance(by: .milliseconds(999))
    #expect(log.lines.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(log.lines == ["a@1"])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func dueActionsRunInTheOrderOfTimeThenOfScheduling() {
    _ = scheduler.schedule(after: .seconds(1)) { note("first") }
    _ = scheduler.schedule(after: .seconds(1)) { note("second") }
    _ = scheduler.schedule(after: .seconds(1), repeating: .seconds(1)) { note("tick") }
    // The third tick is scheduled by the second one, and so after this.
    _ = scheduler.schedule(after: .seconds(3)) { note("late") }
    scheduler.advance(by: .seconds(3))
    #expect(log.lines == ["first@1", "second@1", "tick@1", "tick@2", "late@3", "tick@3"])
    #expect(scheduler.now == .seconds(3))
  }

  @Test func actionsScheduledWhileFiringTakePart() {
    _ = scheduler.schedule(after: .seconds(1)) {
      note("outer")
      _ = scheduler.schedule(after: .seconds(1)) { note("inner") }
      _ = scheduler.schedule(after: .zero) { note("now") }
    }
    scheduler.advance(by: .seconds(5))
    #expect(log.lines == ["outer@1", "now@1", "inner@2"])
  }

  @Test func aCancelledActionDoesNotRun() {
    let one = scheduler.schedule(after: .seconds(1)) { note("one") }
    var repeating: (any Cancellable)?
    repeating = scheduler.schedule(after: .seconds(1), repeating: .seconds(1)) {
      note("two")
      repeating?.cancel()
    }
    one.cancel()
    one.cancel()
    scheduler.advance(by: .seconds(9))
    #expect(log.lines == ["two@1"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func anIntervalOfNothingDoesNotRepeat(interval: Duration) {
    _ = scheduler.schedule(after: .zero, repeating: interval) { note("once") }
    scheduler.advance(by: .seconds(1))
    scheduler.advance(by: .seconds(-5))
    #expect(log.lines == ["once@0"])
    #expect(scheduler.now == .seconds(1))
  }

  @Test func advancingWhileFiringNeverGoesBack() {
    _ = scheduler.schedule(after: .seconds(1)) {
      scheduler.advance(by: .seconds(10))
      note("nested")
    }
    scheduler.advance(by: .seconds(2))
    #expect(log.lines == ["nested@11"])
    #expect(scheduler.now == .seconds(11))
  }
}
