import CucumberExpressions
import Messages
import SpecEngine

/// The definitions that texts match, remembered: the same changes are tried in many scenarios.
struct OnlyMatches {
  typealias Match = (definition: Int, arguments: [StepExpression.Argument])

  private struct Key: Hashable {
    /// In UTF-8, as patterns compare: to `String` two spellings of a letter are equal.
    let text: [UInt8]
    let type: Pickle.KeywordType?
    let world: Int?
  }

  /// As many are remembered.
  private static let most = 10_000
  private var known: [Key: Match?] = [:]

  mutating func match(
    of text: String, type: Pickle.KeywordType?, in world: Int?, _ supportCode: SupportCode
  ) -> Match? {
    let key = Key(text: Array(text.utf8), type: type, world: world)
    if let match = known[key] { return match }
    let match = supportCode.onlyMatch(of: text, type: type, in: world)
    if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
    known[key] = .some(match)
    return match
  }
}
