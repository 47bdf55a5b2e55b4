/// A hash of 64 bits that is the same in every run and on every machine: FNV-1a.
///
/// `Hasher` has another seed in every process, so nothing it gives may be written to a file.
package struct StableHash: Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  package mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  /// Adds a text, and an end that no text has in it.
  package mutating func add(_ text: String?) {
    if let text { add(text.utf8) }
    add(text == nil ? 0xFE : 0xFF)
  }

  package mutating func add(number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
