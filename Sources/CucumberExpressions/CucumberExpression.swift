/// An expression such as `I have {int} cucumber(s) in my belly/basket`.
///
/// A class: every step uses one, and a copy of its values would count as many references.
public final class CucumberExpression: Sendable {
  public let source: String
  public let root: Node
  /// The types of the parameters, in order.
  public let parameterTypes: [ParameterType]
  /// Whether each parameter is in optional text, so that a text may match without it.
  public let isOptional: [Bool]
  /// The equivalent regular expression, according to the official rewriting rules.
  public let regularExpression: String

  /// The way to find the groups of the parameters in a text.
  enum Matcher: Sendable {
    case plain(PlainMatcher)
    case general(LazyPattern)
  }

  let matcher: Matcher
  /// The pieces that its texts may follow.
  let sequences: [[ExpressionPiece]]

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - source: The text of the expression.
  ///   - registry: The parameter types that it may use.
  ///   - optionalParameters: Whether optional text may contain parameters, as in
  ///     `I wait( for {int} seconds)`; the official language forbids it.
  /// - Throws: the official problems, and an error if it is too large to compile.
  public init(
    _ source: String, registry: ParameterTypeRegistry = ParameterTypeRegistry(),
    optionalParameters: Bool = false
  ) throws(CucumberExpressionError) {
    self.source = source
    root = try Self.parse(source)
    var rewriter = ExpressionRewriter(
      expression: source, registry: registry, optionalParameters: optionalParameters)
    regularExpression = try rewriter.rewrite(root)
    parameterTypes = rewriter.parameterTypes
    isOptional = rewriter.isOptional
    sequences = ExpressionPiece.sequences(of: root, types: parameterTypes)
    if let plain = PlainMatcher(sequences, parameters: parameterTypes.count) {
      matcher = .plain(plain)
    } else {
      matcher = .general(try LazyPattern(regularExpression, root: root, types: parameterTypes))
    }
  }

  /// The arguments in the text, or nil if the text does not match as a whole.
  public func match(_ text: String) throws(CucumberExpressionError) -> [StepExpression.Argument]? {
    let groups =
      switch matcher {
      case .plain(let plain): plain.match(text)
      case .general(let pattern): try pattern.match(text)
      }
    return groups.map { groups in
      zip(groups, parameterTypes).map { StepExpression.Argument(group: $0, parameterType: $1) }
    }
  }
}
