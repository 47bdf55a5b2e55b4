import _StringProcessing

/// The pattern of a step definition: a Cucumber Expression or a regular expression.
///
/// A string literal that begins with `^`, ends with `$` or is enclosed in slashes is a regular
/// expression, as in other Cucumber implementations. Every other literal is a Cucumber Expression.
public struct StepPattern: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The language of a pattern.
  public enum Kind: Sendable, Hashable {
    case cucumberExpression
    case regularExpression
  }

  /// The language of the pattern.
  public let kind: Kind
  /// The text of the pattern, without enclosing slashes.
  public let source: String
  /// The reason why nothing can match it, if so.
  package let fault: Fault?

  /// The errors in patterns that the compiler accepts.
  package enum Fault: Sendable, Hashable {
    /// A Swift regular expression that has no text.
    case noText
    /// `found` places for `given` parameters.
    case places(found: Int, given: Int)
  }

  private init(_ kind: Kind, _ source: String, fault: Fault? = nil) {
    self.kind = kind
    self.source = source
    self.fault = fault
  }

  /// A Cucumber Expression, regardless of its first and last characters.
  public static func expression(_ source: String) -> StepPattern {
    StepPattern(.cucumberExpression, source)
  }

  /// A regular expression, which may match anywhere in the step unless it is anchored.
  public static func regex(_ source: String) -> StepPattern {
    StepPattern(.regularExpression, source)
  }

  /// A Swift regular expression: `/I have (\d+) cukes/`.
  ///
  /// Steps are matched with its text, read like every regular expression of a step: it may match anywhere
  /// unless it is anchored, and matching is given up after a number of steps, which Swift's own engine does
  /// not do. Features that only Swift's engine supports, such as transformed captures, are reported before
  /// the run starts.
  public static func regex<Output>(_ regex: Regex<Output>) -> StepPattern {
    // Foundation's predicates serialize regular expressions with the same property.
    guard let source = regex._literalPattern else {
      return StepPattern(.regularExpression, "a Regex", fault: .noText)
    }
    return StepPattern(.regularExpression, source)
  }

  /// The pattern with the names of parameters in its `{}`, in order.
  func filled(with names: [String]) -> StepPattern {
    let parts = source.split(separator: "{}", omittingEmptySubsequences: false)
    guard kind == .cucumberExpression, parts.count == names.count + 1 else {
      let found = kind == .cucumberExpression ? parts.count - 1 : 0
      return StepPattern(kind, source, fault: .places(found: found, given: names.count))
    }
    let filled = zip(parts, names).map { "\($0){\($1)}" }.joined() + parts[names.count]
    return StepPattern(kind, filled)
  }

  public init(stringLiteral source: String) {
    let bytes = source.utf8
    if bytes.count >= 2, bytes.first == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "/") {
      self.init(.regularExpression, String(source.dropFirst().dropLast()))
    } else if bytes.first == UInt8(ascii: "^") || bytes.last == UInt8(ascii: "$") {
      self.init(.regularExpression, source)
    } else {
      self.init(.cucumberExpression, source)
    }
  }
}
