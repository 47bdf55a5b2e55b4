import StepKit

/// The step code of the samples, by the sample's name.
enum KitSteps {
  /// A plain failure; the name is that of the reference implementation.
  struct Error: Swift.Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// A comparison that failed, named likewise.
  struct AssertionError: Swift.Error, CustomStringConvertible {
    let description: String
  }

  static func assertEqual<Value: Equatable>(_ actual: Value, _ expected: Value) throws {
    if actual != expected { throw AssertionError(description: "\(actual) is not \(expected)") }
  }

  /// Made anew for each run: some steps count how often they ran.
  static let libraries: [String: @Sendable () -> StepLibrary] = [
    "ambiguous": { ambiguous },
    "attachments": { attachments },
    "backgrounds": { backgrounds },
    "cdata": { minimal("I have {int} <![CDATA[cukes]]> in my belly") },
    "data-tables": { dataTables },
    "doc-strings": { docStrings },
    "empty": { none },
    "examples-tables": { examplesTables },
    "examples-tables-attachment": { examplesTablesAttachment },
    "examples-tables-undefined": { examplesTablesUndefined },
    "failedish-combinations": { failedish },
    "global-hooks": { globalHooks },
    "global-hooks-afterall-error": { globalHooksAfterAllError },
    "global-hooks-attachments": { globalHooksAttachments },
    "global-hooks-beforeall-error": { globalHooksBeforeAllError },
    "hooks": { hooks },
    "hooks-attachment": { hooksAttachment },
    "hooks-conditional": { hooksConditional },
    "hooks-named": { hooksNamed },
    "hooks-skipped": { hooksSkipped },
    "hooks-undefined": { hooksUndefined },
    "markdown": { markdown },
    "minimal": { minimal("I have {int} cukes in my belly") },
    "multiple-features": { multipleFeatures },
    "multiple-features-reversed": { multipleFeatures },
    "parameter-types": { parameterTypes },
    "pending": { pendingSteps },
    "pending-exception": { pendingException },
    "regular-expression": { regularExpression },
    "retry": { retry() },
    "retry-ambiguous": { retryAmbiguous },
    "rules": { rules },
    "skipped": { skipped },
    "stack-traces": { stackTraces },
    "test-run-exception": { testRunException },
    "undefined": { undefined },
    "undefined-multiple": { undefined },
    "unknown-parameter-type": { unknownParameterType },
    "unused-steps": { unusedSteps },
  ]

  static let none = StepLibrary(PlainWorld.self) {}

  static func minimal(_ pattern: StepPattern) -> StepLibrary {
    StepLibrary(PlainWorld.self) {
      Given(pattern) { (_: inout PlainWorld, _: Int) in }
    }
  }
}
