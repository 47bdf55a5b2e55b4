import Dispatch

/// Makes the elements of an iterator in a thread of its own, some ahead of their use.
///
/// The first two are made where they are asked for: so few are not worth a thread. At its end, the iterator must
/// keep returning nil.
package final class Prefetched<Base: IteratorProtocol & Sendable>: IteratorProtocol
where Base.Element: Sendable {
  private let source: Source
  private let ahead: Int
  private var countMadeHere = 0
  /// A queue of its own has a thread even if steps block all those of the concurrency pool.
  private let queue = DispatchQueue(label: "Prefetched")
  /// The elements that were asked for and not taken, in order.
  private var requests: [Request] = []

  /// - Parameter ahead: The number of elements that are made before they are asked for; with 0 there is no
  ///   thread.
  package init(_ base: Base, ahead: Int) {
    source = Source(base)
    self.ahead = ahead
  }

  package func next() -> Base.Element? {
    if ahead == 0 || countMadeHere < 2 {
      countMadeHere += 1
      return source.base.next()
    }
    while requests.count <= ahead { request() }
    let element = requests.removeFirst().wait()
    if element == nil {
      for request in requests { _ = request.wait() }
      requests = []
    }
    return element
  }

  /// The iterator, after `next` has returned nil.
  package var rest: Base { source.base }

  private func request() {
    let request = Request()
    requests.append(request)
    queue.async { [source] in request.fulfill(source.base.next()) }
  }

  /// Used by the queue alone while there are requests.
  private final class Source: @unchecked Sendable {  // why: one side uses it at a time
    var base: Base

    init(_ base: Base) { self.base = base }
  }

  private final class Request: @unchecked Sendable {  // why: it is read after the signal
    private var element: Base.Element?
    private let isMade = DispatchSemaphore(value: 0)

    func fulfill(_ element: Base.Element?) {
      self.element = element
      isMade.signal()
    }

    func wait() -> Base.Element? {
      isMade.wait()
      return element
    }
  }
}

/// The elements of an iterator, many at a time.
struct Batches<Base: IteratorProtocol & Sendable>: IteratorProtocol, Sendable {
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
