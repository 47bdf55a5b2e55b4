/// Finds the few of many patterns that match a step text, without trying the others.
///
/// It needs only patterns and parameter types:
///
///     var index = PatternIndex()
///     index.append(.cucumber(try CucumberExpression("I have {int} cucumber(s)")))
///     index.append(.regular(try RegularExpression("^I (?:eat|peel) (.+)$")))
///     index.matches("I eat one").map(\.pattern)  // [1]
///
/// Patterns are identified by their position, from 0 in the order in which they were added.
public struct PatternIndex: Sendable {
  /// A pattern that matches a text.
  public struct Match: Sendable {
    /// The position of the pattern.
    public let pattern: Int
    /// The arguments in the text, or the reason why there are none: the match takes too many
    /// steps, or the type of a capture group is ambiguous.
    public let arguments: Result<[StepExpression.Argument], CucumberExpressionError>
  }

  /// The patterns by position.
  public private(set) var expressions: [StepExpression] = []
  private var tree = Tree()

  public init() {}

  public init(_ expressions: some Sequence<StepExpression>) {
    for expression in expressions { append(expression) }
  }

  /// Adds a pattern after the others; several may be equal.
  public mutating func append(_ expression: StepExpression) {
    for sequence in ExpressionPiece.sequences(of: expression) {
      tree.insert(expressions.count, along: sequence)
    }
    expressions.append(expression)
  }

  /// The positions of the patterns that may match, ascending and without repetition.
  ///
  /// Every pattern that matches is among them, and maybe others.
  public func candidates(for text: String) -> [Int] {
    var effort = 0
    return candidates(for: text, effort: &effort)
  }

  /// The length from which matching a pattern takes longer than an additional scan of the text.
  private static let longText = 1_024

  private func candidates(for text: String, effort: inout Int) -> [Int] {
    let candidates = tree.candidates(for: text, effort: &effort)
    guard text.utf8.count > Self.longText, !candidates.isEmpty else { return candidates }
    var text = text
    let fragments = text.withUTF8(TextFragments.init)
    return candidates.filter { fragments.allow(expressions[$0]) }
  }

  /// The patterns that match, by position.
  ///
  /// A match whose arguments could not be extracted is included, so that a step is not reported as undefined
  /// because of a faulty pattern.
  public func matches(_ text: String) -> [Match] {
    var effort = 0
    return matches(text, effort: &effort)
  }

  /// The patterns that match, by position.
  ///
  /// - Parameter effort: Increased by the number of patterns and of beginnings of patterns that were tried,
  ///   for callers that decide whether to cache the matches.
  package func matches(_ text: String, effort: inout Int) -> [Match] {
    var matches: [Match] = []
    let candidates = candidates(for: text, effort: &effort)
    effort += candidates.count
    for pattern in candidates {
      do {
        guard let arguments = try expressions[pattern].match(text) else { continue }
        matches.append(Match(pattern: pattern, arguments: .success(arguments)))
      } catch {
        matches.append(Match(pattern: pattern, arguments: .failure(error)))
      }
    }
    return matches
  }
}
