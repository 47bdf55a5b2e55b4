/// The part of a text that a result cell accepts: at most two different symbols.
struct Combination: Hashable, Sendable {
  static let space: Character = " "

  /// The accepted beginning of the text.
  let text: String

  /// Cuts `text` before the first character that would be a third symbol (MAS-C1, R01, D-10).
  ///
  /// A space is a symbol like any other here: a leading one leaves room for one more (MAS-R03), and
  /// a later one takes the place of the second (MAS-R04, D-11).
  init(acceptedOf text: String) {
    var symbols: [Character] = []
    let end = text.firstIndex { symbol in
      if symbols.contains(symbol) { return false }
      if symbols.count == 2 { return true }
      symbols.append(symbol)
      return false
    }
    self.text = String(text[..<(end ?? text.endIndex)])
  }

  /// One kind for each circle: spaces have none, the rest is compared with the first character.
  ///
  /// A leading space therefore makes every symbol the second kind (MAS-C2, R05, R12).
  var kinds: [Circle.Kind] {
    guard let first = text.first else { return [] }
    return text.compactMap { symbol in
      symbol == Self.space ? nil : symbol == first ? .first : .second
    }
  }
}
