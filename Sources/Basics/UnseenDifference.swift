/// The first difference of two texts that look the same.
///
/// It names the invisible characters, for messages of all kinds.
package struct UnseenDifference: Sendable, Equatable {
  /// The characters of one text in place of those in `other`; one of the two may be empty.
  let found: String
  let other: String
  let before: String
  let isLast: Bool

  /// Nil for texts that are the same, scalar by scalar, and for texts that look different.
  package init?(in text: String, from other: String) {
    guard !text.utf8.elementsEqual(other.utf8), seenText(text) == seenText(other)
    else { return nil }
    let (mine, others) = (Array(text.unicodeScalars), Array(other.unicodeScalars))
    let start = zip(mine, others).prefix { $0 == $1 }.count
    let (first, second) = (mine[start...].first, others[start...].first)
    let isSurplus = second == nil || first?.showsNothing == true
    let isMissing = first == nil || second?.showsNothing == true
    if let first, isSurplus {
      (found, self.other) = (String(first), "")
    } else if let second, isMissing {
      (found, self.other) = ("", String(second))
    } else if let first, let second, first.lookAlike == second.lookAlike {
      (found, self.other) = (String(first), String(second))
    } else if let first, first.lookAlike == " " {
      (found, self.other) = (String(first), "")
    } else if let second, second.lookAlike == " " {
      (found, self.other) = ("", String(second))
    } else {
      // A letter in two spellings.
      found = String(Self.text(mine[start...]).prefix(1))
      self.other = String(Self.text(others[start...]).prefix(1))
    }
    before = Self.text(mine[..<start])
    isLast = start + found.unicodeScalars.count == mine.count
  }

  /// Such as `a no-break space (U+00A0) instead of a space after "have"`.
  package var description: String {
    let what =
      switch (found.isEmpty, other.isEmpty) {
      case (true, _): "no \(Self.names(of: other, article: false))"
      case (_, true): found == " " ? "one more space" : Self.names(of: found)
      default: "\(Self.names(of: found)) instead of \(Self.names(of: other))"
      }
    if before.isEmpty { return "\(what) at the start" }
    if isLast { return "\(what) at the end" }
    let word = before.split(separator: " ").last.map(String.init) ?? before
    return "\(what) after \"\(word)\""
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private static func names(of text: String, article: Bool = true) -> String {
    text.unicodeScalars.map { $0.described(article: article) }.joined(separator: " and ")
  }
}
