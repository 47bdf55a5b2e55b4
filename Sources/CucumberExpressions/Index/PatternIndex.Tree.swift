extension PatternIndex {
  /// A radix tree over the literal parts of all patterns.
  ///
  /// The tree continues after a built-in parameter that can end in one place only, and after each
  /// possible end of a type whose ends are known; elsewhere the pattern is a candidate for every text
  /// that got this far.
  struct Tree: Sendable {
    private struct Node {
      var branches: [Branch] = []
      /// Patterns whose text may end here.
      var ends: [Int] = []
      /// Patterns that may continue with any text.
      var rest: [Int] = []
    }

    /// Leads to `child` if a text continues in this way.
    private struct Branch {
      var way: Way
      var child: Int
    }

    /// Plain numbers, so that a search counts no references.
    private enum Way: Equatable {
      /// With a part of `labels`.
      case label(Range<Int>)
      case builtIn(ParameterType.BuiltIn)
      /// With one of `types`.
      case type(Int)
    }

    private var nodes = [Node()]
    private var labels: [UInt8] = []
    /// The types whose ends are known.
    private var types: [ParameterType.Extents] = []
    private var typeNumbers: [ObjectIdentifier: Int] = [:]

    /// Adds one of the sequences of pieces that the texts of a pattern may follow.
    mutating func insert(_ pattern: Int, along pieces: [ExpressionPiece]) {
      var node = 0
      for piece in pieces {
        switch piece {
        case .literal(let bytes): node = descend(from: node, along: bytes[...])
        case .parameter(let builtIn): node = descend(from: node, through: .builtIn(builtIn))
        case .extent(let extents): node = descend(from: node, through: .type(number(of: extents)))
        case .rest: return nodes[node].rest.append(pattern)
        }
      }
      nodes[node].ends.append(pattern)
    }

    /// The patterns that `text` may match, ascending and without repetition.
    ///
    /// - Parameter effort: Increased by the number of types that were tried.
    func candidates(for text: String, effort: inout Int) -> [Int] {
      var text = text
      var search = Search()
      text.withUTF8 { bytes in
        search.remember(types.count, upTo: bytes.count)
        nodes.withUnsafeBufferPointer { nodes in
          collect(from: 0, of: nodes, bytes, at: 0, into: &search)
        }
      }
      effort += search.tried
      search.found.sortDistinct()
      return search.found
    }

    private struct Search {
      var found: [Int] = []
      /// The ends of all types that were tried, those of each type in a row.
      var ends: [Int] = []
      /// The number of types that were tried.
      var tried = 0
      /// The cost of the search: steps of regular expressions, and ends that it continued from.
      private var steps = 0
      /// The cost beyond which the rest is left undecided.
      ///
      /// Types that can end anywhere, one after another, would take a power of the text's length. It is
      /// constant, so that long texts take no longer: `TextFragments` decides the rest.
      private static let maximumSteps = 50_000
      /// The ends of each type after each position, since many nodes continue through the same type.
      private var spans: [Range<Int32>?] = []
      private var positions = 0
      /// The maximum size of the table; a larger text or vocabulary is searched without it.
      private static let maximumSpans = 1 << 17

      mutating func remember(_ types: Int, upTo length: Int) {
        let (count, overflow) = types.multipliedReportingOverflow(by: length + 1)
        guard !overflow, count <= Self.maximumSpans else { return }
        positions = length + 1
        spans = [Range<Int32>?](repeating: nil, count: count)
      }

      /// Whether the search may continue after one more end.
      mutating func goesOn() -> Bool {
        steps += 1
        return steps <= Self.maximumSteps
      }

      /// The range of a type's ends in `ends`; nil if the search has taken too long.
      mutating func ends(
        of type: Int, _ types: [ParameterType.Extents], in bytes: UnsafeBufferPointer<UInt8>,
        from position: Int
      ) -> Range<Int>? {
        guard goesOn() else { return nil }
        tried += 1
        let index = type * positions + position
        if positions > 0, let span = spans[index] {
          return Int(span.lowerBound)..<Int(span.upperBound)
        }
        let base = ends.count
        steps += types[type].addEnds(
          in: bytes, from: position, to: &ends, maximumSteps: Self.maximumSteps - steps)
        guard steps <= Self.maximumSteps else { return nil }
        if positions > 0 { spans[index] = Int32(base)..<Int32(ends.count) }
        return base..<ends.count
      }
    }

    /// By indices throughout: a loop over an array would count references for every node.
    private func collect(
      from index: Int, of nodes: UnsafeBufferPointer<Node>, _ bytes: UnsafeBufferPointer<UInt8>,
      at position: Int, into search: inout Search
    ) {
      if !nodes[index].rest.isEmpty { search.found += nodes[index].rest }
      if position == bytes.count { search.found += nodes[index].ends }
      for number in 0..<nodes[index].branches.count {
        let branch = nodes[index].branches[number]
        switch branch.way {
        case .label(let label):
          guard bytes.has(labels[label], at: position) else { continue }
          let end = position + label.count
          collect(from: branch.child, of: nodes, bytes, at: end, into: &search)
        case .builtIn(let type):
          guard let end = type.extent(in: bytes, from: position)?.end else { continue }
          collect(from: branch.child, of: nodes, bytes, at: end, into: &search)
        case .type(let type):
          guard let ends = search.ends(of: type, types, in: bytes, from: position) else {
            collectAll(from: branch.child, of: nodes, into: &search.found)
            continue
          }
          for end in ends {
            guard search.goesOn() else {
              collectAll(from: branch.child, of: nodes, into: &search.found)
              break
            }
            collect(from: branch.child, of: nodes, bytes, at: search.ends[end], into: &search)
          }
        }
      }
    }

    /// All patterns that pass through a node.
    private func collectAll(
      from index: Int, of nodes: UnsafeBufferPointer<Node>, into found: inout [Int]
    ) {
      found += nodes[index].ends + nodes[index].rest
      for branch in nodes[index].branches {
        collectAll(from: branch.child, of: nodes, into: &found)
      }
    }

    private mutating func number(of extents: ParameterType.Extents) -> Int {
      let number = typeNumbers[ObjectIdentifier(extents), default: types.count]
      if number == types.count {
        types.append(extents)
        typeNumbers[ObjectIdentifier(extents)] = number
      }
      return number
    }

    private mutating func descend(from node: Int, through way: Way) -> Int {
      if let known = nodes[node].branches.first(where: { $0.way == way }) { return known.child }
      nodes.append(Node())
      nodes[node].branches.append(Branch(way: way, child: nodes.count - 1))
      return nodes.count - 1
    }

    private mutating func descend(from node: Int, along label: ArraySlice<UInt8>) -> Int {
      guard let first = label.first else { return node }
      for (position, branch) in nodes[node].branches.enumerated() {
        guard case .label(let known) = branch.way, labels[known.lowerBound] == first else {
          continue
        }
        let most = min(known.count, label.count)
        let shared =
          (1..<most).first { labels[known.lowerBound + $0] != label[label.startIndex + $0] } ?? most
        var child = branch.child
        if shared < known.count {
          let split = known.lowerBound + shared
          nodes.append(
            Node(branches: [Branch(way: .label(split..<known.upperBound), child: child)]))
          child = nodes.count - 1
          nodes[node].branches[position] = Branch(
            way: .label(known.lowerBound..<split), child: child)
        }
        return descend(from: child, along: label.dropFirst(shared))
      }
      labels += label
      return descend(from: node, through: .label(labels.count - label.count..<labels.count))
    }
  }
}
