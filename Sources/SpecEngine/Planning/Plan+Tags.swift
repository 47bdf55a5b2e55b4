public import Gherkin

extension Plan {
  /// The tags with a meaning for the engine.
  public static let tags = [
    TagVocabulary.Entry(Schedule.serialTag),
    TagVocabulary.Entry(
      "@timeout", example: "@timeout(5s)", otherNames: ["@scenario-timeout"], isReadable: setsLimit),
    TagVocabulary.Entry("@step-timeout", example: "@step-timeout(200ms)", isReadable: setsLimit),
    // The one with a day first: for the other, any value would be a mistake.
    TagVocabulary.Entry(Quarantine.tag, example: "\(Quarantine.tag)(2026-12-31)") {
      Quarantine.Tag($0) != nil
    },
    TagVocabulary.Entry(Quarantine.tag),
    // Other tools have such a tag; here a setting determines how often.
    TagVocabulary.Entry(
      "@retry", example: "@retry, and run with --retry 2 --retry-tag-filter @retry"
    ) {
      _ in false
    },
  ]

  @Sendable private static func setsLimit(_ tag: String) -> Bool { TimeLimits.Tag(tag) != nil }
}
