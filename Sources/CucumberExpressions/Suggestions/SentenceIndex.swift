import Spelling

/// Finds the patterns that are near to a sentence by its words: by their stems, letters and
/// meanings, and by their order.
///
/// A word counts by how few patterns have it: `cache` says more than `the`.
struct SentenceIndex: Sendable {
  /// A pattern, and how near it is: 1 for the same sentence.
  typealias Neighbor = PatternSuggestions.Neighbor

  /// A part of a pattern, ready to be compared.
  private struct Part: Sendable {
    var forms: [Form]
    let weight: Double
    var isOptional: Bool

    /// The type that it is a parameter of, if texts of that are no built-in ones.
    var type: String? {
      if case .other(.parameter(.type(let name)))? = forms.first { name } else { nil }
    }
  }

  private enum Form: Sendable {
    /// By its position in `vocabulary`.
    case word(Int)
    case other(SentencePart)
  }

  /// A parameter type that stands for words: the texts that it takes.
  private struct WordType: Sendable {
    let texts: [String]
    /// Each text as whole words.
    let words: [LiteralSequence]
    let parts: [[Part]]

    init(_ texts: [String], _ parts: [[Part]]) {
      self.texts = texts
      self.parts = parts
      words = texts.map { LiteralSequence([Array(" \($0) ".utf8)], endsWithLast: false) }
    }
  }

  /// The text of each type that has the most in common with a sentence.
  private typealias Choices = [String: (text: Int, parts: [Part])]

  /// A part of a text.
  private struct Wanted {
    let part: SentencePart
    let weight: Double
    /// How near each word of the vocabulary is; empty for what is no word.
    let likenesses: [Float]
  }

  private var patterns: [[Part]] = []
  private let expressions: [StepExpression]
  private var wordTypes: [String: WordType] = [:]
  private var vocabulary: [String] = []
  private var letters: [StemLetters] = []
  private var positions: [String: Int] = [:]
  private var weights: [Double] = []
  private var knownLikenesses: [String: [Float]] = [:]
  /// Of the sentence whose neighbors were asked for last: their texts are asked for next.
  private var lastChoices: (sentence: String, choices: Choices)?
  /// Whether a pattern has a quotation in its own text, so that those of a text matter.
  let hasQuotations: Bool

  /// The least likeness of a neighbor.
  private static let threshold = 0.5
  /// The weight of a word that no pattern has, and of parts that are no words.
  private static let unknownWeight = 3.0
  private static let auxiliaryWeight = 0.5
  private static let valueWeight = 2.0
  private static let negationWeight = 1.5
  /// The part of a likeness that the order of the words decides.
  private static let orderShare = 0.15
  private static let maximumKnown = 1_024

  init(_ expressions: [StepExpression]) {
    let parts = expressions.map(PatternPart.parts)
    hasQuotations = parts.contains { pattern in
      pattern.contains { part in
        part.forms.contains { if case .quotation = $0 { true } else { false } }
      }
    }
    self.expressions = expressions
    let sentences = Self.sentences(ofTypesIn: expressions)
    var uses: [Int] = []
    func note(_ part: SentencePart, _ seen: inout Set<String>) {
      switch part {
      case .word(let stem) where seen.insert(stem).inserted:
        if let position = positions[stem] {
          uses[position] += 1
        } else {
          positions[stem] = vocabulary.count
          vocabulary.append(stem)
          letters.append(StemLetters(stem))
          uses.append(1)
        }
      case .parameter(.type(let name)):
        for stem in sentences[name]?.stems ?? [] { note(.word(stem), &seen) }
      default: break
      }
    }
    for pattern in parts {
      var seen = Set<String>()
      for part in pattern.flatMap(\.forms) { note(part, &seen) }
    }
    weights = zip(vocabulary, uses).map { stem, uses in
      EnglishWords.auxiliaries.contains(stem)
        ? Self.auxiliaryWeight : Self.weight(uses: uses, of: expressions.count)
    }
    wordTypes = sentences.mapValues { type in
      WordType(
        type.texts, type.parts.map { $0.map { ready(PatternPart(forms: [$0])) } })
    }
    patterns = parts.map { $0.map(ready) }
  }

  /// The texts of the types that stand for words, and their parts.
  private static func sentences(ofTypesIn expressions: [StepExpression]) -> [String: Sentences] {
    var result: [String: Sentences] = [:]
    var seen = Set<String>()
    for type in expressions.lazy.flatMap(\.parameterTypes) where seen.insert(type.name).inserted {
      let texts = type.samples
      if !texts.isEmpty { result[type.name] = Sentences(texts) }
    }
    return result
  }

  private struct Sentences {
    let texts: [String]
    let parts: [[SentencePart]]
    /// All of their words, each once.
    private(set) var stems: [String] = []

    init(_ texts: [String]) {
      self.texts = texts
      parts = texts.map { SentencePart.parts(of: $0) }
      var seen = Set<String>()
      for case .word(let stem) in parts.joined() where seen.insert(stem).inserted {
        stems.append(stem)
      }
    }
  }

  /// About the natural logarithm of how rare a word is; the core has no `log`.
  private static func weight(uses: Int, of count: Int) -> Double {
    var ratio = 1 + Double(count) / Double(uses)
    var result = 0.0
    while ratio >= 2 {
      ratio /= 2
      result += 1
    }
    // Between powers of two a straight line is near enough.
    return (result + ratio - 1) * 0.693
  }

  private func ready(_ part: PatternPart) -> Part {
    let forms = part.forms.map { form -> Form in
      guard case .word(let stem) = form, let position = positions[stem] else { return .other(form) }
      return .word(position)
    }
    return Part(
      forms: forms, weight: part.forms.map(weight).min() ?? 0, isOptional: part.isOptional)
  }

  private func weight(_ part: SentencePart) -> Double {
    switch part {
    case .word(let stem):
      positions[stem].map { weights[$0] }
        ?? (EnglishWords.auxiliaries.contains(stem) ? Self.auxiliaryWeight : Self.unknownWeight)
    case .negation: Self.negationWeight
    case .number, .ordinal, .quotation, .parameter: Self.valueWeight
    }
  }

  /// The patterns that are near to a text, the nearest first.
  mutating func neighbors(of text: String) -> [Neighbor] {
    let wanted = wanted(text)
    let choices = choices(for: wanted, in: text)
    lastChoices = (text, choices)
    var found: [Neighbor] = []
    for (position, pattern) in patterns.enumerated() {
      let likeness = Self.likeness(of: wanted, to: Self.sentence(pattern, choices))
      if likeness >= Self.threshold {
        found.append(Neighbor(pattern: position, likeness: likeness))
      }
    }
    return found.sorted { ($1.likeness, $0.pattern) < ($0.likeness, $1.pattern) }
  }

  private mutating func wanted(_ text: String) -> [Wanted] {
    SentencePart.parts(of: text).map { part in
      Wanted(part: part, weight: weight(part), likenesses: likenesses(of: part))
    }
  }
}

// MARK: - Parameter types that stand for words

extension SentenceIndex {
  private func choices(for wanted: [Wanted], in sentence: String) -> Choices {
    guard !wordTypes.isEmpty else { return [:] }
    var nearest = [Double](repeating: 0, count: vocabulary.count)
    for wanted in wanted {
      for (position, likeness) in wanted.likenesses.enumerated() {
        nearest[position] = max(nearest[position], Double(likeness))
      }
    }
    func gain(_ part: Part) -> Double {
      let likeness =
        if case .word(let position)? = part.forms.first { nearest[position] } else {
          wanted.lazy.map { Self.likeness(of: $0, to: part) }.max() ?? 0
        }
      // Articles speak for no text, only against one.
      return (2 * min(likeness, part.weight > Self.auxiliaryWeight ? 1 : 0.5) - 1) * part.weight
    }
    let words = Array(" \(sentence) ".utf8)
    return wordTypes.mapValues { type in
      var best = (text: 0, gain: -Double.infinity)
      for (text, parts) in type.parts.enumerated() {
        var gain = parts.reduce(0) { $0 + gain($1) }
        guard gain >= best.gain else { continue }
        // Of two forms of a word the one that was written.
        if words.withUnsafeBufferPointer(type.words[text].isFound) { gain += 0.01 }
        if gain > best.gain { best = (text, gain) }
      }
      return (best.text, type.parts[best.text])
    }
  }

  /// A pattern with what was chosen for its types.
  private static func sentence(
    _ pattern: [Part], _ choices: Choices
  ) -> [Part] {
    guard !choices.isEmpty, pattern.contains(where: { $0.type != nil }) else { return pattern }
    return pattern.flatMap { part -> [Part] in
      guard let chosen = part.type.flatMap({ choices[$0] }) else { return [part] }
      return chosen.parts.map { chosen in
        var chosen = chosen
        chosen.isOptional = part.isOptional
        return chosen
      }
    }
  }

  /// A pattern as its author wrote it, with words for the types that stand for words: those that are
  /// nearest to a text.
  mutating func source(of pattern: Int, near text: String) -> String {
    guard case .cucumber(let expression) = expressions[pattern] else {
      return expressions[pattern].source
    }
    var parameters: [CucumberExpression.Node] = []
    func collect(_ node: CucumberExpression.Node) {
      if node.kind == .parameter { parameters.append(node) }
      for child in node.nodes ?? [] { collect(child) }
    }
    collect(expression.root)
    guard parameters.contains(where: { wordTypes[$0.text] != nil }) else {
      return expression.source
    }
    let choices =
      if let lastChoices, lastChoices.sentence == text {
        lastChoices.choices
      } else { choices(for: wanted(text), in: text) }
    // Offsets are those of scalars.
    var scalars = Array(expression.source.unicodeScalars)
    for node in parameters.reversed() {
      guard let choice = choices[node.text], let type = wordTypes[node.text] else { continue }
      scalars.replaceSubrange(node.range, with: type.texts[choice.text].unicodeScalars)
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: scalars)
    return result
  }
}

// MARK: - Sentences

extension SentenceIndex {
  /// The share of both sentences that they have in common.
  private static func likeness(of wanted: [Wanted], to pattern: [Part]) -> Double {
    var isTaken = [Bool](repeating: false, count: pattern.count)
    var (common, total) = (0.0, 0.0)
    var (pairs, orderedPairs) = (0, 0)
    var last: Int?
    var isAnySame = wanted.count < 3
    for wanted in wanted {
      total += wanted.weight
      var best: (index: Int, likeness: Double, rank: Double)?
      for (index, part) in pattern.enumerated() where !isTaken[index] {
        let likeness = likeness(of: wanted, to: part)
        guard likeness > 0 else { continue }
        // Of equal ones the next in order.
        let distance = Double(abs(index - (last ?? -1) - 1)) + (index > last ?? -1 ? 0 : 10)
        let rank = likeness - distance / 1_000
        if rank > best?.rank ?? -1 { best = (index, likeness, rank) }
      }
      guard let best else { continue }
      isTaken[best.index] = true
      if best.likeness == 1 { isAnySame = true }
      common += best.likeness * (wanted.weight + pattern[best.index].weight)
      if let last {
        pairs += 1
        if best.index > last { orderedPairs += 1 }
      }
      last = best.index
    }
    for (index, part) in pattern.enumerated() where isTaken[index] || !part.isOptional {
      total += part.weight
    }
    // However near the letters are, one word must be the same.
    guard isAnySame, total > 0 else { return 0 }
    let order = pairs == 0 ? 0.5 : Double(orderedPairs) / Double(pairs)
    return common / total * (1 - orderShare + orderShare * order)
  }

  private static func likeness(of wanted: Wanted, to part: Part) -> Double {
    var best = 0.0
    for form in part.forms {
      let likeness =
        switch form {
        case .word(let position):
          wanted.likenesses.isEmpty ? 0 : Double(wanted.likenesses[position])
        case .other(let other): likeness(of: wanted.part, to: other)
        }
      if likeness > best { best = likeness }
    }
    return best
  }

  private static func likeness(of wanted: SentencePart, to part: SentencePart) -> Double {
    switch (wanted, part) {
    case (.number(let left), .number(let right)): left == right ? 1 : 0.9
    case (.quotation(let left), .quotation(let right)): left == right ? 1 : 0.9
    case (.number, .parameter(.number)), (.quotation, .parameter(.text)), (.negation, .negation): 1
    case (.number, .parameter(.any)), (.number, .parameter(.type)): 0.9
    case (.quotation, .parameter(.any)), (.quotation, .parameter(.type)),
      (.ordinal, .parameter(.number)):
      0.8
    case (.ordinal(let left), .ordinal(let right)): left == right ? 1 : relatedOrdinals
    case (.ordinal, .number), (.number, .ordinal): 0.5
    case (.word, .parameter(.any)), (.word, .parameter(.type)): 0.3
    case (.word("empty"), .negation): emptyLikeness
    case (.number, .parameter(.text)), (.quotation, .parameter(.number)): 0.2
    default: 0
    }
  }

  private static let relatedOrdinals = 0.6
  /// `there are no films` and `the list of films is empty`.
  private static let emptyLikeness = 0.8
}

// MARK: - Words

extension SentenceIndex {
  private var likenessesOfNegation: [Float] {
    guard let empty = positions["empty"] else { return [] }
    var result = [Float](repeating: 0, count: vocabulary.count)
    result[empty] = Float(Self.emptyLikeness)
    return result
  }

  private mutating func likenesses(of part: SentencePart) -> [Float] {
    if case .negation = part { return likenessesOfNegation }
    guard case .word(let stem) = part else { return [] }
    if let known = knownLikenesses[stem] { return known }
    let own = StemLetters(stem)
    let result = letters.map { own.likeness(to: $0) }
    if knownLikenesses.count >= Self.maximumKnown { knownLikenesses.removeAll() }
    knownLikenesses[stem] = result
    return result
  }
}
