extension Sequence {
  /// The positions of elements by their keys, without keys that several elements have.
  ///
  /// - Parameter key: The key of the element at a position; nil if it has none.
  func uniquePositions<Key: Hashable>(
    by key: (_ position: Int, _ element: Element) -> Key?
  ) -> [Key: Int] {
    var found: [Key: Int?] = [:]
    for (position, element) in enumerated() {
      guard let key = key(position, element) else { continue }
      found[key] = .some(found[key] == nil ? position : nil)
    }
    return found.compactMapValues(\.self)
  }
}
