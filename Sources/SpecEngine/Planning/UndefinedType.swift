import Basics
import CucumberExpressions
public import StepKit

/// A definition whose pattern names a parameter type that no library has, as facts;
/// `message(relativeTo:)` words them.
public struct UndefinedType: Sendable {
  /// The name between the braces.
  public let name: String
  public let pattern: String
  /// The location of the definition.
  public let place: SourcePlace
  /// The type that was probably meant, if one is near.
  public let nearest: String?
  let world: WorldType
  /// The pattern with any text in the place of unknown types.
  private let likeness: CucumberExpression?

  init(_ name: String, in step: StepDefinition, registry: ParameterTypeRegistry) {
    self.name = name
    pattern = step.pattern.source
    place = step.place
    world = step.world
    let known = registry.parameterTypes.map(\.name).filter { !$0.isEmpty }
    // In a name of three letters, two swapped ones are most of them.
    let letters = name.lowercased().sorted()
    nearest =
      known.first { $0.lowercased().sorted() == letters }
      ?? Basics.nearest(to: name, among: known)
    likeness = Self.expression(step.pattern.source, registry)
  }

  /// Whether a text would match if the type existed.
  func wouldMatch(_ text: String) -> Bool { (try? likeness?.match(text)) != nil }

  private static func expression(
    _ source: String, _ registry: ParameterTypeRegistry
  ) -> CucumberExpression? {
    var source = source
    while true {
      do {
        return try CucumberExpression(source, registry: registry, optionalParameters: true)
      } catch .undefinedParameterType(let name, _, _) {
        let known = source
        source = source.replacing("{\(name)}", with: "{}")
        if source == known { return nil }
      } catch {
        return nil
      }
    }
  }
}

extension UndefinedType {
  /// The mistake in words, its place first.
  public func message(relativeTo root: String) -> String {
    "\(place.shown(relativeTo: root)): \(sentence) Until then its steps are undefined"
  }

  /// The mistake and its remedy.
  var sentence: String {
    "the pattern \"\(pattern)\" uses {\(name)}, which is not a parameter type: \(remedy)"
  }

  /// For the snippet of a step that would match.
  func hint(relativeTo root: String) -> String {
    "\"\(pattern)\" would match if there were a parameter type {\(name)}: \(remedy) "
      + "(\(place.shown(relativeTo: root)))"
  }

  private var remedy: String {
    nearest.map { "did you mean {\($0)}?" }
      ?? "define it with ParameterType(\"\(name)\", …)."
  }
}
