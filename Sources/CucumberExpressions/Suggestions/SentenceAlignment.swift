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
    /// With the position of the piece.
    case value(ParameterType, Int)

    var weight: Double { if case .word(let token) = self { token.weight } else { missingWeight } }
  }

  /// The decision at a position of the text and the pattern.
  private enum Move {
    case end, leaveOut, putIn
    /// The number of the text's tokens that match a word or a value of the pattern.
    case take(Int)
  }

  /// - Returns: Nil if no word is shared, or if a value is unknown.
  init?(
    of text: String, _ tokens: [SentenceToken], with form: [SentencePiece],
    _ values: inout ParameterValues, _ effort: inout Int
  ) {
    let own = form.enumerated().flatMap { position, piece -> [Own] in
      switch piece {
      case .text(let text): SentenceToken.tokens(of: text).map(Own.word)
      case .value(let type): [.value(type, position)]
      }
    }
    let moves = Self.moves(tokens, own, &values, &effort)
    var (at, ownAt) = (0, 0)
    var (shared, total, sharesWord) = (0.0, 0.0, false)
    var given: [Int: String] = [:]
    var differences: [(found: [Substring], expected: [String])] = []
    var valueSlip: NearMiss?
    var isSame = true
    func note(_ found: ArraySlice<SentenceToken>, _ expected: String?) {
      if isSame { differences.append(([], [])) }
      isSame = false
      differences[differences.count - 1].found += found.map(\.text)
      if let expected { differences[differences.count - 1].expected.append(expected) }
    }
    while true {
      switch (moves[at][ownAt], ownAt < own.count ? own[ownAt] : nil) {
      case (.leaveOut, _):
        total += tokens[at].weight
        note(tokens[at...at], nil)
        at += 1
        continue
      case (.putIn, .word(let word)?):
        total += word.weight
        note([], String(word.text))
      case (.putIn, .value(let type, let piece)?):
        total += Self.missingWeight
        guard let (value, slip) = values.value(for: "", of: type) else { return nil }
        given[piece] = value
        valueSlip = valueSlip ?? slip
        note([], value)
      case (.take, .word(let word)?):
        let weight = tokens[at].weight + word.weight
        let likeness = tokens[at].likeness(to: word)
        shared += likeness * weight
        total += weight
        sharesWord = sharesWord || likeness > 0.5 && word.weight > 1
        if likeness == 1 { isSame = true } else { note(tokens[at...at], String(word.text)) }
        at += 1
      case (.take(let count), .value(let type, let piece)?):
        let written = tokens[at].text.startIndex..<tokens[at + count - 1].text.endIndex
        guard let (value, slip) = values.value(for: String(text[written]), of: type) else {
          return nil
        }
        given[piece] = value
        // A single word may be a misspelled value; several words and values hardly are.
        let isLikely = count == 1 && valueSlip == nil
        valueSlip = valueSlip ?? slip
        if let slip, slip.isOfWords {
          let weight = tokens[at..<at + count].reduce(Self.valueWeight) { $0 + $1.weight }
          let near = SentenceToken(text[written]).likeness(to: SentenceToken(value[...]))
          if case .value = slip, near > 0 {
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
        if slip == nil { isSame = true } else { note(tokens[at..<at + count], value) }
        at += count
      default:
        guard sharesWord else { return nil }
        sentence = form.enumerated().map { position, piece in
          if case .text(let text) = piece { text } else { given[position] ?? "" }
        }.joined()
        likeness = shared / total
        slip = Self.slip(text, sentence, valueSlip, differences)
        return
      }
      ownAt += 1
    }
  }

  /// The cheapest move at each place of the text and of the pattern.
  private static func moves(
    _ tokens: [SentenceToken], _ own: [Own], _ values: inout ParameterValues, _ effort: inout Int
  ) -> [[Move]] {
    var moves = [[Move]](
      repeating: [Move](repeating: .end, count: own.count + 1), count: tokens.count + 1)
    var costs = [[Double]](
      repeating: [Double](repeating: 0, count: own.count + 1), count: tokens.count + 1)
    for at in (0...tokens.count).reversed() {
      for ownAt in (0...own.count).reversed() where (at, ownAt) != (tokens.count, own.count) {
        var best = (cost: Double.infinity, move: Move.end)
        func consider(_ cost: Double, _ move: Move) {
          if cost < best.cost { best = (cost, move) }
        }
        effort += 1
        if at < tokens.count, ownAt < own.count {
          switch own[ownAt] {
          case .word(let word):
            let likeness = tokens[at].likeness(to: word)
            if likeness > 0 {
              let weight = tokens[at].weight + word.weight
              consider((1 - likeness) * weight + costs[at + 1][ownAt + 1], .take(1))
            }
          case .value(let type, _):
            let longest = type.isUntyped ? tokens.count : longestValue
            var weight = 0.0
            for end in (at + 1)...min(tokens.count, at + longest) {
              effort += 1
              weight += tokens[end - 1].weight
              let written = tokens[at].text.base[
                tokens[at].text.startIndex..<tokens[end - 1].text.endIndex]
              var cost = values.takes(written, as: type) ? 0 : valueWeight / 2 + weight * 0.75
              // Where any word is allowed, it is a name rather than a verb.
              if type.takesAnyWord, written.first?.isLowercase == true { cost += 3 }
              consider(cost + costs[end][ownAt + 1], .take(end - at))
            }
          }
        }
        if ownAt < own.count { consider(own[ownAt].weight + costs[at][ownAt + 1], .putIn) }
        if at < tokens.count { consider(tokens[at].weight + costs[at + 1][ownAt], .leaveOut) }
        (costs[at][ownAt], moves[at][ownAt]) = best
      }
    }
    return moves
  }

  /// The one difference, or that of a value, which does not show in the sentence.
  private static func slip(
    _ text: String, _ sentence: String, _ value: NearMiss?,
    _ differences: [(found: [Substring], expected: [String])]
  ) -> NearMiss? {
    if let unseen = UnseenDifference(in: sentence, from: text) {
      return .unseen(unseen.description, inDefinition: true)
    }
    if let value { return value }
    if text.lowercased() == sentence.lowercased() { return .letterCase }
    guard differences.count == 1, let only = differences.first,
      max(only.found.count, only.expected.count) <= longestDifference
    else { return nil }
    let found = only.found.first.flatMap { first in
      only.found.last.map { String(text[first.startIndex..<$0.endIndex]) }
    }
    let expected = only.expected.joined(separator: " ")
    if let found, expected == "\"\(found)\"" { return .unquoted(found) }
    return .words(found ?? "", expected: expected)
  }
}
