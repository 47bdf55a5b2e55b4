/// The World of a step or hook.
package struct WorldType: Sendable, Hashable {
  private let identifier: ObjectIdentifier
  /// The type's name, for suggestions.
  package let name: String
  /// Whether its values have state: two Worlds with state must not share a scenario.
  package let hasState: Bool

  init<W: World>(_ type: W.Type) {
    identifier = ObjectIdentifier(type)
    name = "\(type)"
    hasState = MemoryLayout<W>.size > 0
  }
}
