extension PatternIndex {
  /// A radix tree over the literal parts of all patterns.
  ///
  /// If a pattern goes on with a built-in parameter that can end in one place only, the tree goes
  /// on behind it; elsewhere the pattern is a candidate for every text that came so far.
  struct Tree: Sendable {
    private struct Node {
      var edges: [Edge] = []
      var parameters: [(type: ParameterType.BuiltIn, child: Int)] = []
      /// Patterns whose text may end here.
      var ends: [Int] = []
      /// Patterns that may go on with anything.
      var rest: [Int] = []
      /// Patterns that may go on with anything that begins as told.
      var openings: [(opening: ParameterType.Opening, patterns: [Int])] = []
    }

    /// Leads on to `child` where a text goes on with a part of `labels`.
    private struct Edge {
      var label: Range<Int>
      var child: Int
    }

    private var nodes = [Node()]
    /// The bytes of all edges: edges themselves stay plain numbers, so that a search counts no
    /// references.
    private var labels: [UInt8] = []

    /// Adds one of the sequences of pieces that the texts of a pattern may follow.
    mutating func insert(_ pattern: Int, along pieces: [ExpressionPiece]) {
      var node = 0
      for piece in pieces {
        switch piece {
        case .literal(let bytes): node = descend(from: node, along: bytes[...])
        case .parameter(let builtIn): node = descend(from: node, through: builtIn)
        case .rest(nil): return nodes[node].rest.append(pattern)
        case .rest(let opening?): return insert(pattern, at: node, before: opening)
        }
      }
      nodes[node].ends.append(pattern)
    }

    private mutating func insert(
      _ pattern: Int, at node: Int, before opening: ParameterType.Opening
    ) {
      if let known = nodes[node].openings.firstIndex(where: { $0.opening === opening }) {
        nodes[node].openings[known].patterns.append(pattern)
      } else {
        nodes[node].openings.append((opening, [pattern]))
      }
    }

    /// The patterns that `text` may match, ascending and without repetition.
    ///
    /// - Parameter effort: Raised by the number of beginnings that were tried.
    func candidates(for text: String, effort: inout Int) -> [Int] {
      var text = text
      var found: [Int] = []
      text.withUTF8 { bytes in
        nodes.withUnsafeBufferPointer { nodes in
          collect(from: 0, of: nodes, bytes, at: 0, into: &found, &effort)
        }
      }
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

    /// By indices throughout: a loop over an array would count references for every node.
    private func collect(
      from index: Int, of nodes: UnsafeBufferPointer<Node>, _ bytes: UnsafeBufferPointer<UInt8>,
      at position: Int, into found: inout [Int], _ effort: inout Int
    ) {
      if !nodes[index].rest.isEmpty { found += nodes[index].rest }
      if position == bytes.count { found += nodes[index].ends }
      effort += nodes[index].openings.count
      for number in 0..<nodes[index].openings.count {
        let (opening, patterns) = nodes[index].openings[number]
        if opening.mayBegin(in: bytes, at: position) { found += patterns }
      }
      for number in 0..<nodes[index].edges.count {
        let edge = nodes[index].edges[number]
        guard follows(edge.label, bytes, at: position) else { continue }
        collect(
          from: edge.child, of: nodes, bytes, at: position + edge.label.count, into: &found,
          &effort)
      }
      for number in 0..<nodes[index].parameters.count {
        let (type, child) = nodes[index].parameters[number]
        guard let extent = type.extent(in: bytes, from: position) else { continue }
        collect(from: child, of: nodes, bytes, at: extent.end, into: &found, &effort)
      }
    }

    private func follows(
      _ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
    ) -> Bool {
      guard bytes.count - position >= label.count else { return false }
      let shift = position - label.lowerBound
      for index in label where labels[index] != bytes[index + shift] { return false }
      return true
    }

    /// How many bytes are the same from the start.
    private func sharedCount(_ known: Range<Int>, _ label: ArraySlice<UInt8>) -> Int {
      let limit = min(known.count, label.count)
      var count = 0
      while count < limit, labels[known.lowerBound + count] == label[label.startIndex + count] {
        count += 1
      }
      return count
    }

    private mutating func descend(
      from node: Int, through type: ParameterType.BuiltIn
    ) -> Int {
      if let known = nodes[node].parameters.first(where: { $0.type == type }) { return known.child }
      nodes.append(Node())
      nodes[node].parameters.append((type, nodes.count - 1))
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
