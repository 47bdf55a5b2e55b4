/// A digest that is the same in every process, unlike that of `Hasher`, whose results must not be written
/// to a file.
public struct StableDigest: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  /// Adds a text and its end.
  public mutating func combine(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No text in UTF-8 has this byte.
    add(0xFF)
  }

  /// Adds a text, or its absence.
  public mutating func combine(_ text: String?) {
    if let text { combine(text) } else { add(0xFE) }
  }

  /// Adds a number as eight bytes.
  public mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Adds bytes, and no end.
  public mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// All 64 bits depend on every byte.
  public var value: UInt64 {
    // The upper bits of FNV-1a hardly depend on the last bytes.
    SplitMix64.mixed(state)
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
