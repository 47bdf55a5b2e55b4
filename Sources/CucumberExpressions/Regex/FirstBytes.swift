/// The bytes with which a match of a regular expression can begin.
struct FirstBytes: Sendable {
  /// The bytes of other characters are all possible.
  private var ascii = ASCIISet()
  /// Whether a match may take nothing, so that any text may follow, or none.
  private var canBeEmpty = false

  init(of node: RegexNode) {
    canBeEmpty = add(node)
  }

  /// Whether a match may begin at `position`.
  func allow(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
    if canBeEmpty { return true }
    guard position < bytes.count else { return false }
    return bytes[position] >= 128 || ascii.contains(bytes[position])
  }

  /// Adds the bytes of a node, and tells whether what follows it may come first as well.
  private mutating func add(_ node: RegexNode) -> Bool {
    switch node {
    case .empty, .look, .assertion, .backreference:
      return true
    case .literal(let scalar):
      ascii.insert(scalar.value...scalar.value)
      return false
    case .set(let set):
      ascii.formUnion(set.ascii)
      return false
    case .sequence(let nodes):
      for node in nodes where !add(node) { return false }
      return true
    case .alternation(let nodes):
      var canBeEmpty = false
      for node in nodes where add(node) { canBeEmpty = true }
      return canBeEmpty
    case .capture(_, let node), .atomic(let node):
      return add(node)
    case .repetition(let node, let minimum, _, _):
      return add(node) || minimum == 0
    }
  }
}
