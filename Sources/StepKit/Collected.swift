import Synchronization

/// What any task adds and one takes.
struct Collected<Element: Sendable>: ~Copyable, Sendable {
  private let elements = Mutex<[Element]>([])

  func add(_ element: Element) { elements.withLock { $0.append(element) } }

  /// Returns what was added since the last call, in order.
  func take() -> [Element] {
    elements.withLock { elements in
      defer { elements = [] }
      return elements
    }
  }
}
