/// A path pattern: `*` and `?` within one name, `**` across folders, `[a-z]`, `{one,two}`.
package struct Glob: Sendable {
  private let alternatives: [[[Element]]]

  fileprivate enum Element: Sendable {
    case byte(UInt8)
    case anyByte
    case anyRun
    case set(ranges: [ClosedRange<UInt8>], negated: Bool)
  }

  package init(_ pattern: String) {
    alternatives = Self.expandBraces(Array(pattern.utf8)).map { pattern in
      pattern.split(separator: UInt8(ascii: "/")).map { Self.elements(Array($0)) }
    }
  }

  package static func isPattern(_ text: String) -> Bool {
    text.utf8.contains { "*?[{".utf8.contains($0) }
  }

  /// The folder that every match is below: the components before the first with a special character.
  package static func base(of pattern: String) -> String {
    var parts: [Substring] = []
    for part in pattern.split(separator: "/", omittingEmptySubsequences: false) {
      if isPattern(String(part)) { break }
      parts.append(part)
    }
    return parts.joined(separator: "/")
  }

  package func matches(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    return alternatives.contains { Self.match($0[...], names[...]) }
  }

  /// Name by name, with a restart at the last `**`: an earlier one never has to take more.
  private static func match(
    _ pattern: ArraySlice<[Element]>, _ names: ArraySlice<[UInt8]>
  ) -> Bool {
    var (p, n) = (pattern.startIndex, names.startIndex)
    var restart: (pattern: Int, name: Int)?
    while n < names.endIndex {
      if p < pattern.endIndex, isAnyDepth(pattern[p]) {
        restart = (p, n)
        p += 1
      } else if p < pattern.endIndex, match(pattern[p][...], names[n][...]) {
        p += 1
        n += 1
      } else if let last = restart {
        restart = (last.pattern, last.name + 1)
        (p, n) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy(isAnyDepth)
  }

  /// Whether it is `**`.
  private static func isAnyDepth(_ element: [Element]) -> Bool {
    element.count == 2 && element.allSatisfy { if case .anyRun = $0 { true } else { false } }
  }

  /// Within one name, with the usual restart at the last star: linear in memory, no recursion.
  private static func match(_ pattern: ArraySlice<Element>, _ name: ArraySlice<UInt8>) -> Bool {
    var (p, n) = (pattern.startIndex, name.startIndex)
    var restart: (pattern: Int, name: Int)?
    while n < name.endIndex {
      if p < pattern.endIndex, case .anyRun = pattern[p] {
        restart = (p, n)
        p += 1
      } else if p < pattern.endIndex, pattern[p].accepts(name[n]) {
        n += 1
        // One `?` takes a whole character, however many bytes it has.
        if case .anyByte = pattern[p] { n = endOfScalar(name, from: n) }
        p += 1
      } else if let last = restart {
        restart = (last.pattern, last.name + 1)
        (p, n) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { if case .anyRun = $0 { true } else { false } }
  }

  private static func endOfScalar(_ name: ArraySlice<UInt8>, from start: Int) -> Int {
    name[start...].firstIndex { $0 & 0xC0 != 0x80 } ?? name.endIndex
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

  private static func expandBraces(_ text: [UInt8]) -> [[UInt8]] {
    expansions(of: text[...], limit: expansionLimit) ?? [text]
  }

  /// `a{b,c}d` as `abd` and `acd`; unclosed braces are literal.
  private static func expansions(of text: ArraySlice<UInt8>, limit: Int) -> [[UInt8]]? {
    guard let open = text.firstIndex(of: UInt8(ascii: "{")),
      let (choices, rest) = choices(of: text[(open + 1)...])
    else { return [Array(text)] }
    guard let endings = expansions(of: rest, limit: limit) else { return nil }
    var result: [[UInt8]] = []
    for choice in choices {
      guard let beginnings = expansions(of: choice, limit: limit),
        result.count + beginnings.count * endings.count <= limit
      else { return nil }
      for beginning in beginnings {
        result += endings.map { text[..<open] + beginning + $0 }
      }
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
