import Synchronization

/// Elements that any task may add and one task takes.
struct Collected<Element: Sendable>: ~Copyable, Sendable {
  private let elements = Mutex<[Element]>([])

  func add(_ element: Element) { elements.withLock { $0.append(element) } }

  /// Returns the elements added since the last call, in order.
  func take() -> [Element] {
    elements.withLock { elements in
      defer { elements = [] }
      return elements
    }
  }
}
