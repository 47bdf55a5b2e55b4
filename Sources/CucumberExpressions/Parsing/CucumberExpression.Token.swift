extension CucumberExpression {
  /// A piece of an expression's text.
  public struct Token: Equatable, Sendable {
    /// The kinds of tokens, under their official names.
    public enum Kind: String, Sendable {
      case startOfLine = "START_OF_LINE"
      case endOfLine = "END_OF_LINE"
      case whiteSpace = "WHITE_SPACE"
      case beginOptional = "BEGIN_OPTIONAL"
      case endOptional = "END_OPTIONAL"
      case beginParameter = "BEGIN_PARAMETER"
      case endParameter = "END_PARAMETER"
      case alternation = "ALTERNATION"
      case text = "TEXT"
    }

    public let kind: Kind
    /// The text without its escapes.
    public let text: String
    /// Offsets in code points, escapes counted.
    public let start: Int
    public let end: Int
  }

  /// Splits an expression into tokens, a start and an end of line around them.
  public static func tokenize(_ expression: String) throws(CucumberExpressionError) -> [Token] {
    var tokens = [Token(kind: .startOfLine, text: "", start: 0, end: 0)]
    var text = String.UnicodeScalarView()
    var kind = Token.Kind.startOfLine
    var start = 0
    var index = 0
    var escaped = false
    for scalar in expression.unicodeScalars {
      defer { index += 1 }
      if !escaped, scalar == "\\" {
        escaped = true
        continue
      }
      let here = escaped ? index - 1 : index
      var next = Token.Kind(of: scalar)
      if escaped {
        guard next != .text || scalar == "\\" else {
          throw .syntax(.notEscapable, at: index..<index + 1, in: expression)
        }
        next = .text
        escaped = false
      }
      if next != kind || (kind != .text && kind != .whiteSpace) {
        if kind != .startOfLine {
          tokens.append(Token(kind: kind, text: String(text), start: start, end: here))
        }
        text = String.UnicodeScalarView()
        start = here
        kind = next
      }
      text.append(scalar)
    }
    if escaped { throw .syntax(.endOfLineEscaped, at: index - 1..<index, in: expression) }
    if kind != .startOfLine {
      tokens.append(Token(kind: kind, text: String(text), start: start, end: index))
    }
    tokens.append(Token(kind: .endOfLine, text: "", start: index, end: index))
    return tokens
  }
}

extension CucumberExpression.Token.Kind {
  fileprivate init(of scalar: Unicode.Scalar) {
    switch scalar {
    case "(": self = .beginOptional
    case ")": self = .endOptional
    case "{": self = .beginParameter
    case "}": self = .endParameter
    case "/": self = .alternation
    default: self = scalar.properties.isWhitespace ? .whiteSpace : .text
    }
  }
}
