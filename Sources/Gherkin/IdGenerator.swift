/// Generates the ids of one run: decimal numbers that count up from 0.
///
/// Pass one generator to everything whose ids must not clash. The official goldens start a new one
/// for each file.
public struct IdGenerator: Sendable, Equatable {
  /// The number that the next id will have.
  public var next: UInt64

  /// A generator whose first id is `next`.
  public init(startingAt next: UInt64 = 0) { self.next = next }

  /// A new id, in decimal.
  public mutating func makeId() -> String {
    let number = next
    next &+= 1
    return Self.decimal(number)
  }

  /// The decimal digits of a number; up to fifteen of them fit in a `String` without a heap block.
  private static func decimal(_ number: UInt64) -> String {
    guard number < 1_000_000_000_000_000 else { return String(number) }
    var count = 1
    var power: UInt64 = 10
    while number >= power {
      count += 1
      power &*= 10
    }
    return String(unsafeUninitializedCapacity: 15) { buffer in
      var rest = number
      var index = count
      while index > 0 {
        index -= 1
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        buffer[index] = UInt8(truncatingIfNeeded: digit) + 0x30
        rest = quotient
      }
      return count
    }
  }
}
