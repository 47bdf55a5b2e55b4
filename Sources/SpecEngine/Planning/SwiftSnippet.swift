import CucumberExpressions
import Messages

/// A step definition in Swift, ready to paste into a step library.
struct SwiftSnippet {
  private static let lineLength = 100

  let expression: GeneratedExpression
  let step: Pickle.Step
  let world: String

  var code: String {
    let opening = "\(keyword)(\(pattern)) {"
    let fits = opening.count + parameters.count + 4 <= Self.lineLength
    return "\(opening)\(fits ? " " : "\n  ")\(parameters) in\n  try pending()\n}"
  }

  private var keyword: String {
    switch step.type {
    case .context: "Given"
    case .action: "When"
    case .outcome: "Then"
    case .unknown, nil: "Step"
    }
  }

  /// The pattern as a Swift literal; one that would be taken for a regular expression says that it
  /// is none.
  private var pattern: String {
    let source = expression.source
    let literal =
      source.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }
      ? "#\"\(source)\"#" : "\"\(source)\""
    let looksRegular =
      source.hasPrefix("^") || source.hasSuffix("$")
      || (source.count > 1 && source.hasPrefix("/") && source.hasSuffix("/"))
    return looksRegular ? ".expression(\(literal))" : literal
  }

  private var parameters: String {
    var parameters = zip(expression.parameterNames, expression.parameterTypes).map { name, type in
      "\(Self.identifier(name)): \(Self.name(of: type.valueType))"
    }
    if step.argument?.dataTable != nil { parameters.append("table: DataTable") }
    if step.argument?.docString != nil { parameters.append("docString: DocString") }
    if parameters.isEmpty { return "world" }
    return "(\((["world: inout \(world)"] + parameters).joined(separator: ", ")))"
  }

  /// The type's name with those it is nested in, without its module.
  private static func name(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    guard let dot = name.firstIndex(of: "."), !name[..<dot].contains("<") else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// A parameter type's name as the name of a value: `int` would be fine, `some-type` would not.
  private static func identifier(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined = words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    guard let first = joined.first, first.isLetter else { return "value\(joined)" }
    return ["in", "is", "as", "if", "do", "for", "let", "var"].contains(joined)
      ? "`\(joined)`" : joined
  }
}
