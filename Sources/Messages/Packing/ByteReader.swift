/// Reads the values of a `ByteWriter`, in the same order, and trusts none of them.
///
/// It fails at the first value that does not fit. All values after that are empty, so checking at the end
/// is enough.
package struct ByteReader: Sendable {
  private let bytes: ArraySlice<UInt8>
  package private(set) var position: Int
  package private(set) var hasFailed = false
  var lastId = 0

  package init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

  package init(_ bytes: [UInt8], at position: Int = 0) { self.init(bytes[position...]) }

  /// The number of bytes that were not read.
  package var rest: Int { bytes.endIndex - position }

  /// Whether every byte was read and fitted.
  package var isComplete: Bool { rest == 0 && !hasFailed }

  package mutating func fail() { (hasFailed, position) = (true, bytes.endIndex) }

  @inlinable
  package mutating func value<Value: Packable>() -> Value { Value(from: &self) }

  package mutating func byte() -> UInt8 {
    guard position < bytes.endIndex else {
      fail()
      return 0
    }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func unsigned() -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while shift < 64 {
      let byte = byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    fail()
    return 0
  }

  /// A number from 0; the default maximum allows adding to it without an overflow check.
  package mutating func number(upTo maximum: Int = Int(Int32.max)) -> Int {
    let number = unsigned()
    guard number <= UInt64(max(0, maximum)) else {
      fail()
      return 0
    }
    return Int(number)
  }

  /// The number of elements that follow, each of at least so many bytes.
  package mutating func count(ofBytes size: Int = 1) -> Int {
    let count = unsigned()
    guard count <= UInt64(rest / size) else {
      fail()
      return 0
    }
    return Int(count)
  }

  package mutating func slice(_ count: Int) -> ArraySlice<UInt8> {
    guard 0...rest ~= count else {
      fail()
      return []
    }
    defer { position += count }
    return bytes[position..<position + count]
  }

  @inlinable
  package mutating func fixed<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number {
    Number(truncatingIfNeeded: fixed(Number.bitWidth / 8))
  }

  /// A number of so many bytes, the lowest first.
  package mutating func fixed(_ size: Int) -> UInt64 {
    slice(size).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Consumes the byte that represents nil, if it comes next.
  mutating func takeZero() -> Bool {
    guard rest > 0, bytes[position] == 0 else { return hasFailed }
    position += 1
    return true
  }
}
