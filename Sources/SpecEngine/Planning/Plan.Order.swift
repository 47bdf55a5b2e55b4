import Basics

extension Plan {
  /// In which order scenarios run.
  public enum Order: Sendable, Hashable {
    /// As written, file after file.
    case defined
    /// The last one first.
    case reverse
    /// Shuffled; the same seed gives the same order.
    case random(seed: UInt64)
  }
}

extension Plan.Order {
  package func apply<Element>(to elements: inout [Element]) {
    switch self {
    case .defined: break
    case .reverse: elements.reverse()
    case .random(let seed):
      // Fisher and Yates's shuffle written out: the standard library's may change with its version,
      // but a recorded seed must produce the same order then.
      var generator = SplitMix64(seed: seed)
      for last in stride(from: elements.count - 1, to: 0, by: -1) {
        let other = generator.next().multipliedFullWidth(by: UInt64(last + 1)).high
        elements.swapAt(last, Int(other))
      }
    }
  }
}
