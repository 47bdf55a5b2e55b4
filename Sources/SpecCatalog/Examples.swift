import CucumberExpressions
import SpecEngine
import SpecReporting
import StepKit

/// Texts that sentences and parameters take.
///
/// Texts that a definition gives itself come first, then those of features, then those made from its pattern.
struct Examples {
  private let supportCode: SupportCode
  private let uses: Uses?
  /// For each parameter type, by its name.
  private let values: [String: String]

  init(_ supportCode: SupportCode, _ uses: Uses?) {
    self.supportCode = supportCode
    self.uses = uses
    var values: [String: String] = [:]
    for type in supportCode.parameterTypes.parameterTypes {
      let used = uses?.values[type.name].flatMap { $0.isEmpty ? nil : $0 }
      values[type.name] = supportCode.example(of: type, used: used)
    }
    self.values = values
  }

  /// A text for the definition at a position.
  func example(of position: Int, _ expression: StepExpression) -> String? {
    supportCode.definitions[position].step.note?.example ?? uses?.definitions[position].text
      ?? expression.example { values[$0.name] }
  }

  /// All parameter types.
  var parameters: [Catalog.Parameter] {
    supportCode.parameterTypes.parameterTypes.map { type in
      let own = supportCode.libraryTypes[type.name]
      // A type that no library defines has no World, and its place in StepKit is of no interest.
      let place = own?.world == nil ? nil : own?.place
      return Catalog.Parameter(
        name: type.name, world: own?.world?.name,
        description: own == nil
          ? ParameterType.officialNote(of: type.name)?.description : own?.note?.description,
        words: supportCode.parameterTypes.words(of: type), patterns: type.regularExpressions,
        example: values[type.name], place: place.map { Place($0, relativeTo: supportCode.root) })
    }
  }
}

/// StepKit has another.
private typealias ParameterType = CucumberExpressions.ParameterType
