// A pattern and texts, zero bytes between: the compiled program finds the same groups as a matcher
// that follows the syntax tree and knows no shortcut.
@testable import CucumberExpressions

func check(_ bytes: [UInt8]) {
  var texts = Texts(bytes)
  let source = texts.next()
  let pattern: CompiledPattern
  let tree: RegexNode
  do {
    var parser = RegexParser(source)
    tree = try parser.parse()
    pattern = try CompiledPattern(source)
  } catch {
    return checkError(error, in: source)
  }
  for _ in 0..<3 { checkMatch(pattern, tree, texts.next()) }
}

private func checkError(_ error: any Error, in source: String) {
  guard case .regularExpression(_, let offset, let pattern)? = error as? CucumberExpressionError
  else { return require(false, "not an error of a pattern: \(error)") }
  require(pattern.isIdentical(to: source), "the error names the pattern")
  require((0...source.unicodeScalars.count).contains(offset), "the error is in the pattern")
  require(!"\(error)".isEmpty, "an error has words")
}

private func checkMatch(_ pattern: CompiledPattern, _ tree: RegexNode, _ text: String) {
  let bytes = Array(text.utf8)
  // The plain matcher recurses for each step.
  guard bytes.count <= 200 else { return }
  var plain = PlainMatcher(bytes, captures: pattern.captures.count)
  let expected = plain.search(tree)
  guard !plain.isExhausted else { return }
  let found = bytes.withUnsafeBufferPointer { pattern.find(in: $0) }
  switch found {
  case .found(let captures):
    guard let expected else { return require(false, "matches nothing, found \(captures)") }
    requireEqual(captures, expected, "groups")
  case .none: require(expected == nil, "does not match, expected \(expected ?? [])")
  case .exhausted: require(false, "gave up where few steps are enough")
  }
  // With its memory of failed attempts the program finds the same.
  if pattern.program.isMemoizable {
    let again = bytes.withUnsafeBufferPointer {
      pattern.attempt(in: $0, limit: 1_000_000, usesMemo: true)
    }
    switch again {
    case .found(let captures):
      // With iterations that may be empty, groups may differ: see `RegexProgram`.
      if pattern.program.numberOfSlots == 2 * pattern.captures.count {
        requireEqual(captures, expected ?? [], "groups with memory")
      }
      require(expected != nil, "matches with memory")
    case .none: require(expected == nil, "does not match with memory")
    case .exhausted: require(false, "gave up with memory")
    }
  }
  if expected != nil { checkRequired(by: pattern, in: bytes) }
  checkGroups((try? pattern.match(text)) ?? [], in: text)
}

/// A text that matches contains what every match needs.
private func checkRequired(by pattern: CompiledPattern, in bytes: [UInt8]) {
  require(bytes.starts(with: pattern.prefix), "begins with \(pattern.prefix)")
  var position = 0
  for fragment in pattern.literals.parts {
    let starts = position...max(position, bytes.count)
    guard let start = starts.first(where: { bytes.dropFirst($0).starts(with: fragment) })
    else { return require(false, "has \(fragment)") }
    position = start + fragment.count
  }
}

private func checkGroups(_ groups: [StepExpression.Group], in text: String) {
  let units = Array(text.utf16)
  for group in groups {
    if let value = group.value, let start = group.start, let end = group.end {
      require(start >= 0 && start <= end && end <= units.count, "a group lies in the text")
      require(value.utf16.elementsEqual(units[start..<end]), "a group's text is at its place")
    } else {
      require(group.value == nil && group.start == nil && group.end == nil, "all or nothing")
    }
    checkGroups(group.children, in: text)
  }
}

/// Tries everything in order; each node calls what comes after it.
private struct PlainMatcher {
  private let text: [UInt8]
  private var captures: [Int]
  private var steps = 0
  private var depth = 0
  private(set) var isExhausted = false

  init(_ text: [UInt8], captures: Int) {
    self.text = text
    self.captures = Array(repeating: -1, count: 2 * captures)
  }

  mutating func search(_ tree: RegexNode) -> [Int]? {
    for start in 0...text.count where start == text.count || text[start] & 0xC0 != 0x80 {
      captures = captures.map { _ in -1 }
      var end = 0
      if match(
        tree, start,
        { _, position in
          end = position; return true
        })
      {
        captures[0] = start
        captures[1] = end
        return captures
      }
    }
    return nil
  }

  private typealias Rest = (inout PlainMatcher, Int) -> Bool

  private mutating func match(_ node: RegexNode, _ position: Int, _ rest: Rest) -> Bool {
    steps += 1
    depth += 1
    defer { depth -= 1 }
    if steps > 4_000 || depth > 400 { isExhausted = true }
    if isExhausted { return false }
    let before = captures
    let matches = matchNode(node, position, rest)
    if !matches { captures = before }
    return matches
  }

  private mutating func matchNode(_ node: RegexNode, _ position: Int, _ rest: Rest) -> Bool {
    switch node {
    case .empty: return rest(&self, position)
    case .literal(let scalar):
      guard let (found, next) = scalarAt(position), found == scalar.value else { return false }
      return rest(&self, next)
    case .set(let set):
      guard let (found, next) = scalarAt(position), set.contains(found) else { return false }
      return rest(&self, next)
    case .sequence(let nodes): return matchAll(nodes[...], position, rest)
    case .alternation(let nodes):
      for node in nodes where match(node, position, rest) { return true }
      return false
    case .capture(let index, let node):
      captures[2 * index] = position
      return match(node, position) { matcher, end in
        let before = matcher.captures
        matcher.captures[2 * index + 1] = end
        if rest(&matcher, end) { return true }
        matcher.captures = before
        return false
      }
    case .repetition(let node, let minimum, let maximum, .possessive):
      let greedy = RegexNode.repetition(node, minimum: minimum, maximum: maximum, .greedy)
      return match(.atomic(greedy), position, rest)
    case .repetition(let node, let minimum, let maximum, let mode):
      return matchRepetition(node, minimum, maximum ?? .max, mode, position, rest)
    case .look(let node, let behind, let negated):
      let before = captures
      let found = behind ? lookBehind(node, position) : match(node, position) { _, _ in true }
      if isExhausted { return false }
      if negated { captures = before }
      return found != negated && rest(&self, position)
    case .atomic(let node):
      var end: Int?
      guard
        match(
          node, position,
          { _, position in
            end = position; return true
          }), let end
      else {
        return false
      }
      return rest(&self, end)
    case .backreference(let group, let ignoreCase):
      guard let next = matchReference(group, position, ignoreCase) else { return false }
      return rest(&self, next)
    case .assertion(let assertion): return holds(assertion, position) && rest(&self, position)
    }
  }

  private mutating func matchAll(
    _ nodes: ArraySlice<RegexNode>, _ position: Int, _ rest: Rest
  ) -> Bool {
    guard let first = nodes.first else { return rest(&self, position) }
    return match(first, position) { matcher, next in
      matcher.matchAll(nodes.dropFirst(), next, rest)
    }
  }

  private mutating func matchRepetition(
    _ node: RegexNode, _ minimum: Int, _ maximum: Int, _ mode: RegexNode.RepetitionMode,
    _ position: Int, _ rest: Rest
  ) -> Bool {
    if minimum > 0 {
      return match(node, position) { matcher, next in
        matcher.matchRepetition(node, minimum - 1, maximum - 1, mode, next, rest)
      }
    }
    steps += 1
    if steps > 4_000 { isExhausted = true }
    if isExhausted { return false }
    if mode == .lazy, rest(&self, position) { return true }
    if maximum > 0, !isExhausted {
      let found = match(node, position) { matcher, next in
        // A part that takes no text is not repeated.
        next != position
          && matcher.matchRepetition(node, 0, maximum - 1, mode, next, rest)
      }
      if found { return true }
    }
    return mode != .lazy && !isExhausted && rest(&self, position)
  }

  private mutating func lookBehind(_ node: RegexNode, _ position: Int) -> Bool {
    for start in (0...position).reversed()
    where start == text.count || text[start] & 0xC0 != 0x80 {
      if match(node, start, { _, end in end == position }) { return true }
    }
    return false
  }

  private func matchReference(_ group: Int, _ position: Int, _ ignoreCase: Bool) -> Int? {
    let (start, end) = (captures[2 * group], captures[2 * group + 1])
    guard start >= 0, start <= end else { return position }
    var (source, target) = (start, position)
    while source < end {
      guard let (wanted, next) = scalarAt(source), let (found, after) = scalarAt(target) else {
        return nil
      }
      let isOther =
        Unicode.Scalar(wanted)?.otherCases.contains { $0.value == found } ?? false
      guard wanted == found || ignoreCase && isOther else { return nil }
      (source, target) = (next, after)
    }
    return target
  }

  private func scalarAt(_ position: Int) -> (UInt32, Int)? {
    guard position < text.count else { return nil }
    let rest = String(decoding: text[position...].prefix(4), as: UTF8.self)
    guard let scalar = rest.unicodeScalars.first else { return nil }
    return (scalar.value, position + String(scalar).utf8.count)
  }

  private func holds(_ assertion: RegexNode.Assertion, _ position: Int) -> Bool {
    let before = position > 0 ? text[position - 1] : nil
    let after = position < text.count ? text[position] : nil
    let isBoundary = isWord(before) != isWord(after)
    return switch assertion {
    case .textStart: before == nil
    case .textEnd: after == nil
    case .textEndOrLastNewline: after == nil || after == 0x0A && position + 1 == text.count
    case .lineStart: before == nil || before == 0x0A || before == 0x0D
    case .lineEnd: after == nil || after == 0x0A || after == 0x0D
    case .wordBoundary: isBoundary
    case .notWordBoundary: !isBoundary
    }
  }

  private func isWord(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte == 0x5F || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
