import StepKit

/// A question to the stories, such as whether they would notice another value.
///
/// It is answered by trials, each of them a scenario with one change. Facts only; `Variant+Wording`
/// has the sentences.
public struct Variant: Sendable, Equatable {
  /// The kinds of change, the worst to stay unnoticed first.
  public enum Kind: String, Sendable, CaseIterable {
    /// A value that a `Then` expects is another one.
    case expectedValue = "expected-value"
    /// Rows that a `Then` expects are in another order.
    case expectedOrder = "expected-order"
    /// A `Given` or `When` is left out.
    case leftOut = "left-out"
    /// A value of a `Given` or `When` is another one.
    case inputValue = "input-value"
    /// Rows of a `Given` or `When` are in another order.
    case inputOrder = "input-order"
    /// A `When` happens twice.
    case repeated
  }

  /// The part of a step that is changed.
  public enum Subject: Sendable, Hashable {
    case step
    /// A parameter of the sentence, from 0.
    case argument(Int)
    /// A cell of the table below the step; row and column from 0.
    case cell(row: Int, column: Int)
    /// A value in the doc string, from 0 in the order of the text; nil for any of them.
    case docString(Int?)
    case rows
  }

  public let kind: Kind
  /// The feature, and the line of the step, or of the row that the value comes from.
  public let uri: String
  public let line: Int
  /// The step as it is written, with its keyword.
  public let step: String
  /// The line of the step.
  let stepLine: Int
  /// The index of the step's definition in the support code.
  let definition: Int
  public let subject: Subject
  /// The place of a cell, as errors about tables count.
  let place: DataTableError.Place?
  /// The value before; empty if the step as a whole is changed.
  public let from: String
  /// The values that were tried instead of it, or the step that replaced a default.
  public internal(set) var to: [String]
  /// Whether each trial must be noticed; otherwise one is enough.
  ///
  /// An expected amount has only one right value. An expected text may be one of several that are
  /// present or absent. A given value may represent others of its kind, and a step that several
  /// scenarios share may matter in only one of them.
  let needsAll: Bool
  /// Why it may stay unnoticed, if a mark says so.
  public let mark: Mark?
}

/// The answer to a variant.
public enum Verdict: String, Sendable, Hashable {
  case noticed
  /// A scenario stayed green that should not have.
  case unnoticed
  /// The step can be left out: that it can also be another one says no more.
  case implied
  /// Unnoticed here, but noticed for another step of the same definition: the value is one of many
  /// that would do.
  case noticedElsewhere = "noticed-elsewhere"
  /// No trial was possible: the sentence takes no other value, or it was not defined.
  case unfair
  /// The budget was spent before.
  case untried
}
