/// Matches without the general engine if the text leaves no choice: literals, and built-in
/// parameters that can end in one place only, in few enough ways through options and alternatives.
struct PlainMatcher: Sendable {
  /// The limit of ways that are tried one after the other.
  static let maximumSequences = 8

  /// Literals and parameters only; the first that matches counts.
  private let sequences: [[ExpressionPiece]]

  /// Nil if the general engine is needed.
  init?(_ sequences: [[ExpressionPiece]], parameters count: Int) {
    guard sequences.count <= Self.maximumSequences else { return nil }
    for sequence in sequences {
      // A parameter that a sequence omits would be missing among its groups.
      let parameters = sequence.count { if case .parameter = $0 { true } else { false } }
      let isPlain = sequence.allSatisfy {
        switch $0 {
        case .literal, .parameter: true
        case .extent, .rest: false
        }
      }
      guard isPlain, parameters == count else { return nil }
    }
    self.sequences = sequences
  }

  /// The group of each parameter, or nil if the text does not match.
  func match(_ text: String) -> [StepExpression.Group]? {
    var text = text
    return text.withUTF8 { bytes in
      var found: [Found] = []
      for sequence in sequences where Self.follows(bytes, sequence, &found) {
        if found.isEmpty { return [] }
        let offsets = UTF16Offsets(bytes)
        return found.map { $0.group(in: bytes, offsets) }
      }
      return nil
    }
  }

  private static func follows(
    _ bytes: UnsafeBufferPointer<UInt8>, _ sequence: [ExpressionPiece], _ found: inout [Found]
  ) -> Bool {
    var position = 0
    found.removeAll(keepingCapacity: true)
    for piece in sequence {
      switch piece {
      case .literal(let literal):
        guard bytes.has(literal, at: position) else { return false }
        position += literal.count
      case .parameter(let builtIn):
        guard let extent = builtIn.extent(in: bytes, from: position) else { return false }
        found.append(
          Found(builtIn: builtIn, range: position..<extent.end, lastEscape: extent.lastEscape))
        position = extent.end
      case .extent, .rest: return false
      }
    }
    return position == bytes.count
  }
}

/// A parameter's text.
private struct Found {
  let builtIn: ParameterType.BuiltIn
  let range: Range<Int>
  /// The offset of the last escape of a string.
  let lastEscape: Int?

  func group(
    in bytes: UnsafeBufferPointer<UInt8>, _ offsets: UTF16Offsets
  ) -> StepExpression.Group {
    guard case .string = builtIn else { return offsets.group(range) }
    let content = range.lowerBound + 1..<range.upperBound - 1
    let escape = offsets.group(lastEscape.map { $0..<content.upperBound })
    let taken = offsets.group(content, [escape])
    let other = offsets.group(nil, [offsets.group(nil)])
    let isDouble = bytes[range.lowerBound] == UInt8(ascii: "\"")
    return offsets.group(range, isDouble ? [taken, other] : [other, taken])
  }
}
