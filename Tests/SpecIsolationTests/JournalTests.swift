import CSpecProcess
import Testing

@testable import SpecIsolation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("the journal of a worker") struct JournalTests {
  @Test("what waits is seen once, and not again when it is sent") func snapshot() throws {
    let journal = try Self.journal()
    defer { journal.unmap() }
    #expect(journal.snapshot(after: 0) == nil)
    journal.append([1, 2, 3])
    #expect(journal.snapshot(after: 0) == [1, 2, 3])
    #expect(journal.snapshot(after: 2) == [3])
    #expect(journal.snapshot(after: 3) == nil)
    journal.noteFlushed(3)
    #expect(journal.snapshot(after: 3) == nil)
    journal.append([4])
    #expect(journal.snapshot(after: 3) == [4])
    #expect(journal.snapshot(after: 2) == nil)
  }

  @Test("a number of bytes that no worker writes is not believed") func garbage() throws {
    let journal = try Self.journal()
    defer { journal.unmap() }
    csp_journal_set_pending(journal.memory, .max)
    #expect(journal.pending == Journal.capacity)
    csp_journal_set_flushed(journal.memory, .max)
    #expect(journal.snapshot(after: 0) == nil)
    #expect(journal.unsent(after: 0) == [])
  }

  #if os(Linux)
    @Test("its memory cannot be cut off") func sealed() throws {
      let descriptor = csp_memory_create(Journal.size)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      #expect(ftruncate(descriptor, 0) == -1)
      #expect(errno == EPERM)
    }
  #endif

  private static func journal() throws -> Journal {
    let descriptor = csp_memory_create(Journal.size)
    defer { close(descriptor) }
    return try #require(Journal(descriptor: descriptor))
  }
}
