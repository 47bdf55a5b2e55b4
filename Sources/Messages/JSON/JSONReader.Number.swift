extension JSONReader {
  /// A whole number within `range`, which is by default that of the counts in the schemas.
  mutating func integer(
    in range: ClosedRange<Int> = 0...Int(Int32.max)
  ) throws(MessageError) -> Int {
    skipWhiteSpace()
    let start = position
    switch try number() {
    case .fraction: throw error(.notWhole, at: start)
    case .tooLarge: throw error(.outOfRange, at: start)
    case .whole(let value):
      guard range.contains(value) else { throw error(.outOfRange, at: start) }
      return value
    }
  }

  enum Number {
    case whole(Int)
    case tooLarge
    case fraction
  }

  /// A number by the grammar of JSON: no plus sign, no leading zero, digits around the point.
  mutating func number() throws(MessageError) -> Number {
    let isNegative = consume(UInt8(ascii: "-"))
    var value: Int? = 0
    if !consume(UInt8(ascii: "0")) {
      value = try digits(negative: isNegative)
    } else if current.map(Self.isDigit) == true {
      throw expected(.commaOrEnd)
    }
    var isWhole = true
    if consume(UInt8(ascii: ".")) {
      isWhole = false
      _ = try digits(negative: false)
    }
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
      isWhole = false
      if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
      _ = try digits(negative: false)
    }
    guard isWhole else { return .fraction }
    return value.map { .whole($0) } ?? .tooLarge
  }

  /// At least one digit; nil if the value does not fit.
  private mutating func digits(negative: Bool) throws(MessageError) -> Int? {
    guard current.map(Self.isDigit) == true else { throw expected(.number) }
    var value: Int? = 0
    while let byte = current, Self.isDigit(byte) {
      position += 1
      guard let sofar = value else { continue }
      let (product, overflow) = sofar.multipliedReportingOverflow(by: 10)
      let digit = Int(byte) - 0x30
      let (sum, carry) =
        negative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      value = overflow || carry ? nil : sum
    }
    return value
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }
}
