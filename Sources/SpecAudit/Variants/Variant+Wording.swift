import Basics
import StepKit

/// The kinds and findings in words.
extension Variant.Kind {
  /// A heading for findings of the kind.
  public var title: String {
    switch self {
    case .expectedValue: "Expected values that can be others"
    case .expectedOrder: "Expected rows that can be in another order"
    case .leftOut: "Steps that can be left out"
    case .inputValue: "Given values that can be others"
    case .inputOrder: "Given rows that can be in another order"
    case .repeated: "Actions that can happen twice"
    }
  }
}

extension AuditResult.Finding {
  /// The finding that it goes unnoticed, as a sentence.
  public var sentence: String {
    let step = "`\(variant.step)`"
    let (unnoticed, fails) = result
    switch (variant.kind, variant.subject) {
    case (.leftOut, _):
      guard let opposite = variant.to.first else {
        return "\(step) can be left out: \(unnoticed)"
      }
      return "\(step) can be left out or replaced by `\(opposite)`: \(unnoticed)"
    case (.repeated, _): return "\(step) can happen twice: no scenario notices"
    case (_, .rows): return "\(step): the rows can be in another order: \(unnoticed)"
    case (_, .docString(nil)): return "\(step): the doc string can be another one: \(unnoticed)"
    case (_, .docString): return "\(step): \(change) in the doc string \(fails)"
    case (_, .cell):
      return "\(step): \(change) in \(variant.place.map { "\($0)" } ?? "a cell") \(fails)"
    case (_, .argument), (_, .step): return "\(step): \(change) \(fails)"
    }
  }

  /// The same for all cells of an unread column; nil for other findings.
  var sentenceOfColumn: String? {
    guard case .row(_, column: let column)? = variant.place else { return nil }
    return "column \"\(column)\" of `\(variant.step)` "
      + (variant.kind == .expectedValue ? "is not checked" : "matters to no scenario")
  }

  /// The consequence of the change: as a clause of its own, and as the verb after "changing …".
  private var result: (unnoticed: String, fails: String) {
    switch variant.kind {
    case .expectedValue, .expectedOrder: ("the step passes all the same", "does not fail the step")
    case _ where scenarios.count > 1: ("no scenario notices", "fails no scenario")
    default: ("no step after it notices", "fails no step after it")
    }
  }

  private var change: String {
    let values = (greenValues.isEmpty ? variant.to : greenValues).map { "\"\($0)\"" }
    let others = values.isEmpty ? "another value" : alternatives(values)
    return "changing \"\(variant.from)\" to \(others)"
  }
}

extension Mark.Problem {
  /// The place, what was found, what to write.
  public var message: String {
    switch fact {
    case .noReason:
      "\(uri):\(line): the mark \(text) gives no reason, expected such as "
        + (text.hasPrefix("@") ? "@audit-ignore(the_default)" : "# audit-ignore(the default)")
    case .marksNothing:
      "\(uri):\(line): the mark \(text) is above neither a step nor a row of a table"
    }
  }
}

extension AuditResult.Reason {
  /// The reason as an apposition to the scenario.
  public var words: String {
    switch self {
    case .notPassed: "does not pass"
    case .expectedFailure: "is expected to fail"
    case .marked(let mark): "is marked: \(mark.reason)"
    }
  }
}

extension AuditResult.Score {
  /// As `37 of 40 (92.5 %)`.
  public var words: String { "\(noticed) of \(tried) (\(percentage))" }

  /// With one digit after the point, rounded down, so that 100 % means all.
  public var percentage: String {
    let tenths = Int(percent * 10 + 1e-9)
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
