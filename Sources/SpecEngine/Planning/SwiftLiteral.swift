/// A Swift literal on one line for a text.
///
/// - Parameter fence: The number signs around it; more are added if the text would end the literal.
package func swiftLiteral(of text: String, fence: String = "") -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\" where fence.isEmpty: escaped += "\\\\"
    case "\"" where fence.isEmpty: escaped += "\\\""
    case "\n": escaped += "\\\(fence)n"
    case "\r": escaped += "\\\(fence)r"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  let isSafe = fence.isEmpty || !escaped.contains("\"\(fence)")
  return isSafe ? "\(fence)\"\(escaped)\"\(fence)" : swiftLiteral(of: text, fence: "\(fence)#")
}
