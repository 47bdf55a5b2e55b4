public import StepKit

/// A scenario whose steps use Worlds that must not be combined: facts; `message(relativeTo:)` words
/// them.
public struct MixedScenario: Sendable {
  /// A step of the scenario and the definition that it matches.
  public struct Use: Sendable {
    /// `path:line:column`, or as much of it as is known.
    public let place: String
    /// The keyword and the text.
    public let text: String
    /// The text of the part that uses the World, if the step is made of others.
    public let part: String?
    public let definition: StepDefinition
  }

  /// The first step of the World that does not belong: the one that fewer steps use, or else the
  /// later one.
  public let odd: Use
  /// The number of steps of that World, `odd` included.
  public let oddCount: Int
  /// The first step of the World that the scenario is about.
  public let main: Use
  /// The definition of that World that was probably meant by the odd step, if one is near.
  public let meant: StepDefinition?
  /// That definition's pattern with words for its own parameter types.
  public let meantSentence: String?
}

extension MixedScenario {
  /// The mistake in words, its place first; paths of Swift code below `root` are shown relative to
  /// it.
  public func message(relativeTo root: String) -> String {
    let (other, own) = (odd.definition.world.name, main.definition.world.name)
    let more = oddCount > 1 ? ", the first of \(oddCount)" : ""
    var lines = [
      "\(odd.place): found a step of \(other)\(more) in a scenario of \(own), expected steps of one "
        + "World with state",
      "  \(odd.shown(root))",
      "  \(main.shown(root))",
    ]
    if let meant {
      lines.append(
        "  did you mean \"\(meantSentence ?? meant.pattern.source)\" of \(own)? (\(meant.place.shown(relativeTo: root)))"
      )
    }
    lines.append(
      "  Worlds do not see each other's state; a library that says Combinable(with: \(other).self) "
        + "permits both")
    return lines.joined(separator: "\n")
  }
}

extension MixedScenario.Use {
  fileprivate func shown(_ root: String) -> String {
    let part = part.map { ", in it \"\($0)\"" } ?? ""
    return "\(place): \(text)\(part) (\(definition.world.name), "
      + "\(definition.place.shown(relativeTo: root)))"
  }
}
