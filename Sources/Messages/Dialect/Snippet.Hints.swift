extension Envelope.Snippet {
  /// The snippet with comments above it: pasted into code they do no harm.
  ///
  /// - Parameters:
  ///   - hints: For the author of the step: what was probably meant.
  ///   - notes: Notes for the author of the definition; those about its parameters begin with `{`.
  package func commented(hints: [String], notes: [String]) -> Envelope.Snippet {
    let comments = (hints + notes).map { "// \($0)\n" }.joined()
    return Envelope.Snippet(language: language, code: comments + code)
  }

  /// The comments above the snippet, without those about parameters.
  package var hints: [String] {
    code.split(separator: "\n").prefix { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
      .filter { !$0.hasPrefix("{") }
  }
}
