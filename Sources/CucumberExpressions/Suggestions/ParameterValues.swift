internal import Basics

/// The values that parameters of a suggested sentence get from the author's text.
struct ParameterValues: Sendable {
  let example: @Sendable (ParameterType) -> String?
  /// By the names of types, which are needed often.
  private var patterns: [String: [CompiledPattern]] = [:]
  private var known: [String: [Substring: Bool]] = [:]

  private static let maximumKnown = 1_024
  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]

  init(example: @escaping @Sendable (ParameterType) -> String?) { self.example = example }

  /// Whether a type takes the whole of a text.
  mutating func takes(_ text: Substring, as type: ParameterType) -> Bool {
    let key = type.isUntyped ? type.regularExpressions.joined() : type.name
    if let answer = known[key]?[text] { return answer }
    let compiled =
      patterns[key] ?? type.regularExpressions.compactMap { try? CompiledPattern("^(?:\($0))$") }
    patterns[key] = compiled
    let bytes = Array(text.utf8)
    let answer = bytes.withUnsafeBufferPointer { bytes in
      compiled.contains { pattern in
        let outcome = pattern.attempt(in: bytes, limit: 10_000, usesMemo: false)
        return if case .found = outcome { true } else { false }
      }
    }
    if known[key, default: [:]].count >= Self.maximumKnown { known[key] = [:] }
    known[key, default: [:]][text] = answer
    return answer
  }

  /// The text that a parameter takes in place of `written`, and the slip if the two differ; nil if no text
  /// that it takes is known.
  mutating func value(
    for written: String, of type: ParameterType
  ) -> (text: String, slip: NearMiss?)? {
    if !written.isEmpty, takes(written[...], as: type) { return (written, nil) }
    let words = type.samples.filter { !$0.isEmpty && takes($0[...], as: type) }
    let example = example(type) ?? words.first
    guard !written.isEmpty else {
      return example.map { ($0, .value("", type: type.name, words: words, example: $0)) }
    }
    let plain = [
      written.withPlainQuotationMarks.map { ($0, NearMiss.quotationMarks(written)) },
      ("\"\(written)\"", .unquoted(written)),
      written.withoutSeparators.map { ($0, .separators(written)) },
      (written.lowercased(), .letterCase),
    ].compactMap(\.self)
    if let (text, slip) = plain.first(where: { takes($0.0[...], as: type) }) { return (text, slip) }
    let number = Self.numbers.firstIndex(of: written.lowercased()).map(String.init)
    let near = [number, written.withDecimalPoints, written + "s", String(written.dropLast())]
    guard
      let text = near.compactMap(\.self).first(where: { takes($0[...], as: type) })
        ?? nearest(to: written, among: words) ?? example
    else { return nil }
    return (text, .value(written, type: type.name, words: words, example: example))
  }
}
