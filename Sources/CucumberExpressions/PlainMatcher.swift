/// Matches without the general engine where the text leaves no choice: literals, and built-in
/// parameters followed by something that cannot be a part of them.
struct PlainMatcher: Sendable {
  enum Outcome {
    case groups([StepExpression.Group]?)
    /// The text is one of those that only the general engine judges.
    case undecided
  }

  enum Part: Sendable {
    case literal([UInt8])
    case parameter(ParameterType.BuiltIn)
  }

  /// Literals are not next to each other.
  let parts: [Part]

  /// Nil where the general engine is needed.
  init?(root: CucumberExpression.Node, registry: ParameterTypeRegistry) {
    var parts: [Part] = []
    for node in root.nodes ?? [] {
      if let token = node.token {
        if case .literal(let bytes) = parts.last {
          parts[parts.count - 1] = .literal(bytes + token.utf8)
        } else {
          parts.append(.literal(Array(token.utf8)))
        }
      } else if node.kind == .parameter,
        let builtIn = registry.parameterType(named: node.text)?.builtIn
      {
        parts.append(.parameter(builtIn))
      } else {
        return nil
      }
    }
    for (index, part) in parts.enumerated() {
      guard case .parameter(let builtIn) = part else { continue }
      let next = index + 1 < parts.count ? parts[index + 1] : nil
      guard Self.leavesNoChoice(builtIn, before: next) else { return nil }
    }
    self.parts = parts
  }

  private static func leavesNoChoice(_ builtIn: ParameterType.BuiltIn, before next: Part?) -> Bool {
    guard let next else { return true }
    if case .string = builtIn { return true }
    guard case .literal(let bytes) = next, let first = bytes.first else { return false }
    switch builtIn {
    case .integer: return !isDigit(first)
    case .decimal: return !isDigit(first) && !".+-E".utf8.contains(first)
    case .word: return first == 0x20
    case .anything: return false
    case .string: return true
    }
  }

  func match(_ text: String) -> Outcome {
    var text = text
    return text.withUTF8 { match($0) }
  }

  private func match(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    var position = 0
    var found: [Found] = []
    for part in parts {
      switch part {
      case .literal(let literal):
        guard bytes.count - position >= literal.count else { return .groups(nil) }
        for index in literal.indices where bytes[position + index] != literal[index] {
          return .groups(nil)
        }
        position += literal.count
      case .parameter(let builtIn):
        switch Self.scan(builtIn, in: bytes, from: position) {
        case .found(let range, let escape):
          found.append(Found(builtIn: builtIn, range: range, lastEscape: escape))
          position = range.upperBound
        case .none: return .groups(nil)
        case .undecided: return .undecided
        }
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
