import Testing
import TestDoubles

@Suite struct VirtualClockTests {
  private let clock = VirtualClock()

  @Test func itMovesOnlyWhenAdvanced() {
    clock.advance(by: .seconds(2))
    clock.advance(by: .seconds(-1))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func itServesAsAClockOfTheStandardLibrary() async throws {
    let any: any Clock<Duration> = clock
    let sleeper = Task { try await any.sleep(for: .seconds(1)) }
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(1))
    try await sleeper.value
  }

  @Test func sleepersWakeWhenTheirTimeComes() async throws {
    let clock = clock
    let tasks = [3, 1, 2].map { seconds in
      Task { try await clock.sleep(for: .seconds(seconds)) }
    }
    while clock.sleeperCount < 3 { await Task.yield() }
    clock.advance(by: .seconds(2))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    for task in tasks { try await task.value }
  }

  @Test func aSleeperWakesWhenItsTimeHasCome() async throws {
    let clock = clock
    let sleeper = Task { () -> Duration in
      try await clock.sleep(for: .seconds(60))
      return clock.now.offset
    }
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(59))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    #expect(try await sleeper.value == .seconds(60))
    try await clock.sleep(until: clock.now)
  }

  @Test func aCancelledSleeperThrows() async {
    let clock = clock
    let asleep = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.sleeperCount == 0 { await Task.yield() }
    asleep.cancel()
    await #expect(throws: CancellationError.self) { try await asleep.value }
    #expect(clock.sleeperCount == 0)
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await early.value }
  }
}
