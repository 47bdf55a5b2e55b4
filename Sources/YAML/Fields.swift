import Basics

/// A mapping whose keys are known: an unknown key is an error, with the nearest known one named.
public struct Fields: Sendable {
  /// The start of the mapping.
  public let position: Position
  private let values: [String: Node]

  /// Reads `node` as a mapping with no other keys than `known`.
  public init(_ node: Node, known: [String]) throws(YAMLError) {
    var values: [String: Node] = [:]
    for pair in try node.pairs {
      guard known.contains(pair.name) else {
        let reason = YAMLError.Reason.unknownKey(
          pair.name, nearest: nearest(to: pair.name, among: known), known: known)
        throw YAMLError(reason, at: pair.key.position)
      }
      values[pair.name] = pair.value
    }
    self.values = values
    position = node.position
  }

  /// The value under `key`, if it was written.
  public subscript(key: String) -> Node? { values[key] }

  /// The value under `key`; an error at the start of the mapping if it is missing.
  public func required(_ key: String) throws(YAMLError) -> Node {
    guard let value = values[key] else { throw YAMLError(.missingKey(key), at: position) }
    return value
  }
}

extension Node {
  /// The node as a mapping with no other keys than `known`.
  public func fields(_ known: String...) throws(YAMLError) -> Fields {
    try Fields(self, known: known)
  }
}
