public import StepKit

/// A scenario whose steps use two Worlds with state, as facts; `message(relativeTo:)` words them.
public struct MixedScenario: Sendable {
  /// A step of the scenario and the definition that uses the World.
  public struct Use: Sendable {
    /// `path:line:column`, or the known part of it.
    public let place: String
    /// The keyword and the text.
    public let text: String
    /// Its definition, or that of one of its parts.
    public let definition: StepDefinition
  }

  /// The first step that uses a World.
  public let first: Use
  /// The first step that uses another one.
  public let second: Use
}

extension MixedScenario {
  /// The mistake in words, its place first; paths of Swift code below `root` are shown relative to it.
  public func message(relativeTo root: String) -> String {
    let worlds = [first, second].map(\.definition.world.name)
    return """
      \(second.place): found a step of \(worlds[1]) after one of \(worlds[0]), expected steps of one World with state
        \(first.shown(root))
        \(second.shown(root))
        \(LibraryRemedy.sentence(worlds))
      """
  }
}

extension MixedScenario.Use {
  fileprivate func shown(_ root: String) -> String {
    "\(place): \(text) (\(definition.world.name), \(definition.place.shown(relativeTo: root)))"
  }
}

/// The remedy for a feature that sees incompatible libraries.
enum LibraryRemedy {
  /// - Parameter worlds: The names of the Worlds of the libraries.
  static func sentence(_ worlds: [String]) -> String {
    "\(say(worlds)), or move the feature to a folder that one of them claims"
  }

  /// The remedy in Swift.
  static func say(_ worlds: [String]) -> String {
    let last = worlds.last ?? "MyWorld"
    return
      "the feature sees the libraries of \(worlds.joined(separator: " and ")): say in one of them where it "
      + "is valid, such as StepLibrary(\(last).self, in: \"folder/\")"
  }
}
