internal import Basics

/// A text aligned with a form of a pattern, word by word, with as few differences as possible.
struct SentenceAlignment {
  /// The sentence of the pattern with the values of the text.
  let sentence: String
  let slip: NearMiss?
  let likeness: Double

  static let valueWeight = 4.0
  /// A sentence without a value hardly belongs to a pattern with one.
  private static let missingWeight = 5.0
  /// The number of tokens that a value may have.
  private static let longestValue = 12
  /// The number of tokens that a difference may have to be named.
  private static let longestDifference = 3

  private enum Own {
    case word(SentenceToken)
    case value(ParameterType)

    var weight: Double { if case .word(let token) = self { token.weight } else { missingWeight } }
  }

  /// The decision at a position of the text and the pattern.
  private struct Move {
    /// The cost of this move and of all after it.
    var cost = 0.0
    /// The number of the text's tokens, none if the text lacks a part of the pattern.
    var count = 0
    /// Whether they are for the next part of the pattern; otherwise they are left out.
    var usesOwn = false
  }

  /// - Returns: Nil if no word is shared, or if a value is unknown.
  init?(
    of text: String, _ tokens: [SentenceToken], with form: [SentencePiece],
    _ values: inout ParameterValues, _ effort: inout Int
  ) {
    let own = form.flatMap { piece -> [Own] in
      switch piece {
      case .text(let text): SentenceToken.tokens(of: text).map(Own.word)
      case .value(let type): [.value(type)]
      }
    }
    let moves = Self.moves(tokens, own, &values, &effort)
    var (at, ownAt) = (0, 0)
    var (shared, total, sharesWord) = (0.0, 0.0, false)
    var given: [String] = []
    var differences: [(found: [SentenceToken], expected: [String])] = []
    var valueSlip: NearMiss?
    var isSame = true
    while at < tokens.count || ownAt < own.count {
      let move = moves[at][ownAt]
      let found = tokens[at..<at + move.count]
      var weight = found.reduce(0) { $0 + $1.weight }
      var expected: String?
      var differs = true
      switch move.usesOwn ? own[ownAt] : nil {
      case nil: total += weight
      case .word(let word)?:
        weight += word.weight
        let likeness = found.first?.likeness(to: word) ?? 0
        shared += likeness * weight
        total += weight
        sharesWord = sharesWord || likeness > 0.5 && word.weight > 1
        expected = String(word.text)
        differs = likeness < 1
      case .value(let type)?:
        let written = Self.text(of: found)
        guard let (value, slip) = values.value(for: String(written), of: type) else { return nil }
        given.append(value)
        // A single word may be a misspelled value; several words and values hardly are.
        let isLikely = found.count == 1 && valueSlip == nil
        valueSlip = valueSlip ?? slip
        if let slip, slip.isOfWords {
          weight = found.isEmpty ? Self.missingWeight : Self.valueWeight + weight
          let near = SentenceToken(written).likeness(to: SentenceToken(value[...]))
          if case .value = slip, near > 0, !found.isEmpty {
            shared += near * weight
          } else if isLikely {
            shared += Self.valueWeight
          }
          total += weight
        } else if !type.takesAnyWord {
          shared += 2 * Self.valueWeight
          total += 2 * Self.valueWeight
          sharesWord = sharesWord || type.isOwn
        }
        expected = value
        differs = slip != nil
      }
      if differs {
        if isSame { differences.append(([], [])) }
        differences[differences.count - 1].found += found
        if let expected { differences[differences.count - 1].expected.append(expected) }
      }
      isSame = !differs
      at += move.count
      ownAt += move.usesOwn ? 1 : 0
    }
    guard sharesWord else { return nil }
    var rest = given[...]
    sentence = form.map { piece in
      if case .text(let text) = piece { text } else { rest.popFirst() ?? "" }
    }.joined()
    likeness = shared / total
    slip = Self.slip(text, sentence, valueSlip, differences)
  }

  /// The cheapest move at each place of the text and of the pattern.
  private static func moves(
    _ tokens: [SentenceToken], _ own: [Own], _ values: inout ParameterValues, _ effort: inout Int
  ) -> [[Move]] {
    var moves = [[Move]](
      repeating: [Move](repeating: Move(), count: own.count + 1), count: tokens.count + 1)
    for at in (0...tokens.count).reversed() {
      for ownAt in (0...own.count).reversed() where (at, ownAt) != (tokens.count, own.count) {
        var best = Move(cost: .infinity)
        func consider(_ cost: Double, _ count: Int, usesOwn: Bool) {
          let total = cost + moves[at + count][usesOwn ? ownAt + 1 : ownAt].cost
          if total < best.cost { best = Move(cost: total, count: count, usesOwn: usesOwn) }
        }
        effort += 1
        if at < tokens.count, ownAt < own.count {
          switch own[ownAt] {
          case .word(let word):
            let likeness = tokens[at].likeness(to: word)
            if likeness > 0 {
              consider((1 - likeness) * (tokens[at].weight + word.weight), 1, usesOwn: true)
            }
          case .value(let type):
            let longest = type.isUntyped ? tokens.count : longestValue
            var weight = 0.0
            for end in (at + 1)...min(tokens.count, at + longest) {
              effort += 1
              weight += tokens[end - 1].weight
              let written = text(of: tokens[at..<end])
              var cost = values.takes(written, as: type) ? 0 : valueWeight / 2 + weight * 0.75
              // Where any word is allowed, it is a name rather than a verb.
              if type.takesAnyWord, written.first?.isLowercase == true { cost += 3 }
              consider(cost, end - at, usesOwn: true)
            }
          }
        }
        if ownAt < own.count { consider(own[ownAt].weight, 0, usesOwn: true) }
        if at < tokens.count { consider(tokens[at].weight, 1, usesOwn: false) }
        moves[at][ownAt] = best
      }
    }
    return moves
  }

  /// The text from the first token to the last, with what is between them.
  private static func text(of tokens: ArraySlice<SentenceToken>) -> Substring {
    guard let first = tokens.first?.text, let last = tokens.last?.text else { return "" }
    return first.base[first.startIndex..<last.endIndex]
  }

  /// The one difference, or that of a value, which does not show in the sentence.
  private static func slip(
    _ text: String, _ sentence: String, _ value: NearMiss?,
    _ differences: [(found: [SentenceToken], expected: [String])]
  ) -> NearMiss? {
    if let unseen = UnseenDifference(in: sentence, from: text) {
      return .unseen(unseen.description, inDefinition: true)
    }
    if let value { return value }
    if text.lowercased() == sentence.lowercased() { return .letterCase }
    guard differences.count == 1, let only = differences.first,
      max(only.found.count, only.expected.count) <= longestDifference
    else { return nil }
    let found = String(Self.text(of: only.found[...]))
    let expected = only.expected.joined(separator: " ")
    return !found.isEmpty && expected == "\"\(found)\""
      ? .unquoted(found) : .words(found, expected: expected)
  }
}
