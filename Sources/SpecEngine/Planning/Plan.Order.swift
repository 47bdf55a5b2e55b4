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
      // and a seed that someone wrote down must give the same order then.
      var generator = SplitMix64(seed: seed)
      for last in stride(from: elements.count - 1, to: 0, by: -1) {
        let other = generator.next().multipliedFullWidth(by: UInt64(last + 1)).high
        elements.swapAt(last, Int(other))
      }
    }
  }
}

/// Steele, Lea and Flood's generator: small, and the same on every platform.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
