internal import Basics

/// Finds the sentences that were probably meant by a text that no pattern matches: by shared words and by
/// spelling, in any language.
///
/// Patterns are identified by their position in the ``PatternIndex``.
public struct PatternSuggestions: Sendable {
  /// A sentence that a pattern matches, near to a text.
  public struct Neighbor: Sendable, Equatable {
    /// The position of the pattern.
    public let pattern: Int
    /// The text with only the differing part changed.
    public let sentence: String
    /// The difference, if it can be named.
    public let slip: NearMiss?
    /// The share that the text and the sentence have in common, up to 1.
    public let likeness: Double
  }

  /// The maximum number of compared texts: if more have no match, the problem is not their wording.
  public static let maximumCompared = 500
  /// The limit of a text's bytes: a longer one is not a sentence.
  static let maximumBytes = 1_024
  /// The limit of its words and marks, for comparing them.
  private static let maximumTokens = 60
  /// The number of patterns with the most words of a text, which are compared with it word by word.
  static let maximumAligned = 12
  /// The minimum likeness of a neighbor.
  private static let threshold = 0.59

  private let patterns: PatternIndex
  private var values: ParameterValues
  /// The words of all patterns, each once.
  private var words: [SentenceToken] = []
  /// The patterns that contain each of them.
  private var uses: [[Int]] = []
  /// The total weight of the words of each pattern.
  private var weights: [Double] = []
  /// The positions of the words that are near to a word of a text.
  private var nearWords: [String: [(position: Int, likeness: Double)]] = [:]
  private var compared = 0
  /// The number of comparisons so far, for tests.
  private(set) var effort = 0

  /// - Parameters:
  ///   - patterns: The patterns to choose from.
  ///   - example: A text that a parameter of a type takes, for a sentence without a value for it.
  public init(_ patterns: PatternIndex, example: @escaping @Sendable (ParameterType) -> String?) {
    self.patterns = patterns
    values = ParameterValues(example: example)
    var positions: [String: Int] = [:]
    for (position, expression) in patterns.expressions.enumerated() {
      let forms = expression.sentenceForms.map { form in
        form.flatMap { piece -> [SentenceToken] in
          if case .text(let text) = piece { SentenceToken.tokens(of: text) } else { [] }
        }
      }
      let samples = expression.parameterTypes.flatMap(\.samples).flatMap(SentenceToken.tokens)
      for token in forms.joined() + samples {
        let word = positions[token.word] ?? words.count
        if word == words.count {
          positions[token.word] = word
          words.append(token)
          uses.append([])
        }
        if uses[word].last != position { uses[word].append(position) }
      }
      weights.append(forms[0].reduce(0) { $0 + $1.weight })
    }
  }

  /// The sentences that are near to a text, the nearest first; of equally near ones the first pattern's.
  public mutating func neighbors(of text: String) -> [Neighbor] {
    guard text.utf8.count <= Self.maximumBytes, compared < Self.maximumCompared else { return [] }
    compared += 1
    var neighbors: [Neighbor] = []
    for (slip, corrected) in NearMiss.corrections(of: text) {
      neighbors += patterns.matches(corrected, effort: &effort).map {
        Neighbor(pattern: $0.pattern, sentence: corrected, slip: slip, likeness: 1)
      }
    }
    let tokens = SentenceToken.tokens(of: text)
    for pattern in tokens.count > Self.maximumTokens ? [] : nearest(to: tokens) {
      let expression = patterns.expressions[pattern]
      let alignments = expression.sentenceForms.compactMap { form in
        SentenceAlignment(of: text, tokens, with: form, &values, &effort)
      }
      guard let best = alignments.max(by: { $0.likeness < $1.likeness }),
        best.likeness >= Self.threshold, best.sentence != text,
        (try? expression.match(best.sentence)) ?? nil != nil
      else { continue }
      neighbors.append(
        Neighbor(
          pattern: pattern, sentence: best.sentence, slip: best.slip, likeness: best.likeness))
    }
    return neighbors.enumerated().sorted {
      ($1.element.likeness, $0.element.pattern, $0.offset)
        < ($0.element.likeness, $1.element.pattern, $1.offset)
    }.map(\.element)
  }

  /// The patterns that have the most in common with the words of a text.
  private mutating func nearest(to tokens: [SentenceToken]) -> [Int] {
    var shared: [Int: Double] = [:]
    var total = 0.0
    for token in tokens {
      total += token.weight
      for (word, likeness) in near(token) {
        for pattern in uses[word] {
          shared[pattern, default: 0] += likeness * token.weight
          effort += 1
        }
      }
    }
    let ranked = shared.map { (pattern: $0, share: $1 / (total + weights[$0])) }
    return ranked.sorted { ($1.share, $0.pattern) < ($0.share, $1.pattern) }
      .prefix(Self.maximumAligned).map(\.pattern)
  }

  private mutating func near(_ token: SentenceToken) -> [(position: Int, likeness: Double)] {
    if let known = nearWords[token.word] { return known }
    effort += words.count
    let near = words.indices.map { ($0, token.likeness(to: words[$0])) }.filter { $0.1 > 0 }
    nearWords[token.word] = near
    return near
  }
}
