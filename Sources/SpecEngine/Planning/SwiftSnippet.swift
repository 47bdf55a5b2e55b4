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
    let parameters = self.parameters
    let fits = opening.count + parameters.count + 4 <= Self.lineLength
    return "\(opening)\(fits ? " " : "\n  ")\(parameters) in\n  try pending()\n}"
  }

  /// A line for each parameter type that others could replace.
  func hints(otherTypes: [[ParameterType]]) -> [String] {
    var seen = Set<String>()
    return zip(expression.parameterTypes, otherTypes).compactMap { type, others in
      guard !others.isEmpty, seen.insert(type.name).inserted else { return nil }
      let names = others.prefix(Self.maximumOthers).map {
        "{\($0.name)} (\(Self.name(of: $0.valueType)))"
      }
      return "{\(type.name)} could also be \(names.joined(separator: ", "))"
    }
  }

  private static let maximumOthers = 5

  private var keyword: String {
    switch step.type {
    case .context: "Given"
    case .action: "When"
    case .outcome: "Then"
    case .unknown, nil: "Step"
    }
  }

  /// The pattern as a Swift literal; one that would be read as a regular expression is marked as
  /// a Cucumber Expression.
  private var pattern: String {
    let source = expression.source
    // Raw, if escapes would clutter it.
    let isRaw = source.utf8.contains(where: "\\\"".utf8.contains)
    let literal = swiftLiteral(of: source, fence: isRaw ? "#" : "")
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
    // A generic type's arguments have their own modules, and their own names to shorten.
    guard !name.contains("<") else { return "\(type)" }
    let parts = name.split(separator: ".").dropFirst()
    // The runtime writes `(unknown context at …)` if a type is local to a file or function.
    let named = parts.filter { !$0.hasPrefix("(") }
    return named.isEmpty ? name : named.joined(separator: ".")
  }

  /// A parameter type's name as the name of a value: `int` is possible, `some-type` is not.
  private static func identifier(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined = words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    guard let first = joined.first, first.isLetter else { return "value\(joined)" }
    // A parameter with one of these names would hide the World or be invalid.
    if ["world", "table", "docString", "self", "_"].contains(joined) { return "\(joined)Value" }
    return keywords.contains(joined) ? "`\(joined)`" : joined
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
