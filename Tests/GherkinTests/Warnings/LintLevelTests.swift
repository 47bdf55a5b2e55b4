import Gherkin
import Testing

/// The level of each kind, by default and by rules.
struct LintLevelTests {
  @Test func rules() {
    func check(
      _ rules: [(LintKind?, LintLevel)], isStrict: Bool = false, _ noSteps: LintLevel,
      _ duplicateTag: LintLevel, at location: SourceLocation = #_sourceLocation
    ) {
      let levels = LintLevels(rules.map { LintLevels.Rule($0, $1) }, isStrict: isStrict)
      #expect(levels[.noSteps] == noSteps, sourceLocation: location)
      #expect(levels[.duplicateTag] == duplicateTag, sourceLocation: location)
    }
    check([], .error, .warning)
    check([], isStrict: true, .error, .error)
    check([(nil, .warning)], .warning, .warning)
    check([(nil, .off)], isStrict: true, .off, .off)
    check([(.noSteps, .off)], isStrict: true, .off, .error)
    check([(.noSteps, .warning)], isStrict: true, .error, .error)
    check([(nil, .off), (.duplicateTag, .error)], .off, .error)
    check([(.duplicateTag, .error), (nil, .off)], .off, .off)
    check([(.noSteps, .off), (.noSteps, .warning)], .warning, .warning)
  }
}
