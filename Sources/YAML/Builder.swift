/// Events in, one node out, with every limit counted on the way.
struct Builder {
  /// A collection whose end has not been read yet.
  private struct Frame {
    /// The event that began it.
    let start: Event
    let isMapping: Bool
    var items: [Node] = []
    var pairs: [Node.Pair] = []
    var key: Node?
    var seen: [String: Position] = [:]
    /// The number of nodes in here, including itself; an alias to it would add as many.
    var size = 1
  }

  private let limits: Limits
  private var stack: [Frame] = []
  private var anchors: [String: (node: Node, size: Int)] = [:]
  private var anchorCount = 0
  private var aliases = 0
  private var expanded = 0

  init(limits: Limits) { self.limits = limits }

  /// The finished root when `event` completed it.
  mutating func take(_ event: Event) throws(YAMLError) -> Node? {
    if event.anchor != nil {
      anchorCount += 1
      guard anchorCount <= limits.anchors else {
        throw YAMLError(.tooManyAnchors(limit: limits.anchors), at: event.position)
      }
    }
    switch event.kind {
    case .documentStart, .other: return nil
    case .alias(let name):
      let (node, size) = try expand(name, at: event.position)
      return try attach(node, size: size)
    case .scalar(let scalar):
      guard scalar.text.utf8.count <= limits.scalarBytes else {
        let reason = YAMLError.Reason.scalarTooLong(
          bytes: scalar.text.utf8.count, limit: limits.scalarBytes)
        throw YAMLError(reason, at: event.position)
      }
      try check(event.tag, among: Tag.scalars, at: event.position)
      let node = Node(.scalar(scalar), tag: event.tag, at: event.position)
      return try attach(node, size: 1, anchor: event.anchor)
    case .collectionStart(let isMapping):
      try open(event, isMapping: isMapping)
      return nil
    case .collectionEnd:
      guard let frame = stack.popLast() else { return nil }
      let content: Node.Content = frame.isMapping ? .mapping(frame.pairs) : .sequence(frame.items)
      let node = Node(content, tag: frame.start.tag, at: frame.start.position)
      return try attach(node, size: frame.size, anchor: frame.start.anchor)
    }
  }

  private mutating func open(_ event: Event, isMapping: Bool) throws(YAMLError) {
    try check(event.tag, among: isMapping ? Tag.mappings : Tag.sequences, at: event.position)
    guard stack.count < limits.depth else {
      throw YAMLError(.tooDeep(limit: limits.depth), at: event.position)
    }
    if let last = stack.last, last.isMapping, last.key == nil {
      throw YAMLError(.keyIsNoScalar(found: isMapping ? .mapping : .sequence), at: event.position)
    }
    stack.append(Frame(start: event, isMapping: isMapping))
  }

  /// Puts a finished node into the open collection; returns it if there is none.
  private mutating func attach(
    _ node: Node, size: Int, anchor: String? = nil
  ) throws(YAMLError) -> Node? {
    if let anchor, limits.aliases > 0 { anchors[anchor] = (node, size) }
    let top = stack.count - 1
    guard top >= 0 else { return node }
    stack[top].size += size
    if !stack[top].isMapping {
      stack[top].items.append(node)
    } else if let key = stack[top].key {
      stack[top].pairs.append(Node.Pair(key: key, value: node))
      stack[top].key = nil
    } else {
      try acceptKey(node, in: top)
    }
    return nil
  }

  private mutating func acceptKey(_ node: Node, in top: Int) throws(YAMLError) {
    guard let name = node.text else {
      throw YAMLError(.keyIsNoScalar(found: node.kind), at: node.position)
    }
    if name == "<<" && node.isPlain { throw YAMLError(.mergeKey, at: node.position) }
    if let first = stack[top].seen.updateValue(node.position, forKey: name) {
      throw YAMLError(.duplicateKey(name, first: first), at: node.position)
    }
    stack[top].key = node
  }

  private mutating func expand(
    _ name: String, at position: Position
  ) throws(YAMLError) -> (Node, Int) {
    guard limits.aliases > 0 else { throw YAMLError(.aliasRefused(name: name), at: position) }
    // An alias inside its own anchor finds nothing, as an anchor counts from its end on.
    guard let (node, size) = anchors[name] else {
      throw YAMLError(.undefinedAlias(name: name), at: position)
    }
    if node.text == nil { aliases += 1 }
    guard aliases <= limits.aliases else {
      throw YAMLError(.tooManyAliases(limit: limits.aliases), at: position)
    }
    expanded += size
    guard expanded <= limits.expandedNodes else {
      throw YAMLError(.expansionTooLarge(limit: limits.expandedNodes), at: position)
    }
    return (node, size)
  }

  private func check(
    _ tag: String?, among known: Set<String>, at position: Position
  ) throws(YAMLError) {
    guard let tag, !known.contains(tag) else { return }
    throw YAMLError(.unknownTag(tag), at: position)
  }
}
