import StepKit

/// The groups in which a sentence says that comics are shown: `in 3 groups`, `with the groups "A" and
/// "B"`, `grouped under "A", "B" and "C"`.
struct Grouping: Sendable {
  private let amount: Amount?
  let titles: [String]?

  private static let grouped = "grouped|divided|split|arranged|separated|sorted"
  private static let groups =
    "(?:groups|sections|(?:first )?letters|headings|(?:group|section) (?:letters|titles|headings|names))"
  private static let inside = "(?:(?:\(grouped)) )?(?:with|in|into|by|under|of)"
  /// The number and the titles are its groups.
  static let pattern =
    "\(inside) (\(Amount.pattern)) (?:\(groupNoun))(?:,?\(naming) (\(texts)))?"
    + "|\(inside) (?:the )?\(groups)\(naming) (\(texts))"
    + "|(?:grouped|divided|split|arranged|separated) (?:in|into|by|under|as) (\(texts))"
    + "|(?:sorted|filed) (?:into|under) (\(texts))"

  init(_ groups: [String?]) throws {
    amount = try groups[0].map { try Amount($0) }
    titles = groups.dropFirst().lazy.compactMap(\.self).first.map(quoted(in:))
  }

  /// Fails unless the groups are as many, and those named are all of them, in this order.
  func expect(_ isSo: Bool, in comics: inout ComicsWorld) async throws {
    guard let titles else {
      try await comics.look()
      return try comics.expectSectionCount(try require(amount, "no groups are named"), isSo)
    }
    if let amount { return try await comics.expectSections(titles, amount, isSo) }
    try await comics.expectSectionsAre(titles, isSo)
  }
}
