import Dispatch
import Synchronization
import Testing

@testable import SpecEngine

@Suite struct PrefetchedTests {
  /// Counts up to an end, and notes the numbers that it has made.
  private struct Numbers: IteratorProtocol, Sendable {
    let end: Int
    var log = Log()
    var position = 0

    mutating func next() -> Int? {
      log.note(position)
      guard position < end else { return nil }
      position += 1
      return position - 1
    }
  }

  private final class Log: Sendable {
    private let made = Atomic(0)
    let hasMadeFour = DispatchSemaphore(value: 0)
    private let isReleased: DispatchSemaphore?

    init(isReleased: DispatchSemaphore? = nil) { self.isReleased = isReleased }

    deinit { isReleased?.signal() }

    var count: Int { made.load(ordering: .sequentiallyConsistent) }

    func note(_ number: Int) {
      made.store(number + 1, ordering: .sequentiallyConsistent)
      if number == 3 { hasMadeFour.signal() }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 100], [0, 1, 8])
  func elementsComeInOrderWithTheRestAtTheEnd(count: Int, ahead: Int) {
    let numbers = Prefetched(Numbers(end: count), ahead: ahead)
    #expect(Array(IteratorSequence(numbers)) == Array(0..<count))
    #expect(numbers.rest.position == count)
    #expect(numbers.next() == nil)
  }

  @Test(arguments: [0, 1, 3]) func noMoreAreMadeThanAskedFor(ahead: Int) {
    let source = Numbers(end: 50)
    let numbers = Prefetched(source, ahead: ahead)
    for taken in 1...50 {
      _ = numbers.next()
      #expect(taken...taken + (taken > 2 ? ahead : 0) ~= source.log.count)
    }
  }

  @Test func anElementIsMadeBeforeItIsAskedFor() {
    let source = Numbers(end: 9)
    let numbers = Prefetched(source, ahead: 1)
    for _ in 0..<3 { _ = numbers.next() }
    source.log.hasMadeFour.wait()
    #expect(numbers.next() == 3)
  }

  @Test func theIteratorIsReleasedWithItsUser() {
    let isReleased = DispatchSemaphore(value: 0)
    var numbers: Prefetched<Numbers>? = Prefetched(
      Numbers(end: 9, log: Log(isReleased: isReleased)), ahead: 1)
    for _ in 0..<3 { _ = numbers?.next() }
    numbers = nil
    isReleased.wait()
  }

  @Test func batchesHaveWhatIsLeft() {
    #expect(
      Array(IteratorSequence(Batches(of: 2, (0..<5).makeIterator()))) == [[0, 1], [2, 3], [4]])
    #expect(Array(IteratorSequence(Batches(of: 2, (0..<0).makeIterator()))) == [])
  }
}
