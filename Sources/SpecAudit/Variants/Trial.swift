import Messages

/// One change of one scenario.
struct Trial: Sendable {
  /// A change of the steps of a pickle, given the position of the audited one.
  typealias Edit = @Sendable (inout [Pickle.Step], Int) -> Void

  /// Indices into the variants, and into the plan of the unchanged scenarios.
  let variant: Int
  let scenario: Int
  let position: Int
  /// The value that is tried, for reports.
  let value: String
  let edit: Edit
}
