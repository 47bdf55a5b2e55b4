public import StepKit

/// A sample of the compatibility kit and the step library that was written for it.
public struct Sample: Sendable {
  /// The name of its folder.
  public let name: String
  public let library: StepLibrary
  /// Options of `specrun` that its step code needs, besides those that the kit names.
  public let options: [String]

  private init(_ name: String, _ library: StepLibrary, options: [String] = []) {
    self.name = name
    self.library = library
    self.options = options
  }

  /// The sample in a folder of this name.
  public init?(named name: String) {
    guard let sample = Sample.all.first(where: { $0.name == name }) else { return nil }
    self = sample
  }

  /// Every sample, by name.
  public static let all = [
    Sample("all-statuses", allStatuses),
    Sample("ambiguous", ambiguous),
    Sample("attachments", attachments),
    Sample("backgrounds", backgrounds),
    Sample("cdata", cdata),
    Sample("data-tables", dataTables),
    Sample("doc-strings", docStrings),
    // A scenario without steps is an error unless a project says otherwise.
    Sample("empty", empty, options: ["--lint", "no-steps=off"]),
    Sample("examples-tables", examplesTables),
    Sample("examples-tables-attachment", examplesTablesAttachment),
    Sample("examples-tables-undefined", examplesTablesUndefined),
    Sample("examples-tables-undefined-multiple", examplesTablesUndefinedMultiple),
    Sample("failedish-combinations", failedishCombinations),
    Sample("global-hooks", globalHooks),
    Sample("global-hooks-afterall-error", globalHooksAfterAllError),
    Sample("global-hooks-attachments", globalHooksAttachments),
    Sample("global-hooks-beforeall-error", globalHooksBeforeAllError),
    Sample("hooks", hooks),
    Sample("hooks-attachment", hooksAttachment),
    Sample("hooks-conditional", hooksConditional),
    Sample("hooks-named", hooksNamed),
    Sample("hooks-skipped", hooksSkipped),
    Sample("hooks-undefined", hooksUndefined),
    Sample("markdown", markdown),
    Sample("minimal", minimal),
    Sample("multiple-features", multipleFeatures),
    Sample("multiple-features-reversed", multipleFeaturesReversed),
    Sample("parameter-types", parameterTypes),
    Sample("pending", pendingSteps),
    Sample("pending-exception", pendingException),
    Sample("regular-expression", regularExpression),
    Sample("retry", retry),
    Sample("retry-ambiguous", retryAmbiguous, options: ["--duplicate-patterns", "ambiguous"]),
    Sample("retry-pending", retryPending),
    Sample("retry-undefined", retryUndefined),
    Sample("rules", rules),
    Sample("rules-backgrounds", rulesBackgrounds),
    Sample("skipped", skipped),
    Sample("skipped-exception", skippedException),
    Sample("skipped-failing-hook", skippedFailingHook),
    Sample("stack-traces", stackTraces),
    Sample("test-run-exception", testRunException),
    Sample("undefined", undefined),
    Sample("undefined-multiple", undefinedMultiple),
    Sample("unknown-parameter-type", unknownParameterType),
    Sample("unused-steps", unusedSteps),
  ]
}
