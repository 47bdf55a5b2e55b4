extension RegexParser {
  /// The meaning of one escape inside or outside a character class.
  enum Escape {
    case scalar(Unicode.Scalar)
    case member(ScalarSet.Member)
  }

  private static let assertions: [Unicode.Scalar: RegexNode.Assertion] = [
    "b": .wordBoundary, "B": .notWordBoundary, "A": .textStart, "z": .textEnd,
    "Z": .textEndOrLastNewline,
  ]
  private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "r": "\r", "t": "\t", "f": "\u{0C}", "v": "\u{0B}", "e": "\u{1B}", "0": "\0",
  ]

  mutating func parseEscape() throws(CucumberExpressionError) -> RegexNode {
    let start = position
    let scalar = start + 1 < scalars.count ? scalars[start + 1] : nil
    if let assertion = scalar.flatMap({ Self.assertions[$0] }) {
      position += 2
      return .assertion(assertion)
    }
    if let scalar, ("1"..."9").contains(scalar) { return try parseNumberedReference() }
    if take("\\k") {
      guard take("<") else { throw problem(.unknownEscape("k"), at: start) }
      let name = try parseName()
      hasReference = true
      guard let group = known == nil ? 0 : known?.names[name] else {
        throw problem(.undefinedGroup(name), at: start)
      }
      return .backreference(group, ignoreCase: flags.ignoreCase)
    }
    switch try parseSharedEscape() {
    case .scalar(let scalar): return literal(scalar)
    case .member(let member):
      return .set(ScalarSet(ranges: [], members: [member], ignoreCase: flags.ignoreCase))
    }
  }

  /// Takes as many digits as there are groups for, and if that is not known yet, a few.
  private mutating func parseNumberedReference() throws(CucumberExpressionError) -> RegexNode {
    let start = position
    hasReference = true
    let count = known?.count ?? 10_000
    position += 1
    var number = 0
    while let scalar = current, ("0"..."9").contains(scalar) {
      let next = number * 10 + Int(scalar.value - 0x30)
      if number > 0, next > count { break }
      number = next
      position += 1
    }
    guard number <= count else { throw problem(.undefinedGroup("\(number)"), at: start) }
    return .backreference(number, ignoreCase: flags.ignoreCase)
  }

  /// `current` is the backslash.
  mutating func parseSharedEscape() throws(CucumberExpressionError) -> Escape {
    let start = position
    guard start + 1 < scalars.count else { throw problem(.unexpectedEnd, at: start) }
    let scalar = scalars[start + 1]
    position += 2
    switch scalar {
    case "d", "D": return .member(.ranges(ScalarSet.digits, negated: scalar == "D"))
    case "w", "W": return .member(.ranges(ScalarSet.wordCharacters, negated: scalar == "W"))
    case "s", "S": return .member(.ranges(ScalarSet.whiteSpace, negated: scalar == "S"))
    case "h": return .member(.ranges([0x09...0x09, 0x20...0x20, 0xA0...0xA0], negated: false))
    case "p", "P": return .member(try parseProperty(negated: scalar == "P", from: start))
    case "x": return .scalar(try parseHexadecimal(digits: 2, from: start))
    case "u": return .scalar(try parseHexadecimal(digits: 4, from: start))
    default:
      if let control = Self.controls[scalar] { return .scalar(control) }
      if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        throw problem(.unknownEscape(String(scalar)), at: start)
      }
      return .scalar(scalar)
    }
  }

  private mutating func parseProperty(
    negated: Bool, from start: Int
  ) throws(CucumberExpressionError) -> ScalarSet.Member {
    var name = String.UnicodeScalarView()
    if take("{") {
      while let scalar = current, scalar != "}", name.count < 64 {
        name.append(scalar)
        position += 1
      }
      guard take("}") else { throw problem(.unexpectedEnd, at: position) }
    } else if let scalar = current {
      name.append(scalar)
      position += 1
    }
    let isInverted = name.first == "^"
    if isInverted { name.removeFirst() }
    guard let property = UnicodeProperty(named: String(name)) else {
      throw problem(.unknownProperty(String(name)), at: start)
    }
    return .property(property, negated: negated != isInverted)
  }

  private mutating func parseHexadecimal(
    digits: Int, from start: Int
  ) throws(CucumberExpressionError) -> Unicode.Scalar {
    var value: UInt32
    if take("{") {
      value = try parseDigits(1...8, from: start)
      guard take("}") else { throw problem(.unexpectedEnd, at: position) }
    } else {
      value = try parseDigits(digits...digits, from: start)
      if (0xD800..<0xDC00).contains(value), take("\\u") {
        let low = try parseDigits(4...4, from: start)
        guard (0xDC00..<0xE000).contains(low) else { throw problem(.invalidCharacter, at: start) }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
    }
    guard let scalar = Unicode.Scalar(value) else { throw problem(.invalidCharacter, at: start) }
    return scalar
  }

  private mutating func parseDigits(
    _ count: ClosedRange<Int>, from start: Int
  ) throws(CucumberExpressionError) -> UInt32 {
    var value: UInt32 = 0
    var read = 0
    while read < count.upperBound, let digit = current?.hexadecimalValue {
      value = value << 4 | digit
      read += 1
      position += 1
    }
    guard count.contains(read) else { throw problem(.invalidCharacter, at: start) }
    return value
  }

  mutating func parseClass() throws(CucumberExpressionError) -> RegexNode {
    let start = position
    position += 1
    let negated = take("^")
    var ranges: [ClosedRange<UInt32>] = []
    var members: [ScalarSet.Member] = []
    while let scalar = current, scalar != "]" {
      let offset = position
      guard case .scalar(let low) = try parseClassItem(&members) else { continue }
      guard current == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
        ranges.append(low.value...low.value)
        continue
      }
      position += 1
      guard case .scalar(let high) = try parseClassItem(&members) else {
        ranges += [low.value...low.value, 0x2D...0x2D]
        continue
      }
      guard low <= high else { throw problem(.reversedRange, at: offset) }
      ranges.append(low.value...high.value)
    }
    guard take("]") else { throw problem(.unclosedClass, at: start) }
    if ranges.isEmpty, members.isEmpty { throw problem(.emptyClass, at: start) }
    return .set(
      ScalarSet(ranges: ranges, members: members, negated: negated, ignoreCase: flags.ignoreCase))
  }

  /// Puts classes of characters in `members` and returns them too.
  private mutating func parseClassItem(
    _ members: inout [ScalarSet.Member]
  ) throws(CucumberExpressionError) -> Escape {
    guard let scalar = current else { throw problem(.unclosedClass, at: position) }
    guard scalar == "\\" else {
      position += 1
      return .scalar(scalar)
    }
    if take("\\b") { return .scalar("\u{08}") }
    let escape = try parseSharedEscape()
    if case .member(let member) = escape { members.append(member) }
    return escape
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimalValue: UInt32? {
    isASCII ? Character(self).hexDigitValue.map { UInt32($0) } : nil
  }
}
