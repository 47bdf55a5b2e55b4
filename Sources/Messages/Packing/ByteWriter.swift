/// Writes values in few bytes: for other processes, for files, and for messages that are kept in large
/// numbers.
///
/// Numbers take seven bits a byte. Ids are mostly counted, so a text that is a number is written as the
/// distance from the one before it.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  var lastId = 0

  package init() {}

  /// The bytes of everything that `body` writes.
  package static func bytes(of body: (inout ByteWriter) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, body)
    return bytes
  }

  /// Appends everything that `body` writes to `bytes`, to be read from its start.
  package static func append(to bytes: inout [UInt8], _ body: (inout ByteWriter) -> Void) {
    var writer = ByteWriter()
    swap(&writer.bytes, &bytes)
    body(&writer)
    swap(&writer.bytes, &bytes)
  }

  @inlinable
  package mutating func put<First: Packable>(_ first: First) { first.pack(into: &self) }

  // Not one method for any number of values: the compiler does not specialize it, and it took three times as
  // long.

  @inlinable
  package mutating func put<First: Packable, Second: Packable>(_ first: First, _ second: Second) {
    first.pack(into: &self)
    second.pack(into: &self)
  }

  @inlinable
  package mutating func put<First: Packable, Second: Packable, Third: Packable>(
    _ first: First, _ second: Second, _ third: Third
  ) {
    put(first, second)
    third.pack(into: &self)
  }

  @inlinable
  package mutating func put<First: Packable, Second: Packable, Third: Packable, Fourth: Packable>(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) {
    put(first, second)
    put(third, fourth)
  }

  package mutating func put(byte: UInt8) { bytes.append(byte) }

  package mutating func put(bytes more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Writes seven bits per byte, the lowest first.
  package mutating func put(unsigned: UInt64) {
    var rest = unsigned
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number from 0; a reader rejects any other.
  package mutating func put(number: Int) { put(unsigned: UInt64(bitPattern: Int64(number))) }

  /// Writes all bytes of a number, the lowest first.
  @inlinable
  package mutating func put(fixed number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      put(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
