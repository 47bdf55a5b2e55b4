import CucumberExpressions

/// Finds the few definitions that a step text could match, without trying the others.
///
/// A radix tree over the literal parts of all expressions. Where an expression goes on with a
/// built-in parameter whose extent is certain from the bytes alone, the tree goes on behind it;
/// where it is not, the definition is a candidate for every text that came so far. So the answer is
/// never too small, and the expression itself has the last word.
struct StepIndex {
  /// What an expression demands of a text, from its beginning.
  enum Piece: Equatable {
    case literal([UInt8])
    case parameter(ParameterShape)
    /// Anything may follow.
    case rest
  }

  private struct Node {
    var edges: [Edge] = []
    var parameters: [(shape: ParameterShape, child: Int)] = []
    /// Definitions whose text may end here.
    var ends: [Int] = []
    /// Definitions that may go on with anything.
    var rest: [Int] = []
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

  /// Adds a definition; `variants` are the sequences that its texts may follow.
  mutating func insert(_ definition: Int, variants: [[Piece]]) {
    for pieces in variants {
      var node = 0
      var open = false
      for piece in pieces {
        switch piece {
        case .literal(let bytes): node = descend(from: node, along: bytes[...])
        case .parameter(let shape): node = descend(from: node, through: shape)
        case .rest: open = true
        }
        if open { break }
      }
      if open { nodes[node].rest.append(definition) } else { nodes[node].ends.append(definition) }
    }
  }

  /// The definitions that `text` could match, in the order of definition.
  func candidates(for text: String) -> [Int] {
    var text = text
    var found: [Int] = []
    text.withUTF8 { bytes in collect(from: 0, bytes, at: 0, into: &found) }
    if found.count > 1 {
      found.sort()
      var last = -1
      found.removeAll { definition in
        defer { last = definition }
        return definition == last
      }
    }
    return found
  }

  private func collect(
    from index: Int, _ bytes: UnsafeBufferPointer<UInt8>, at position: Int, into found: inout [Int]
  ) {
    if !nodes[index].rest.isEmpty { found += nodes[index].rest }
    if position == bytes.count { found += nodes[index].ends }
    for edge in nodes[index].edges where follows(edge.label, bytes, at: position) {
      collect(from: edge.child, bytes, at: position + edge.label.count, into: &found)
    }
    for (shape, child) in nodes[index].parameters {
      if let end = shape.end(bytes, from: position) {
        collect(from: child, bytes, at: end, into: &found)
      }
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

  private mutating func descend(from node: Int, through shape: ParameterShape) -> Int {
    if let known = nodes[node].parameters.first(where: { $0.shape == shape }) { return known.child }
    nodes.append(Node())
    nodes[node].parameters.append((shape, nodes.count - 1))
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
    let shared = zip(labels[edge.label], label).prefix { $0 == $1 }.count
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
