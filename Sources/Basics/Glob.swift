/// A path pattern: `*` and `?` within one name, `**` across folders, `[a-z]`, `{one,two}`.
package struct Glob: Sendable {
  private let alternatives: [[[Element]]]

  fileprivate enum Element: Equatable, Sendable {
    case byte(UInt8)
    case anyByte
    case anyRun
    case set(ranges: [ClosedRange<UInt8>], negated: Bool)
  }

  package init(_ pattern: String) {
    let text = Array(pattern.utf8)
    alternatives = (Self.expansions(of: text[...]) ?? [text]).map { pattern in
      pattern.split(separator: UInt8(ascii: "/")).map { Self.elements(Array($0)) }
    }
  }

  package static func isPattern(_ text: String) -> Bool {
    text.utf8.contains { "*?[{".utf8.contains($0) }
  }

  /// The folder that every match is below: the components before the first with a special character.
  package static func base(of pattern: String) -> String {
    pattern.split(separator: "/", omittingEmptySubsequences: false)
      .prefix { !isPattern(String($0)) }.joined(separator: "/")
  }

  package func matches(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    return alternatives.contains { pattern in
      Self.match(pattern, names.count, isRun: { $0 == [.anyRun, .anyRun] }) { element, index in
        Self.matches(element, names[index]) ? index + 1 : nil
      }
    }
  }

  /// Within one name.
  private static func matches(_ pattern: [Element], _ name: [UInt8]) -> Bool {
    match(pattern, name.count, isRun: { $0 == .anyRun }) { element, index in
      guard element.accepts(name[index]) else { return nil }
      guard element == .anyByte else { return index + 1 }
      // One `?` takes a whole character, however many bytes it has.
      return name[(index + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? name.count
    }
  }

  /// Part by part, with a restart at the last element that takes any number: linear in memory, no recursion.
  ///
  /// An earlier one never has to take more.
  ///
  /// - Parameter end: Where the part ends that begins at an index, if the element takes it.
  private static func match<Item>(
    _ pattern: [Item], _ count: Int, isRun: (Item) -> Bool, end: (Item, Int) -> Int?
  ) -> Bool {
    var (p, n) = (0, 0)
    var restart: (pattern: Int, part: Int)?
    while n < count {
      if p < pattern.count, isRun(pattern[p]) {
        restart = (p, n)
        p += 1
      } else if p < pattern.count, let next = end(pattern[p], n) {
        p += 1
        n = next
      } else if let last = restart {
        restart = (last.pattern, last.part + 1)
        (p, n) = (last.pattern + 1, last.part + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy(isRun)
  }

  private static func elements(_ text: [UInt8]) -> [Element] {
    var result: [Element] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "*"): result.append(.anyRun)
      case UInt8(ascii: "?"): result.append(.anyByte)
      case UInt8(ascii: "["):
        if let (set, end) = set(text, from: index) {
          result.append(set)
          index = end
        } else {
          result.append(.byte(text[index]))
        }
      default: result.append(.byte(text[index]))
      }
      index += 1
    }
    return result
  }

  private static func set(_ text: [UInt8], from start: Int) -> (Element, end: Int)? {
    guard let end = text[(start + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    var body = text[(start + 1)..<end]
    let negated = body.first == UInt8(ascii: "!") || body.first == UInt8(ascii: "^")
    if negated { body = body.dropFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let low = body.popFirst() {
      if body.first == UInt8(ascii: "-"), body.count > 1 {
        let high = body[body.startIndex + 1]
        body = body.dropFirst(2)
        ranges.append(min(low, high)...max(low, high))
      } else {
        ranges.append(low...low)
      }
    }
    return (.set(ranges: ranges, negated: negated), end)
  }

  /// The maximum number of patterns that braces may expand to; beyond it they are literal.
  private static let expansionLimit = 1024

  /// `a{b,c}d` as `abd` and `acd`; unclosed braces are literal; nil beyond the limit.
  private static func expansions(of text: ArraySlice<UInt8>) -> [[UInt8]]? {
    guard let open = text.firstIndex(of: UInt8(ascii: "{")),
      let (choices, rest) = choices(of: text[(open + 1)...])
    else { return [Array(text)] }
    guard let endings = expansions(of: rest) else { return nil }
    var result: [[UInt8]] = []
    for choice in choices {
      guard let beginnings = expansions(of: choice),
        result.count + beginnings.count * endings.count <= expansionLimit
      else { return nil }
      for beginning in beginnings { result += endings.map { text[..<open] + beginning + $0 } }
    }
    return result
  }

  /// The parts between commas up to the closing brace, and the rest after it.
  private static func choices(
    of text: ArraySlice<UInt8>
  ) -> (choices: [ArraySlice<UInt8>], rest: ArraySlice<UInt8>)? {
    var choices: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var depth = 0
    for (index, byte) in zip(text.indices, text) {
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}") where depth == 0:
        return (choices + [text[start..<index]], text[(index + 1)...])
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        choices.append(text[start..<index])
        start = index + 1
      default: break
      }
    }
    return nil
  }
}

extension Glob.Element {
  fileprivate func accepts(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let wanted): byte == wanted
    case .anyByte: true
    case .anyRun: false
    case .set(let ranges, let negated): ranges.contains { $0.contains(byte) } != negated
    }
  }
}
