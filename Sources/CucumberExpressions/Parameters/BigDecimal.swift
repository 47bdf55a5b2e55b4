/// A decimal number of any size and precision, kept as its digits; `{bigdecimal}`.
public struct BigDecimal: Sendable, Hashable, CustomStringConvertible {
  /// A digit before the point, no leading zeros and no `+`; trailing zeros and an exponent are
  /// kept as written.
  public let description: String

  /// Nil unless the text is `[-+]?digits[.digits][E[-+]digits]` with a digit in front of the
  /// exponent.
  public init?(_ text: String) {
    var rest = Substring(text).utf8
    let negative = rest.first == UInt8(ascii: "-")
    if negative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = Self.digits(&rest)
    var fraction = rest.prefix(0)
    let hasPoint = rest.first == UInt8(ascii: ".")
    if hasPoint {
      rest.removeFirst()
      fraction = Self.digits(&rest)
      if fraction.isEmpty { return nil }
    }
    if whole.isEmpty && fraction.isEmpty { return nil }
    let exponent = String(rest) ?? ""
    if !rest.isEmpty {
      guard rest.removeFirst() == UInt8(ascii: "E") else { return nil }
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard !Self.digits(&rest).isEmpty, rest.isEmpty else { return nil }
    }
    let significant = whole.drop { $0 == 0x30 }
    description =
      (negative ? "-" : "") + (significant.isEmpty ? "0" : String(significant) ?? "")
      + (hasPoint ? "." + (String(fraction) ?? "") : "") + exponent
  }

  private static func digits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest[digits.endIndex...]
    return digits
  }
}
