/// The tag of the scenarios that are about a library's World: `TaggedScenarios("@quiz")`.
///
/// It says whose sentences an undefined step may have meant where no other step of its scenario
/// does. It selects nothing, and steps of other Worlds remain what they are.
public struct TaggedScenarios: Sendable {
  let tag: String

  /// Names a tag, with its `@`.
  public init(_ tag: String) { self.tag = tag }
}

/// A tag, and the World that its scenarios are about.
public struct ScenarioTag: Sendable {
  package let world: WorldType
  /// With its `@`.
  package let name: String
}
