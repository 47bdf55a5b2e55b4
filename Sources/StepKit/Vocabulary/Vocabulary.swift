/// The words of a language for numbers, durations and dates, which the parameter types `{count}`,
/// `{ordinal}`, `{duration}` and `{date}` read.
///
/// Those of English are always known. A library adds others as an item:
///
///     let steps = StepLibrary(QuizWorld.self) {
///       Vocabulary.german
///       When("{duration} vergehen") { (quiz: inout QuizWorld, time: Duration) in … }
///     }
///
/// Words are compared as they are written, by case as well.
public struct Vocabulary: Sendable {
  /// A unit of time, with the words and abbreviations for one and for many of it.
  public struct Unit: Sendable {
    public let words: [String]
    public let length: Duration

    public init(_ words: [String], _ length: Duration) {
      self.words = words
      self.length = length
    }
  }

  /// The words for whole numbers below a hundred, with their spellings: `21` as `twenty-one`.
  public var cardinals: [String: Int]
  /// The words for no thing and for one that are not numbers by themselves: `no`, `a`.
  public var determiners: [String: Int]
  /// The words that make hundreds of a number before them.
  public var hundreds: [String]
  /// The words for positions below a hundred: `1` as `first`.
  public var ordinals: [String: Int]
  /// The endings that make a position of digits: `2nd`.
  public var ordinalSuffixes: [String]
  public var units: [Unit]
  /// The names and abbreviations of the months, from January.
  public var months: [[String]]
  /// The words that join the last two parts of a number, a duration or a list.
  public var conjunctions: [String]

  public init(
    cardinals: [String: Int], determiners: [String: Int], hundreds: [String],
    ordinals: [String: Int], ordinalSuffixes: [String], units: [Unit], months: [[String]],
    conjunctions: [String]
  ) {
    self.cardinals = cardinals
    self.determiners = determiners
    self.hundreds = hundreds
    self.ordinals = ordinals
    self.ordinalSuffixes = ordinalSuffixes
    self.units = units
    self.months = months
    self.conjunctions = conjunctions
  }

  /// The words of both languages; where they differ in a number, this one's count.
  package func merging(_ other: Vocabulary) -> Vocabulary {
    var result = self
    result.cardinals.merge(other.cardinals) { own, _ in own }
    result.determiners.merge(other.determiners) { own, _ in own }
    result.hundreds += other.hundreds
    result.ordinals.merge(other.ordinals) { own, _ in own }
    result.ordinalSuffixes += other.ordinalSuffixes
    result.units += other.units
    result.months = zip(months, other.months).map { $0 + $1 }
    result.conjunctions += other.conjunctions
    return result
  }
}
