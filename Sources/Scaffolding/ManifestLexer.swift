/// Splits Swift into words, literals and marks; comments are left out.
struct ManifestLexer {
  private var rest: Substring

  init(_ text: String) { rest = Substring(text) }

  mutating func tokens() -> [ManifestText.Token] {
    var tokens: [ManifestText.Token] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> ManifestText.Token? {
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipComment()
      } else if first.isWhitespace {
        rest.removeFirst()
      } else if let token = literal() {
        return token
      } else if first.isLetter || first == "_" || first.isNumber {
        let word = rest.prefix { $0.isLetter || $0 == "_" || $0.isNumber }
        rest = rest.dropFirst(word.count)
        return .word(String(word))
      } else {
        rest.removeFirst()
        return .mark(first)
      }
    }
    return nil
  }

  /// Comments of this kind nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// A literal of text, with or without number signs around it.
  private mutating func literal() -> ManifestText.Token? {
    let signs = String(rest.prefix { $0 == "#" })
    let body = rest.dropFirst(signs.count)
    guard body.first == "\"" else { return nil }
    let quote = body.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = body.dropFirst(quote.count)
    var text = ""
    var isComputed = false
    while !rest.isEmpty {
      if rest.hasPrefix(quote + signs) {
        rest = rest.dropFirst(quote.count + signs.count)
        return isComputed ? .computed : .text(text)
      }
      guard rest.hasPrefix("\\" + signs) else {
        text.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(1 + signs.count)
      let escaped = rest.popFirst()
      // Which character an escape stands for matters to no name.
      if escaped == "(" {
        isComputed = true
        skipInterpolation()
      } else if let escaped {
        text.append(escaped)
      }
    }
    return .computed
  }

  /// Behind the bracket that opens it; literals in it may have brackets, too.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let token = next() {
      if token == .mark("(") { depth += 1 }
      if token == .mark(")") { depth -= 1 }
    }
  }
}
