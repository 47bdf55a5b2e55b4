import Spelling

/// Finds the text of a list that is nearest to another one, if one is near.
struct Neighbors: Sendable {
  private let texts: [[UInt8]]
  private let words: [Set<Substring>]

  init(_ texts: [String]) {
    self.texts = texts.map { Array($0.utf8) }
    words = texts.map(Self.words)
  }

  /// The index of the nearest text; nil when none is within a third of its length.
  func nearest(to text: String) -> Int? {
    let wanted = Array(text.utf8)
    let wantedWords = Self.words(text)
    var best: (index: Int, distance: Int)?
    for (index, candidate) in texts.enumerated() {
      let limit = min(best.map { $0.distance - 1 } ?? .max, max(wanted.count, candidate.count) / 3)
      guard limit >= 0, abs(wanted.count - candidate.count) <= limit else { continue }
      // A third of the letters cannot be wrong where hardly a word is the same.
      guard wantedWords.count < 3 || !wantedWords.isDisjoint(with: words[index]) else { continue }
      if let distance = editDistance(wanted, candidate, limit: limit) {
        best = (index, distance)
      }
    }
    return best?.index
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split(separator: " "))
  }
}
