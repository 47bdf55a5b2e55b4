/// A line that GitHub Actions act on, such as `::error file=a.feature,line=3::no`.
package struct WorkflowCommand {
  /// More bytes of a message or a property than this are left out.
  private static let limits = (message: 4096, property: 1024)

  private var name: StaticString
  private var properties: [String] = []
  private var message: String

  package init(_ name: StaticString, _ message: String) {
    self.name = name
    self.message = Self.escaped(escapingWorkflowCommands(cut(message, to: Self.limits.message)))
  }

  /// The command with one more property; unchanged without a value.
  package func with(_ name: StaticString, _ value: String?) -> WorkflowCommand {
    guard let value else { return self }
    var command = self
    let text = Self.escaped(oneLine(value, limit: Self.limits.property), isProperty: true)
    command.properties.append("\(name)=\(text)")
    return command
  }

  package var text: String {
    let list = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::\(name)\(list)::\(message)\n"
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
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
}
