public import Gherkin

extension Plan {
  /// The tags that mean something to the engine.
  public static let tags = [
    TagVocabulary.Entry(Schedule.serialTag),
    TagVocabulary.Entry(
      "@timeout", example: "@timeout(5s)", otherNames: ["@scenario-timeout"], isReadable: setsLimit),
    TagVocabulary.Entry("@step-timeout", example: "@step-timeout(200ms)", isReadable: setsLimit),
    // The one with a day first: of the other, any value would be a mistake.
    TagVocabulary.Entry(Quarantine.tag, example: "\(Quarantine.tag)(2026-12-31)") {
      Quarantine.Tag($0) != nil
    },
    TagVocabulary.Entry(Quarantine.tag),
  ]

  @Sendable private static func setsLimit(_ tag: String) -> Bool { TimeLimits.Tag(tag) != nil }
}
