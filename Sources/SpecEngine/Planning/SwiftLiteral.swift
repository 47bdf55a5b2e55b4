/// A literal of Swift on one line for a text.
///
/// - Parameter fence: The number signs around it; more are taken where the text would end it.
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
