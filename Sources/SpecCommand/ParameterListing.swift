import SpecEngine
import StepKit

/// The section of the help text that lists the world parameters of the libraries.
enum ParameterListing {
  /// The column of descriptions, as the argument parser has it.
  private static let indent = 26

  /// Empty if there are none.
  static func section(_ parameters: [WorldParameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    let lines = parameters.map { parameter in
      let label = "  \(parameter.name)=\(parameter.kind.valueName)"
      let value = parameter.defaultValue.map { " (default: \($0))" } ?? ""
      let gap =
        label.count < indent
        ? String(repeating: " ", count: indent - label.count)
        : "\n" + String(repeating: " ", count: indent)
      return label + gap + parameter.help + value + "\n"
    }
    return "\nWORLD PARAMETERS (--world-parameters '{\"name\": \"value\"}'):\n" + lines.joined()
  }
}

extension WorldParameter.Kind {
  fileprivate var valueName: String {
    switch self {
    case .text: "<text>"
    case .number: "<number>"
    case .boolean: "true|false"
    case .oneOf(let words): words.joined(separator: "|")
    }
  }
}
