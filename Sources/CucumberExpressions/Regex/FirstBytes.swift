/// The bytes with which a match of a regular expression can begin.
///
/// An expression has several beginnings, such as "the c" and "the t" for `the (?:counter|timer)`:
/// they rule out most texts that do not match, without a search.
struct FirstBytes: Sendable {
  /// The bytes of all beginnings, one after another, as far as each is known.
  private var sets: [ByteSet] = []
  /// Where each beginning ends in `sets`.
  private var ends: [Int] = []

  /// More bytes of a beginning, or more beginnings, are of no use.
  private static let longest = 12
  private static let most = 24

  init(of node: RegexNode) {
    for beginning in Self.extend([Beginning()], by: node) {
      sets += beginning.sets
      ends.append(sets.count)
    }
  }

  /// Whether a match may begin at `position`.
  func allow(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
    sets.withUnsafeBufferPointer { sets in
      ends.withUnsafeBufferPointer { ends in
        var index = 0
        for end in ends {
          var place = position
          while index < end, place < bytes.count, sets[index].contains(bytes[place]) {
            index += 1
            place += 1
          }
          if index == end { return true }
          index = end
        }
        return false
      }
    }
  }

  /// The possible bytes at one position.
  private struct ByteSet {
    var ascii = ASCIISet()
    /// Whether it may be part of another character, which takes several bytes.
    var others = false

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool { byte < 128 ? ascii.contains(byte) : others }
  }

  /// The first characters of a match.
  private struct Beginning {
    var sets: [ByteSet] = []
    /// Whether any text may follow.
    var isOpen = false
  }

  /// The possible continuations of `beginnings` after a node; those that are open stay as they are.
  private static func extend(_ beginnings: [Beginning], by node: RegexNode) -> [Beginning] {
    let rest = beginnings.filter { !$0.isOpen }
    guard !rest.isEmpty else { return beginnings }
    let result = beginnings.filter(\.isOpen) + extended(rest, by: node)
    return result.count > most ? opened(beginnings) : result
  }

  /// The possible continuations of `beginnings`, none of which is open, after a node.
  private static func extended(_ beginnings: [Beginning], by node: RegexNode) -> [Beginning] {
    switch node {
    case .empty, .look, .assertion: return beginnings
    case .backreference: return opened(beginnings)
    case .literal(let scalar):
      var set = ByteSet(others: !scalar.isASCII)
      set.ascii.insert(scalar.value...scalar.value)
      return appended(set, to: beginnings)
    case .set(let set):
      return appended(ByteSet(ascii: set.ascii, others: !set.isASCII), to: beginnings)
    case .sequence(let nodes): return nodes.reduce(beginnings) { extend($0, by: $1) }
    case .alternation(let nodes):
      var result: [Beginning] = []
      for node in nodes {
        result += extended(beginnings, by: node)
        if result.count > most { return opened(beginnings) }
      }
      return result
    case .capture(_, let node), .atomic(let node): return extended(beginnings, by: node)
    case .repetition(let node, let minimum, let maximum, _):
      let once = extended(beginnings, by: node)
      return (minimum == 0 ? beginnings : []) + (maximum == 1 ? once : opened(once))
    }
  }

  private static func appended(_ set: ByteSet, to beginnings: [Beginning]) -> [Beginning] {
    beginnings.map { beginning in
      let sets = beginning.sets + [set]
      return Beginning(sets: sets, isOpen: set.others || sets.count == longest)
    }
  }

  private static func opened(_ beginnings: [Beginning]) -> [Beginning] {
    beginnings.map { Beginning(sets: $0.sets, isOpen: true) }
  }
}
