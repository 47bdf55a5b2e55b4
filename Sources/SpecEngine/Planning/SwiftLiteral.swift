/// A Swift literal on one line for a text, without characters that a terminal or a page would change.
///
/// - Parameter fence: The number signs around it; more are added if the text would end the literal,
///   or begin an escape in it.
package func swiftLiteral(of text: String, fence: String = "") -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\" where fence.isEmpty: escaped += "\\\\"
    case "\"" where fence.isEmpty: escaped += "\\\""
    case "\n": escaped += "\\\(fence)n"
    case "\r": escaped += "\\\(fence)r"
    case "\t": escaped += "\\\(fence)t"
    case _ where scalar.isControl:
      escaped += "\\\(fence)u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  let isSafe = fence.isEmpty || !["\"", "\\"].contains { text.contains("\($0)\(fence)") }
  return isSafe ? "\(fence)\"\(escaped)\"\(fence)" : swiftLiteral(of: text, fence: "\(fence)#")
}

extension Unicode.Scalar {
  /// Whether it acts on what shows it instead of being seen.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
