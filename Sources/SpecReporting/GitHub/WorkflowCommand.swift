/// A line that GitHub Actions act on, such as `::error file=a.feature,line=3::no`.
///
/// More than 4096 bytes of the message, or 1024 of a property, are left out.
///
/// - Parameter properties: Those without a value are left out.
package func workflowCommand(
  _ name: String, _ message: String, _ properties: KeyValuePairs<String, String?> = [:]
) -> String {
  let list = properties.compactMap { name, value in
    value.map { "\(name)=\(escaped(oneLine($0, limit: 1024), isProperty: true))" }
  }
  let text = escaped(escapingWorkflowCommands(cut(message, to: 4096)))
  return "::\(name)\(list.isEmpty ? "" : " ")\(list.joined(separator: ","))::\(text)\n"
}

private func escaped(_ text: String, isProperty: Bool = false) -> String {
  replacing(text.unicodeScalars) { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    case ":" where isProperty: "%3A"
    case "," where isProperty: "%2C"
    default: nil
    }
  }
}
