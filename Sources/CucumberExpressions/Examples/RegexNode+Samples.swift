import Synchronization

extension RegexNode {
  /// The maximum number of texts of a type that are compared.
  static let maximumSamples = 64
  /// The texts that the node takes, the plainest first, up to a limit.
  ///
  /// - Returns: Nil if there are infinitely many, such as numbers.
  var samples: [String]? {
    switch self {
    case .empty, .assertion, .look: return [""]
    case .literal(let scalar): return [String(scalar)]
    case .set(let set): return set.sample.map { [$0] }
    case .backreference: return nil
    case .capture(_, let node), .atomic(let node): return node.samples
    case .alternation(let nodes):
      let samples = nodes.compactMap(\.samples)
      return samples.count == nodes.count ? Self.inTurn(samples) : nil
    case .sequence(let nodes):
      var factors: [[String]] = []
      for node in nodes {
        guard let some = node.samples else { return nil }
        if some.count == 1, factors.last?.count == 1 {
          factors[factors.count - 1][0] += some[0]
        } else {
          factors.append(some)
        }
      }
      return Self.combined(factors)
    case .repetition(let node, let minimum, _, _):
      // A single repetition is enough as a sample.
      guard minimum <= 1, let samples = node.samples else { return nil }
      return minimum == 0 ? [""] + samples.prefix(Self.maximumSamples - 1) : samples
    }
  }

  /// The first of each list, then the second of each, and so on.
  private static func inTurn(_ lists: [[String]]) -> [String] {
    var result: [String] = []
    for index in 0..<(lists.map(\.count).max() ?? 0) {
      for list in lists where index < list.count {
        result.append(list[index])
        if result.count == maximumSamples { return result }
      }
    }
    return result
  }

  /// One of each list after the other: first those that differ from the first of all in few places.
  private static func combined(_ factors: [[String]]) -> [String] {
    var texts: [(text: String, rank: Int)] = [("", 0)]
    for factor in factors {
      var next: [(text: String, rank: Int)] = []
      for (text, rank) in texts {
        for (index, addition) in factor.enumerated() {
          // Not being the first one costs much, its index little.
          next.append((text + addition, rank + (index == 0 ? 0 : 16 + index)))
        }
      }
      if next.count > maximumSamples {
        // Stable, so that results can be repeated.
        next = next.enumerated()
          .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
          .prefix(maximumSamples).map(\.element)
      }
      texts = next
    }
    return texts.map(\.text)
  }
}

extension ScalarSet {
  /// One of the characters, if they are few, such as the two apostrophes.
  fileprivate var sample: String? {
    guard !isNegated, members.isEmpty, ranges.reduce(0, { $0 + $1.count }) < 5,
      let first = ranges.first.flatMap({ Unicode.Scalar($0.lowerBound) })
    else { return nil }
    return String(first).lowercased()
  }
}

extension ParameterType {
  /// The texts of a type that allows fixed words, such as `is|was|will be`; empty for others.
  package var samples: [String] {
    guard builtIn == nil, !isUntyped else { return [] }
    return wordTexts.value {
      let nodes = try? regularExpressions.map { try RegexNode(parsing: $0) }
      return nodes.flatMap { RegexNode.alternation($0).samples } ?? []
    }
  }

  /// The samples, computed on first use: a type is used in hundreds of expressions, and a
  /// run needs those of few types.
  final class WordTexts: Sendable {
    private let known = Mutex<[String]?>(nil)

    func value(_ make: () -> [String]) -> [String] {
      known.withLock { known in
        if let known { return known }
        let made = make()
        known = made
        return made
      }
    }
  }
}
