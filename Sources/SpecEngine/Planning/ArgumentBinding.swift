import CucumberExpressions
import Messages
import StepKit

/// The way of a step's values to the parameters of its closure; made and checked once.
struct ArgumentBinding: Sendable {
  /// The source of one parameter of the closure.
  private enum Origin: Sendable {
    case argument(Int, isText: Bool)
    case dataTable(isOptional: Bool)
    case docString(isOptional: Bool)
    /// A type that is decoded from either.
    case data(isOptional: Bool)
  }

  /// Why a closure does not fit its pattern.
  enum Mismatch: Error {
    case arity(gives: Int, takes: Int)
    case type(position: Int, parameter: String, gives: String, takes: String)
    case notOptional(position: Int, parameter: String, takes: String)

    func kind(pattern: String) -> SupportCode.Problem.Kind {
      switch self {
      case .arity(let gives, let takes):
        .wrongArity(pattern: pattern, gives: gives, takes: takes)
      case .type(let position, let parameter, let gives, let takes):
        .wrongType(
          pattern: pattern, position: position, parameter: parameter, gives: gives, takes: takes)
      case .notOptional(let position, let parameter, let takes):
        .notOptional(pattern: pattern, position: position, parameter: parameter, takes: takes)
      }
    }
  }

  private var origins: [Origin] = []
  private var takesDataTable = false
  private var takesDocString = false

  static func make(
    slots: [ArgumentSlot], expression: StepExpression
  ) -> Result<ArgumentBinding, Mismatch> {
    var binding = ArgumentBinding()
    let parameters = expression.parameterTypes
    let mismatch = Mismatch.arity(gives: parameters.count, takes: slots.count)
    guard slots.count >= parameters.count else { return .failure(mismatch) }
    for (index, parameter) in parameters.enumerated() {
      let slot = slots[index]
      let isText = parameter.isUntyped
      guard slot.accepts(parameter.valueType) || (isText && slot.acceptsText) else {
        // With as many closure parameters as there could be below the step, it is the number that
        // is wrong rather than the type.
        if slot.takesDataTable || slot.wrapped == DocString.self { return .failure(mismatch) }
        return .failure(
          .type(
            position: index + 1, parameter: parameter.shown,
            gives: "\(parameter.valueType)\(expression.isOptional(index) ? "?" : "")",
            takes: "\(slot.type)"))
      }
      if expression.isOptional(index), !slot.isOptional {
        return .failure(
          .notOptional(
            position: index + 1, parameter: "{\(parameter.name)}", takes: "\(slot.type)"))
      }
      binding.origins.append(.argument(index, isText: isText && !slot.accepts(String.self)))
    }
    let below = slots.dropFirst(parameters.count)
    return binding.add(below) ? .success(binding) : .failure(mismatch)
  }

  /// Binds what hangs below the step; false if it cannot all be there.
  ///
  /// A type that takes either is given what the other parameter leaves; of two such types the first
  /// is the table's.
  private mutating func add(_ slots: ArraySlice<ArgumentSlot>) -> Bool {
    let isTableTaken = slots.contains(where: \.takesDataTable)
    let isDocStringTaken = slots.contains(where: \.takesDocString)
    for slot in slots {
      let isOptional = slot.isOptional
      if slot.takesData, slots.count == 1 {
        (takesDataTable, takesDocString) = (true, true)
        origins.append(.data(isOptional: isOptional))
      } else if slot.takesDataTable || (slot.takesData && !isTableTaken), !takesDataTable {
        takesDataTable = true
        origins.append(.dataTable(isOptional: isOptional))
      } else if slot.takesDocString || (slot.takesData && !isDocStringTaken), !takesDocString {
        takesDocString = true
        origins.append(.docString(isOptional: isOptional))
      } else {
        return false
      }
    }
    return true
  }

  /// The values for one step, in the order of the closure's parameters.
  func values(
    from arguments: [StepExpression.Argument], below argument: Pickle.Argument?
  ) throws -> [StepValue] {
    if argument?.dataTable != nil, !takesDataTable { throw StepArgumentError.unexpectedDataTable }
    if argument?.docString != nil, !takesDocString { throw StepArgumentError.unexpectedDocString }
    let dataTable = argument?.dataTable.map { StepValue.dataTable(DataTable($0)) }
    let docString = argument?.docString.map {
      StepValue.docString(DocString($0.content, mediaType: $0.mediaType))
    }
    return try origins.map { origin in
      switch origin {
      case .argument(let index, let isText):
        return try value(of: arguments[index], isText: isText)
      case .dataTable(let isOptional):
        return try dataTable ?? absent(isOptional, .missingDataTable)
      case .docString(let isOptional):
        return try docString ?? absent(isOptional, .missingDocString)
      case .data(let isOptional):
        if dataTable != nil, docString != nil { throw StepArgumentError.bothBelow }
        return try dataTable ?? docString ?? absent(isOptional, .missingData)
      }
    }
  }

  private func value(
    of argument: StepExpression.Argument, isText: Bool
  ) throws -> StepValue {
    if isText { return argument.group.value.map(StepValue.text) ?? .missing }
    return try argument.value().map(StepValue.transformed) ?? .missing
  }

  private func absent(_ isOptional: Bool, _ error: StepArgumentError) throws -> StepValue {
    guard isOptional else { throw error }
    return .missing
  }
}

/// A table or doc string below a step that its definition does not take, or lacks.
enum StepArgumentError: Error, CustomStringConvertible {
  case unexpectedDataTable
  case unexpectedDocString
  case missingDataTable
  case missingDocString
  case missingData
  case bothBelow

  var description: String {
    switch self {
    case .unexpectedDataTable:
      "there is a data table below this step, but its definition takes none: "
        + "remove the table, or add a DataTable to the closure"
    case .unexpectedDocString:
      "there is a doc string below this step, but its definition takes none: "
        + "remove it, or add a DocString to the closure"
    case .missingDataTable:
      "there is no data table below this step, but its definition takes one: "
        + "add a table, or make the closure's parameter optional"
    case .missingDocString:
      "there is no doc string below this step, but its definition takes one: "
        + "add one, or make the closure's parameter optional"
    case .missingData:
      "there is neither a data table nor a doc string below this step, but its definition takes "
        + "one of them: add it, or make the closure's parameter optional"
    case .bothBelow:
      "there are a data table and a doc string below this step, but its definition takes only one "
        + "of them: remove the other, or add a parameter for it to the closure"
    }
  }
}

extension SupportCode.Definition {
  /// The values for one step.
  func values(
    for candidate: StepMatch.Candidate, below argument: Pickle.Argument?
  ) throws -> [StepValue] {
    if let problem = candidate.problem { throw problem }
    return try binding.values(from: candidate.arguments, below: argument)
  }
}

extension DataTable {
  fileprivate init(_ table: Pickle.Table) {
    self.init(table.rows.map { $0.cells.map(\.value) })
  }
}

extension CucumberExpressions.ParameterType {
  /// The name for use in a problem.
  fileprivate var shown: String { isUntyped ? "a capture group" : "{\(name)}" }
}
