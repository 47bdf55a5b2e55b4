/// Matches without the general engine where the text leaves no choice: literals, and built-in
/// parameters that can end in one place only.
struct PlainMatcher: Sendable {
  enum Outcome {
    case groups([StepExpression.Group]?)
    /// The text is one of those that only the general engine judges.
    case undecided
  }

  /// Literals and parameters only.
  private let pieces: [ExpressionPiece]

  /// Nil where the general engine is needed.
  init?(root: CucumberExpression.Node, types: [ParameterType]) {
    guard (root.nodes ?? []).allSatisfy({ $0.kind == .text || $0.kind == .parameter }),
      let pieces = ExpressionPiece.sequences(of: root, types: types).first, pieces.last != .rest
    else { return nil }
    self.pieces = pieces
  }

  func match(_ text: String) -> Outcome {
    var text = text
    return text.withUTF8 { match($0) }
  }

  private func match(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    var position = 0
    var found: [Found] = []
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        guard bytes.count - position >= literal.count else { return .groups(nil) }
        for index in literal.indices where bytes[position + index] != literal[index] {
          return .groups(nil)
        }
        position += literal.count
      case .parameter(let builtIn):
        guard let extent = builtIn.extent(in: bytes, from: position) else { return .groups(nil) }
        guard extent.isDecided else { return .undecided }
        found.append(
          Found(
            builtIn: builtIn, range: position..<extent.end, lastEscape: extent.lastEscape))
        position = extent.end
      case .rest: return .undecided
      }
    }
    guard position == bytes.count else { return .groups(nil) }
    if found.isEmpty { return .groups([]) }
    let offsets = UTF16Offsets(bytes)
    return .groups(found.map { $0.group(in: bytes, offsets) })
  }
}

/// A parameter's text.
private struct Found {
  let builtIn: ParameterType.BuiltIn
  let range: Range<Int>
  /// Where the last escape of a string begins.
  let lastEscape: Int?

  func group(
    in bytes: UnsafeBufferPointer<UInt8>, _ offsets: UTF16Offsets
  ) -> StepExpression.Group {
    guard case .string = builtIn else { return leaf(range, bytes, offsets) }
    let content = range.lowerBound + 1..<range.upperBound - 1
    let escape = lastEscape.map { leaf($0..<content.upperBound, bytes, offsets) } ?? Self.absent()
    let taken = StepExpression.Group(
      value: String(decoding: bytes[content], as: UTF8.self),
      start: offsets[content.lowerBound], end: offsets[content.upperBound], children: [escape])
    let other = Self.absent(children: [Self.absent()])
    let isDouble = bytes[range.lowerBound] == UInt8(ascii: "\"")
    return StepExpression.Group(
      value: String(decoding: bytes[range], as: UTF8.self),
      start: offsets[range.lowerBound], end: offsets[range.upperBound],
      children: isDouble ? [taken, other] : [other, taken])
  }

  private func leaf(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ offsets: UTF16Offsets
  ) -> StepExpression.Group {
    StepExpression.Group(
      value: String(decoding: bytes[range], as: UTF8.self),
      start: offsets[range.lowerBound], end: offsets[range.upperBound], children: [])
  }

  private static func absent(children: [StepExpression.Group] = []) -> StepExpression.Group {
    StepExpression.Group(value: nil, start: nil, end: nil, children: children)
  }
}
