/// What an id in a message names; ids of different kinds may be the same text.
enum IdKind: Hashable, Sendable {
  /// A node of a document: rule, background, scenario, step, examples, row or tag.
  case node
  case pickle
  case pickleStep
  case parameterType
  case stepDefinition
  case hook
  case suggestion
  case run
  case runHook
  case testCase
  case testStep
  /// One attempt at a test case, named by its `testCaseStarted`.
  case attempt
}
