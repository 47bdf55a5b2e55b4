/// A whole number of any size, kept as its digits; `{biginteger}`.
public struct BigInteger: Sendable, Hashable, CustomStringConvertible {
  /// The digits without leading zeros, after `-` if negative.
  public let description: String

  /// Nil unless the text is digits after an optional sign.
  public init?(_ text: String) {
    let negative = text.utf8.first == UInt8(ascii: "-")
    let digits = text.utf8.dropFirst(negative || text.utf8.first == UInt8(ascii: "+") ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let significant = digits.drop { $0 == 0x30 }
    description =
      significant.isEmpty
      ? "0" : (negative ? "-" : "") + String(decoding: significant, as: UTF8.self)
  }
}
