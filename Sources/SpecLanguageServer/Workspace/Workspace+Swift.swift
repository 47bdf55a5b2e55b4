import Messages
import SpecEngine
import StepKit

/// The places of definitions in Swift.
extension Workspace {
  /// A definition's statement.
  struct SwiftPlace {
    let path: String
    /// From 1.
    let line: Int
    let text: DocumentText
    /// The literal of its pattern, if there is one.
    let literal: SwiftTokens.Literal?
  }

  /// Reads the Swift file of a definition; nil if it does not exist.
  ///
  /// It is read each time: other programs change it, and requests are rare.
  func swiftPlace(of definition: Int) -> SwiftPlace? {
    guard let registry else { return nil }
    let step = registry.definition(definition)
    guard let path = registry.path(of: step.place, files), let text = text(of: path) else {
      return nil
    }
    return SwiftPlace(
      path: path, line: step.place.line, text: text,
      literal: text.literal(of: step.pattern.source, atLine: step.place.line))
  }

  /// The location of a definition, for clients: its pattern, or else its line.
  func swiftLocation(of definition: Int) -> JSON? {
    guard let place = swiftPlace(of: definition) else { return nil }
    let range = place.literal?.range ?? place.text.range(ofLine: place.line - 1)
    return ["uri": .string(uri(of: place.path)), "range": place.text.json(range)]
  }
}
