/// Proposals for step texts that no pattern matches: expressions that would match, and the patterns
/// that were probably meant.
///
/// Patterns are known by their position, as in a ``PatternIndex``.
public struct PatternSuggestions: Sendable {
  /// The proposals for one text.
  public struct Suggestion: Sendable {
    /// Expressions that match the text, best first; at least one.
    public let expressions: [GeneratedExpression]
    /// The position of the nearest pattern, if one is near: "did you mean".
    public let nearest: Int?
  }

  /// A pattern that is near to a text.
  public struct Neighbor: Sendable, Equatable {
    /// The position of the pattern.
    public let pattern: Int
    /// The share that the two have in common, up to 1.
    public let likeness: Double

    package init(pattern: Int, likeness: Double) {
      self.pattern = pattern
      self.likeness = likeness
    }
  }

  /// The limit of texts that are compared with all patterns: where more have no match, something
  /// else than wording is wrong.
  public static let maximumCompared = 2_000
  /// The limit of a text's bytes: a longer one is no sentence.
  static let maximumBytes = 1_024

  private let generator: CucumberExpressionGenerator
  private var sentences: SentenceIndex
  private var compared: [[UInt8]: [Neighbor]] = [:]

  /// - Parameters:
  ///   - patterns: Those to choose the nearest from.
  ///   - registry: The parameter types that proposed expressions may use.
  public init(_ patterns: [StepExpression], registry: ParameterTypeRegistry) {
    generator = CucumberExpressionGenerator(registry: registry)
    sentences = SentenceIndex(patterns)
  }

  /// The suggestion for a text.
  public mutating func suggestion(for text: String) -> Suggestion {
    Suggestion(
      expressions: generator.expressions(for: text), nearest: neighbors(of: text).first?.pattern)
  }

  /// The patterns that are near to a text, the nearest first; of equal ones the first.
  ///
  /// Sentences are compared by their words, in order: by stems and letters, and in English by
  /// meanings as well, so that an opposite is near. Numbers and quotations stand for any. They are
  /// remembered without them.
  public mutating func neighbors(of text: String) -> [Neighbor] {
    guard text.utf8.count <= Self.maximumBytes else { return [] }
    let shape = shape(of: text)
    if let known = compared[shape] { return known }
    guard compared.count < Self.maximumCompared else { return [] }
    let neighbors = sentences.neighbors(of: text)
    compared[shape] = neighbors
    return neighbors
  }

  /// A pattern as its author wrote it, except that parameter types which stand for words are
  /// replaced by those of their words that are nearest to a text.
  public mutating func source(of pattern: Int, near text: String) -> String {
    sentences.source(of: pattern, near: text)
  }

  /// The text with one digit for each number, and without what is quoted.
  private func shape(of text: String) -> [UInt8] {
    var shape: [UInt8] = []
    shape.reserveCapacity(text.utf8.count)
    let quote = UInt8(ascii: "\"")
    // A mark without its other one quotes nothing.
    let isBalanced = text.utf8.count(where: { $0 == quote }) % 2 == 0
    let leavesQuotations = isBalanced && !sentences.hasQuotations
    var isQuoted = false
    for byte in text.utf8 {
      if byte == quote {
        isQuoted.toggle()
      } else if isQuoted, leavesQuotations {
        continue
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        if shape.last != UInt8(ascii: "0") { shape.append(UInt8(ascii: "0")) }
        continue
      }
      shape.append(byte)
    }
    return shape
  }
}
