extension RegexNode {
  /// A text that the node probably takes, such as `12` or `some text`.
  ///
  /// Callers must try it, since lookarounds are ignored.
  ///
  /// - Parameter groups: The texts of capture groups for which better ones are known.
  func example(groups: [Int: String] = [:]) -> String {
    var groups = groups
    return example(&groups)
  }

  private func example(_ groups: inout [Int: String]) -> String {
    switch self {
    case .empty, .assertion, .look: return ""
    case .literal(let scalar): return String(scalar)
    case .set(let set): return set.example
    case .sequence(let nodes): return nodes.map { $0.example(&groups) }.joined()
    case .alternation(let nodes): return nodes.first?.example(&groups) ?? ""
    case .atomic(let node): return node.example(&groups)
    case .backreference(let group, _): return groups[group] ?? ""
    case .capture(let group, let node):
      if let known = groups[group] { return known }
      let text = node.example(&groups)
      groups[group] = text
      return text
    case .repetition(let node, let minimum, let maximum, _):
      if case .set(let set) = node, maximum.map({ $0 >= 4 }) ?? true {
        return set.exampleOfMany(atLeast: minimum)
      }
      return (0..<min(minimum, Self.maximumSamples)).map { _ in node.example(&groups) }.joined()
    }
  }
}

extension ScalarSet {
  /// The plainest of its characters.
  fileprivate var example: String {
    let plain = "a1A-_. ".unicodeScalars.first { contains($0.value) }
    let other = ranges.lazy.compactMap { Unicode.Scalar($0.lowerBound) }
      .first { contains($0.value) }
    return (plain ?? other).map { String($0) } ?? ""
  }

  /// Several of its characters, at best a word.
  fileprivate func exampleOfMany(atLeast minimum: Int) -> String {
    for word in ["text", "TEXT", "12"] where minimum <= word.utf8.count {
      if word.unicodeScalars.allSatisfy({ contains($0.value) }) { return word }
    }
    return String(repeating: example, count: min(max(minimum, 1), RegexNode.maximumSamples))
  }
}
