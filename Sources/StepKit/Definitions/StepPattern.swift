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

  private init(_ kind: Kind, _ source: String) {
    self.kind = kind
    self.source = source
  }

  /// A Cucumber Expression, regardless of its first and last characters.
  public static func expression(_ source: String) -> StepPattern {
    StepPattern(.cucumberExpression, source)
  }

  /// A regular expression, which may match anywhere in the step unless it is anchored.
  public static func regex(_ source: String) -> StepPattern {
    StepPattern(.regularExpression, source)
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
