/// Reads the events of a text as nodes, with every limit counted on the way.
struct Builder: ~Copyable {
  /// A node, and the number of nodes in it, including itself; an alias to it would add as many.
  private typealias Part = (node: Node, size: Int)

  private let events: EventStream
  private let limits: Limits
  private var depth = 0
  private var anchors: [String: Part] = [:]
  private var anchorCount = 0
  private var aliases = 0
  private var expanded = 0

  init(_ events: consuming EventStream, limits: Limits) {
    self.events = events
    self.limits = limits
  }

  /// The root of the one document; nil if there is none.
  mutating func root() throws(YAMLError) -> Node? {
    var root: Node?
    while let event = try events.next() {
      if case .documentStart = event.kind, root != nil {
        throw YAMLError(.secondDocument, at: event.position)
      }
      root = try part(event)?.node ?? root
    }
    return root
  }

  /// The node that begins with an event; nil if none does, as at the end of a collection.
  private mutating func part(_ event: Event, isKey: Bool = false) throws(YAMLError) -> Part? {
    if event.anchor != nil {
      anchorCount += 1
      guard anchorCount <= limits.anchors else {
        throw YAMLError(.tooManyAnchors(limit: limits.anchors), at: event.position)
      }
    }
    let content: Node.Content
    var size = 1
    switch event.kind {
    case .documentStart, .other: return nil
    case .alias(let name): return try expand(name, at: event.position)
    case .scalar(let scalar):
      guard scalar.text.utf8.count <= limits.scalarBytes else {
        let reason = YAMLError.Reason.scalarTooLong(
          bytes: scalar.text.utf8.count, limit: limits.scalarBytes)
        throw YAMLError(reason, at: event.position)
      }
      try check(event.tag, among: Tag.scalars, at: event.position)
      content = .scalar(scalar)
    case .collectionStart(let isMapping):
      try check(event.tag, among: isMapping ? Tag.mappings : Tag.sequences, at: event.position)
      guard depth < limits.depth else {
        throw YAMLError(.tooDeep(limit: limits.depth), at: event.position)
      }
      if isKey {
        throw YAMLError(.keyIsNoScalar(found: isMapping ? .mapping : .sequence), at: event.position)
      }
      depth += 1
      content = isMapping ? .mapping(try pairs(&size)) : .sequence(try items(&size))
      depth -= 1
    }
    let node = Node(content, tag: event.tag, at: event.position)
    if let anchor = event.anchor, limits.aliases > 0 { anchors[anchor] = (node, size) }
    return (node, size)
  }

  private mutating func items(_ size: inout Int) throws(YAMLError) -> [Node] {
    var items: [Node] = []
    while let event = try events.next(), let item = try part(event) {
      items.append(item.node)
      size += item.size
    }
    return items
  }

  private mutating func pairs(_ size: inout Int) throws(YAMLError) -> [Node.Pair] {
    var pairs: [Node.Pair] = []
    var seen: [String: Position] = [:]
    while let event = try events.next(), let key = try part(event, isKey: true) {
      try checkKey(key.node, &seen)
      guard let event = try events.next(), let value = try part(event) else { break }
      pairs.append(Node.Pair(key: key.node, value: value.node))
      size += key.size + value.size
    }
    return pairs
  }

  private func checkKey(_ key: Node, _ seen: inout [String: Position]) throws(YAMLError) {
    guard let name = key.text else {
      throw YAMLError(.keyIsNoScalar(found: key.kind), at: key.position)
    }
    if name == "<<" && key.isPlain { throw YAMLError(.mergeKey, at: key.position) }
    if let first = seen.updateValue(key.position, forKey: name) {
      throw YAMLError(.duplicateKey(name, first: first), at: key.position)
    }
  }

  private mutating func expand(_ name: String, at position: Position) throws(YAMLError) -> Part {
    guard limits.aliases > 0 else { throw YAMLError(.aliasRefused(name: name), at: position) }
    // An alias inside its own anchor finds nothing, as an anchor counts from its end on.
    guard let part = anchors[name] else {
      throw YAMLError(.undefinedAlias(name: name), at: position)
    }
    if part.node.text == nil { aliases += 1 }
    guard aliases <= limits.aliases else {
      throw YAMLError(.tooManyAliases(limit: limits.aliases), at: position)
    }
    expanded += part.size
    guard expanded <= limits.expandedNodes else {
      throw YAMLError(.expansionTooLarge(limit: limits.expandedNodes), at: position)
    }
    return part
  }

  private func check(
    _ tag: String?, among known: Set<String>, at position: Position
  ) throws(YAMLError) {
    guard let tag, !known.contains(tag) else { return }
    throw YAMLError(.unknownTag(tag), at: position)
  }
}
