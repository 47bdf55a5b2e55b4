import CucumberExpressions
import Gherkin
import Messages
import StepKit

/// The mapping of a step's values to the parameters of its closure; made and checked once.
package struct ArgumentBinding: Sendable {
  /// The source of one parameter of the closure.
  private enum Origin: Sendable {
    case argument(Int, isText: Bool)
    case dataTable(isOptional: Bool)
    case docString(isOptional: Bool)
    /// A type that is decoded from either.
    case data(isOptional: Bool)
  }

  private var origins: [Origin] = []
  /// Whether the closure takes none of the pattern's values.
  private var ignoresValues = false
  package private(set) var acceptsDataTable = false
  package private(set) var acceptsDocString = false

  /// Whether it takes a table or a doc string, whichever is there.
  package var takesEither: Bool {
    origins.contains { if case .data = $0 { true } else { false } }
  }

  static func make(
    for step: StepDefinition, expression: StepExpression
  ) throws(SupportCode.Problem.Kind) -> ArgumentBinding {
    let (slots, pattern) = (step.slots, step.pattern.source)
    try checkValues(of: slots, pattern: pattern, isComposed: step.parts != nil)
    let parameters = expression.parameterTypes
    // All or none: a closure that omits some may have forgotten one, and the others would still fit.
    if !parameters.isEmpty, slots.allSatisfy(\.isStepArgument) {
      if step.takesContextAlone {
        throw .contextForValues(pattern: pattern, gives: parameters.count)
      }
      if step.keyword == .then {
        throw .unusedByOutcome(pattern: pattern, gives: parameters.count)
      }
      var below = ArgumentBinding()
      below.ignoresValues = true
      if below.add(slots[...]) { return below }
    }
    var binding = ArgumentBinding()
    let wrongArity = SupportCode.Problem.Kind.wrongArity(
      pattern: pattern, gives: parameters.count, takes: slots.count)
    guard slots.count >= parameters.count else { throw wrongArity }
    for (index, parameter) in parameters.enumerated() {
      let slot = slots[index]
      // In a regular expression, the closure determines the meaning of a group.
      let isText = parameter.isUntyped || slot.takesTextAsItStands || expression.isRegular
      guard slot.accepts(parameter.valueType) || (isText && slot.acceptsText) else {
        // With as many closure parameters as there could be arguments of the step, the error is in their
        // number rather than in the type.
        if slot.isStepArgument { throw wrongArity }
        throw .wrongType(
          pattern: pattern, position: index + 1,
          parameter: parameter.isUntyped ? "a capture group" : "{\(parameter.name)}",
          gives: "\(parameter.valueType)\(expression.isOptional(index) ? "?" : "")",
          takes: "\(slot.type)")
      }
      if expression.isOptional(index), !slot.isOptional {
        throw .notOptional(
          pattern: pattern, position: index + 1, parameter: "{\(parameter.name)}",
          takes: "\(slot.type)")
      }
      binding.origins.append(.argument(index, isText: isText && !slot.accepts(parameter.valueType)))
    }
    guard binding.add(slots.dropFirst(parameters.count)) else { throw wrongArity }
    return binding
  }

  /// Throws for a closure parameter that no pattern can supply.
  private static func checkValues(
    of slots: [ArgumentSlot], pattern: String, isComposed: Bool
  ) throws(SupportCode.Problem.Kind) {
    for (index, slot) in slots.enumerated() {
      let reason: SupportCode.Problem.NoValue? =
        switch slot.wrapped {
        case is any World.Type: isComposed ? .worldOfComposed : .secondWorld
        case is ScenarioContext.Type: isComposed ? .contextOfComposed : .misplacedContext
        case is StepContext.Type, is FeatureContext.Type, is RunContext.Type: .otherContext
        default: nil
        }
      if let reason {
        throw .noValue(pattern: pattern, position: index + 1, takes: "\(slot.type)", reason)
      }
    }
  }

  /// Binds the step's table and doc string; false if they cannot all be present.
  ///
  /// A type that takes either receives the one that the other parameter leaves; of two such types the first
  /// receives the table.
  private mutating func add(_ slots: ArraySlice<ArgumentSlot>) -> Bool {
    let isTableTaken = slots.contains(where: \.acceptsDataTable)
    let isDocStringTaken = slots.contains(where: \.acceptsDocString)
    for slot in slots {
      let isOptional = slot.isOptional
      if slot.acceptsData, slots.count == 1 {
        (acceptsDataTable, acceptsDocString) = (true, true)
        origins.append(.data(isOptional: isOptional))
      } else if slot.acceptsDataTable || (slot.acceptsData && !isTableTaken), !acceptsDataTable {
        acceptsDataTable = true
        origins.append(.dataTable(isOptional: isOptional))
      } else if slot.acceptsDocString || (slot.acceptsData && !isDocStringTaken), !acceptsDocString
      {
        acceptsDocString = true
        origins.append(.docString(isOptional: isOptional))
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a step lacks something without a table or doc string.
  var needsArgument: Bool { fault(of: nil) != nil }

  /// The unexpected or missing table or doc string of a step.
  func fault(of argument: Pickle.Argument?) -> GherkinWarning.StepArgument? {
    let (hasTable, hasDocString) = (argument?.dataTable != nil, argument?.docString != nil)
    if hasTable, !acceptsDataTable { return .unexpectedDataTable }
    if hasDocString, !acceptsDocString { return .unexpectedDocString }
    for origin in origins {
      switch origin {
      case .argument: break
      case .dataTable(let isOptional):
        if !hasTable, !isOptional { return .missingDataTable }
      case .docString(let isOptional):
        if !hasDocString, !isOptional { return .missingDocString }
      case .data(let isOptional):
        if hasTable, hasDocString { return .both }
        if !hasTable, !hasDocString, !isOptional { return .missingData }
      }
    }
    return nil
  }

  /// The values for one step, in the order of the closure's parameters.
  func values(
    from arguments: [StepExpression.Argument], below argument: Pickle.Argument?
  ) throws -> [StepValue] {
    if let fault = fault(of: argument) { throw StepArgumentError(fault: fault) }
    // A text that is not a value of its type is an error, whether or not the value is used.
    if ignoresValues { for argument in arguments { _ = try argument.value() } }
    let dataTable = argument?.dataTable.map { table in
      StepValue.dataTable(DataTable(table.rows.map { $0.cells.map(\.value) }))
    }
    let docString = argument?.docString.map {
      StepValue.docString(DocString($0.content, mediaType: $0.mediaType))
    }
    return try origins.map { origin in
      switch origin {
      case .argument(let index, isText: true):
        arguments[index].group.value.map(StepValue.text) ?? .missing
      case .argument(let index, isText: false):
        try arguments[index].value().map(StepValue.transformed) ?? .missing
      case .dataTable: dataTable ?? .missing
      case .docString: docString ?? .missing
      case .data: dataTable ?? docString ?? .missing
      }
    }
  }
}

/// The error of a table or doc string that a step's definition does not take, or that it lacks.
struct StepArgumentError: Error, CustomStringConvertible {
  let fault: GherkinWarning.StepArgument

  var description: String { fault.sentence() }
}

extension SupportCode {
  /// The values for one step; unknown arguments are searched for.
  func values(
    for candidate: StepMatch.Candidate, of text: String, below argument: Pickle.Argument?
  ) throws -> [StepValue] {
    let arguments = try candidate.found?.get() ?? arguments(candidate.definition, of: text)
    return try definitions[candidate.definition].binding.values(from: arguments, below: argument)
  }
}

extension ArgumentSlot {
  /// Whether it can only take a table or doc string, and no value of a pattern.
  fileprivate var isStepArgument: Bool { acceptsDataTable || wrapped == DocString.self }
}
