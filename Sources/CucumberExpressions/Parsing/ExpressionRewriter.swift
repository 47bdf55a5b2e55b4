/// Turns a syntax tree into the official regular expression, and finds constructs that the grammar allows
/// but the language does not.
struct ExpressionRewriter {
  let expression: String
  let registry: ParameterTypeRegistry
  /// Whether optional text may contain parameters, which the official language forbids.
  let optionalParameters: Bool
  private(set) var parameterTypes: [ParameterType] = []
  private(set) var isOptional: [Bool] = []
  private(set) var isInOptional = false

  typealias Node = CucumberExpression.Node

  mutating func rewrite(_ node: Node) throws(CucumberExpressionError) -> String {
    switch node.kind {
    case .text: return node.text.escaping(#"\^[({$.|?*+})]"#)
    case .optional: return try rewriteOptional(node)
    case .alternation: return try rewriteAlternation(node)
    case .alternative: return try rewriteAll(node, separator: "")
    case .parameter: return try rewriteParameter(node)
    case .expression: return "^" + (try rewriteAll(node, separator: "")) + "$"
    }
  }

  private mutating func rewriteAll(
    _ node: Node, separator: String
  ) throws(CucumberExpressionError) -> String {
    var parts: [String] = []
    for child in node.children { parts.append(try rewrite(child)) }
    return parts.joined(separator: separator)
  }

  private mutating func rewriteOptional(_ node: Node) throws(CucumberExpressionError) -> String {
    let parameter = node.children.first { $0.kind == .parameter }
    if let inner = parameter, !optionalParameters {
      throw .syntax(.parameterInOptional, at: inner.range, in: expression)
    }
    if let inner = node.children.first(where: { $0.kind == .optional }) {
      throw .syntax(.optionalInOptional, at: inner.range, in: expression)
    }
    guard parameter != nil || node.children.contains(where: { $0.kind == .text }) else {
      throw .syntax(.emptyOptional, at: node.range, in: expression)
    }
    isInOptional = true
    defer { isInOptional = false }
    return "(?:" + (try rewriteAll(node, separator: "")) + ")?"
  }

  private mutating func rewriteAlternation(_ node: Node) throws(CucumberExpressionError) -> String {
    for alternative in node.children {
      if alternative.children.isEmpty {
        throw .syntax(.emptyAlternative, at: alternative.range, in: expression)
      }
      guard alternative.children.contains(where: { $0.kind == .text }) else {
        throw .syntax(.alternativeOfOptionalsOnly, at: alternative.range, in: expression)
      }
    }
    return "(?:" + (try rewriteAll(node, separator: "|")) + ")"
  }

  private mutating func rewriteParameter(_ node: Node) throws(CucumberExpressionError) -> String {
    let name = node.text
    guard ParameterType.isValidName(name) else {
      throw .syntax(.illegalParameterName, at: node.range, in: expression)
    }
    guard let type = registry.parameterType(named: name) else {
      throw .undefinedParameterType(name: name, at: node.range, in: expression)
    }
    parameterTypes.append(type)
    isOptional.append(isInOptional)
    let alternatives = type.regularExpressions
    return alternatives.count == 1
      ? "(\(alternatives[0]))" : "((?:" + alternatives.joined(separator: ")|(?:") + "))"
  }
}

extension StringProtocol {
  /// The text with a backslash before each of some characters.
  func escaping(_ special: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if special.unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
