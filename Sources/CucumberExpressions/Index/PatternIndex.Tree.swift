extension PatternIndex {
  /// A radix tree over the literal parts of all patterns.
  ///
  /// The tree continues after a built-in parameter that can end in one place only, and after each
  /// possible end of a type whose ends are known; elsewhere the pattern is a candidate for every text
  /// that got this far.
  struct Tree: Sendable {
    private struct Node {
      var edges: [Edge] = []
      var parameters: [(type: ParameterType.BuiltIn, child: Int)] = []
      /// Patterns whose text may end here.
      var ends: [Int] = []
      var types: [(type: Int, child: Int)] = []
      /// Patterns that may continue with any text.
      var rest: [Int] = []
    }

    /// Leads to `child` if a text continues with a part of `labels`.
    private struct Edge {
      var label: Range<Int>
      var child: Int
    }

    private var nodes = [Node()]
    /// The bytes of all edges: edges themselves stay plain numbers, so that a search counts no
    /// references.
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
        case .parameter(let builtIn): node = descend(from: node, through: builtIn)
        case .extent(let extents): node = descend(from: node, through: extents)
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
      var found = search.found
      if found.count > 1 {
        found.sort()
        var last = -1
        found.removeAll { pattern in
          defer { last = pattern }
          return pattern == last
        }
      }
      return found
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
      for number in 0..<nodes[index].edges.count {
        let edge = nodes[index].edges[number]
        guard bytes.has(labels[edge.label], at: position) else { continue }
        collect(from: edge.child, of: nodes, bytes, at: position + edge.label.count, into: &search)
      }
      for number in 0..<nodes[index].parameters.count {
        let (type, child) = nodes[index].parameters[number]
        guard let extent = type.extent(in: bytes, from: position) else { continue }
        collect(from: child, of: nodes, bytes, at: extent.end, into: &search)
      }
      for number in 0..<nodes[index].types.count {
        let (type, child) = nodes[index].types[number]
        guard let ends = search.ends(of: type, types, in: bytes, from: position) else {
          collectAll(from: child, of: nodes, into: &search.found)
          continue
        }
        for end in ends {
          guard search.goesOn() else {
            collectAll(from: child, of: nodes, into: &search.found)
            break
          }
          collect(from: child, of: nodes, bytes, at: search.ends[end], into: &search)
        }
      }
    }

    /// All patterns that pass through a node.
    private func collectAll(
      from index: Int, of nodes: UnsafeBufferPointer<Node>, into found: inout [Int]
    ) {
      found += nodes[index].ends + nodes[index].rest
      for edge in nodes[index].edges { collectAll(from: edge.child, of: nodes, into: &found) }
      for (_, child) in nodes[index].parameters { collectAll(from: child, of: nodes, into: &found) }
      for (_, child) in nodes[index].types { collectAll(from: child, of: nodes, into: &found) }
    }

    /// The number of equal bytes at the start.
    private func sharedCount(_ known: Range<Int>, _ label: ArraySlice<UInt8>) -> Int {
      let limit = min(known.count, label.count)
      var count = 0
      while count < limit, labels[known.lowerBound + count] == label[label.startIndex + count] {
        count += 1
      }
      return count
    }

    private mutating func descend(from node: Int, through type: ParameterType.BuiltIn) -> Int {
      if let known = nodes[node].parameters.first(where: { $0.type == type }) { return known.child }
      nodes.append(Node())
      nodes[node].parameters.append((type, nodes.count - 1))
      return nodes.count - 1
    }

    private mutating func descend(from node: Int, through extents: ParameterType.Extents) -> Int {
      let type = typeNumbers[ObjectIdentifier(extents), default: types.count]
      if type == types.count {
        types.append(extents)
        typeNumbers[ObjectIdentifier(extents)] = type
      }
      if let known = nodes[node].types.first(where: { $0.type == type }) { return known.child }
      nodes.append(Node())
      nodes[node].types.append((type, nodes.count - 1))
      return nodes.count - 1
    }

    private mutating func descend(from node: Int, along label: ArraySlice<UInt8>) -> Int {
      guard let first = label.first else { return node }
      guard
        let position = nodes[node].edges.firstIndex(where: { labels[$0.label.lowerBound] == first })
      else {
        let start = labels.count
        labels += label
        nodes.append(Node())
        nodes[node].edges.append(Edge(label: start..<labels.count, child: nodes.count - 1))
        return nodes.count - 1
      }
      let edge = nodes[node].edges[position]
      let shared = sharedCount(edge.label, label)
      if shared < edge.label.count {
        let split = edge.label.lowerBound + shared
        var middle = Node()
        middle.edges = [Edge(label: split..<edge.label.upperBound, child: edge.child)]
        nodes.append(middle)
        nodes[node].edges[position] = Edge(
          label: edge.label.lowerBound..<split, child: nodes.count - 1)
      }
      return descend(from: nodes[node].edges[position].child, along: label.dropFirst(shared))
    }
  }
}
