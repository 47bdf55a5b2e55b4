import CucumberExpressions
import Gherkin
import Messages
import SpecEngine
import StepKit

/// Makes variants of scenarios, with the trials that answer them; nothing runs.
///
/// A step that several scenarios share, as those of a background or an outline, gives one variant
/// with a trial for each of them.
struct VariantMaker {
  let supportCode: SupportCode
  private let vocabulary: Vocabulary
  private(set) var variants: [Variant] = []
  private(set) var trials: [Trial] = []
  private(set) var problems: [Mark.Problem] = []
  /// The marks above steps and rows of the audited scenarios.
  private(set) var marks: Set<Mark> = []
  /// The definitions of the steps that check something.
  private(set) var outcomeDefinitions = Set<Int>()
  private var known: [Key: Int] = [:]
  private var indices: [String: FeatureIndex] = [:]
  private var matching: Matching

  /// The identity of a variant: two changes with the same key are one.
  private struct Key: Hashable {
    let kind: Variant.Kind
    let uri: String
    /// Its line; for a repeated step its definition, whichever feature it is in.
    let step: Int
    /// The line of the example row that the value comes from.
    let row: Int?
    let subject: Variant.Subject
  }

  init(_ supportCode: SupportCode, _ vocabulary: Vocabulary) {
    self.supportCode = supportCode
    matching = Matching(supportCode: supportCode)
    self.vocabulary = vocabulary
  }

  /// Adds the variants of a scenario.
  ///
  /// - Parameter scenario: Its index in the plan.
  /// - Returns: The mark that leaves it out as a whole, if there is one.
  mutating func add(_ testCase: Plan.Case, at scenario: Int) -> Mark? {
    let index = featureIndex(of: testCase)
    if let mark = index.marks.mark(of: testCase.pickle) { return mark }
    for step in testCase.pickle.steps { marks.formUnion(index.marks(of: step)) }
    matching.enter(testCase.pickle.uri)
    for case .pickleStep(let position, let match) in testCase.steps {
      guard let definition = match.onlyCandidate?.definition else { continue }
      let step = AuditedStep(
        testCase: testCase, scenario: scenario, position: position, definition: definition,
        stepDefinition: supportCode.definitions[definition].step, index: index)
      if step.isOutcome { outcomeDefinitions.insert(definition) } else { leaveOut(step) }
      changeArguments(of: step)
      if let table = step.pickleStep.argument?.dataTable { change(table, of: step) }
      if let text = step.pickleStep.argument?.docString { change(text, of: step) }
      if step.role == .action, !step.stepDefinition.isIdempotent { repeatStep(step) }
    }
    return nil
  }

  private mutating func featureIndex(of testCase: Plan.Case) -> FeatureIndex {
    let uri = testCase.pickle.uri
    if let known = indices[uri] { return known }
    let made = FeatureIndex(testCase.file.document)
    indices[uri] = made
    problems += made.marks.problems
    return made
  }

  /// The variant for a change, made by the first scenario that has it.
  private mutating func variant(
    _ kind: Variant.Kind, _ subject: Variant.Subject, from: String = "", of step: AuditedStep,
    row: Int? = nil, line: Int? = nil, place: DataTableError.Place? = nil, needsAll: Bool = false
  ) -> Int {
    let isRepeated = kind == .repeated
    let key = Key(
      kind: kind, uri: isRepeated ? "" : step.uri, step: isRepeated ? step.definition : step.line,
      row: row, subject: subject)
    if let index = known[key] { return index }
    let line = row ?? line ?? step.line
    variants.append(
      Variant(
        kind: kind, uri: step.uri, line: line,
        step: row == nil && !isRepeated ? step.written : step.filled, stepLine: step.line,
        definition: step.definition,
        subject: subject, place: place, from: from, to: [], needsAll: needsAll,
        mark: step.index.marks.lines[line] ?? step.index.marks.lines[step.line]))
    known[key] = variants.count - 1
    return variants.count - 1
  }

  private mutating func add(
    _ value: String = "", to variant: Int, of step: AuditedStep, _ edit: @escaping Trial.Edit
  ) {
    trials.append(
      Trial(
        variant: variant, scenario: step.scenario, position: step.position, value: value,
        edit: edit))
    if !value.isEmpty || variants[variant].subject != .step,
      !variants[variant].to.contains(value)
    {
      variants[variant].to.append(value)
    }
  }
}

// MARK: - Whole steps

extension VariantMaker {
  private mutating func leaveOut(_ step: AuditedStep) {
    let variant = variant(.leftOut, .step, of: step)
    add(to: variant, of: step) { $0.remove(at: $1) }
    guard let opposite = step.stepDefinition.opposite,
      matching.onlyMatch(of: opposite, type: step.pickleStep.type) != nil
    else { return }
    add(opposite, to: variant, of: step) { $0[$1].text = opposite }
  }

  private mutating func repeatStep(_ step: AuditedStep) {
    let variant = variant(.repeated, .step, of: step)
    add(to: variant, of: step) { $0.insert($0[$1], at: $1) }
  }
}

// MARK: - Values in the sentence

extension VariantMaker {
  /// As many values are tried instead of one that is given.
  private static let maximumInputs = 6
  /// As many texts are tried instead of one that is expected.
  private static let maximumTexts = 8

  private mutating func changeArguments(of step: AuditedStep) {
    let (text, type) = (step.pickleStep.text, step.pickleStep.type)
    guard let match = matching.onlyMatch(of: text, type: type),
      match.definition == step.definition
    else { return }
    let ranges = step.origin?.ranges(inFilled: step.source?.text ?? "") ?? []
    for (index, argument) in match.arguments.enumerated() {
      guard let span = ArgumentSpan(argument) else { continue }
      let others = vocabulary.others(
        for: argument, text: span.text, at: index, of: step.definition, uri: step.uri)
      let change = ValueChange(of: span.text)
      /// Those that change this argument and nothing else.
      func fair(_ candidates: [String], atMost count: Int) -> [String] {
        var result: [String] = []
        for candidate in candidates where result.count < count && !result.contains(candidate) {
          let changed = span.replaced(in: text, by: candidate)
          guard let other = matching.onlyMatch(of: changed, type: type),
            other.definition == step.definition,
            other.arguments.changesOnly(index, of: match.arguments)
          else { continue }
          result.append(candidate)
        }
        return result
      }
      let isFromRow = ranges.contains { $0.overlaps(span.range) || $0 == span.range }
      var isAmount = false
      var values: [String]
      if step.isOutcome {
        values = fair(change.certain, atMost: 2)
        isAmount = !values.isEmpty && argument.isAmount
        if !isAmount {
          values = fair(
            change.certain + step.otherTexts(than: span.text) + others, atMost: Self.maximumTexts)
        }
      } else {
        let isCounted = !change.far.isEmpty
        let candidates =
          isCounted
          ? change.certain + Array(others.prefix(2)) + change.far + Array(others.dropFirst(2))
          : Array(others.prefix(4)) + change.certain + [""]
        values = fair(candidates, atMost: Self.maximumInputs)
      }
      guard !values.isEmpty else { continue }
      let variant = variant(
        step.isOutcome ? .expectedValue : .inputValue, .argument(index), from: span.text, of: step,
        row: isFromRow ? step.origin?.line : nil, needsAll: isAmount)
      for value in values {
        let changed = span.replaced(in: text, by: value)
        add(value, to: variant, of: step) { $0[$1].text = changed }
      }
    }
  }
}

// MARK: - Tables and doc strings

extension VariantMaker {
  private mutating func change(_ table: Pickle.Table, of step: AuditedStep) {
    let shape = step.tableShape
    for (row, cells) in table.rows.enumerated() {
      guard row > 0 || !shape.hasHeader else { continue }
      for (column, cell) in cells.cells.enumerated() {
        guard column > 0 || !shape.hasNames else { continue }
        change(cell.value, inRow: row, column: column, of: table, shape, step)
      }
    }
    swapRows(of: table, shape, step)
  }

  private mutating func change(
    _ value: String, inRow row: Int, column: Int, of table: Pickle.Table, _ shape: TableShape,
    _ step: AuditedStep
  ) {
    let source = step.source?.dataTable?.rows[safe: row]
    let template = source?.cells[safe: column]?.value ?? value
    let change = ValueChange(of: value)
    var values = Array(change.certain.prefix(2))
    if !step.isOutcome {
      let others = table.rows.dropFirst(shape.hasHeader ? 1 : 0)
        .compactMap { $0.cells[safe: column]?.value }.filter { $0 != value && !$0.isEmpty }
      values = Array((values + change.far + others).prefix(Self.maximumInputs))
    }
    let variant = variant(
      step.isOutcome ? .expectedValue : .inputValue, .cell(row: row, column: column), from: value,
      of: step, row: step.origin?.line(ifUsedIn: template), line: source?.location.line,
      place: shape.place(ofRow: row, column: column, in: table), needsAll: step.isOutcome)
    for value in values {
      add(value, to: variant, of: step) {
        $0[$1].argument?.dataTable?.rows[row].cells[column].value = value
      }
    }
  }

  /// Swaps the first row with the last one, if both are rows of the same kind.
  private mutating func swapRows(
    of table: Pickle.Table, _ shape: TableShape, _ step: AuditedStep
  ) {
    guard !shape.hasNames, let width = table.rows.first?.cells.count else { return }
    // Nobody says whether the first row of a table that a step reads by itself is a header.
    let first = shape.hasHeader || (table.rows.count > 2 && width > 1) ? 1 : 0
    let last = table.rows.count - 1
    guard last > first, width == 1 || first == 1, table.rows[first] != table.rows[last]
    else { return }
    let variant = variant(
      step.isOutcome ? .expectedOrder : .inputOrder, .rows, of: step, needsAll: step.isOutcome)
    add(to: variant, of: step) { $0[$1].argument?.dataTable?.rows.swapAt(first, last) }
  }

  /// As many values of a doc string are changed.
  private static let maximumDocStringValues = 50

  private mutating func change(_ docString: Pickle.DocString, of step: AuditedStep) {
    let content = docString.content
    let template = step.source?.docString?.content ?? content
    let row = step.origin?.line(ifUsedIn: template)
    let most = step.isOutcome ? Self.maximumDocStringValues : Self.maximumInputs
    for (index, range) in DocStringValues(content).ranges.prefix(most).enumerated() {
      let before = String(content[range])
      guard let after = ValueChange(of: before).certain.first else { continue }
      let variant =
        step.isOutcome
        ? variant(
          .expectedValue, .docString(index), from: before, of: step, row: row, needsAll: true)
        : variant(.inputValue, .docString(nil), of: step, row: row)
      let changed = content.replacing(range, with: after)
      add(after, to: variant, of: step) { $0[$1].argument?.docString?.content = changed }
    }
    if step.isOutcome { return }
    let variant = variant(.inputValue, .docString(nil), of: step, row: row)
    add(to: variant, of: step) { $0[$1].argument?.docString?.content = "" }
  }
}

extension [StepExpression.Argument] {
  /// Whether these are the same values as others, except for another one at an index.
  fileprivate func changesOnly(_ index: Int, of others: [StepExpression.Argument]) -> Bool {
    guard count == others.count else { return false }
    return indices.allSatisfy { position in
      guard let own = self[position].description, let other = others[position].description
      else { return false }
      return (own == other) == (position != index)
    }
  }
}

extension StepExpression.Argument {
  /// The value in words; nil if the type takes no such text.
  fileprivate var description: String? {
    do { return try value().map { "\($0)" } ?? "" } catch { return nil }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
