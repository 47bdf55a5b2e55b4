/// A decimal number of any size and precision, kept as its digits; `{bigdecimal}`.
public struct BigDecimal: Sendable, Hashable, CustomStringConvertible {
  /// A digit before the point, no leading zeros and no `+`; trailing zeros and an exponent are
  /// kept as written.
  public let description: String

  /// Nil unless the text is `[-+]?digits[.digits][E[-+]digits]` with a digit in front of the
  /// exponent.
  public init?(_ text: String) {
    var text = text
    let isDecimal = text.withUTF8 { bytes in
      ParameterType.BuiltIn.decimal.extent(in: bytes, from: 0)?.end == bytes.count
    }
    guard isDecimal else { return nil }
    let significant = text.drop { $0 == "-" || $0 == "+" }.drop { $0 == "0" }
    // Something precedes the point and the exponent.
    let whole = significant.first?.isNumber == true ? "" : "0"
    description = (text.hasPrefix("-") ? "-" : "") + whole + significant
  }
}
