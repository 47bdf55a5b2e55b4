/// A regular expression as a step's pattern: searched in the text, not anchored to it.
///
/// A capture group whose text equals a parameter type's regular expression takes that type;
/// every other one yields its text as a String.
///
/// A class, as `CucumberExpression` is.
public final class RegularExpression: Sendable {
  public let source: String

  let pattern: CompiledPattern
  let registry: ParameterTypeRegistry
  let types: [Resolution]

  enum Resolution: Sendable {
    case type(ParameterType)
    case ambiguous(regexp: String, names: [String])
  }

  /// Reads a regular expression; offsets in the errors count code points.
  public init(
    _ source: String, registry: ParameterTypeRegistry = ParameterTypeRegistry()
  ) throws(CucumberExpressionError) {
    self.source = source
    self.registry = registry
    pattern = try CompiledPattern(source)
    types = pattern.topLevelSources.map { regexp in
      let candidates = registry.parameterTypes(withRegexp: regexp)
      guard let first = candidates.first else { return .type(ParameterType(textOf: regexp)) }
      return candidates.count > 1 && !first.preferForRegularExpressionMatch
        ? .ambiguous(regexp: regexp, names: candidates.map(\.name)) : .type(first)
    }
  }

  /// The type of each capture group, in order; text if it is ambiguous, which `match` reports.
  public var parameterTypes: [ParameterType] {
    types.map { type in
      switch type {
      case .type(let type): type
      case .ambiguous(let regexp, _): ParameterType(textOf: regexp)
      }
    }
  }

  /// The arguments in the text, or nil if the expression is not found in it.
  public func match(_ text: String) throws(CucumberExpressionError) -> [StepExpression.Argument]? {
    guard let groups = try pattern.match(text) else { return nil }
    var arguments: [StepExpression.Argument] = []
    for (group, type) in zip(groups, types) {
      switch type {
      case .type(let type): arguments.append(.init(group: group, parameterType: type))
      case .ambiguous(let regexp, let names):
        let generated = CucumberExpressionGenerator(registry: registry).expressions(for: text)
        throw .ambiguousParameterType(
          regexp: regexp, expression: source, names: names, generated: generated.map(\.source))
      }
    }
    return arguments
  }
}
