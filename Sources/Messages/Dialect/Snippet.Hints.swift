extension Envelope.Snippet {
  /// The snippet with comments above it, which do no harm in code.
  ///
  /// - Parameters:
  ///   - hints: Texts for the author of the step, such as the sentence that was probably meant.
  ///   - notes: Texts for the author of the definition, about its parameters; each begins with `{`.
  package func commented(hints: [String], notes: [String]) -> Envelope.Snippet {
    let comments = (hints + notes).map { "// \($0)\n" }.joined()
    return Envelope.Snippet(language: language, code: comments + code)
  }

  /// The comments above the snippet for the author of the step.
  package var hints: [String] { lines.prefix(while: Self.isHint).map { String($0.dropFirst(3)) } }

  /// The snippet for the author of the definition.
  package var withoutHints: Envelope.Snippet {
    Envelope.Snippet(
      language: language, code: lines.drop(while: Self.isHint).joined(separator: "\n"))
  }

  private var lines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }

  private static func isHint(_ line: Substring) -> Bool {
    line.hasPrefix("// ") && !line.hasPrefix("// {")
  }
}
