import StepKit

/// A sentence that says one thing of two: "the counter and the list are reset".
struct SharedPredicate: Sendable {
  /// The sentences about each of them.
  let parts: [String]

  /// The verbs that it may have.
  static let verbs =
    "is|are|was|were|has|have|should|must|do|does|did|change|changes|reset|resets|stop|stops|stay|stays|remain|remains"

  init(_ text: String) throws {
    let isDenied = text.hasPrefix("neither ")
    let words = text.split(separator: " ").map(String.init).drop {
      ["both", "neither"].contains($0)
    }
    let joint = try require(
      words.firstIndex { ["and", "nor"].contains($0) }, "found \"\(text)\", expected two things")
    let verbs = Set(Self.verbs.split(separator: "|").map(String.init))
    let verb = try require(
      words.indices.first { $0 > joint + 2 && verbs.contains(words[$0]) },
      "found \"\(text)\", expected what both do")
    parts = [words[..<joint], words[(joint + 1)..<verb]].map { thing in
      let predicate = Self.predicate(
        words[verb], Array(words[(verb + 1)...]), isPlural: thing.last?.hasSuffix("s") ?? false,
        isDenied: isDenied)
      return (thing + predicate).joined(separator: " ")
    }
  }

  private static func predicate(
    _ verb: String, _ rest: [String], isPlural: Bool, isDenied: Bool
  ) -> [String] {
    let auxiliaries = [
      "is": "are", "are": "are", "was": "were", "were": "were", "has": "have", "have": "have",
      "does": "do", "do": "do", "did": "did", "should": "should", "must": "must",
    ]
    if let plural = auxiliaries[verb] {
      let singular = auxiliaries.first { $0.value == plural && $0.key != plural }?.key ?? plural
      return [isPlural ? plural : singular] + (isDenied ? ["not"] : []) + rest
    }
    let base = Verb.all.first { $0.third == verb }?.base ?? verb
    if isDenied { return [isPlural ? "do" : "does", "not", base] + rest }
    return [isPlural ? base : Verb.named(base).third] + rest
  }
}
