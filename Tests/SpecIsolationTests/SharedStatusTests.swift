import CLibrary
import CSpecProcess
import SpecEngine
import Testing

@testable import SpecIsolation

@Suite("the memory that a worker shares") struct SharedStatusTests {
  @Test("shows whether the running code crashed, or something that was left running")
  func culprit() throws {
    let status = try Self.status()
    defer { status.unmap() }
    #expect(!status.isEnding)
    csp_status_begin(status.words, 5, 9)
    #expect(status.isCodeRunning)
    status[csp_crash_signal] = 11
    status[csp_crash_task] = status[csp_task] &+ 1
    #expect(status.isEnding)
    #expect(!status.isEndedByRunningCode)
    status[csp_crash_task] = status[csp_task]
    #expect(status.isEndedByRunningCode)
    status[csp_began] = 0
    #expect(!status.isEndedByRunningCode)
  }

  @Test(
    "holds a limit, unless something else was written there",
    arguments: [
      (0, 2_000_000_000, "the step or hook exceeded its limit of 2 s"), (7, 1, nil),
      (0, .max, nil),
    ] as [(UInt64, UInt64, String?)])
  func limit(kind: UInt64, length: UInt64, expected: String?) throws {
    let status = try Self.status()
    defer { status.unmap() }
    status[csp_limit_kind] = kind
    status[csp_limit_length] = length
    #expect(status.limit?.exceeded == expected)
  }

  @Test("an order begins, or is taken back") func orders() throws {
    let status = try Self.status()
    defer { status.unmap() }
    #expect(status.begin(orderAfter: 0))
    #expect(status.begin(orderAfter: 1))
    #expect(status.takeBackOrders() == 2)
    #expect(!status.begin(orderAfter: 2))
    // Again, before the worker has come to the first mark.
    #expect(status.takeBackOrders() == 2)
    status.passMark(after: 2)
    #expect(!status.begin(orderAfter: 2))
    status.passMark(after: 2)
    #expect(status.begin(orderAfter: 2))
    #expect(status.takeBackOrders() == 3)
    status.passMark(after: 3)
    #expect(status.begin(orderAfter: 3))
    // A value that a step wrote there is ignored.
    status[csp_orders] = .max
    status.passMark(after: 4)
    #expect(status.begin(orderAfter: 4))
    #expect(status.takeBackOrders() != 4)
  }

  @Test("holds refusals until they are taken, as many as there is room for") func refusals() throws
  {
    let status = try Self.status()
    defer { status.unmap() }
    #expect(status.takeRefusals() == [])
    status.addRefusal("one")
    status.addRefusal("two")
    #expect(status.takeRefusals() == ["one", "two"])
    for _ in 0..<10_000 { status.addRefusal("abc") }
    #expect(status.takeRefusals().count == 1024)
    status[csp_refused] = .max
    status.addRefusal("one")
    #expect(status.takeRefusals() == [])
  }

  #if os(Linux)
    @Test("cannot be cut off") func sealed() throws {
      let descriptor = csp_memory_create(SharedStatus.size)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      #expect(ftruncate(descriptor, 0) == -1)
      #expect(errno == EPERM)
    }
  #endif

  private static func status() throws -> SharedStatus {
    let descriptor = csp_memory_create(SharedStatus.size)
    defer { close(descriptor) }
    return try #require(SharedStatus(descriptor: descriptor))
  }
}
