/// Proposals for step texts that no pattern matches: expressions that would match, and the pattern
/// that was probably meant.
///
/// Patterns are known by their position, as in a ``PatternIndex``.
public struct PatternSuggestions: Sendable {
  /// The proposals for one text.
  public struct Suggestion: Sendable {
    /// Expressions that match the text, best first; at least one.
    public let expressions: [GeneratedExpression]
    /// The position of the pattern that is nearest to any of the expressions, if one is near: "did
    /// you mean".
    public let nearest: Int?
  }

  /// The limit of texts that are compared with all patterns: where more have no match, something
  /// else than spelling is wrong.
  public static let maximumCompared = 2_000
  /// The limit of a text's expressions that are compared: they differ in their parameters only.
  static let maximumReadings = 16

  private let generator: CucumberExpressionGenerator
  private let neighbors: Neighbors
  private var compared: [[String]: Int?] = [:]

  /// - Parameters:
  ///   - patterns: Those to choose the nearest from.
  ///   - registry: The parameter types that proposed expressions may use.
  public init(_ patterns: [StepExpression], registry: ParameterTypeRegistry) {
    generator = CucumberExpressionGenerator(registry: registry)
    neighbors = Neighbors(patterns.map(\.source))
  }

  /// The suggestion for a text.
  ///
  /// Comparisons are remembered by the text without the values of its parameters.
  public mutating func suggestion(for text: String) -> Suggestion {
    let expressions = generator.expressions(for: text)
    let readings = expressions.prefix(Self.maximumReadings).map(\.source)
    return Suggestion(expressions: expressions, nearest: nearest(to: readings))
  }

  private mutating func nearest(to readings: [String]) -> Int? {
    if let known = compared[readings] { return known }
    guard compared.count < Self.maximumCompared else { return nil }
    let nearest = readings.lazy.compactMap { [neighbors] in neighbors.nearest(to: $0) }.first
    compared[readings] = .some(nearest)
    return nearest
  }
}
