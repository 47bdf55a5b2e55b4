/// A length in points with at most three decimals and no needless zeros: `30`, `12.5`, `0.333`.
///
/// A number too large to have decimals is written as Swift does.
public func formatLength(_ length: Float) -> String {
  let value = Double(length)
  guard value.isFinite, abs(value) < 1e12 else { return "\(length)" }
  let thousandths = Int64((value * 1000).rounded())
  let sign = thousandths < 0 ? "-" : ""
  let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  if rest == 0 { return "\(sign)\(whole)" }
  var decimals = String(rest)
  while decimals.utf8.count < 3 { decimals = "0" + decimals }
  while decimals.utf8.last == UInt8(ascii: "0") { decimals.removeLast() }
  return "\(sign)\(whole).\(decimals)"
}
