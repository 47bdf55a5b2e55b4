import Gherkin
import Messages
import TagExpressions
import Testing

@testable import SpecEngine

struct ScheduleTests {
  /// Begins the scenarios that may begin with two workers, and compares the order of events.
  @Test(arguments: [
    (["", "", ""], "+0 +1 -0 +2 -1 -2"),
    // A scenario that waits lets others pass that want nothing of it.
    (["@a", "@a", ""], "+0 +2 -0 +1 -2 -1"),
    (["@a", "@b", ""], "+0 +2 -0 +1 -2 -1"),
    // Readers share, a writer does not.
    (["@r", "@r", "@w"], "+0 +1 -0 -1 +2 -2"),
    (["@w", "@r", ""], "+0 +2 -0 +1 -2 -1"),
    // A writer that waits comes before a reader after it.
    (["@r", "@w", "@r"], "+0 -0 +1 -1 +2 -2"),
    // Alone: nothing begins before it has run.
    (["", "@serial", ""], "+0 -0 +1 -1 +2 -2"),
    (["@serial", "@serial", ""], "+0 -0 +1 -1 +2 -2"),
  ])
  func order(tags: [String], expected: String) throws {
    let locks = [
      Run.Lock(name: "ab", exclusive: try TagExpression.parse("@a or @b")),
      Run.Lock(
        name: "rw", exclusive: try TagExpression.parse("@w"),
        shared: try TagExpression.parse("@r")),
    ]
    var schedule = Schedule(
      tags.map { Schedule.Claims(of: $0.isEmpty ? [] : [$0], locks: locks) })
    var running: [Int] = []
    var events: [String] = []
    while true {
      while running.count < 2, let next = schedule.next() {
        running.append(next)
        events.append("+\(next)")
      }
      guard !running.isEmpty else { break }
      let done = running.removeFirst()
      schedule.finish(done)
      events.append("-\(done)")
    }
    #expect(events.joined(separator: " ") == expected)
  }
}
