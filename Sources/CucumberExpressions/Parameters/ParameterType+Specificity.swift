extension ParameterType {
  /// Whether a parameter of this type is evidence about a sentence: false if it takes every word, or only
  /// words that all sentences have.
  ///
  /// Judged by the texts that the type takes, however its expression is written.
  package var isSpecific: Bool {
    guard builtIn == nil else { return true }
    let words = samples.flatMap { $0.split(separator: " ") }
    if !words.isEmpty, words.allSatisfy({ Self.fillers.contains($0.lowercased()) }) { return false }
    return !Self.unlikePhrases.contains { phrases in phrases.allSatisfy(takes) }
  }

  private static let fillers: Set<String> = [
    "a", "an", "the", "is", "are", "was", "were", "be", "been", "do", "does", "has", "have", "will",
  ]

  /// Phrases that have only their form in common; a type that takes all of one form is not evidence.
  private static let unlikePhrases = [
    ["zebra", "quixotic", "of", "jumps"],
    ["of zebra", "quixotic jumps"],
    ["a zebra jumps", "quixotic of the"],
    ["7 zebra", "300 quixotic", "12 of"],
    ["zebra 7", "quixotic 300", "of 12"],
  ]

  /// Whether one of the regular expressions takes the whole of a text.
  func takes(_ text: String) -> Bool {
    regularExpressions.contains { source in
      let pattern = try? CompiledPattern("^(?:\(source))$")
      return (try? pattern?.match(text)) ?? nil != nil
    }
  }
}
