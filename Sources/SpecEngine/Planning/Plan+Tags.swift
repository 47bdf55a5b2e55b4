public import Gherkin

extension Plan {
  /// The tags that mean something to the engine.
  public static let tags = [
    TagVocabulary.Entry(Schedule.serialTag),
    TagVocabulary.Entry(
      "@timeout", example: "@timeout(5s)", otherNames: ["@scenario-timeout"], isReadable: setsLimit),
    TagVocabulary.Entry("@step-timeout", example: "@step-timeout(200ms)", isReadable: setsLimit),
  ]

  @Sendable private static func setsLimit(_ tag: String) -> Bool { TimeLimits.Tag(tag) != nil }
}
