import Dispatch
import Synchronization

/// Makes the elements of an iterator in a thread of its own, some ahead of their use.
///
/// The first two are made where they are asked for: so few are not worth a thread.
package final class Prefetched<Base: IteratorProtocol & Sendable>: IteratorProtocol
where Base.Element: Sendable {
  /// The iterator; nil while the thread has it.
  private var base: Base?
  /// 0 after the end.
  private var ahead: Int
  private var countMadeHere = 0
  private let exchange = Exchange()

  /// - Parameter ahead: The number of elements that are made before they are asked for; with 0 there is no
  ///   thread.
  package init(_ base: Base, ahead: Int) {
    self.base = base
    self.ahead = ahead
  }

  deinit { exchange.abandon() }

  package func next() -> Base.Element? {
    if base != nil, ahead == 0 || countMadeHere < 2 {
      countMadeHere += 1
      return base?.next()
    }
    if let base = base.take() {
      exchange.put(base)
      // A queue of its own has a thread even if steps block all those of the concurrency pool.
      DispatchQueue(label: "Prefetched").async { [exchange] in exchange.make() }
      exchange.ask(for: ahead)
    }
    exchange.ask(for: 1)
    let element = exchange.take()
    if element == nil { (base, ahead) = (exchange.takeBase(), 0) }
    return element
  }

  /// The iterator, which is after the last element once `next` has returned nil; nil while the thread has it.
  package var rest: Base? { base }

  /// The values that the thread and its user share.
  private final class Exchange: Sendable {
    private struct State {
      /// The elements that were made and not taken; the end is nil.
      var made: [Base.Element?] = []
      /// The iterator before the first element and after the last one.
      var base: Base?
      var isAbandoned = false
    }

    private let state = Mutex(State())
    private let asked = DispatchSemaphore(value: 0)
    private let made = DispatchSemaphore(value: 0)

    func put(_ base: Base) { state.withLock { $0.base = base } }

    func takeBase() -> Base? { state.withLock { $0.base.take() } }

    func make() {
      guard var base = takeBase() else { return }
      while true {
        asked.wait()
        if state.withLock({ $0.isAbandoned }) { return }
        let element = base.next()
        state.withLock { state in
          state.made.append(element)
          if element == nil { state.base = base }
        }
        made.signal()
        if element == nil { return }
      }
    }

    func ask(for count: Int) { for _ in 0..<count { asked.signal() } }

    func take() -> Base.Element? {
      made.wait()
      return state.withLock { $0.made.removeFirst() }
    }

    func abandon() {
      state.withLock { $0.isAbandoned = true }
      asked.signal()
    }
  }
}

/// The elements of an iterator, many at a time.
struct Batches<Base: IteratorProtocol>: IteratorProtocol {
  private(set) var base: Base
  private let size: Int

  init(of size: Int, _ base: Base) {
    self.size = size
    self.base = base
  }

  mutating func next() -> [Base.Element]? {
    var batch: [Base.Element] = []
    while batch.count < size, let element = base.next() { batch.append(element) }
    return batch.isEmpty ? nil : batch
  }
}

extension Batches: Sendable where Base: Sendable {}
