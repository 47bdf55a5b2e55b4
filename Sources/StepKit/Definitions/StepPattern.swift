/// The text that a step definition matches: a Cucumber Expression or a regular expression.
///
/// A string literal that begins with `^`, ends with `$` or stands between slashes is a regular
/// expression, as in the other Cucumbers; every other literal is a Cucumber Expression.
public struct StepPattern: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The two languages of patterns.
  public enum Kind: Sendable, Hashable {
    case cucumberExpression
    case regularExpression
  }

  public let kind: Kind
  public let source: String

  private init(_ kind: Kind, _ source: String) {
    self.kind = kind
    self.source = source
  }

  /// A Cucumber Expression, whatever characters it begins and ends with.
  public static func expression(_ source: String) -> StepPattern {
    StepPattern(.cucumberExpression, source)
  }

  /// A regular expression; it may match anywhere in the step unless anchored.
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
