/// The World of a step or hook.
package struct WorldType: Sendable, Hashable {
  private let identifier: ObjectIdentifier
  /// The type's name, for suggestions.
  package let name: String

  init<W: World>(_ type: W.Type) {
    identifier = ObjectIdentifier(type)
    name = "\(type)"
  }

  package static func == (left: WorldType, right: WorldType) -> Bool {
    left.identifier == right.identifier
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
